// What every test in a real browser needs. Tests of games import from here.

import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const PHONE = { width: 375, height: 812 };
export const SMALL_PHONE = { width: 375, height: 667 };
export const DESKTOP = { width: 1280, height: 800 };
export const BIG_SCREEN = { width: 1920, height: 1080 };
/** Someone whose system asks for little motion. */
export const CALM = { reducedMotion: 'reduce' };
export const LOOKS = ['Light', 'Dark', 'High contrast', 'Retro 90s'];

/** Only to fail instead of hanging: HR_SLOW=3 gives everything three times as long. */
const SLOW = Number(process.env.HR_SLOW ?? 1);
const PATIENCE = 30_000 * SLOW;
const LONGEST_TEST = 600_000 * SLOW;

/** The same engine without a window of its own takes a third less time, so it comes first. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
export const browserHere = () => BROWSERS.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file));

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export function check(truth, what) {
  if (!truth) throw new Error(what);
}

/** Runs the tests that these files bring, and sets the exit code. */
export async function run(...files) {
  const house = await House.open();
  const suite = new Suite(house);
  try {
    for (const file of files) file(suite);
    await suite.run();
  } finally {
    await house.close();
  }
}

/** For the end of a file of tests: runs them, if it is this file that was started. */
export async function alone(url, file) {
  if (process.argv[1] === fileURLToPath(url)) await run(file);
}

/** Runs named tests and counts them. A failure is told and does not stop the rest. */
export class Suite {
  passed = 0;
  failed = 0;
  waiting = [];

  constructor(house, only = process.env.ONLY) {
    this.house = house;
    this.only = only;
  }

  /** To be run: every test has people and a room of its own, so the order does not matter. */
  test(name, run) {
    if (!this.only || new RegExp(this.only).test(name)) this.waiting.push({ name, run });
  }

  /** Runs them all, LANES at a time. The last line, and the exit code. */
  async run(lanes = Number(process.env.LANES ?? 2)) {
    check(this.waiting.length > 0, `no test is called like ${this.only}`);
    const lane = async () => {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.one(next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }

  /** Once: a test that passes only at times has found something. */
  async one({ name, run }) {
    const start = Date.now();
    const evening = new Evening(this.house);
    const error = await outcome(() => inTime(run(evening).then(() => evening.noErrors())));
    if (error) await evening.shots(`FAILED-${name.replaceAll(/\W+/g, '-')}`);
    await evening.end();
    const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`.padStart(8);
    if (!error) {
      this.passed += 1;
      console.log(`ok      ${seconds}  ${name}`);
    } else {
      this.failed += 1;
      console.log(
        `FAILED  ${seconds}  ${name}\n        ${String(error.stack ?? error).replaceAll('\n', '\n        ')}`,
      );
    }
  }
}

/** The error, if there is one. */
async function outcome(run) {
  try {
    await run();
    return null;
  } catch (error) {
    return error ?? new Error('failed');
  }
}

/** A page that hangs cannot even be asked, so somebody has to look at the clock. */
async function inTime(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${LONGEST_TEST / 1000} s`)), LONGEST_TEST);
  });
  try {
    await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A server made for tests, and a browser in which people meet. */
export class House {
  constructor(browser, { base, shots, scheme }) {
    this.browser = browser;
    this.base = base;
    this.shots = shots;
    this.scheme = scheme;
  }

  static async open() {
    const { BASE_URL, SCREENSHOTS, COLOR_SCHEME = 'light', CHROMIUM = browserHere() } = process.env;
    check(CHROMIUM, 'there is no browser: scripts/setup browser installs one');
    check(BASE_URL, 'BASE_URL says which server to test; scripts/test-browser starts one');
    const base = BASE_URL.replace(/\/$/, '');
    await letsChoose(base);
    if (SCREENSHOTS) await mkdir(SCREENSHOTS, { recursive: true });
    const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', ...quiet],
    });
    return new House(browser, { base, shots: SCREENSHOTS, scheme: COLOR_SCHEME });
  }

  close() {
    return this.browser.close();
  }
}

/** Tests need the deals that they have chosen. */
async function letsChoose(base) {
  const answer = await fetch(`${base}/api/rooms`, {
    method: 'POST',
    headers: { 'houserules-deal': 'which?' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  check(answer.status === 400, `the server at ${base} was not started with --chosen-deals; see scripts/test-browser`);
}

/** One test: who came, so that all of them can be looked at and sent home. */
export class Evening {
  people = [];

  constructor(house) {
    this.house = house;
  }

  /** Someone with a browser of their own. Tables that they open have the chosen `deal`; see deals.mjs. Without one it is
   * deal 0, the same each time: no test hopes for the cards. `hints`: they are here for the first time. */
  async person(name, size = PHONE, { deal = 0, hints = false, ...options } = /** @type {any} */ ({})) {
    const context = await this.house.browser.newContext({
      viewport: size,
      colorScheme: this.house.scheme,
      locale: 'en-US',
      extraHTTPHeaders: { 'houserules-deal': String(deal) },
      // It keeps the whole house, some megabytes for everyone who comes: only for tests that go without a network.
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(tapTheLine);
    // Who was here before needs no hints.
    if (!hints) await context.addInitScript(() => localStorage.setItem('hr.hints', 'no'));
    const person = new Person(this.house, name, context, await context.newPage());
    this.people.push(person);
    return person;
  }

  /** Whoever comes from now on goes to another house. */
  moveTo(base) {
    this.house = new House(this.house.browser, { ...this.house, base });
  }

  noErrors() {
    for (const person of this.people) person.noErrors();
  }

  async shots(name) {
    for (const person of this.people) {
      const error = await outcome(() => person.shot(`${name}-${person.name}`));
      if (error) console.log(`no picture of ${person.name}'s screen: ${error.message.split('\n')[0]}`);
    }
  }

  async end() {
    await Promise.all(this.people.map(({ context }) => context.close()));
  }
}

/** In the page: lets a test cut the line, as a lift or a tunnel does, and hold back what the server says. */
function tapTheLine() {
  const line = { sockets: [], workers: [], held: null, frames: [] };
  window['testLine'] = line;
  // The line to a table on this device.
  window.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      line.workers.push(this);
      this.addEventListener('message', ({ data }) => data.text && line.frames.push(data.text.text));
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(url, protocols = []) {
      super(url, protocols);
      line.sockets.push(this);
      this.addEventListener('message', (event) => {
        if (!event.isTrusted) return;
        line.frames.push(String(event.data));
        if (!line.held) return;
        event.stopImmediatePropagation();
        line.held.push(() => this.dispatchEvent(new MessageEvent('message', { data: event.data })));
      });
    }
  };
}

export class Person {
  errors = [];
  /** While the line is cut on purpose, the browser complains about it. */
  cut = false;

  /**
   * @param {House} house
   * @param {string} name
   * @param {import('playwright-core').BrowserContext} context
   * @param {import('playwright-core').Page} page
   */
  constructor(house, name, context, page) {
    this.house = house;
    this.name = name;
    this.context = context;
    this.page = page;
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => this.errors.push(`${error}`));
    // A box of the browser's own looks like none of ours, and blocks the page.
    page.on('dialog', (dialog) => {
      this.errors.push(`a native ${dialog.type()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      const expected = /WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(message.text());
      if (!this.cut || !expected) this.errors.push(message.text());
    });
  }

  go(where) {
    return this.page.goto(this.house.base + where);
  }

  button(name, options = {}) {
    return this.page.getByRole('button', { name, ...options });
  }

  /** A picture of the screen. */
  async shot(name) {
    if (!this.house.shots) return;
    const { width } = this.page.viewportSize();
    const file = path.join(this.house.shots, `${name}-${width}-${this.house.scheme}.png`);
    await this.page.screenshot({ path: file, timeout: PATIENCE });
  }

  /** Looks at the screen: a picture, axe, nothing wider than the window. */
  async look(name) {
    await this.settled();
    await this.shot(name);
    await this.axe(name);
    const over = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    check(over <= 0, `${name}: ${over} pixels wider than the screen`);
  }

  /** Whatever moves has come to rest; what moves for ever does not count. */
  settled() {
    return this.page.evaluate(async () => {
      const endless = (animation) => animation.effect?.getComputedTiming().endTime === Infinity;
      const moving = () => document.getAnimations().filter((animation) => !endless(animation));
      await Promise.allSettled(moving().map(({ finished }) => finished));
    });
  }

  /** Bots play on while axe looks, and a card in flight has no contrast yet: what it finds it must find at rest. */
  async axe(name) {
    await this.page.evaluate(axeSource);
    const look = () =>
      this.page.evaluate(async () => {
        const { violations } = await window['axe'].run(document, { resultTypes: ['violations'] });
        return violations.map(({ id, help, nodes }) => {
          const where = nodes.slice(0, 3).map((node) => `${node.html}\n  ${node.failureSummary}`);
          return `${id}: ${help}\n  ${where.join('\n  ')}`;
        });
      });
    let found = await look();
    for (let looks = 1; found.length > 0 && looks < 3; looks++) {
      await this.settled();
      found = await look();
    }
    check(found.length === 0, `axe on ${name}:\n${found.join('\n')}`);
  }

  /** Begins to watch for something that is there for a moment only; what comes back waits until it was there. */
  async watchFor(selector) {
    const seen = await this.page.evaluateHandle((selector) => {
      const found = new Promise((done) => {
        const watch = new MutationObserver(() => document.querySelector(selector) && done(watch.disconnect()));
        watch.observe(document, { childList: true, subtree: true });
      });
      return { found };
    }, selector);
    return () => seen.evaluate(({ found }) => found);
  }

  noErrors() {
    check(this.errors.length === 0, `${this.name}'s console: ${this.errors.join(' | ')}`);
  }

  async loseConnection() {
    this.cut = true;
    await this.context.setOffline(true);
    await this.page.evaluate(() => window['testLine'].sockets.forEach((socket) => socket.close()));
    await this.page.getByText('Connection lost.').waitFor();
  }

  async comeBack() {
    await this.context.setOffline(false);
    await this.page.getByText('Connection lost.').waitFor({ state: 'detached' });
    this.cut = false;
  }

  /** A slow line: nothing that the server says arrives until it is let through. */
  async holdTheLine() {
    await this.page.evaluate(() => (window['testLine'].held = []));
  }

  async letThrough() {
    await this.page.evaluate(() => {
      const { held } = window['testLine'];
      window['testLine'].held = null;
      for (const say of held) say();
    });
  }

  /** What the server has sent, as a curious neighbour would keep it. */
  frames() {
    return this.page.evaluate(() => window['testLine'].frames);
  }

  async create({ publicly = false } = {}) {
    await this.go('/');
    await this.page.getByLabel('Your name').fill(this.name);
    if (publicly) await this.page.getByLabel('List it for everyone').check();
    await this.button('Open a table', { exact: true }).click();
    return (await this.page.getByTestId('code').textContent()).trim();
  }

  async joinByCode(code) {
    await this.go('/');
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByLabel('Code of the table').fill(code.toLowerCase());
    await this.button('Join', { exact: true }).click();
    await this.page.getByTestId('code').waitFor();
  }

  async joinByLink(code) {
    await this.go(`/r/${code}`);
    await this.page.getByLabel('Your name').fill(this.name);
    await this.button('Take a seat').click();
    await this.page.getByTestId('code').waitFor();
  }

  /** In the lobby: a game, or one of its rule sets. It is there at once, whatever the server says later. */
  async choose(name) {
    // A rule set may be called like another and a word more; the shorter one stands first.
    const radio = this.page.getByRole('radio', { name: new RegExp(`^${name}\\b`) }).first();
    await this.page.locator('label').filter({ has: radio }).first().click();
    check(await radio.isChecked(), `${name} is chosen at once`);
  }

  /** In the lobby: a rule among all of them, found by its name or its id. */
  async findRule(words) {
    const all = this.button(/^All \d+ rules$/);
    if ((await all.getAttribute('aria-expanded')) === 'false') await all.click();
    await this.page.getByLabel('Find a rule').fill(words);
  }

  /** In the lobby: the switch of a rule. */
  async rule(name) {
    await this.findRule(name);
    return this.page.getByRole('switch', { name: new RegExp(`^${name}`) });
  }

  /** In the lobby: numbers of rules, by the fields' ids. */
  async set(numbers) {
    for (const [field, value] of Object.entries(numbers)) {
      await this.findRule(field.split('-')[0]);
      await this.page.locator(`#${field}`).fill(String(value));
      await this.page.locator(`#${field}`).blur();
    }
  }

  async addBots(count, kind) {
    const seats = this.page.getByText(/^bot · /);
    for (let bots = await seats.count(), all = bots + count; bots < all; bots++) {
      await this.button('Add a bot').click();
      const list = this.page.getByRole('list', { name: 'Which bot?' });
      await list
        .getByRole('button', { name: kind && new RegExp(`^${kind}`, 'i') })
        .first()
        .click();
      await seats.nth(bots).waitFor();
    }
  }

  /** Only the host can. What was chosen before is on its way in front of it. */
  async start() {
    await this.button('Start the match').click();
    await this.page.getByTestId('turn').waitFor();
    await this.tableIsLaid();
  }

  /** The game's own part of the page comes after the line that says whose turn it is. */
  tableIsLaid() {
    return this.page.locator('.tabletop').waitFor();
  }

  turn() {
    return this.page.getByTestId('turn').textContent();
  }

  /** On phones: players, log and chat lie in a sheet; on desks they are there. */
  async panel(tab) {
    const open = this.button(/^Open: /);
    if (!(await open.isVisible())) return;
    if ((await open.getAttribute('aria-expanded')) === 'false') await open.click();
    await this.page.getByRole('complementary').getByRole('button', { name: tab, exact: false }).first().click();
  }

  async myTurn() {
    await this.page.getByTestId('turn').getByText('Your turn', { exact: true }).waitFor();
    await this.tableIsLaid();
    await this.noteTurn();
  }

  /** Remembers which turn it is: a quick bot may have given it back before anybody looks again. */
  async noteTurn() {
    this.turnAt = Number(await this.page.getByTestId('turn').getAttribute('data-entry'));
  }

  /** The turn that was noted is over: it is somebody else's, or one's own again. */
  async turnIsOver() {
    await this.page.waitForFunction((turnAt) => {
      const turn = document.querySelector('[data-testid="turn"]');
      return !turn?.textContent?.includes('Your turn') || Number(turn.getAttribute('data-entry')) > turnAt;
    }, this.turnAt ?? Infinity);
  }

  async over() {
    await this.page.getByTestId('verdict').waitFor();
    return this.page.getByTestId('verdict').textContent();
  }

  async wear(look) {
    await this.button('Settings').click();
    await this.page.getByLabel('Look', { exact: true }).selectOption(look);
    await this.page.keyboard.press('Escape');
  }

  /** Looks at the screen in every look. */
  async everyLook(name) {
    for (const look of LOOKS) {
      await this.wear(look);
      await this.look(`${name}-${look.split(' ')[0].toLowerCase()}`);
    }
  }

  /** Which of the keys leads there is for the test; that there is a way is checked here. */
  async tabTo(name) {
    const label = () =>
      this.page.evaluate(() => {
        const focused = /** @type {HTMLInputElement | null} */ (document.activeElement);
        const { textContent } = focused?.labels?.[0] ?? focused ?? document.body;
        return (focused?.getAttribute('aria-label') ?? textContent ?? '').trim();
      });
    for (let presses = 0; presses < 120; presses++) {
      const found = await label();
      if (typeof name === 'string' ? found === name : name.test(found)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`no way by keyboard to ${name}`);
  }
}

/** By keyboard to the first thing that is this and has these words. */
export async function tabInto(person, selector, words = '') {
  const there = () =>
    person.page.evaluate(
      ([selector, words]) => {
        const focused = document.activeElement;
        return Boolean(focused?.matches(selector) && focused.textContent.includes(words));
      },
      [selector, words],
    );
  for (let presses = 0; !(await there()); presses++) {
    check(presses < 120, `no way by keyboard to ${selector} ${words}`);
    await person.page.keyboard.press('Tab');
  }
}

/** Two or more people at one table: the first is the host. */
export async function gather(...people) {
  const [host, ...others] = people;
  const code = await host.create();
  for (const other of others) await other.joinByLink(code);
  for (const other of others) await host.page.getByText(other.name, { exact: true }).first().waitFor();
  return code;
}

/** Whose turn it is among these, by their own screens, as soon as it is one of theirs; `null` when the match is over. */
export async function onTurn(people) {
  const asked = people.map(async (person) => {
    const turn = person.page.getByTestId('turn').getByText('Your turn', { exact: true });
    const verdict = person.page.getByTestId('verdict');
    await turn.or(verdict).first().waitFor();
    if (await verdict.isVisible()) return null;
    await person.tableIsLaid();
    await person.noteTurn();
    return person;
  });
  try {
    return await Promise.any(asked);
  } catch (error) {
    throw new Error(`nobody of ${people.map(({ name }) => name)} is on turn`, { cause: error });
  }
}
