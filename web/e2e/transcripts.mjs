// The golden transcripts, played by the very module that browsers get: `scripts/test-browser transcripts`.

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { started } from '../src/device/unicode.mjs';
import { alone, check } from './lib.mjs';

/** A few Dutch and Spanish words. */
const FEW = new URL('../../crates/catalogue/tests/words/', import.meta.url);

/** The module with everything that a house hands out, run by Node. */
class Desk {
  #count = 0;
  /** @type {(path: string) => Promise<Response>} */ get;
  /** @type {any} */ card;
  /** @type {any} */ house;

  static async open(base) {
    const desk = new Desk();
    desk.get = async (path) => {
      const answer = await fetch(new URL(path, `${base}/`));
      check(answer.ok, `${path}: ${answer.status}`);
      return answer;
    };
    desk.card = await (await desk.get('api/device')).json();
    check(desk.card.module, 'this house was built without the module: scripts/module');
    const module = await WebAssembly.compile(await (await desk.get(desk.card.module)).arrayBuffer());
    desk.house = /** @type {any} */ (await started((imports) => WebAssembly.instantiate(module, imports)));
    const words = await Promise.all(
      desk.card.words.map(async ({ scope, path }) => [scope, 'en', await (await desk.get(path)).text()]),
    );
    const { content, schemas } = desk.card;
    desk.say({ begin: { random: '5a'.repeat(32), content, schemas, words } });
    return desk;
  }

  put(bytes) {
    const at = this.house.alloc(bytes.length);
    new Uint8Array(this.house.memory.buffer, at, bytes.length).set(bytes);
  }

  told(length) {
    const bytes = new Uint8Array(this.house.memory.buffer, this.house.answer(), length);
    return JSON.parse(new TextDecoder().decode(bytes));
  }

  say(said) {
    this.put(new TextEncoder().encode(JSON.stringify({ now: 1e12, said })));
    return this.told(this.house.say());
  }

  /** Brings what is wanted, until there is an answer. */
  async ask(what) {
    let told = this.say({ ask: { id: ++this.#count, what } });
    for (;;) {
      const answer = told.find((one) => one.answer)?.answer;
      if (answer) return answer;
      const { want } = told.find((one) => one.want) ?? {};
      if (!want) {
        told = this.say('work');
        continue;
      }
      const { folder, ending, path } = this.card.content.find(
        ({ kind, name }) => kind === want.kind && name === want.name,
      );
      // Where the Rust test plays with a few words, so does this one.
      const list = new URL(`${want.name}.txt`, FEW);
      const few = want.kind === 'lexicon' && existsSync(list) && (await readFile(list));
      const bytes = few || new Uint8Array(await (await this.get(path)).arrayBuffer());
      for (const text of [want.kind, want.name, folder, few ? 'txt' : ending]) this.put(new TextEncoder().encode(text));
      this.put(bytes);
      told = this.told(this.house.bring());
    }
  }
}

export function transcripts(suite) {
  suite.test('golden transcripts are the same in the browser’s module, byte for byte', async (evening) => {
    const desk = await Desk.open(evening.house.base);
    const all = new URL('../../playthroughs/', import.meta.url);
    let count = 0;
    for (const game of await readdir(all)) {
      for (const file of await readdir(new URL(`${game}/`, all))) {
        const golden = await readFile(new URL(`${game}/${file}`, all), 'utf8');
        const { ok, error } = await desk.ask({ transcript: { game, name: file.replace(/\.txt$/, '') } });
        check(!error, `${game}/${file}: ${JSON.stringify(error)}`);
        if (ok !== golden) {
          const [mine, theirs] = [ok.split('\n'), golden.split('\n')];
          const at = mine.findIndex((line, number) => line !== theirs[number]);
          check(false, `${game}/${file}, line ${at + 1}:\n  ${mine[at]}\ninstead of\n  ${theirs[at]}`);
        }
        count += 1;
      }
    }
    check(count > 30, `${count} transcripts`);
  });
}

await alone(import.meta.url, transcripts);
