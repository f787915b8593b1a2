// The house in one's own browser, without a network and without a server: `scripts/test-browser offline`.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alone, check, DESKTOP, House } from './lib.mjs';

const GAMES = ['Nim', 'UNO', 'Texas 42', 'Trivia', 'Pictionary', 'Crossword'];
const program = () => {
  const { HR_PROGRAM } = process.env;
  check(HR_PROGRAM, 'HR_PROGRAM says which program to start; scripts/test-browser does');
  return HR_PROGRAM;
};

/** Runs a program to its end. */
const finished = (child) =>
  new Promise((done, not) => child.on('exit', (code) => (code ? not(new Error(`exit ${code}`)) : done(undefined))));

/** A server of one's own, that can be stopped. */
async function ownServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'house-'));
  const child = spawn(program(), ['serve', '--addr', '127.0.0.1:0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const base = await new Promise((found, not) => {
    let said = '';
    const hear = (text) => {
      said += text;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address) found(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => not(new Error(`it did not start: ${said}`)));
  });
  const stop = async () => {
    const gone = new Promise((done) => child.on('exit', done));
    child.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  return { base: String(base), stop };
}

/** Someone whose browser may keep pages, at another address. */
async function visitor(evening, base, size) {
  const there = new House(evening.house.browser, { ...evening.house, base });
  const person = await evening.person('Ann', size, { serviceWorkers: 'allow' });
  person.house = there;
  return person;
}

/** All content is fetched before: on a busy machine megabytes of words are compressed first. */
const MEGABYTES = 120_000;
/** Until every game opens without a connection. */
const kept = (person) => person.page.getByText('every game opens without a connection').waitFor({ timeout: MEGABYTES });

/** What one can do now, as the table of plain text shows it. */
const OFFERS = '.generic .dock button:enabled';

/** Does the first thing that is offered; `false` when the match is over. */
async function act(person) {
  const verdict = person.page.getByTestId('verdict');
  await person.page.locator(OFFERS).first().or(verdict).first().waitFor();
  if (await verdict.isVisible()) return false;
  // At once: what is offered may be another thing by the time that a hand is there.
  await person.page.evaluate((selector) => {
    /** @type {HTMLButtonElement | null} */ (document.querySelector(selector))?.click();
  }, OFFERS);
  return true;
}

/** A match that is short enough for a test: a rule set, and numbers of rules. The others are. */
const SHORT = {
  UNO: ['One hand', {}],
  'Texas 42': ['One hand', {}],
  Trivia: ['Quiz night', { 'questions-count': 3, 'pause-seconds': 3 }],
  Pictionary: ['Party', { 'mode-laps': 1, 'clock-drawing': 20, 'clock-picking': 5 }],
};

/** Ends what was begun, and begins anew with a short one. */
async function shorten(person, game) {
  const [preset, numbers] = SHORT[game] ?? [];
  if (!preset) return;
  await person.button('End the match now').click();
  await person.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
  await person.over();
  await person.button('Play again').click();
  await person.choose(preset);
  await person.set(numbers);
  await person.start();
}

/** A whole match of a game, without any server. */
async function flight(ann, game) {
  await ann.go('/');
  await ann.button(`Play now: ${game}`).click();
  await ann.page.getByTestId('turn').waitFor();
  await shorten(ann, game);
  for (let moves = 0; moves < 3; moves++) await act(ann);
  const entry = async () => Number(await ann.page.getByTestId('turn').getAttribute('data-entry'));
  const before = await entry();
  await ann.page.reload();
  await ann.page.getByTestId('turn').waitFor();
  check((await entry()) >= before, `${game}: what was played is there`);
  while (await act(ann));
  check((await ann.over()).length > 0, `${game} is over`);
  // It can be looked at again.
  await ann.page.getByRole('link', { name: 'Look at this match again' }).click();
  await ann.page.getByRole('slider').waitFor();
}

export function offline(suite) {
  suite.test('offline: the server gone, every game to its end, with a reload in the middle', async (evening) => {
    const { base, stop } = await ownServer();
    const ann = await visitor(evening, base, DESKTOP);
    await ann.context.addInitScript(() => localStorage.setItem('hr.plain', 'yes'));
    await ann.go('/');
    await kept(ann);
    await stop();
    ann.cut = true;
    for (const game of GAMES) await flight(ann, game);
    await ann.go('/');
    await ann.page
      .getByText('on this device')
      .nth(GAMES.length - 1)
      .waitFor();
    await ann.look('offline-home');
  });

  suite.test('a worker that dies is told of, and the match goes on', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP);
    await ann.go('/');
    await ann.button(/^Play now: Nim/).click();
    await ann.myTurn();
    const before = await ann.page.getByTestId('turn').getAttribute('data-entry');
    const told = await ann.watchFor('.banner');
    await ann.page.evaluate(() => {
      const worker = window['testLine'].workers.at(-1);
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
    });
    await told();
    await ann.page.locator('.banner').waitFor({ state: 'detached' });
    await ann.myTurn();
    check((await ann.page.getByTestId('turn').getAttribute('data-entry')) === before, 'nothing is lost');
    await ann.button('Stick 3 of 3 in pile 1', { exact: true }).click();
    await ann.button('Take 1 from pile 1', { exact: true }).click();
    await ann.turnIsOver();
  });

  suite.test('a table on this device continues with friends', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP);
    await ann.go('/');
    await ann.button(/^Play now: Nim/).click();
    await ann.myTurn();
    await ann.button('End the match now').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
    await ann.over();
    await ann.button('Play again').click();
    await ann.page.getByText('A table on this device').waitFor();
    await (await ann.rule('Limited takes')).check();
    await ann.look('lobby-on-device');
    await ann.button('Continue with friends').click();
    const code = (await ann.page.getByTestId('code').textContent()).trim();
    check(/^[A-Z]{4,}$/.test(code), `a table of the server: ${code}`);
    await ann.page.getByText('Take at most 3 sticks a turn.').first().waitFor();
  });

  suite.test('the house as plain files, in a folder of any web space', async (evening) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
    await finished(spawn(program(), ['site', path.join(folder, 'some', 'where')], { stdio: 'ignore' }));
    const server = createServer(async (request, response) => {
      const name = decodeURIComponent(new URL(request.url, 'http://here').pathname);
      const file = path.join(folder, name.endsWith('/') ? `${name}index.html` : name);
      const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' };
      const found = existsSync(file);
      response.writeHead(found ? 200 : 404, { 'content-type': types[file.split('.').at(-1)] ?? 'text/plain' });
      response.end(found ? await readFile(file) : '');
    });
    await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const base = `http://127.0.0.1:${port}/some/where/`;
    const ann = await visitor(evening, base, DESKTOP);
    await ann.context.addInitScript(() => localStorage.setItem('hr.plain', 'yes'));
    await ann.page.goto(base);
    await ann.look('site-home');
    check((await ann.button('Open a table', { exact: true }).count()) === 0, 'there is nobody to open a table with');
    await ann.page.getByRole('link', { name: 'Rules of Nim' }).click();
    await ann.page.getByRole('heading', { name: 'Nim', level: 1 }).waitFor();
    await ann.page.goto(base);
    await kept(ann);
    await new Promise((closed) => server.close(closed).closeAllConnections());
    ann.cut = true;
    await ann.page.reload();
    await ann.button(/^Play now: Nim/).click();
    for (let moves = 0; moves < 2; moves++) await act(ann);
    await ann.page.reload();
    while (await act(ann));
    await ann.over();
    await rm(folder, { recursive: true, force: true });
  });
}

await alone(import.meta.url, offline);
