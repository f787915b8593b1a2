import { page, type Texts } from '../i18n/texts';
import { clockFace } from './clock';
import { spoken, type Args, type Shape, type Spoken } from './spoken';
import { recall, remember } from './storage';
import type { LanguageCard, Message, Refusal } from './types';
import { ENGLISH, joined, locale, words, type Piece, type Scope } from './words.svelte';

/** The interface's language; a game's own (its words, its questions) is another matter. */
class Interface {
  #language: string = $state(ENGLISH);

  /** All languages that the server knows. */
  languages: LanguageCard[] = $state.raw([]);

  /** What the page itself says. */
  readonly t: Texts = spoken(page, (id, args) => this.say({ id, args: plain(args) }, [], 'house'));

  /** Whose words are spoken first: those of the game that is being looked at. */
  scope: Scope = $state('house');

  /** A language's tag: `nl`. */
  get language(): string {
    return this.#language;
  }

  /** The same for `Intl` and `lang`. */
  get locale(): string {
    return locale(this.#language);
  }

  /** Before anything is shown: which languages there are, and the words of the one that is wished for. */
  async start(): Promise<void> {
    this.languages = await words.languages();
    const tag = preferred(
      [recall('language') ?? '', ...navigator.languages],
      this.languages.map((language) => language.tag),
    );
    await words.load(tag, 'house');
    this.#speak(tag);
  }

  /** Another language, once its words have come; the same as before if they do not come. */
  async choose(tag: string): Promise<void> {
    try {
      await Promise.all([words.load(tag, 'house'), words.load(tag, this.scope)]);
    } catch {
      return;
    }
    remember('language', tag);
    this.#speak(tag);
  }

  #speak(tag: string): void {
    this.#language = tag;
    document.documentElement.lang = locale(tag);
  }

  /** A message of the server, in this language; seats are called by these names. */
  say(message: Message, names: string[] = [], scope: Scope = this.scope): string {
    return words.say(this.#language, scope, message, names);
  }

  /** The language that these are said in, for `lang`: English, where this one has no words for one of them. */
  languageOf(messages: Message[], scope: Scope = this.scope): string {
    return locale(messages.every((message) => words.has(this.#language, scope, message)) ? this.#language : ENGLISH);
  }

  /** The same where only a name may be known: a host's own rule sets are called as the host calls them. */
  sayOr(message: Message, otherwise: string, scope: Scope = this.scope): string {
    return words.knows(this.#language, scope, message) ? this.say(message, [], scope) : otherwise;
  }

  /** Several, one after the other, in pieces: what they quote may be in another language. */
  pieces(messages: Message[], names: string[] = [], scope: Scope = this.scope): Piece[] {
    const each = messages.map((message) => words.pieces(this.#language, scope, message, names));
    return each.flatMap((pieces, i) => (i === 0 ? pieces : [{ text: ' ' }, ...pieces]));
  }

  /** Several, one after the other. */
  sayAll(messages: Message[], names: string[] = [], scope: Scope = this.scope): string {
    return messages.map((message) => this.say(message, names, scope)).join(' ');
  }

  /** Several, joined as this language does: "Ann & Bo" is no language. */
  list(texts: string[]): string {
    return joined(this.#language, texts);
  }

  /** The same without a word before the last: "6-4, 5-5, 3-2". */
  row(texts: string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'unit', style: 'short' }).format(texts);
  }

  /** "12,000" is "12.000" elsewhere. */
  number(value: number): string {
    return new Intl.NumberFormat(this.locale).format(value).replace('-', '−');
  }

  /** What is won or lost: "+12". */
  signed(value: number): string {
    const format = new Intl.NumberFormat(this.locale, { signDisplay: 'exceptZero' });
    return format.format(value).replace('-', '−');
  }

  /** What a clock shows: "1:15". */
  clock(seconds: number): string {
    return clockFace(seconds, this.locale);
  }

  /** Who sits there. */
  people(seats: number[], names: string[]): string {
    return this.list(seats.map((seat) => names[seat] ?? '?'));
  }

  /** How long something took, to a tenth of a second. */
  seconds(millis: number): string {
    const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return `${new Intl.NumberFormat(this.locale, tenths).format(millis / 1000)} s`;
  }

  /** Brings the words of a scope, to be spoken first from now on. */
  speakOf(scope: Scope): Promise<void> {
    this.scope = scope;
    // What did not come is asked for again when something is to be said.
    return words.load(this.#language, scope).catch(() => undefined);
  }

  /** What the page said itself is said already. */
  refusal(refusal: Refusal, names: string[] = []): string {
    return refusal.rule === 'page.said' ? (refusal.sentence ?? '') : this.say(refusal, names);
  }
}

/** The first wish that is known, whole (`pt-BR`) or by its language (`pt`). */
export function preferred(wishes: string[], known: string[]): string {
  for (const wish of wishes) {
    const [language] = wish.split('-');
    const found = [wish, language].map((tag) => known.find((other) => other.toLowerCase() === tag?.toLowerCase()));
    const tag = found.find((one) => one !== undefined);
    if (tag !== undefined) return tag;
  }
  return ENGLISH;
}

const plain = (args: Args): NonNullable<Message['args']> =>
  Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'boolean' ? String(arg) : arg]));

export const i18n = new Interface();

/** What a game's page says: its words come with those of the game. */
export const gameTexts = <S extends Shape>(game: string, shape: S): Spoken<S> =>
  spoken(shape, (id, args) => i18n.say({ id, args: plain(args) }, [], game));
