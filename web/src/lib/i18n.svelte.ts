import { en, type Texts } from '../i18n/en';
import { es } from '../i18n/es';
import { nl } from '../i18n/nl';
import { recall, remember } from './storage';
import type { Message, Refusal } from './types';
import { words, type Scope } from './words.svelte';

export const LANGUAGES = { en, nl, es } as const satisfies Record<string, Texts>;
export type Language = keyof typeof LANGUAGES;

/** The interface's language; a game's own (its words, its questions) is another matter. */
class Interface {
  #language: Language = $state(preferred());

  constructor() {
    document.documentElement.lang = this.#language;
  }

  get language(): Language {
    return this.#language;
  }
  set language(language: Language) {
    this.#language = language;
    document.documentElement.lang = language;
    remember('language', language);
    void this.speakOf(this.scope);
  }

  get t(): Texts {
    return LANGUAGES[this.#language];
  }

  /** Whose words are spoken first: those of the game that is being looked at. */
  scope: Scope = $state('house');

  /** A message of the server, in this language; seats are called by these names. */
  say(message: Message, names: string[] = [], scope: Scope = this.scope): string {
    return words.say(this.#language, scope, message, names);
  }

  /** The same where only a name may be known: a host's own rule sets are called as the host calls them. */
  sayOr(message: Message, otherwise: string, scope: Scope = this.scope): string {
    return words.knows(this.#language, scope, message) ? this.say(message, [], scope) : otherwise;
  }

  /** Several, one after the other. */
  sayAll(messages: Message[], names: string[] = [], scope: Scope = this.scope): string {
    return messages.map((message) => this.say(message, names, scope)).join(' ');
  }

  /** Brings the words of a scope, to be spoken first from now on. */
  speakOf(scope: Scope): Promise<void> {
    this.scope = scope;
    const tag = this.#language;
    return Promise.all([words.load(tag, scope), words.load(tag, 'house')]).then(() => undefined);
  }

  /** What the page itself says stands with its other texts. */
  refusal(refusal: Refusal, names: string[] = []): string {
    return this.t.refusals[refusal.rule]?.(refusal) ?? this.say(refusal, names);
  }
}

function preferred(): Language {
  const wishes = [recall('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wishes.find((tag): tag is Language => tag in LANGUAGES) ?? 'en';
}

export const i18n = new Interface();
