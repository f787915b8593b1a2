import { i18n } from '../../lib/i18n.svelte';
import type { SeatClock } from '../../lib/clock';
import type { Moment, Seat } from '../../lib/types';
import type { Texts } from './i18n';
import type { Claim, Pending, Price, Verdict, View } from './types';

/** What is to be said about the last play: it may be challenged, it is being judged, or what came of that. */
export type Doubt = { claimed: Pending } | { judging: Pending } | { verdict: Verdict };
/** How a square looks because of it. */
export type Mark = 'claimed' | 'doubted' | 'stands' | 'withdrawn';

export function doubtOf({ challenges, began }: Pick<View, 'challenges' | 'began'>): Doubt | null {
  if (!challenges) return null;
  const { pending, challenge, verdict } = challenges;
  if (pending) return challenge ? { judging: pending } : { claimed: pending };
  // What came of it is told during the next turn.
  return verdict && began <= verdict.at ? { verdict } : null;
}

export function marksOf(view: Pick<View, 'challenges' | 'began' | 'premiums'>): Map<number, Mark> {
  const doubt = doubtOf(view);
  if (!doubt) return new Map();
  if ('claimed' in doubt) return marked(doubt.claimed.words, 'claimed');
  if ('judging' in doubt) return marked(doubt.judging.words, 'doubted');
  return doubt.verdict.valid
    ? marked(doubt.verdict.words, 'stands')
    : new Map(squaresOf(doubt.verdict, view).map((square) => [square, 'withdrawn']));
}

const marked = (words: Claim[], mark: Mark) =>
  new Map(words.flatMap(({ squares }) => squares.map((square) => [square, mark] as const)));

/** Where the tiles of a challenged play lay. */
export function squaresOf({ tiles }: Pick<Verdict, 'tiles'>, { premiums }: Pick<View, 'premiums'>): number[] {
  return tiles.map(({ row, col }) => row * (premiums[0]?.length ?? 0) + col);
}

/** Words as one says them: `QOPH`, `QOPH, QI`. */
export const said = (words: Pick<Claim, 'word'>[]): string => i18n.row(words.map(({ word }) => word));

/** What a wrong challenge costs, told to who may challenge. */
export function costOf(price: Price, seat: Seat, names: string[], t: Texts['challenge']): string {
  const said = [
    price.gets === 0 ? [] : [t.costBonus(names[seat] ?? '?', price.gets)],
    price.pays === 0 ? [] : [t.costMinus(price.pays)],
    price.loses_turn ? [t.costTurn] : [],
    price.out ? [t.costGame] : [],
  ].flat();
  return said.length === 0 ? t.costNone : said.join(' ');
}

/** What follows from *valid*, told to who judges. */
export function validThen(price: Price, seat: Seat, challenger: Seat, names: string[], t: Texts['challenge']): string {
  const [player, doubter] = [names[seat] ?? '?', names[challenger] ?? '?'];
  const said = [
    price.gets === 0 ? [] : [t.gets(player, price.gets)],
    price.pays === 0 ? [] : [t.pays(doubter, price.pays)],
    price.loses_turn ? [t.losesTurn(doubter)] : [],
    price.out ? [t.isOut(doubter)] : [],
  ].flat();
  return said.length === 0 ? t.itStands : said.join('; ');
}

/** What came of a challenge, sentence by sentence. */
export function outcomeOf(verdict: Verdict, skips: number[], names: string[], t: Texts['challenge']): string[] {
  const name = (seat: Seat) => names[seat] ?? '?';
  const out = verdict.loses_game === null ? [] : [t.isOutNow(name(verdict.loses_game))];
  if (!verdict.valid) return [t.takesBack(name(verdict.seat), verdict.score), ...out];
  const points = verdict.points.flatMap((change, seat) =>
    change === 0 ? [] : [`${change > 0 ? t.gets(name(seat), change) : t.pays(name(seat), -change)}.`],
  );
  const turn =
    verdict.loses_turn === null
      ? []
      : [((skips[verdict.loses_turn] ?? 0) > 0 ? t.willSkip : t.wasSkipped)(name(verdict.loses_turn))];
  return [...points, ...turn, ...out, ...(points.length + turn.length + out.length === 0 ? [t.noPenalty] : [])];
}

/** When the turn ends. How long a play may be challenged or judged is told where the play is. */
export function deadlineOf({
  challenges,
  clocks,
  until,
  turn,
}: Pick<View, 'challenges' | 'clocks' | 'until' | 'turn'>): Moment | null {
  if (challenges?.challenge) return null;
  if (!clocks || turn === null || until === null) return until;
  // A player's own clock is shown as such; only what comes before its end is a deadline.
  const flag = clocks.at + (clocks.left[turn] ?? 0) + clocks.overtime;
  return until < flag - 1000 ? until : null;
}

export function clockOf({ clocks }: Pick<View, 'clocks'>, seat: Seat): SeatClock | null {
  const left = clocks?.left[seat];
  if (!clocks || left === undefined) return null;
  return {
    left,
    at: clocks.at,
    runs: clocks.runs === seat,
    points: clocks.points,
    most: Math.ceil(clocks.overtime / 60_000),
  };
}
