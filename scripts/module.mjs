// Makes the module for browsers small to send: functions that are alike are put next to each other, and the whole is
// compressed. `node scripts/module.mjs BUILT.wasm FOLDER` writes FOLDER/house.wasm and .wasm.br.
//
// The same Rust, written once for six games, is in the module six times, almost to the letter. The compiler scatters the
// copies over megabytes, and what compresses best here looks back 32 kB. Nothing but the order of functions changes.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const SECTION = { imports: 2, functions: 3, globals: 6, exports: 7, start: 8, elements: 9, code: 10 };

/** Reads what WebAssembly is written in. */
class Reader {
  constructor(bytes, at = 0, end = bytes.length) {
    Object.assign(this, { bytes, at, end });
  }
  byte() {
    return this.bytes[this.at++];
  }
  /** A number: 7 bits a byte, the lowest first. */
  number() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
    }
  }
  skip(count) {
    this.at += count;
  }
  name() {
    this.skip(this.number());
  }
}

function written(value) {
  const bytes = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) | 128);
  return [...bytes, value];
}

/** Puts what was read together again, with some numbers of functions told anew. */
class Copy {
  parts = [];
  constructor(reader, from = reader.at) {
    Object.assign(this, { reader, from });
  }
  /** The number of a function: `moved` gives its new one. */
  function(moved) {
    this.upTo(this.reader.at);
    const was = this.reader.number();
    this.parts.push(Buffer.from(written(moved(was))));
    this.from = this.reader.at;
  }
  upTo(end) {
    if (end > this.from) this.parts.push(this.reader.bytes.subarray(this.from, end));
    this.from = end;
  }
  done(end = this.reader.end) {
    this.upTo(end);
    return Buffer.concat(this.parts);
  }
}

/** Goes through instructions up to the end of what is read; `call` is told where the number of a function stands. */
function walk(reader, end, call) {
  while (reader.at < end) {
    const code = reader.byte();
    if (code === 0x10 || code === 0xd2) call();
    else if (code === 0x0e) for (let left = reader.number() + 1; left > 0; left--) reader.number();
    else if (code === 0x1c) reader.skip(reader.number());
    else if (code === 0x43) reader.skip(4);
    else if (code === 0x44) reader.skip(8);
    else if (code === 0x11 || (code >= 0x28 && code <= 0x3e)) pair(reader);
    else if (code === 0xfc) bulk(reader);
    else if (ONE.has(code)) reader.number();
    else if (!(code <= 0x1b || (code >= 0x45 && code <= 0xc4) || code === 0xd1)) throw unknown(code);
  }
}
/** Instructions with one number behind them: blocks, branches, variables, tables, memory, constants. */
const ONE = new Set([2, 3, 4, 0x0c, 0x0d, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0]);
const BULK = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

function pair(reader) {
  reader.number();
  reader.number();
}
function bulk(reader) {
  const code = reader.number();
  if (!(code in BULK)) throw unknown(`0xfc ${code}`);
  for (let left = BULK[code]; left > 0; left--) reader.number();
}
const unknown = (code) => new Error(`no such instruction is known here: ${code}`);

function sections(bytes) {
  const reader = new Reader(bytes, 8);
  const found = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const length = reader.number();
    found.push({ id, body: bytes.subarray(reader.at, reader.at + length) });
    reader.skip(length);
  }
  return found;
}

/** Where the body of each function lies. */
function bodies(code) {
  const reader = new Reader(code);
  return Array.from({ length: reader.number() }, () => {
    let at = reader.at;
    const length = reader.number();
    [at] = [reader.at];
    reader.skip(length);
    return { at, end: at + length };
  });
}

/** A function with the numbers that it calls told anew. Variables come first, and have no numbers of functions. */
function retold(code, { at, end }, moved) {
  const reader = new Reader(code, at, end);
  for (let left = reader.number(); left > 0; left--) {
    reader.number();
    reader.byte();
  }
  const copy = new Copy(reader, at);
  walk(reader, end, () => copy.function(moved));
  return copy.done(end);
}

/** So much is looked back at. */
const WINDOW = 30_000;
/** Of the eight bytes that begin anywhere one in so many counts, and none that is in more functions than that. */
const [SAMPLE, COMMON] = [4, 400];

/** An order in which each function shares as much as possible with those right before it. */
function alike(functions) {
  const marks = functions.map(marksOf);
  const holders = new Map();
  marks.forEach((own, which) => own.forEach((mark) => holders.set(mark, [...(holders.get(mark) ?? []), which])));
  for (const [mark, who] of holders) if (who.length < 2 || who.length > COMMON) holders.delete(mark);
  const kept = marks.map((own) => own.filter((mark) => holders.has(mark)));

  const placed = new Uint8Array(functions.length);
  const shares = new Int32Array(functions.length);
  const near = new Map();
  const candidates = new Set();
  const window = [];
  let [length, next] = [0, 0];
  const count = (which, step) => {
    for (const mark of kept[which]) {
      const before = near.get(mark) ?? 0;
      near.set(mark, before + step);
      if (before !== (step > 0 ? 0 : 1)) continue;
      for (const who of holders.get(mark)) {
        if (placed[who]) continue;
        shares[who] += step;
        candidates.add(who);
      }
    }
  };
  const order = [];
  while (order.length < functions.length) {
    let [best, most] = [-1, 0.05];
    for (const who of candidates) {
      const share = shares[who] / (marks[who].length + 4);
      if (placed[who] || shares[who] <= 0) candidates.delete(who);
      else if (share > most || (share === most && who < best)) [best, most] = [who, share];
    }
    if (best < 0) {
      while (placed[next]) next++;
      best = next;
    }
    placed[best] = 1;
    order.push(best);
    window.push(best);
    length += functions[best].length;
    count(best, 1);
    while (length > WINDOW && window.length > 1) {
      const gone = window.shift();
      length -= functions[gone].length;
      count(gone, -1);
    }
  }
  return order;
}

function marksOf(bytes) {
  const found = new Set();
  for (let at = 0; at + 8 <= bytes.length; at++) {
    const mark = Math.imul(bytes.readUInt32LE(at), 0x9e3779b1) ^ Math.imul(bytes.readUInt32LE(at + 4), 0x85ebca6b);
    const mixed = (mark ^ (mark >>> 15)) >>> 0;
    if (mixed % SAMPLE === 0) found.add(mixed);
  }
  return [...found];
}

/** The same module, with functions in another order. */
function ordered(bytes) {
  const all = sections(bytes);
  const of = (id) => all.find((section) => section.id === id);
  const imports = of(SECTION.imports) ? importedFunctions(of(SECTION.imports).body) : 0;
  const code = of(SECTION.code).body;
  const places = bodies(code);
  // Which functions are called differs from copy to copy: that is left out where they are compared.
  const order = alike(places.map((place) => retold(code, place, () => 0)));
  const now = new Uint32Array(places.length);
  order.forEach((was, place) => (now[was] = place));
  const moved = (was) => (was < imports ? was : imports + now[was - imports]);
  const change = {
    [SECTION.functions]: (body) => functionTypes(body, order),
    [SECTION.globals]: (body) => globals(body, moved),
    [SECTION.exports]: (body) => exported(body, moved),
    [SECTION.start]: (body) => Buffer.from(written(moved(new Reader(body).number()))),
    [SECTION.elements]: (body) => elements(body, moved),
    [SECTION.code]: () => {
      const told = order.map((was) => retold(code, places[was], moved));
      return Buffer.concat([Buffer.from(written(told.length)), ...told.flatMap((body) => [lengthOf(body), body])]);
    },
  };
  const parts = all.filter(({ id }) => id !== CUSTOM).flatMap(({ id, body }) => {
    const told = change[id]?.(body) ?? body;
    return [Buffer.from([id]), lengthOf(told), told];
  });
  return Buffer.concat([bytes.subarray(0, 8), ...parts]);
}
const lengthOf = (body) => Buffer.from(written(body.length));

function importedFunctions(body) {
  const reader = new Reader(body);
  const count = reader.number();
  for (let left = count; left > 0; left--) {
    reader.name();
    reader.name();
    if (reader.byte() !== 0) throw new Error('the module is to import functions only');
    reader.number();
  }
  return count;
}

function functionTypes(body, order) {
  const reader = new Reader(body);
  const types = Array.from({ length: reader.number() }, () => reader.number());
  return Buffer.from([...written(types.length), ...order.flatMap((was) => written(types[was]))]);
}

function exported(body, moved) {
  const reader = new Reader(body);
  const copy = new Copy(reader);
  for (let left = reader.number(); left > 0; left--) {
    reader.name();
    if (reader.byte() === 0) copy.function(moved);
    else reader.number();
  }
  return copy.done();
}

/** Constants may name a function, too. */
function constant(reader, copy, moved) {
  for (;;) {
    const code = reader.byte();
    if (code === 0x0b) return;
    if (code === 0xd2) copy.function(moved);
    else if (code === 0x43) reader.skip(4);
    else if (code === 0x44) reader.skip(8);
    else if (ONE.has(code)) reader.number();
    else throw unknown(code);
  }
}

function globals(body, moved) {
  const reader = new Reader(body);
  const copy = new Copy(reader);
  for (let left = reader.number(); left > 0; left--) {
    reader.skip(2);
    constant(reader, copy, moved);
  }
  return copy.done();
}

/** Tables of functions. The compiler writes the first kind alone: a place, and numbers. */
function elements(body, moved) {
  const reader = new Reader(body);
  const copy = new Copy(reader);
  for (let left = reader.number(); left > 0; left--) {
    const kind = reader.number();
    if (kind !== 0) throw new Error(`a table of functions of kind ${kind} is not known here`);
    constant(reader, copy, moved);
    for (let functions = reader.number(); functions > 0; functions--) copy.function(moved);
  }
  return copy.done();
}

/** Names of functions and of tools are for who looks into the module, and are not sent. */
const CUSTOM = 0;

const [built, folder] = process.argv.slice(2);
const bytes = ordered(readFileSync(built));
new WebAssembly.Module(bytes);
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
};
writeFileSync(`${folder}/house.wasm`, bytes);
writeFileSync(`${folder}/house.wasm.br`, brotliCompressSync(bytes, { params }));
