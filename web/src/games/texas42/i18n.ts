import { gameTexts, i18n } from '../../lib/i18n.svelte';
import type { Action, Amount, Bid, Trump } from './texas42';

/** What this page says; the words stand in `words/TAG.ftl`. */
export const shape = {
  pips: { 0: '', 1: '', 2: '', 3: '', 4: '', 5: '', 6: '' } as Record<number, ''>,
  doubles: '',
  noTrump: '',
  marks: (count: number) => ({ count }),
  points: (count: number) => ({ count }),
  special: (name: string, amount: string) => ({ name, amount }),
  counts: (domino: string, count: number) => ({ domino, count }),
  todoBid: '',
  todoBidMust: '',
  todoName: '',
  todoLead: '',
  todoPlay: '',
  todoGoOn: '',
  hints: { bid: '', name: '', play: '', nello: '', plunge: '' } as Record<string, ''>,
  us: '',
  them: '',
  of: (have: number, goal: number) => ({ have, goal }),
  tricks: (count: number) => ({ count }),
  score: (score: number, goal: number, unit: string) => ({ score, goal, unit }),
  tableTitle: '',
  auctionTitle: '',
  handTitle: '',
  you: '',
  partner: '',
  shakes: '',
  sitsOut: '',
  away: '',
  left: '',
  turn: '',
  looking: '',
  holds: (count: number) => ({ count }),
  pass: '',
  passes: '',
  bids: (bid: string) => ({ bid }),
  bidOf: (bid: string) => ({ bid }),
  handNo: (number: number) => ({ number }),
  noBid: '',
  highest: (name: string, bid: string) => ({ name, bid }),
  naming: (name: string) => ({ name }),
  namingYou: '',
  led: (suit: string) => ({ suit }),
  toLead: (name: string) => ({ name }),
  took: (name: string, points: string) => ({ name, points }),
  winning: '',
  won: '',
  leads: '',
  lastTrick: '',
  backToTrick: '',
  points30: '',
  marksGroup: '',
  specials: '',
  trumpsGroup: '',
  contractsGroup: '',
  youHold: (count: number) => ({ count }),
  straight: '',
  hint: '',
  askHint: '',
  thinking: '',
  layDown: '',
  layDownMeans: '',
  claimFails: (name: string) => ({ name }),
  trumpMark: '',
  advised: '',
  cannot: '',
  goOn: '',
  goesOnIn: (seconds: number) => ({ seconds }),
  made: '',
  set: '',
  brings: (team: string, amount: string) => ({ team, amount }),
  nobodyScores: '',
  bidBy: (name: string, bid: string) => ({ name, bid }),
  close: '',
} as const;

export const texts = gameTexts('texas42', shape);

export const amountOf = (amount: Amount): string =>
  'points' in amount ? String(amount.points) : texts.marks(amount.marks);

const titled = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1).replaceAll('_', ' ');

/** A contract is called as the rule that brings it. */
export const contractName = (id: string): string => i18n.sayOr({ id: `rule-${id}` }, titled(id), 'texas42');

export function trumpName(trump: Trump): string {
  if (trump === 'doubles') return texts.doubles;
  if (trump === 'no_trump') return texts.noTrump;
  return 'pip' in trump ? (texts.pips[trump.pip] ?? '') : contractName(trump.contract);
}

export const bidOf = ({ special, amount }: Bid): string =>
  special === undefined ? amountOf(amount) : texts.special(contractName(special), amountOf(amount));

/** What is advised: a bid, trumps, a domino. */
export function choiceOf(action: Action): string {
  if (typeof action === 'string') return '';
  if ('bid' in action) return bidOf(action.bid);
  return 'name' in action ? trumpName(action.name) : action.play;
}

export const unitOf = (unit: string, count: number): string =>
  unit === 'marks' ? texts.marks(count) : texts.points(count);

export const dominoOf = (domino: string, count: number): string => (count > 0 ? texts.counts(domino, count) : domino);
