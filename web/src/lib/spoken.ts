import type { Arg } from './types';

/** What a text of the page speaks of, each by the name that its files of words use. */
export type Args = Record<string, Arg | boolean>;

/**
 * What there is to say: `''` for a text that speaks of nothing in particular, a function for one that does, groups of
 * them. The words stand in `words/TAG.ftl`: `home.forget` is said by the message `page-home-forget`.
 */
export type Shape = { readonly [key: string]: '' | ((...args: never[]) => Args) | Shape };

/** The same, said. */
export type Spoken<S> = {
  readonly [K in keyof S]: S[K] extends (...args: infer A) => Args
    ? (...args: A) => string
    : S[K] extends Shape
      ? Spoken<S[K]>
      : string;
};

/** `yourName` is `your-name`. */
export const idOf = (prefix: string, key: string): string =>
  `${prefix}-${key.replace(/([a-z0-9])([A-Z])/g, (_, before: string, hump: string) => `${before}-${hump.toLowerCase()}`)}`;

/** Texts that are said when they are read: in the language of that moment. */
export function spoken<S extends Shape>(shape: S, say: (id: string, args: Args) => string, prefix = 'page'): Spoken<S> {
  const texts = {};
  for (const [key, what] of Object.entries(shape)) {
    const id = idOf(prefix, key);
    const text =
      what === ''
        ? { get: () => say(id, {}) }
        : { value: typeof what === 'function' ? speaksOf(id, what, say) : spoken(what, say, id) };
    Object.defineProperty(texts, key, { enumerable: true, ...text });
  }
  return texts as Spoken<S>;
}

const speaksOf =
  (id: string, what: (...args: never[]) => Args, say: (id: string, args: Args) => string) =>
  (...args: never[]): string =>
    say(id, what(...args));
