import { expect, test } from 'vitest';
// The table that the Rust side keeps to as well.
import cases from '../../../crates/unicode/tests/cases.txt?raw';
import { started } from './unicode.mjs';

type Unicode = {
  normal(form: number, at: number, length: number, room: number, size: number): number;
  mark(character: number): number;
};

/** What the module imports, over a memory of its own. */
async function imported(): Promise<{ unicode: Unicode; memory: WebAssembly.Memory }> {
  const memory = new WebAssembly.Memory({ initial: 1 });
  let unicode: Unicode | undefined;
  await started(async (imports) => {
    unicode = imports.unicode as unknown as Unicode;
    return { exports: { memory } } as unknown as WebAssembly.Instance;
  });
  if (!unicode) throw new Error('nothing is imported');
  return { unicode, memory };
}

const text = (points: string) =>
  String.fromCodePoint(
    ...points
      .split(' ')
      .filter(Boolean)
      .map((hex) => parseInt(hex, 16)),
  );

test('normal forms and marks are those of the table', async () => {
  const { unicode, memory } = await imported();
  const form = (which: number, given: string) => {
    const bytes = new TextEncoder().encode(given);
    new Uint8Array(memory.buffer).set(bytes, 8);
    const length = unicode.normal(which, 8, bytes.length, 1000, 1000);
    return new TextDecoder().decode(new Uint8Array(memory.buffer, 1000, length));
  };
  const lines = cases.split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(25);
  for (const line of lines) {
    const [given = '', nfc = '', nfkd = '', marks = ''] = line.split(';').map((part) => part.trim());
    expect(form(0, text(given)), line).toBe(text(nfc));
    expect(form(1, text(given)), line).toBe(text(nfkd));
    expect([...text(given)].map((one) => unicode.mark(one.codePointAt(0) ?? 0)).join(''), line).toBe(marks);
  }
});

test('where there is too little room nothing is written, and how much it takes is told', async () => {
  const { unicode, memory } = await imported();
  const bytes = new TextEncoder().encode('ﷺ');
  new Uint8Array(memory.buffer).set(bytes, 8);
  expect(unicode.normal(1, 8, bytes.length, 1000, 9)).toBe(33);
  expect(new Uint8Array(memory.buffer, 1000, 33).every((byte) => byte === 0)).toBe(true);
});
