// Languages: a match of each game in Dutch and in Spanish, and English with marks, to find what is not translated:
// `scripts/test-browser languages`. What the page should say is asked of the server's words, as the page does.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deal } from './deals.mjs';
import { alone, BIG_SCREEN, check, DESKTOP, PHONE } from './lib.mjs';

/** Rules to play by, which come by a link: a preset and more, and how to be refused something by the game's own words. */
const GAMES = {
  nim: { rules: { take_most: { sticks: 2 } }, refused: takeTooMany },
  texas42: { preset: 'one-hand', deal: 'texas42 keyboard', refused: doNotFollow },
  uno: { deal: 'uno keyboard', refused: layWhatDoesNotFit },
  trivia: {
    preset: 'kitchen-quiz',
    deal: 'trivia words',
    refused: (ann) => type(ann, '#trivia-field', 'x'.repeat(200)),
  },
  pictionary: { refused: guessTooMuch },
  crossword: { deal: 'crossword plain', refused: layInACorner },
};
/** English with marks around each message: scripts/test-browser makes it. */
const MARKED = 'en-XA';
/** The code of a table is no word, and neither is the address with it. */
const CODE = /^([\d.:]+\/r\/)?0?[A-Z]{4,}$/;
/** Whoever plays here. Bots are called in words. */
const NAMES = /\bA1\b/g;
/** Words that stand in English sentences of a log, and in no Dutch or Spanish ones. */
const ENGLISH = /\b(the|takes|from|plays|bids|passes|draws|wins|and|begins|deals|asks|turn)\b/i;
/** A match of others. */
const RECORD = `#player1 A1 A1
#player2 A1b A1
>A1: AEHRSTX 8G HEX +26 26
>A1b: ?DEIOOT 9H TO +15 15
`;
const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Tables that are opened by a link have the chosen rules; see web/src/lib/choice.ts.
 * @param {string} base @param {string} game @param {{ preset?: string, rules?: object, refused: Function }} choice
 */
async function link(base, game, { preset = '', rules = {} }) {
  const { games, variants } = await (await fetch(`${base}/api/catalogue`)).json();
  const { presets } = games.find(({ id }) => id === game);
  const chosen = [...presets, ...variants].find(({ id }) => id === (preset || presets[0].id));
  const more = Object.entries(rules).map(([id, params]) => ({ id, params }));
  const choice = [game, chosen.id, [...chosen.rules.filter(({ id }) => !(id in rules)), ...more]];
  return `/#rules=${Buffer.from(JSON.stringify(choice)).toString('base64url')}`;
}

/** All pile's sticks, where two is the most. */
async function takeTooMany(ann) {
  await ann.page.locator('.pile button').first().click();
  await ann.page.locator('.nim .actions .primary, .dock .primary').first().click();
}

/** Plays what may be played until there is a domino that may not. */
async function doNotFollow(ann) {
  const hand = ann.page.getByRole('toolbar').getByRole('button');
  const barred = ann.page.locator('[role=toolbar] button.dim');
  const may = ann.page.locator('[role=toolbar] button.legal[aria-disabled=false]');
  for (;;) {
    await may.first().waitFor();
    const held = await hand.count();
    if ((await barred.count()) > 0) return barred.first().click({ force: true });
    await may.first().click();
    await hand.nth(held - 1).waitFor({ state: 'detached' });
  }
}

/** In one's own turn, when something else would fit. */
async function layWhatDoesNotFit(ann) {
  await ann.page.locator('.uno [data-card][aria-disabled=false]').first().waitFor();
  await ann.page.locator('.uno [data-card][aria-disabled=true]').first().click({ force: true });
}

/** Whoever opened the table draws first, and skips that; then a bot does. */
async function guessTooMuch(ann) {
  const dock = ann.page.locator('.pictionary .dock');
  await dock.locator('.line .quiet').click();
  await dock.locator('.line .primary').click();
  await type(ann, '.pictionary form input', 'x'.repeat(200));
}

/** Far from where the first word goes. */
async function layInACorner(ann) {
  await ann.page.locator('.rack [data-tile]').first().click();
  await ann.page.locator('[data-square="0"]').click();
}

/** More than the field takes: the browser would not let it out, the server has the last word. */
async function type(ann, field, text) {
  await ann.page.locator(field).evaluate((input) => input.removeAttribute('maxlength'));
  await ann.page.locator(field).fill(text);
  await ann.page.locator(field).press('Enter');
}

/** Everything under this name in what the server has sent. */
function found(value, name, all = []) {
  if (value && typeof value === 'object')
    for (const [key, inside] of Object.entries(value)) {
      if (key === name) all.push(inside);
      found(inside, name, all);
    }
  return all;
}

/** The words of a language, as the server hands them out. */
async function wordsOf(base, tag, scope) {
  const bundle = new FluentBundle(tag === MARKED ? 'en' : tag, { useIsolating: false });
  for (const one of ['house', scope]) {
    const text = await (await fetch(`${base}/api/words/${tag}/${one}`)).text();
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  const say = (id, args = {}, names = []) => {
    const [name, attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    check(pattern, `${tag} has no words for ${id}`);
    const text = (arg) => {
      if (typeof arg !== 'object') return arg;
      if (Array.isArray(arg)) return new Intl.ListFormat(tag).format(arg.map((one) => String(text(one))));
      if ('text' in arg) return arg.text;
      return 'seat' in arg ? names[arg.seat] : say(arg.id, arg.args, names);
    };
    const said = Object.entries(args).map(([name, arg]) => [name, text(arg)]);
    return bundle.formatPattern(pattern, Object.fromEntries(said), []);
  };
  return say;
}

/** Someone who reads this language. */
async function reader(evening, tag, size = DESKTOP, options = {}) {
  const ann = await evening.person('A1', size, options);
  await ann.context.addInitScript((tag) => localStorage.setItem('hr.language', tag), tag);
  return ann;
}

/** From a link to a match against bots by its rules. */
async function playBy(ann, say, rules) {
  await ann.go(rules);
  await ann.page.getByLabel(say('page-home-your-name'), { exact: true }).fill('A1');
  await ann.button(say('page-home-open-these'), { exact: true }).click();
  await withBots(ann, say);
}

/** Bots sit down until the match can start. */
async function withBots(ann, say) {
  const start = ann.button(say('page-lobby-start'));
  const add = ann.button(say('page-lobby-add-bot'));
  for (;;) {
    // Whoever sat down last, it takes a moment until the match can start.
    await start.or(add).and(ann.page.locator(':enabled')).first().waitFor();
    if (await start.isEnabled()) break;
    const sits = '.seats li:not(:has(.hole))';
    const seats = await ann.page.locator(sits).count();
    await add.click();
    await ann.page
      .getByRole('list', { name: say('page-lobby-which-bot') })
      .getByRole('button')
      .first()
      .click();
    await ann.page.locator(sits).nth(seats).waitFor();
  }
  await start.click();
  await ann.page.getByTestId('turn').waitFor();
}

/** Who sits where: people by their names, bots as this language calls them. */
function namesOf(frames, say) {
  const seats = found(frames, 'seats').findLast(
    (seats) => Array.isArray(seats) && seats.length > 0 && 'bot' in seats[0],
  );
  return seats.map(({ bot, name }, seat) => {
    if (bot === null) return name;
    const number = seats.slice(0, seat + 1).filter((other) => other.bot === bot).length;
    return say('page-common-bot-called', { name: say(`bot-${bot}`), number });
  });
}

/** What is quoted in messages, in whatever language. */
function quotes(value, all = []) {
  if (value && typeof value === 'object') {
    if (typeof value.lang === 'string' && typeof value.text === 'string') all.push(`${value.lang}: ${value.text}`);
    for (const inside of Object.values(value)) quotes(inside, all);
  }
  return all;
}

/** What the log says: just what the server told, in this language; what is quoted says its own. */
async function readLog(ann, say, tag) {
  await seeLog(ann, say);
  const frames = (await ann.frames()).map((frame) => JSON.parse(frame));
  const names = namesOf(frames, say);
  const lines = found(frames, 'lines').filter((lines) => Array.isArray(lines) && lines.length > 0);
  const told = new Set(lines.map((lines) => lines.map(({ id, args }) => say(id, args, names)).join(' ')));
  const read = await log(ann, say).evaluateAll((all) =>
    all.map((li) => [li.getAttribute('lang'), li.textContent.trim()]),
  );
  for (const [language, line] of read) {
    check(language === tag, `a line says its language: ${line}`);
    check(told.has(line), `a line that nobody told: ${line}\n${[...told].join('\n')}`);
  }
  const quoted = new Set(quotes(lines));
  const marked = await log(ann, say)
    .locator('[lang]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('lang')}: ${one.textContent}`));
  for (const quote of marked) check(quoted.has(quote), `quoted by nobody: ${quote}`);
  check(quoted.size === 0 || marked.length > 0, 'what is quoted says its language');
}

/** Why not, in the game's own words. */
async function readRefusal(ann, say, tag, refused) {
  await refused(ann);
  const why = ann.page.locator('[role=alert] li, .reasons li').first();
  await why.waitFor();
  const text = (await why.textContent()).trim();
  check((await why.getAttribute('lang')) === tag, 'a refusal says its language');
  const frames = (await ann.frames()).map((frame) => JSON.parse(frame));
  const names = namesOf(frames, say);
  const all = [...found(frames, 'refusals'), ...found(frames, 'refused')].flat();
  const told = all.filter((one) => typeof one?.id === 'string');
  const said = told.map(({ id, args }) => say(id, args, names));
  check(said.includes(text) && !ENGLISH.test(text), `a refusal: ${text}; told: ${said.join(' | ')}`);
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
    const cut = new Map();
    const foreign = (node) => node.closest('[lang]')?.getAttribute('lang') !== tag;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!parent || foreign(parent) || parent.closest('script, style, template, noscript, [data-testid="code"]'))
        continue;
      // A sentence may be cut by bold words, or by what it quotes: it is read as one.
      if (!parent.closest('[data-read]')) cut.set(parent, (cut.get(parent) ?? '') + (node.textContent ?? ''));
    }
    found.push(...cut.values());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!foreign(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found;
  }, MARKED);
  const left = texts.map(unmarked).map((text) => text.replaceAll(NAMES, '').replaceAll(/\s+/g, ' ').trim());
  // Two names are joined by the browser's own rules of the language (Intl), which have no marks.
  // And Upwords has a tile of two letters.
  const joined = new Set(['and', 'Qu']);
  const fine = (text) => names.has(text) || CODE.test(text) || joined.has(text);
  const words = left.filter((text) => /\p{L}{2,}/u.test(text) && !fine(text));
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
  const files = await readdir(path.join(here, 'host'), { recursive: true });
  const own = new Set(files.map((file) => path.basename(file, '.toml')));
  const named = Object.values(content).flat();
  return new Set(['A1', ...hosts, ...named.filter((name) => own.has(name)).map(titled)]);
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
    for (const [game, play] of Object.entries(GAMES))
      suite.test(`languages: ${game} in ${tag}: log, refusal, results, rule book`, async (evening) => {
        const { base } = evening.house;
        const say = await wordsOf(base, tag, game);
        const ann = await reader(evening, tag, DESKTOP, { deal: play.deal ? deal(play.deal) : 0 });
        await playBy(ann, say, await link(base, game, play));
        check((await ann.page.locator('html').getAttribute('lang')) === tag, 'the page says its language');
        await readRefusal(ann, say, tag, play.refused);
        await readLog(ann, say, tag);
        for (const live of await ann.page.locator('[aria-live]').all())
          check(await live.evaluate((one, tag) => one.closest('[lang]')?.getAttribute('lang') === tag, tag), 'live');
        const verdict = await end(ann, say);
        check(!ENGLISH.test(verdict), `the verdict: ${verdict}`);
        const results = ann.page.locator('section[aria-labelledby="results-title"]');
        await results.waitFor();
        // What was asked is in the language of its pack, and says so.
        const told = await results.evaluate((one) => {
          const copy = /** @type {Element} */ (one.cloneNode(true));
          copy.querySelectorAll('[lang]').forEach((foreign) => foreign.remove());
          return copy.textContent;
        });
        check(!ENGLISH.test(told), `the results: ${told}`);
        const bots = await ann.page.locator('.strip .name').allTextContents();
        check(!bots.some((name) => /\w+ bot\b/.test(name)), `bots are called in this language: ${bots}`);
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

  suite.test('languages: what a room refuses says its language', async (evening) => {
    const tag = 'nl';
    const say = await wordsOf(evening.house.base, tag, 'nim');
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
    for (const game of Object.keys(GAMES)) {
      await ann.go(`/rules/${game}`);
      await ann.page.getByRole('heading', { name: say('page-rules-house') }).waitFor();
      // The game's own words come by themselves.
      await ann.page.waitForLoadState('networkidle');
      await outside(ann, `rules of ${game}`);
    }
  });

  suite.test(
    'languages: stacks, a saved variant, the host’s end and a record are messages to the last letter',
    async (evening) => {
      const say = await wordsOf(evening.house.base, MARKED, 'crossword');
      const ann = await reader(evening, MARKED);
      await ann.go(await link(evening.house.base, 'crossword', { preset: 'upwords', refused: () => {} }));
      await ann.page.getByLabel(say('page-home-your-name'), { exact: true }).fill('A1');
      await ann.button(say('page-home-open-these'), { exact: true }).click();
      await ann.page.getByTestId('code').waitFor();
      await ann.button(say('page-lobby-share')).first().click();
      await ann.page.getByLabel(say('page-lobby-variant-name')).waitFor();
      await outside(ann, 'a variant');
      await ann.page.keyboard.press('Escape');
      await ann.button(say('page-lobby-add-bot')).click();
      await ann.page
        .getByRole('list', { name: say('page-lobby-which-bot') })
        .getByRole('button')
        .first()
        .click();
      await ann.button(say('page-lobby-start')).and(ann.page.locator(':enabled')).click();
      await ann.page.getByTestId('turn').waitFor();
      await outside(ann, 'a board for stacks');
      await ann.button(say('page-table-end'), { exact: true }).click();
      await outside(ann, 'the host ends it?');
      await ann.page
        .getByRole('dialog')
        .getByRole('button', { name: say('page-table-end-yes'), exact: true })
        .click();
      await ann.over();
      await outside(ann, 'the host has ended it');
      // A record of others, and one with a mistake.
      await ann.go('/');
      const open = ann.page.getByLabel(say('page-home-open-log'));
      const file = (text) => ({ name: 'a.gcg', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await open.setInputFiles(file(RECORD.replace('+26 26', '+25 25')));
      await ann.page.getByRole('alert').locator('li').first().waitFor();
      await outside(ann, 'what is wrong with a record');
      ann.errors.length = 0;
      await open.setInputFiles(file(RECORD));
      await ann.page.getByRole('slider').waitFor();
      await outside(ann, 'a record');
    },
  );

  suite.test('languages: categories are picked by name', async (evening) => {
    const say = await wordsOf(evening.house.base, 'es', 'trivia');
    const ann = await reader(evening, 'es', PHONE);
    await ann.go('/');
    await ann.page.getByLabel(say('page-home-your-name'), { exact: true }).fill('A1');
    await ann.button(say('page-home-open-for', { game: say('game-trivia') }), { exact: true }).click();
    await ann.page.getByTestId('code').waitFor();
    const { games } = await (await fetch(`${evening.house.base}/api/catalogue`)).json();
    const count = games.find(({ id }) => id === 'trivia').rules.length;
    await ann.button(say('page-lobby-all-rules', { count })).click();
    await ann.page.getByLabel(say('page-lobby-find-rule')).fill(say('rule-questions'));
    const topic = (topic) => ann.page.getByRole('checkbox', { name: say('topic', { topic }), exact: true });
    for (const name of ['food', 'history']) await topic(name).check();
    await ann.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    check((await topic('food').isChecked()) && !(await topic('sport').isChecked()), 'two of them');
    await ann.look('lobby-categories');
    const pack = await ann.page.locator('#questions-pack option').allTextContents();
    check(pack.includes(say('chosen-questions-pack', { pack: 'general-es' })), `packs have names: ${pack}`);
  });

  for (const game of Object.keys(GAMES))
    suite.test(`languages: ${game} is messages to the last letter, from the lobby to looking back`, async (evening) => {
      const say = await wordsOf(evening.house.base, MARKED, game);
      const ann = await reader(evening, MARKED);
      const sofa = await reader(evening, MARKED, BIG_SCREEN);
      await ann.go('/');
      await ann.page.getByLabel(say('page-home-your-name'), { exact: true }).fill('A1');
      await ann.button(say('page-home-open-for', { game: say(`game-${game}`) }), { exact: true }).click();
      await ann.page.getByTestId('code').waitFor();
      const all = ann.page.locator('button[aria-expanded="false"]').filter({ hasText: /\d/ });
      for (const button of await all.all()) await button.click();
      await ann.page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      await ann.button(say('page-lobby-add-bot')).click();
      await outside(ann, 'lobby');
      await sofa.go(new URL(ann.page.url()).pathname.replace('/r/', '/tv/'));
      await sofa.page.getByText('A1').first().waitFor();
      await outside(sofa, 'big screen, lobby');
      // On the server: a table on the device has no big screen.
      await ann.page.keyboard.press('Escape');
      await withBots(ann, say);
      await outside(ann, 'match');
      await seeLog(ann, say);
      await outside(ann, 'log');
      await sofa.go(new URL(ann.page.url()).pathname.replace('/r/', '/tv/'));
      await sofa.page.getByText('A1').filter({ visible: true }).first().waitFor();
      await outside(sofa, 'big screen');
      await end(ann, say);
      await ann.page.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
      await outside(ann, 'results');
      await sofa.page.getByRole('region', { name: say('page-tv-podium') }).waitFor();
      await outside(sofa, 'podium');
      await ann.page.getByRole('link', { name: say('page-results-link') }).click();
      await ann.page.getByRole('slider').waitFor();
      await outside(ann, 'looking back');
    });
}

await alone(import.meta.url, languages);
