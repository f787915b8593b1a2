import { started } from './unicode.mjs';
import type { ContentCard, Said, Told } from './protocol';

type Exports = {
  memory: WebAssembly.Memory;
  alloc(length: number): number;
  say(): number;
  bring(): number;
  answer(): number;
};

/** The house itself, compiled: text in, text out. */
export class Module {
  readonly #exports: Exports;
  readonly #write = new TextEncoder();
  readonly #read = new TextDecoder();

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async from(bytes: BufferSource | Promise<Response>): Promise<Module> {
    const exports = await started(async (imports) => {
      const coming = bytes instanceof Promise ? streamed(bytes, imports) : WebAssembly.instantiate(bytes, imports);
      return (await coming).instance;
    });
    return new Module(exports as unknown as Exports);
  }

  say(now: number, said: Said): Told[] {
    this.#put(this.#write.encode(JSON.stringify({ now: Math.floor(now), said })));
    return this.#answer(this.#exports.say());
  }

  /** Brings content that was wanted, as its file. */
  bring({ kind, name, folder, ending }: ContentCard, bytes: Uint8Array): Told[] {
    for (const text of [kind, name, folder, ending]) this.#put(this.#write.encode(text));
    this.#put(bytes);
    return this.#answer(this.#exports.bring());
  }

  #put(bytes: Uint8Array): void {
    const at = this.#exports.alloc(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }

  #answer(length: number): Told[] {
    const bytes = new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), length);
    return JSON.parse(this.#read.decode(bytes)) as Told[];
  }
}

/** A plain file server may not know what it hands out: then it is read whole first. */
async function streamed(coming: Promise<Response>, imports: WebAssembly.Imports) {
  const response = await coming;
  if (!response.ok) throw new Error(`${response.status}`);
  const typed = response.headers.get('content-type')?.startsWith('application/wasm');
  if (typed && WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, imports);
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
