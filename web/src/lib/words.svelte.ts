import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message, RuleSpec } from './types';

/** Where a message's words are: of the house (rooms, the server, the names of games), or of a game. */
export type Scope = 'house' | (string & {});

const ENGLISH = 'en';

/** The files of words that the server keeps for each game and language, and saying messages from them. */
class Words {
  /** Replaced, never changed, when another file has come: whatever is said is said anew. */
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #asked = new Map<string, Promise<void>>();

  /** Brings a scope's words in a language, and in English for what that has not. */
  load(tag: string, scope: Scope): Promise<void> {
    return Promise.all([this.#fetch(tag, scope), this.#fetch(ENGLISH, scope)]).then(() => undefined);
  }

  #fetch(tag: string, scope: Scope): Promise<void> {
    const key = `${tag}/${scope}`;
    const asked = this.#asked.get(key);
    if (asked) return asked;
    const coming = fetch(`/api/words/${encodeURIComponent(tag)}/${encodeURIComponent(scope)}`)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${response.status}`))))
      .then((text) => this.add(tag, scope, text))
      // Forgotten, so that it is asked for again.
      .catch(() => void this.#asked.delete(key));
    this.#asked.set(key, coming);
    return coming;
  }

  add(tag: string, scope: Scope, text: string) {
    const bundle = new FluentBundle(tag, { useIsolating: false });
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#asked.set(`${tag}/${scope}`, Promise.resolve());
    this.#bundles = new Map(this.#bundles).set(`${tag}/${scope}`, bundle);
  }

  /** A message in a language: a game's own words first, then the house's; English where there are none. */
  say(tag: string, scope: Scope, message: Message, names: string[] = []): string {
    for (const language of tag === ENGLISH ? [ENGLISH] : [tag, ENGLISH])
      for (const where of scope === 'house' ? [scope] : [scope, 'house']) {
        const said = this.#say(language, where, scope, message, names);
        if (said !== null) return said;
      }
    // Nothing is known yet, or nobody has words for it.
    if (this.#bundles.has(`${ENGLISH}/${scope}`)) return message.id;
    queueMicrotask(() => void this.load(tag, scope));
    return '';
  }

  /** Has a language, or English, words for this? */
  knows(tag: string, scope: Scope, message: Message): boolean {
    const say = (language: string) => this.#say(language, scope, scope, message, []);
    return say(tag) !== null || say(ENGLISH) !== null;
  }

  #say(tag: string, where: Scope, scope: Scope, message: Message, names: string[]): string | null {
    const bundle = this.#bundles.get(`${tag}/${where}`);
    const [id = '', attribute] = message.id.split('.');
    const found = bundle?.getMessage(id);
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
    if (!bundle || !pattern) return null;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {}))
      if (arg !== undefined) args[name] = typeof arg === 'number' ? arg : this.#text(tag, scope, arg, names);
    return bundle.formatPattern(pattern, args, []);
  }

  #text(tag: string, scope: Scope, arg: Arg, names: string[]): string {
    if (typeof arg === 'number' || typeof arg === 'string') return String(arg);
    if (Array.isArray(arg)) {
      const list = arg.map((one) => this.#text(tag, scope, one, names));
      return new Intl.ListFormat(tag === ENGLISH ? 'en-GB' : tag, { type: 'conjunction' }).format(list);
    }
    if ('seat' in arg) return names[arg.seat] ?? String(arg.seat + 1);
    return this.say(tag, scope, arg, names);
  }
}

export const words = new Words();

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
