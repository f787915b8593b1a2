/** Fills a rule's sentence from its parameters, as the server does: `{name}` is the value, `{name:one|many}` the
 * first word for `true` or 1, else the second. */
export function speak(sentence: string, params: Record<string, unknown>): string {
  return sentence.replace(/\{([^}]*)\}/g, (_, slot: string) => spokenSlot(slot, params));
}

function spokenSlot(slot: string, params: Record<string, unknown>): string {
  const [name, words] = splitOnce(slot, ':');
  const value = Object.hasOwn(params, name) ? params[name] : null;
  const [one, many] = words === undefined ? [] : splitOnce(words, '|');
  if (one === undefined || many === undefined) return spokenValue(value);
  return value === true || value === 1 ? one : many;
}

function spokenValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(spokenValue).join(', ');
  return JSON.stringify(value);
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
