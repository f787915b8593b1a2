// Languages: a match of each game in Dutch and in Spanish, and English with marks, to find what is not translated:
// `scripts/test-browser languages`. What the page should say is asked of the server's words, as the page does.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone, check, DESKTOP } from './lib.mjs';

const GAMES = ['nim', 'texas42', 'uno', 'trivia', 'pictionary', 'crossword'];
/** English with marks around each message: scripts/test-browser makes it. */
const MARKED = 'en-XA';
/** The code of a table is none. */
const CODE = /^[A-Z]{4,}$/;
/** People at the table, bots among them. */
const NAMES = /\bA1\b|\b\w+ bot( \d)?\b/g;
/** Words that stand in English sentences of a log, and in no Dutch or Spanish ones. */
const ENGLISH = /\b(the|takes|from|plays|bids|passes|draws|wins|and|begins|deals|asks|turn)\b/i;
const here = path.dirname(fileURLToPath(import.meta.url));

/** The words of a language, as the server hands them out. */
async function wordsOf(base, tag, scope) {
  const bundle = new FluentBundle(tag === MARKED ? 'en' : tag, { useIsolating: false });
  for (const one of ['house', scope]) {
    const text = await (await fetch(`${base}/api/words/${tag}/${one}`)).text();
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (id, args = {}) => {
    const message = bundle.getMessage(id);
    check(message?.value, `${tag} has no words for ${id}`);
    return bundle.formatPattern(message.value, args, []);
  };
}

/** Someone who reads this language. */
async function reader(evening, tag) {
  const ann = await evening.person('A1', DESKTOP);
  await ann.context.addInitScript((tag) => localStorage.setItem('hr.language', tag), tag);
  return ann;
}

/** From home to a match against bots. */
async function playNow(ann, say, game) {
  await ann.go('/');
  await ann.button(say('page-home-play-now-at', { game: say(`game-${game}`) }), { exact: true }).click();
  await ann.page.getByTestId('turn').waitFor();
}

/** Ends the match, as all agree, and gives the verdict. */
async function end(ann, say) {
  await ann.button(say('page-table-stop'), { exact: true }).click();
  await ann.page
    .getByRole('dialog')
    .getByRole('button', { name: say('page-table-stop-yes'), exact: true })
    .click();
  return ann.over();
}

const log = (ann, say) => ann.page.getByRole('list', { name: say('page-table-log'), exact: true }).locator('li');

/** On a desk it is there. */
const seeLog = (ann, say) => log(ann, say).first().waitFor();

/** What stands on the screen, or is read aloud, outside the marks. What is in another language says so and is left out. */
async function outside(ann, name) {
  const names = await namesAt(ann.house.base);
  const texts = await ann.page.evaluate((tag) => {
    const found = [];
    const foreign = (node) => node.closest('[lang]')?.getAttribute('lang') !== tag;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!parent || foreign(parent) || parent.closest('script, style, template, noscript, [data-testid="code"]'))
        continue;
      // A sentence may be cut by bold words: it is read as one.
      if (!parent.closest('[data-read]')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!foreign(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found;
  }, MARKED);
  const left = texts.map(unmarked).map((text) => text.replaceAll(NAMES, '').replaceAll(/\s+/g, ' ').trim());
  const words = left.filter((text) => /\p{L}{2,}/u.test(text) && !names.has(text) && !CODE.test(text));
  check(words.length === 0, `${name}, outside the marks: ${[...new Set(words)].join(' | ')}`);
}

/** What is called as somebody calls it: people, bots, a host's rule sets, word lists and packs. */
async function namesAt(base) {
  const { games, variants, content } = await (await fetch(`${base}/api/catalogue`)).json();
  const hosts = [{ presets: variants }, ...games].flatMap(({ presets }) =>
    presets.flatMap(({ name, sentence }) => [name, sentence]),
  );
  const titled = (name) =>
    name
      .split(/[-_ ]+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ');
  return new Set(['A1', ...hosts, ...Object.values(content).flat().map(titled)]);
}

function unmarked(text) {
  let [depth, left] = [0, ''];
  for (const letter of text)
    if (letter === '⟦') depth += 1;
    else if (letter === '⟧') depth = Math.max(0, depth - 1);
    else if (depth === 0) left += letter;
  return left;
}

export function languages(suite) {
  for (const tag of ['nl', 'es'])
    for (const game of GAMES)
      suite.test(`languages: ${game} in ${tag}`, async (evening) => {
        const say = await wordsOf(evening.house.base, tag, game);
        const ann = await reader(evening, tag);
        await playNow(ann, say, game);
        check((await ann.page.locator('html').getAttribute('lang')) === tag, 'the page says its language');
        await seeLog(ann, say);
        const verdict = await end(ann, say);
        check(!ENGLISH.test(verdict), `the verdict: ${verdict}`);
        const results = ann.page.locator('section[aria-labelledby="results-title"]');
        await results.waitFor();
        // What was asked is in the language of its pack.
        const told = (await results.textContent()).replace(/(antwoord|respuesta): .*?\. .*?\./, '');
        check(!ENGLISH.test(told), `the results: ${await results.textContent()}`);
        // The rule book, in this language.
        await ann.go(`/rules/${game}`);
        const book = await readFile(path.join(here, `../../crates/${game}/RULES.${tag}.md`), 'utf8');
        const [title] = book.split('\n');
        await ann.page.getByRole('heading', { name: title.slice(2), exact: true, level: 1 }).waitFor();
        const article = ann.page.locator('article');
        await article.locator('.prose').waitFor();
        check((await article.getAttribute('lang')) === tag, 'the book says its language');
        check((await article.locator('h2').count()) === book.match(/^## /gm)?.length || !/^## /m.test(book), 'whole');
        await ann.look(`rules-${game}-${tag}`);
      });

  suite.test('languages: a log, a refusal and what is typed say their language', async (evening) => {
    const tag = 'nl';
    const say = await wordsOf(evening.house.base, tag, 'uno');
    const ann = await reader(evening, tag);
    // A table that is not there.
    await ann.go('/');
    await ann.page.getByLabel(say('page-home-your-name')).fill('A1');
    await ann.page.getByLabel(say('page-home-code')).fill('QQQQQ');
    await ann.page.getByLabel(say('page-home-code')).press('Enter');
    const refusal = ann.page.getByRole('alert').locator('li').first();
    await refusal.waitFor();
    ann.errors.length = 0;
    check((await refusal.getAttribute('lang')) === tag, 'a refusal says its language');
    check(!ENGLISH.test(await refusal.textContent()), `a refusal: ${await refusal.textContent()}`);
    await playNow(ann, say, 'uno');
    await seeLog(ann, say);
    for (const line of await log(ann, say).all()) {
      check((await line.getAttribute('lang')) === tag, 'a line says its language');
      check(!ENGLISH.test(await line.textContent()), `a line: ${await line.textContent()}`);
    }
    for (const live of await ann.page.locator('[aria-live]').all())
      check(await live.evaluate((element) => element.closest('[lang]')?.getAttribute('lang') === 'nl'), 'live');
  });

  suite.test('languages: the menu has them all by their own names, and a choice is kept', async (evening) => {
    const ann = await evening.person('A1', DESKTOP, { locale: 'es-MX' });
    await ann.go('/');
    const say = await wordsOf(evening.house.base, 'es', 'nim');
    await ann.page.getByText(say('page-home-hello')).waitFor();
    await ann.button(say('page-app-menu'), { exact: true }).click();
    const menu = ann.page.getByLabel(say('page-settings-language'), { exact: true });
    const names = await menu.locator('option').allTextContents();
    for (const name of ['English', 'Nederlands', 'Español']) check(names.includes(name), `${name} among ${names}`);
    await menu.selectOption('Nederlands');
    const dutch = await wordsOf(evening.house.base, 'nl', 'nim');
    await ann.page.getByText(dutch('page-home-hello')).waitFor();
    await ann.page.reload();
    await ann.page.getByText(dutch('page-home-hello')).waitFor();
  });

  suite.test('languages: without words the page says that the server cannot be reached', async (evening) => {
    const ann = await evening.person('A1', DESKTOP);
    await ann.page.route('**/api/words**', (route) => route.abort());
    await ann.go('/');
    await ann.page.getByText('De server is niet bereikbaar.').waitFor();
    ann.errors.length = 0;
    await ann.page.unroute('**/api/words**');
    await ann.page.getByRole('link', { name: 'Try again' }).click();
    await ann.page.getByLabel('Your name').waitFor();
    ann.errors.length = 0;
  });

  suite.test('languages: home, settings and rules are messages to the last letter', async (evening) => {
    const say = await wordsOf(evening.house.base, MARKED, 'nim');
    const ann = await reader(evening, MARKED);
    await ann.go('/');
    await ann.page.getByText(say('page-home-hello')).waitFor();
    await outside(ann, 'home');
    await ann.button(say('page-app-menu'), { exact: true }).click();
    await outside(ann, 'settings');
    for (const game of GAMES) {
      await ann.go(`/rules/${game}`);
      await ann.page.getByRole('heading', { name: say('page-rules-house') }).waitFor();
      await outside(ann, `rules of ${game}`);
    }
  });

  for (const game of GAMES)
    suite.test(`languages: ${game} is messages to the last letter, from the lobby to the results`, async (evening) => {
      const say = await wordsOf(evening.house.base, MARKED, game);
      const ann = await reader(evening, MARKED);
      await ann.go('/');
      await ann.page.getByLabel(say('page-home-your-name'), { exact: true }).fill('A1');
      await ann.button(say('page-home-open-for', { game: say(`game-${game}`) }), { exact: true }).click();
      await ann.page.getByTestId('code').waitFor();
      const all = ann.page.locator('button[aria-expanded="false"]').filter({ hasText: /\d/ });
      for (const button of await all.all()) await button.click();
      await outside(ann, 'lobby');
      await playNow(ann, say, game);
      await outside(ann, 'match');
      await seeLog(ann, say);
      await outside(ann, 'log');
      await end(ann, say);
      await outside(ann, 'results');
    });
}

await alone(import.meta.url, languages);
