// What every test in a real browser needs. Tests of games import from here.

import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 800 };

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs named tests one after the other and counts them. A failure is told and does not stop the rest. */
export class Suite {
  passed = 0;
  failed = 0;
  waiting = [];

  constructor(only = process.env.ONLY) {
    this.only = only;
  }

  /** To be run: every test has people and a room of its own, so the order does not matter. */
  test(name, run) {
    if (!this.only || new RegExp(this.only).test(name)) this.waiting.push({ name, run });
  }

  /** Runs them all, LANES at a time. The last line, and the exit code. */
  async run(lanes = Number(process.env.LANES ?? 2)) {
    const lane = async () => {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) await this.one(next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }

  /** Cards and letters are dealt at random, so a test that did not meet what it waits for is tried once more. */
  async one({ name, run }) {
    const start = Date.now();
    const error = (await this.once(name, run)) && (await this.once(name, run));
    const seconds = `${((Date.now() - start) / 1000).toFixed(1)} s`.padStart(8);
    if (!error) {
      this.passed += 1;
      console.log(`ok      ${seconds}  ${name}`);
    } else {
      this.failed += 1;
      console.log(`FAILED  ${seconds}  ${name}\n        ${String(error?.stack ?? error).replaceAll('\n', '\n        ')}`);
    }
  }

  /** The error, if there is one. */
  async once(name, run) {
    try {
      await run();
      return null;
    } catch (error) {
      console.log(`again?  ${name}: ${String(error?.message ?? error).split('\n')[0]}`);
      return error ?? new Error('failed');
    }
  }
}

export function check(truth, what) {
  if (!truth) throw new Error(what);
}

/** A browser in which people meet. */
export class House {
  constructor(browser, { base, shots, scheme = 'light' }) {
    Object.assign(this, { browser, base, shots, scheme });
  }

  static async open({ base = process.env.BASE_URL, shots = process.env.SCREENSHOTS, scheme = process.env.COLOR_SCHEME } = {}) {
    check(base, 'BASE_URL says which server to test, like http://127.0.0.1:8080');
    if (shots) await mkdir(shots, { recursive: true });
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    });
    return new House(browser, { base: base.replace(/\/$/, ''), shots, scheme });
  }

  /** Someone with a browser of their own. */
  async person(name, size = PHONE, options = {}) {
    const context = await this.browser.newContext({ viewport: size, colorScheme: this.scheme, locale: 'en-US', ...options });
    await context.addInitScript(() => {
      // Lets a test cut the line, as a lift or a tunnel does.
      const sockets = (window.testSockets = []);
      window.WebSocket = class extends WebSocket {
        constructor(...args) {
          super(...args);
          sockets.push(this);
        }
      };
    });
    const page = await context.newPage();
    return new Person(this, name, context, page);
  }

  close() {
    return this.browser.close();
  }
}

export class Person {
  errors = [];
  /** While the line is cut on purpose, the browser complains about it. */
  calm = true;

  constructor(house, name, context, page) {
    Object.assign(this, { house, name, context, page });
    page.setDefaultTimeout(8_000);
    page.on('pageerror', (error) => this.errors.push(`${error}`));
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (this.calm || !/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(message.text())) this.errors.push(message.text());
    });
  }

  go(where) {
    return this.page.goto(this.house.base + where);
  }

  button(name, options = {}) {
    return this.page.getByRole('button', { name, ...options });
  }

  async shot(name) {
    if (!this.house.shots) return;
    const { width } = this.page.viewportSize();
    await this.page.screenshot({ path: path.join(this.house.shots, `${name}-${width}-${this.house.scheme}.png`) });
  }

  /** Looks at the screen: a picture, axe, nothing wider than the window. */
  async look(name) {
    await this.page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))));
    await this.shot(name);
    await this.axe(name);
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    check(over <= 0, `${name}: ${over} pixels wider than the screen`);
  }

  /** Others play on while axe looks, and a card in flight has no contrast yet: what it finds it must find twice. */
  async axe(name) {
    await this.page.evaluate(axeSource);
    const look = () => this.page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    let { violations } = await look();
    if (violations.length > 0) {
      await this.page.waitForTimeout(500);
      ({ violations } = await look());
    }
    const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.slice(0, 3).map((node) => `${node.html}\n  ${node.failureSummary}`).join('\n  ')}`);
    check(violations.length === 0, `axe on ${name}:\n${told.join('\n')}`);
  }

  noErrors() {
    check(this.errors.length === 0, `${this.name}'s console: ${this.errors.join(' | ')}`);
  }

  async loseConnection() {
    this.calm = false;
    await this.context.setOffline(true);
    await this.page.evaluate(() => window.testSockets.forEach((socket) => socket.close()));
    await this.page.getByText('Connection lost.').waitFor();
  }

  async comeBack() {
    await this.context.setOffline(false);
    await this.page.getByText('Connection lost.').waitFor({ state: 'detached', timeout: 15_000 });
    this.calm = true;
  }

  async create({ publicly = false } = {}) {
    await this.go('/');
    await this.page.getByLabel('Your name').fill(this.name);
    if (publicly) await this.page.getByLabel('List it for everyone').check();
    await this.button('Open a table').click();
    return (await this.page.getByTestId('code').textContent()).trim();
  }

  async joinByCode(code) {
    await this.go('/');
    await this.page.getByLabel('Your name').fill(this.name);
    await this.page.getByLabel('Code of the table').fill(code.toLowerCase());
    await this.button('Join').click();
    await this.page.getByTestId('code').waitFor();
  }

  async joinByLink(code) {
    await this.go(`/r/${code}`);
    await this.page.getByLabel('Your name').fill(this.name);
    await this.button('Take a seat').click();
    await this.page.getByTestId('code').waitFor();
  }

  /** Only the host can. */
  async start() {
    await this.button('Start the match').click();
    await this.page.getByTestId('turn').waitFor({ timeout: 15_000 });
  }

  turn() {
    return this.page.getByTestId('turn').textContent();
  }

  async myTurn() {
    await this.page.getByTestId('turn').getByText('Your turn', { exact: true }).waitFor();
  }

  async over() {
    await this.page.getByTestId('verdict').waitFor();
    return this.page.getByTestId('verdict').textContent();
  }
}

/** Two or more people at one table: the first is the host. */
export async function gather(house, ...people) {
  const [host, ...others] = people;
  const code = await host.create();
  for (const other of others) await other.joinByLink(code);
  for (const other of others) await host.page.getByText(other.name, { exact: true }).first().waitFor();
  return code;
}

export async function leave(...people) {
  for (const person of people) person.noErrors();
  for (const person of people) await person.context.close();
}
