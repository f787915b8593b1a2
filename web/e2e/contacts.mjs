// Sheets of contacts: the pictures that the tests took, side by side, to look at all of them.
//   node e2e/contacts.mjs [folder] [pattern]      writes contacts-WHAT-1.png and so on into the folder (../screenshots)

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { browserHere } from './lib.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const [folder = path.join(here, '../../screenshots'), pattern = '^layout-'] = process.argv.slice(2);
const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.png') && new RegExp(pattern).test(name))
  .sort();

const ROWS = 3;

/** One sheet for what begins alike: the game, or the page. */
const sheets = new Map();
for (const name of pictures) sheets.set(sheetOf(name), [...(sheets.get(sheetOf(name)) ?? []), name]);

function sheetOf(name) {
  return /^(?:layout-)?([a-z0-9]+)/.exec(name)?.[1] ?? 'rest';
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? browserHere(),
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } });
  await page.goto(pathToFileURL(path.join(here, 'contacts.mjs')).href);
  for (const [sheet, names] of sheets) {
    const figures = names.map((name) => {
      const src = pathToFileURL(path.join(folder, name)).href;
      return `<figure><img src="${src}"><figcaption>${name.replace('.png', '')}</figcaption></figure>`;
    });
    await page.setContent(
      `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#777;font:12px sans-serif}figure{margin:0}img{height:440px;display:block}figcaption{color:#fff}</style>${figures.join('')}`,
      { waitUntil: 'load' },
    );
    // A sheet has three rows, so that it can be looked at without scrolling.
    const rows = await page.$$eval('figure', (figures) => [...new Set(figures.map((figure) => figure.offsetTop))]);
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let first = 0, number = 1; first < rows.length; first += ROWS, number++) {
      const [y, end] = [rows[first] - 8, (rows[first + ROWS] ?? bottom) - 8];
      const clip = { x: 0, y, width: 1900, height: end - y };
      await page.screenshot({ path: path.join(folder, `contacts-${sheet}-${number}.png`), fullPage: true, clip });
    }
    console.log(`contacts-${sheet}-*.png: ${names.length} pictures`);
  }
} finally {
  await browser.close();
}
