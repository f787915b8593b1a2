// Home, the pages around a table, languages and looks: `scripts/test-browser home`.

import { readFile } from 'node:fs/promises';
import { alone, check, DESKTOP, PHONE, SMALL_PHONE } from './lib.mjs';

/** What an answer weighs on the wire. */
const size = (answer) => Number(answer.headers.get('content-length'));

const told = (text) => console.log(`        ${text}`);

/** What a file of the page weighs on the wire. */
const weight = async (evening, file) =>
  size(await fetch(evening.house.base + file, { headers: { 'accept-encoding': 'br, gzip' } }));

/** The scripts and styles that a page has loaded. */
const assets = (person) =>
  person.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /^\/assets\/.*\.(js|css)$/.test(file)),
  );

/** What comes over a line, and how many answers were waited for one after the other. */
class Wire {
  requests = new Map();

  constructor(line) {
    line.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) =>
      this.requests.set(requestId, { url: request.url, sent: timestamp, come: Infinity, bytes: 0 }),
    );
    line.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = this.requests.get(requestId);
      if (request) Object.assign(request, { come: timestamp, bytes: encodedDataLength });
    });
  }

  /** Pictures come after everything else, and nobody waits for them. */
  soFar() {
    const all = [...this.requests.values()].filter(({ url, come }) => come < Infinity && !/\.svg$|^data:/.test(url));
    const depth = (one) => 1 + Math.max(0, ...all.filter(({ come }) => come <= one.sent).map(depth));
    const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
    return { bytes, trips: Math.max(...all.map(depth)) };
  }
}

export function home(suite) {
  for (const size of [PHONE, DESKTOP]) {
    suite.test(`home says what is missing, ${size.width} wide`, async (evening) => {
      const ann = await evening.person('Ann', size);
      await ann.go('/');
      await ann.look('home');
      await ann.button('Open a table', { exact: true }).click();
      await ann.page.getByText('First tell us your name.').waitFor();
      await ann.button('Join', { exact: true }).click();
      await ann.page.getByText('Which code?').waitFor();
    });

    suite.test(`rules, and an address that leads nowhere, ${size.width} wide`, async (evening) => {
      const ann = await evening.person('Ann', size);
      await ann.go('/rules/nim');
      await ann.page.getByRole('heading', { name: 'Nim', level: 1 }).waitFor();
      await ann.look('rules');
      await ann.go('/nowhere/at/all');
      await ann.page.getByText('This address leads nowhere.').waitFor();
      await ann.look('lost');
    });
  }

  suite.test('home: from here to the first move against a bot in three taps', async (evening) => {
    const ann = await evening.person('Guest', SMALL_PHONE, { hints: true });
    const begun = performance.now();
    await ann.go('/');
    await ann.button(/^Play now: Nim/).click();
    await ann.button('Stick 3 of 3 in pile 1', { exact: true }).click();
    const hint = await ann.page.getByTestId('hint').textContent();
    await ann.button('Take 1 from pile 1', { exact: true }).click();
    await ann.turnIsOver();
    told(`from home to the first move: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    check(hint.includes('all from one pile'), `a hint for who is new: ${hint}`);
    check((await ann.page.getByTestId('hint').count()) === 0, 'what was done once needs no hint');
  });

  suite.test('home: open tables with right numbers, join by Enter', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', PHONE), await evening.person('Bo', PHONE)];
    const code = await ann.create({ publicly: true });
    await ann.choose('Nim');
    await bo.go('/');
    const room = bo.page.getByRole('link').filter({ hasText: code });
    await room.getByText('1 of 4 seats taken').waitFor();
    await bo.page.getByLabel('Your name').fill('Bo');
    await bo.page.getByLabel('Code of the table').fill(code);
    await bo.page.getByLabel('Code of the table').press('Enter');
    await bo.page.getByTestId('code').waitFor();
  });

  suite.test('home is usable soon on a slow line', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE);
    const line = await ann.context.newCDPSession(ann.page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
    await line.send('Network.emulateNetworkConditions', slow);
    const wire = new Wire(line);
    const begun = performance.now();
    await ann.go('/');
    await ann.button(/^Play now: Nim/).waitFor();
    check(await ann.button(/^Play now: Nim/).isEnabled(), 'there is something to do');
    const seconds = (performance.now() - begun) / 1000;
    const { bytes, trips } = wire.soFar();
    // What a busy machine takes for it is not the page's fault: what it loads, and how often it waits for an answer, is.
    told(`home at 1.6 Mbit/s and 150 ms: usable after ${seconds.toFixed(1)} s, ${bytes} bytes, ${trips} round trips`);
    check(bytes <= 100_000, `${bytes} bytes before there is something to do`);
    check(trips <= 4, `${trips} answers are waited for, one after the other`);
  });

  suite.test('every game is light: its own chunk, and all pictures together', async (evening) => {
    const games = ['Nim', 'Crossword', 'Texas 42', 'UNO', 'Trivia', 'Pictionary'];
    const loaded = new Map();
    const pictures = new Set();
    for (const game of games) {
      const ann = await evening.person('Ann', SMALL_PHONE);
      await ann.go('/');
      await ann.button(`Play now: ${game}`).waitFor();
      for (const file of await ann.page.evaluate(() => [...document.images].map(({ src }) => new URL(src).pathname)))
        pictures.add(file);
      await ann.button(`Play now: ${game}`).click();
      await ann.page.locator('.tabletop').waitFor();
      loaded.set(game, await assets(ann));
    }
    const everywhere = (file) => [...loaded.values()].filter((files) => files.includes(file)).length;
    for (const [game, files] of loaded) {
      const own = await Promise.all(
        files.filter((file) => everywhere(file) === 1).map((file) => weight(evening, file)),
      );
      const bytes = own.reduce((all, some) => all + some, 0);
      told(`${game}: ${bytes} bytes of its own`);
      check(bytes > 0 && bytes <= 30_000, `${game} has ${bytes} bytes of its own`);
    }
    const all = await Promise.all([...pictures].map((file) => weight(evening, file)));
    const art = all.reduce((sum, some) => sum + some, 0);
    told(`pictures of the games: ${art} bytes`);
    check(pictures.size >= games.length && art <= 60_000, `${art} bytes of pictures`);
  });

  suite.test('home is light: compressed, kept, and asked for once', async (evening) => {
    const { base } = evening.house;
    const small = { headers: { 'accept-encoding': 'br, gzip' } };
    const page = await fetch(`${base}/`, small);
    const files = [...(await page.text()).matchAll(/\/assets\/[^"]+/g)].map(([file]) => file);
    check(files.length > 1, 'scripts and styles');
    let bytes = size(page);
    for (const file of files) {
      const answer = await fetch(base + file, small);
      check(answer.headers.get('content-encoding') === 'br', `${file} comes as Brotli`);
      check(/immutable/.test(answer.headers.get('cache-control')), `${file} is kept`);
      bytes += size(answer);
    }
    const catalogue = await fetch(`${base}/api/catalogue`, small);
    check(catalogue.headers.get('content-encoding') === 'gzip', 'the catalogue is compressed');
    bytes += size(catalogue);
    // Only the language that is spoken is sent.
    const languages = await fetch(`${base}/api/words`, small);
    const words = await fetch(`${base}/api/words/nl/house`, small);
    check(words.headers.get('content-encoding') === 'gzip', 'words are compressed');
    bytes += size(languages) + size(words);
    told(`home: ${bytes} bytes (of them the catalogue ${size(catalogue)}, words ${size(words)})`);
    check(bytes <= 100_000, `${bytes} bytes on the wire`);
    const again = await fetch(`${base}/api/catalogue`, {
      headers: { 'if-none-match': catalogue.headers.get('etag') },
    });
    check(again.status === 304, 'who has it is not sent it again');
    const same = await fetch(`${base}/api/words/nl/house`, { headers: { 'if-none-match': words.headers.get('etag') } });
    check(same.status === 304, 'nor are words');
    const manifest = await (await fetch(`${base}/manifest.webmanifest`)).json();
    for (const { src } of manifest.icons) check((await fetch(new URL(src, `${base}/`))).ok, `${src} is there`);
  });

  suite.test('a log file is looked at, and a file that is none says so', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP);
    await ann.go('/');
    const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await ann.page.getByLabel('Open a log file').setInputFiles(file('none.jsonl', 'nothing'));
    await ann.page.getByRole('alert').getByText('this is no log of House Rules').waitFor();
    ann.errors.length = 0;
    await ann.button(/^Play now: Nim/).click();
    await ann.myTurn();
    await ann.button('End the match now').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
    await ann.over();
    const match = (await ann.page.getByRole('link', { name: 'Look at this match again' }).getAttribute('href')).slice(
      3,
    );
    // It was played on this device, so the log is there alone.
    await ann.go(`/g/${match}`);
    const [download] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByRole('link', { name: 'Download the log' }).first().click(),
    ]);
    const log = await readFile(await download.path(), 'utf8');
    await ann.go('/');
    await ann.page.getByLabel('Open a log file').setInputFiles(file('match.jsonl', log));
    await ann.page.getByRole('slider').waitFor();
    await ann.button('One earlier').click();
    await ann.look('dropped');
  });

  suite.test('settings are kept on the device', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.go('/');
    await ann.button('Settings').click();
    for (const name of ['No motion', 'Larger type', 'For the left hand', 'Ask before each move'])
      await ann.page.getByLabel(name).check();
    await ann.page.getByLabel('Sound').fill('0');
    await ann.page.reload();
    await ann.page.keyboard.press('Escape');
    const { motion, type, hand } = await ann.page.evaluate(() => ({ ...document.documentElement.dataset }));
    check(motion === 'calm' && type === 'large' && hand === 'left', `${motion}, ${type}, ${hand}`);
    await ann.button(/^Play now: Nim/).click();
    await ann.button('Stick 3 of 3 in pile 1', { exact: true }).click();
    await ann.button('Take 1 from pile 1', { exact: true }).click();
    await ann.look('confirm');
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await ann.page.getByText('Not played.').waitFor();
    await ann.button('Take 1 from pile 1', { exact: true }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, play' }).click();
    await ann.page.getByTestId('turn').waitFor();
  });

  suite.test('languages and looks', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.go('/');
    await ann.everyLook('look');
    await ann.button('Settings').click();
    await ann.look('settings');
    await ann.page.getByLabel('Language').selectOption('Nederlands');
    await ann.page.getByText('Spelavond met jullie eigen regels').waitFor();
    await ann.page.getByLabel('Taal').selectOption('Español');
    await ann.page.getByText('Noche de juegos').waitFor();
    check((await ann.page.locator('html').getAttribute('lang')) === 'es', 'the page says its language');
  });
}

await alone(import.meta.url, home);
