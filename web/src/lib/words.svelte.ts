import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { at } from './place';
import type { Arg, LanguageCard, Message, Quote, RuleSpec } from './types';

/** Where a message's words are: of the house (rooms, the server, the names of games), or of a game. */
export type Scope = 'house' | (string & {});

export const ENGLISH = 'en';

/** A language for `Intl` and `lang`: a host may call a folder anything. English as it is written here has no Oxford comma. */
export function locale(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}

/** A piece of what is said; with `lang` where it is in another language than the rest. */
export type Piece = { text: string; lang?: string };

/** Characters that nobody writes: around a quote, and behind its language. */
const [BEGINS, SPEAKS, ENDS] = ['\uE000', '\uE001', '\uE002'];
const QUOTED = new RegExp(`${BEGINS}([^${SPEAKS}]*)${SPEAKS}([^${ENDS}]*)${ENDS}`);

/** The files of words that the server keeps for each game and language, and saying messages from them. */
class Words {
  /** Replaced, never changed, when another file has come: whatever is said is said anew. */
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #asked = new Map<string, Promise<void>>();

  /** Those that have words for everything: English need not be at hand. */
  #complete = new Set([ENGLISH]);

  /** The languages there are. */
  async languages(): Promise<LanguageCard[]> {
    const response = await fetch(at('/api/words'));
    if (!response.ok) throw new Error(`${response.status}`);
    const languages = (await response.json()) as LanguageCard[];
    this.#complete = new Set(languages.filter(({ complete }) => complete).map(({ tag }) => tag));
    return languages;
  }

  /** Brings a scope's words in a language, and in English where that may not have them all. */
  async load(tag: string, scope: Scope): Promise<void> {
    const tags = this.#complete.has(tag) ? [tag] : [tag, ENGLISH];
    await Promise.all(tags.map((one) => this.#fetch(one, scope)));
  }

  #fetch(tag: string, scope: Scope): Promise<void> {
    const key = `${tag}/${scope}`;
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const coming = fetch(at(`/api/words/${encodeURIComponent(tag)}/${encodeURIComponent(scope)}`))
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${response.status}`))))
      .then((text) => this.add(tag, scope, text))
      .catch((error: unknown) => {
        // Forgotten, so that it is asked for again.
        this.#asked.delete(key);
        throw error;
      });
    this.#asked.set(key, coming);
    return coming;
  }

  add(tag: string, scope: Scope, text: string) {
    const bundle = new FluentBundle(locale(tag), { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#asked.set(`${tag}/${scope}`, Promise.resolve());
    this.#bundles = new Map(this.#bundles).set(`${tag}/${scope}`, bundle);
  }

  /** A message in a language: a game's own words first, then the house's; English where there are none. */
  say(tag: string, scope: Scope, message: Message, names: string[] = []): string {
    return this.#saying(tag, scope, message, { names, quote: ({ text }) => text });
  }

  /** The same in pieces: what it quotes has a language of its own. */
  pieces(tag: string, scope: Scope, message: Message, names: string[] = []): Piece[] {
    const quote = ({ lang, text }: Quote) => BEGINS + lang + SPEAKS + text + ENDS;
    const parts = this.#saying(tag, scope, message, { names, quote }).split(QUOTED);
    return parts.flatMap((text, i): Piece[] => {
      // Plain, a language, what is quoted in it, plain…
      if (i % 3 === 1) return [];
      return text === '' ? [] : i % 3 === 2 ? [{ text, lang: parts[i - 1] ?? '' }] : [{ text }];
    });
  }

  #saying(tag: string, scope: Scope, message: Message, manner: Manner): string {
    for (const language of tag === ENGLISH ? [ENGLISH] : [tag, ENGLISH])
      for (const where of scope === 'house' ? [scope] : [scope, 'house']) {
        const said = this.#say(language, where, scope, message, manner);
        if (said !== null) return said;
      }
    // Not yet here, or nobody has words for it.
    const missing = [tag, ENGLISH].filter((language) => !this.#bundles.has(`${language}/${scope}`));
    if (missing.length === 0) return message.id;
    queueMicrotask(() => missing.forEach((language) => void this.#fetch(language, scope).catch(() => undefined)));
    return '';
  }

  /** Has this language words for it? */
  has(tag: string, scope: Scope, message: Message): boolean {
    return [scope, 'house'].some((where) => this.#pattern(tag, where, message.id) !== null);
  }

  /** Has a language, or English, words for this? */
  knows(tag: string, scope: Scope, message: Message): boolean {
    return [tag, ENGLISH].some((language) => this.has(language, scope, message));
  }

  #pattern(tag: string, where: Scope, whole: string): Exclude<Pattern, null> | null {
    const [id = '', attribute] = whole.split('.');
    const found = this.#bundles.get(`${tag}/${where}`)?.getMessage(id);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }

  #say(tag: string, where: Scope, scope: Scope, message: Message, manner: Manner): string | null {
    const bundle = this.#bundles.get(`${tag}/${where}`);
    const pattern = this.#pattern(tag, where, message.id);
    if (!bundle || pattern === null) return null;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {}))
      if (arg !== undefined) args[name] = typeof arg === 'number' ? arg : this.#text(tag, scope, arg, manner);
    return bundle.formatPattern(pattern, args, []);
  }

  #text(tag: string, scope: Scope, arg: Arg, manner: Manner): string {
    if (typeof arg === 'number' || typeof arg === 'string') return String(arg);
    if (Array.isArray(arg)) {
      const list = arg.map((one) => this.#text(tag, scope, one, manner));
      return joined(tag, list);
    }
    if ('seat' in arg) return manner.names[arg.seat] ?? String(arg.seat + 1);
    if ('text' in arg) return manner.quote(arg);
    return this.#saying(tag, scope, arg, manner);
  }
}

/** What seats are called, and how words of another language are put in. */
type Manner = { names: string[]; quote(quote: Quote): string };

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];

export const words = new Words();

/** Several, as a language joins them: "Ann, Bo and Cy". */
export const joined = (tag: string, list: string[]): string =>
  new Intl.ListFormat(tag === ENGLISH ? 'en-GB' : locale(tag), { type: 'conjunction' }).format(list);

/** A parameter, as something to be spoken of: as the server does. */
export function argOf(value: unknown): Arg {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return Number.isInteger(value) ? value : String(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(argOf);
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/** What a rule does with these parameters. */
export const ruleSentence = ({ id, params }: RuleSpec): Message => ({
  id: `rule-${id}.sentence`,
  args: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, argOf(value)])),
});
