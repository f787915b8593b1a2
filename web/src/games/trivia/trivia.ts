import type {
  Action as TriviaAction,
  Answer,
  Asked,
  Details,
  GameAction,
  GameView,
  Points,
  Scorecard,
  View as TriviaView,
} from '../../generated/trivia';
import type { Offer, Score, Seat } from '../../lib/types';

export type { Answer, Asked, Details, Points, TriviaAction, TriviaView };
export type { Given } from '../../generated/trivia';
export type { GameAction as Action, GameView as View };
export type Rounds = Scorecard<Details | null>;

/** What one can choose from. True and false are options like others. */
export type Option = { place: number; text: string; answer: Answer };

export function optionsOf(
  { kind, options }: Pick<Asked, 'kind' | 'options'>,
  words: { yes: string; no: string },
): Option[] {
  if (kind === 'true_false')
    return [true, false].map((truth, place) => ({
      place,
      text: truth ? words.yes : words.no,
      answer: { true_false: truth },
    }));
  return options.map((text, place) => ({ place, text, answer: { choice: place } }));
}

/** Does this answer choose that option? */
export function chooses(answer: Answer | null | undefined, { place, answer: option }: Option): boolean {
  if (!answer) return false;
  if ('several' in answer) return answer.several.includes(place);
  if ('choice' in answer) return 'choice' in option && answer.choice === option.choice;
  return 'true_false' in answer && 'true_false' in option && answer.true_false === option.true_false;
}

/** What is offered, sorted by where it is shown. */
export type Offered = {
  /** The places of options that can be chosen. */
  places: Set<number>;
  form: 'several' | 'number' | 'text' | null;
  longest: number;
  fifty: boolean;
  ready: boolean;
};

export function offered(offers: Offer<GameAction>[]): Offered {
  const found: Offered = { places: new Set(), form: null, longest: 100, fifty: false, ready: false };
  for (const { what } of offers) {
    if ('form' in what) {
      const { kind, fields } = what.form;
      if (kind === 'several' || kind === 'number' || kind === 'text') found.form = kind;
      const longest = (fields as { longest?: unknown } | null)?.longest;
      if (typeof longest === 'number') found.longest = longest;
    } else if (what.exact === 'ready') found.ready = true;
    else if (typeof what.exact === 'object') {
      const { play } = what.exact;
      if (play === 'fifty_fifty') found.fifty = true;
      else if ('answer' in play && 'choice' in play.answer) found.places.add(play.answer.choice);
      else if ('answer' in play && 'true_false' in play.answer) found.places.add(play.answer.true_false ? 0 : 1);
    }
  }
  return found;
}

/** What the host may do. */
export type Hosting = { skip: boolean; next: boolean; accepts: Set<Seat>; takesBack: Set<Seat> };

export function hosting(offers: Offer<GameAction>[]): Hosting {
  const found: Hosting = { skip: false, next: false, accepts: new Set(), takesBack: new Set() };
  for (const { what } of offers) {
    if (!('exact' in what)) continue;
    if (what.exact === 'skip') found.skip = true;
    else if (what.exact === 'next') found.next = true;
    else if (typeof what.exact === 'object' && typeof what.exact.play === 'object') {
      if ('accept' in what.exact.play) found.accepts.add(what.exact.play.accept);
      else if ('take_back' in what.exact.play) found.takesBack.add(what.exact.play.take_back);
    }
  }
  return found;
}

/** A number as people type it: with a comma or a point before the decimals, and thousands apart in the way of their
 * language. Null: it is none. */
export function readNumber(text: string, language: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f_']/g, '').replace(/^[−–]/, '-');
  const [thousands, decimals] = language === 'en' ? [',', '.'] : ['.', ','];
  const grouped = new RegExp(`^-?\\d{1,3}(\\${thousands}\\d{3})+(\\${decimals}\\d+)?$`);
  const tidy = (grouped.test(plain) ? plain.replaceAll(thousands, '') : plain).replace(',', '.');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(tidy) ? Number(tidy) : null;
}

/** The parts of one's points that are worth a word, in the order in which they are added. */
export function partsOf({
  base,
  speed,
  streak,
  negative,
  double,
}: Points): [part: 'base' | 'speed' | 'streak' | 'negative' | 'double', points: number][] {
  const parts = { base, speed, streak, negative, double };
  return Object.entries(parts).filter(([, points]) => points !== 0) as ReturnType<typeof partsOf>;
}

/** `+930`, `−500`, `0`. */

/** Everybody who chose this option. */
export const choosers = ({ given }: Pick<Details, 'given'>, option: Option): Seat[] =>
  given.filter(({ answer }) => chooses(answer, option)).map(({ seat }) => seat);

export type Row = { seats: Seat[]; score: number; place: number; earned: number | null; climbed: number };

const byScore = (a: Row, b: Row) => b.score - a.score || (a.seats[0] ?? 0) - (b.seats[0] ?? 0);

/** Equal scores share a place: 1, 1, 3. */
const placed = (rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, place: 1 + rows.filter(({ score }) => score > row.score).length })).sort(byScore);

/** The standings, and how they changed by the last round: how many lines of the list each side went up. */
export function standings(scores: Score[], points: number[] | undefined): Row[] {
  const alone = scores.every(([seats]) => seats.length === 1);
  const earned = ([seat]: Seat[]) => (alone && points && seat !== undefined ? (points[seat] ?? 0) : null);
  const now = placed(scores.map(([seats, score]) => ({ seats, score, place: 0, earned: earned(seats), climbed: 0 })));
  const before = asBefore(now);
  // Where all were equal, nobody has come from anywhere.
  if (before.every(({ score }) => score === before[0]?.score)) return now;
  const line = (seats: Seat[]) => before.findIndex((row) => row.seats === seats);
  return now.map((row, at) => ({ ...row, climbed: line(row.seats) - at }));
}

/** The same rows in the order before the round, with the scores of then: so that the change can be seen. */
export const asBefore = (rows: Row[]): Row[] =>
  placed(rows.map((row) => ({ ...row, score: row.score - (row.earned ?? 0), climbed: 0 })));

export const pauseOf = ({ phase }: Pick<Rounds, 'phase'>) =>
  typeof phase === 'object' && 'pause' in phase ? phase.pause : null;

/** Who plays in this round and has not answered; who was wrong has. */
export const silent = ({ table, game }: GameView): Seat[] =>
  table.players.filter((seat) => !game.answered.includes(seat) && !table.lapsed.includes(seat));
