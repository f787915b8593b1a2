import { gameTexts } from '../../lib/i18n.svelte';

/** What this page says; the words stand in `words/TAG.ftl`. */
export const shape = {
  hint: '',
  pile: (number: number, sticks: number) => ({ number, sticks }),
  takeFrom: (count: number, number: number) => ({ count, number }),
  upTo: (count: number, number: number, all: number) => ({ count, number, all }),
  todo: '',
  choose: '',
  clear: '',
  empty: '',
} as const;

export const texts = gameTexts('nim', shape);
