// Two nodes on one PostgreSQL, seen from a page: `scripts/test-browser nodes`. One of them is stopped in the middle of a
// match; people play on at the other, and their pages show no error.

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alone, check, DESKTOP, gather, House, PHONE } from './lib.mjs';
import { playNim } from './nim.mjs';

const { HOUSERULES, TEST_POSTGRES } = process.env;

/** The first line that a program says, and the program. */
async function start(program, args) {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const line = await new Promise((done, failed) => {
    child.stdout.once('data', (data) => done(String(data).split('\n')[0].trim()));
    child.once('exit', () => failed(new Error(`${program} ended`)));
  });
  return { child, line };
}

const freePort = () =>
  new Promise((done) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });

/** Two nodes, and in front of them somebody who hands connections to the first one that takes them. */
class Nodes {
  nodes = [];
  folders = [];
  /** @type {any} */
  postgres;
  /** @type {any} */
  door;
  base = '';

  static async open() {
    const all = new Nodes();
    all.postgres = await start(TEST_POSTGRES, []);
    for (let number = 0; number < 2; number++) await all.begin();
    all.door = net.createServer((socket) => all.connect(socket, 0));
    await new Promise((done) => all.door.listen(0, '127.0.0.1', () => done(undefined)));
    all.base = `http://127.0.0.1:${/** @type {net.AddressInfo} */ (all.door.address()).port}`;
    return all;
  }

  async begin() {
    const folder = await mkdtemp(path.join(tmpdir(), 'houserules-node-'));
    this.folders.push(folder);
    await writeFile(path.join(folder, 'houserules.toml'), 'first_game = "nim"\n');
    const port = await freePort();
    const at = ['--addr', `127.0.0.1:${port}`, '--data', folder, '--store', this.postgres.line];
    // It speaks when it listens.
    const { child } = await start(HOUSERULES, ['serve', '--lease-seconds', '2', ...at]);
    this.nodes.push({ child, port, folder });
  }

  connect(socket, number) {
    const node = this.nodes[number % this.nodes.length];
    if (number > 2 * this.nodes.length) return socket.destroy();
    const there = net.connect(node.port, '127.0.0.1');
    there.once('connect', () => {
      there.on('error', () => socket.destroy());
      socket.pipe(there).pipe(socket);
    });
    there.once('error', () => this.connect(socket, number + 1));
    socket.on('error', () => there.destroy());
  }

  /** What a node counts, for Prometheus. */
  async metrics({ port, folder }) {
    const { key } = JSON.parse(await readFile(path.join(folder, 'running.json'), 'utf8'));
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { Authorization: `Bearer ${key}` } });
    return answer.text();
  }

  /** SIGTERM, until it is gone. */
  async stop({ child }) {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await gone;
  }

  async close() {
    this.door.close();
    for (const { child } of this.nodes) if (child.exitCode === null) child.kill('SIGKILL');
    this.postgres.child.stdin.end('\n');
    for (const folder of this.folders) await rm(folder, { recursive: true, force: true });
  }
}

export function nodes(suite) {
  suite.test('nodes: one is stopped in the middle of a match, and pages play on at the other', async (evening) => {
    if (!TEST_POSTGRES) return console.log('SKIPPED: there is no PostgreSQL; scripts/setup postgres installs it');
    const all = await Nodes.open();
    try {
      const { browser, shots, scheme } = evening.house;
      evening.house = new House(browser, { base: all.base, shots, scheme });
      const [ann, bo] = [await evening.person('Ann', DESKTOP), await evening.person('Bo', PHONE)];
      for (const person of [ann, bo]) person.cut = true; // The line breaks once, on purpose.
      await gather(ann, bo);
      await ann.start();
      await playNim([ann, bo], 1, 1);
      const [first, second] = all.nodes;
      check(/houserules_rooms_awake 1/.test(await all.metrics(first)), 'the room lives on the first node');
      await all.stop(first);
      await playNim([ann, bo], 1, 3);
      for (const person of [ann, bo]) {
        check((await person.page.getByTestId('turn').count()) === 1, `${person.name} is at the table`);
        const alerts = (await person.page.getByRole('alert').allTextContents()).join('').trim();
        check(alerts === '', `${person.name} is shown no error: ${alerts}`);
      }
      check(/houserules_rooms_awake 1/.test(await all.metrics(second)), 'now it lives on the second');
      await ann.look('nodes-after');
    } finally {
      await evening.end();
      await all.close();
    }
  });
}

await alone(import.meta.url, nodes);
