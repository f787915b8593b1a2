import { gameTexts, i18n } from '../../lib/i18n.svelte';
import type { Answer, Asked } from './trivia';

/** What this page says; the words stand in `words/TAG.ftl`. */
export const shape = {
  yes: '',
  no: '',
  question: (number: number, total: number) => ({ number, total }),
  last: '',
  categories: {
    arts: '',
    food: '',
    games: '',
    geography: '',
    history: '',
    language: '',
    nature: '',
    science: '',
    sport: '',
    technology: '',
  } as Record<string, ''>,
  difficulty: { 0: '', 1: '', 2: '' } as Record<number, ''>,
  worth: (points: number) => ({ points }),
  double: '',
  several: '',
  closest: '',
  answerNow: '',
  firstRight: '',
  options: '',
  thatsIt: '',
  send: '',
  sendNumber: (number: string) => ({ number }),
  yourAnswer: '',
  number: '',
  noNumber: '',
  words: '',
  fifty: '',
  fiftyMeans: '',
  gone: '',
  lockedIn: '',
  youSaid: (answer: string, time: string) => ({ answer, time }),
  waitingOthers: (count: number) => ({ count }),
  wrongLocked: '',
  wrongSoFar: (names: string[]) => ({ names }),
  answeredCount: (count: number, all: number) => ({ count, all }),
  hasAnswered: (name: string) => ({ name }),
  wasWrong: (name: string) => ({ name }),
  thinks: (name: string) => ({ name }),
  fromNext: '',
  skip: '',
  next: '',
  toResults: '',
  ready: '',
  accept: '',
  acceptWho: (name: string, answer: string) => ({ name, answer }),
  takeBack: '',
  takeBackWho: (name: string, answer: string) => ({ name, answer }),
  revealed: '',
  goesOn: (seconds: number) => ({ seconds }),
  waitHost: '',
  right: '',
  accepted: '',
  acceptedTag: '',
  wrong: '',
  tooLate: '',
  skipped: '',
  nobodyRight: '',
  first: (name: string) => ({ name }),
  youFirst: '',
  fastest: '',
  rightAnswer: '',
  also: (others: string) => ({ others }),
  within: (number: string) => ({ number }),
  noAnswer: '',
  chose: (count: number) => ({ count }),
  parts: { base: '', speed: '', streak: '', negative: '', double: '' },
  streak: (count: number) => ({ count }),
  everyone: '',
  standings: '',
  up: (places: number) => ({ places }),
  down: (places: number) => ({ places }),
  points: (points: number) => ({ points }),
} as const;

export const texts = gameTexts('trivia', shape);

/** An answer in words. */
export function told(answer: Answer, { options, unit }: Asked, locale: string): string {
  if ('choice' in answer) return options[answer.choice] ?? '?';
  if ('several' in answer) return i18n.row(answer.several.map((place) => options[place] ?? '?'));
  if ('true_false' in answer) return answer.true_false ? texts.yes : texts.no;
  if ('text' in answer) return answer.text;
  return [figures(answer.number, locale), unit].filter(Boolean).join(' ');
}

/** A number as the language writes it; years and other numbers of four digits stay together. */
export const figures = (number: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: Math.abs(number) >= 10_000 }).format(number);
