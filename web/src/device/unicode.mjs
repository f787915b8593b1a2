const FORMS = ['NFC', 'NFKD'];

/**
 * Starts the module with what it asks of the browser: Unicode's normal forms (crates/unicode). Gives what it exports.
 * @param {(imports: WebAssembly.Imports) => Promise<WebAssembly.Instance>} instantiate
 */
export async function started(instantiate) {
  /** @type {WebAssembly.Memory | undefined} */
  let memory;
  const bytes = (/** @type {number} */ at, /** @type {number} */ length) =>
    new Uint8Array(memory?.buffer ?? new ArrayBuffer(0), at, length);
  const unicode = {
    /**
     * Writes a text in normal form into a room, if it fits. Gives its length.
     * @param {number} form @param {number} at @param {number} length @param {number} room @param {number} size
     */
    normal(form, at, length, room, size) {
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes(at, length));
      const written = new TextEncoder().encode(text.normalize(FORMS[form]));
      if (written.length <= size) bytes(room, written.length).set(written);
      return written.length;
    },
    /** @param {number} character */
    mark: (character) => Number(/\p{M}/u.test(String.fromCodePoint(character))),
  };
  const { exports } = await instantiate({ unicode });
  memory = /** @type {WebAssembly.Memory} */ (exports.memory);
  return exports;
}
