import { en, type Texts } from '../i18n/en';
import { es } from '../i18n/es';
import { nl } from '../i18n/nl';
import { recall, remember } from './storage';
import type { Refusal } from './types';

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
  }

  get t(): Texts {
    return LANGUAGES[this.#language];
  }

  /** By the rule that objects, where the language knows it; else the server's own sentence. */
  refusal({ rule, args, sentence }: Refusal): string {
    return this.t.refusals[rule]?.(args ?? {}) ?? sentence;
  }
}

function preferred(): Language {
  const wishes = [recall('language') ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wishes.find((tag): tag is Language => tag in LANGUAGES) ?? 'en';
}

export const i18n = new Interface();
