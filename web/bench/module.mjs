// What the house in a browser weighs, and how soon it plays: `scripts/bench module` builds it, writes it as plain files, and
// runs this with their folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { started } from '../src/device/unicode.mjs';

const folder = process.argv[2];
const module = new URL('../module/house.wasm', import.meta.url);
const card = JSON.parse(readFileSync(path.join(folder, 'api/device.json'), 'utf8'));
const bytes = readFileSync(module);
const kB = (length) => `${Math.round(length / 1000)} kB`;
const sent = (ending) => kB(readFileSync(`${module.pathname}.${ending}`).length);
console.log(`module: ${kB(bytes.length)}, gzip ${sent('gz')}, brotli ${sent('br')}`);

let begun = performance.now();
const took = (what) => {
  console.log(`${what}: ${(performance.now() - begun).toFixed(0)} ms`);
  begun = performance.now();
};
const compiled = await WebAssembly.compile(bytes);
took('compiled');

/** A desk that plays by itself: the first thing that is offered, else time passes. */
class Desk {
  now = 1e12;
  kept = 0;
  async open() {
    this.house = await started((imports) => WebAssembly.instantiate(compiled, imports));
    const { content, schemas } = card;
    this.say({ begin: { random: '5a'.repeat(32), content, schemas } });
    return this;
  }
  put(bytes) {
    const at = this.house.alloc(bytes.length);
    new Uint8Array(this.house.memory.buffer, at, bytes.length).set(bytes);
  }
  say(said) {
    this.put(new TextEncoder().encode(JSON.stringify({ now: this.now, said })));
    this.told(this.house.say());
  }
  /** Brings what is wanted, as the worker does. */
  bring({ kind, name }) {
    const found = card.content.find((content) => content.kind === kind && content.name === name);
    for (const text of [kind, name, found.folder, found.ending]) this.put(new TextEncoder().encode(text));
    this.put(readFileSync(path.join(folder, decodeURIComponent(found.path))));
    this.told(this.house.bring());
  }
  told(length) {
    const told = new TextDecoder().decode(new Uint8Array(this.house.memory.buffer, this.house.answer(), length));
    for (const one of JSON.parse(told)) this.hear(one);
    while (this.busy) {
      this.busy = false;
      this.say('work');
    }
  }
  hear(one) {
    if (one === 'busy') this.busy = true;
    else if (one.keep) {
      this.kept += 1;
      this.say({ kept: { room: one.keep.room } });
    } else if (one.want) this.bring(one.want);
    else if (one.answer) this.answer = one.answer.ok;
    else if (one.wake) this.wake = one.wake;
    else if (one.frame) {
      const parts = one.frame.frame.welcome?.table ?? one.frame.frame.tidings?.table;
      if (parts) this.table = parts.id ? parts : { ...this.table, ...parts };
    }
  }
  play(game, bots) {
    this.say({ ask: { id: 1, what: { open: { code: '0BCD', name: 'Ann', game } } } });
    const frame = (frame) => this.say({ frame: { room: '0BCD', from: 1, frame } });
    let id = 0;
    const command = (what) => frame({ do: { id: ++id, what } });
    frame({ hello: { v: 3, room: '0BCD', token: this.answer.token, device: 'bench' } });
    for (let bot = 0; bot < bots; bot++) command({ add_bot: { bot: 'random' } });
    command({ ready: { entropy: '' } });
    command('start');
    while (!this.table?.outcome) {
      const offers = this.table?.offers ?? [];
      const each = offers.find((offer) => offer.each)?.each;
      const first = each && Object.fromEntries(Object.entries(each).map(([name, values]) => [name, values[0]]));
      const action = first ?? offers.find((offer) => offer.what?.exact)?.what.exact;
      if (action) command({ act: action });
      else {
        this.now = Math.max(this.now, this.wake);
        this.say('tick');
      }
    }
  }
}

await new Desk().open();
took('begun');
for (const [game, bots] of [
  ['nim', 1],
  ['uno', 1],
  ['texas42', 3],
  ['crossword', 1],
]) {
  const desk = await new Desk().open();
  begun = performance.now();
  desk.play(game, bots);
  const memory = (desk.house.memory.buffer.byteLength / 1e6).toFixed(1);
  took(`a match of ${game}, ${desk.kept} entries, ${memory} MB of memory`);
}
