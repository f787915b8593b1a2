import type {
  Action as Play,
  Asked,
  Card,
  Colour,
  Details,
  GameAction,
  GameView,
  Scorecard,
  View as HandView,
} from '../../generated/uno';
import type { Offer, Seat } from '../../lib/types';

export type { Asked, Card, Challenge, Colour, Left, Phase } from '../../generated/uno';
/** A hand as one viewer sees it. */
export type { HandView, Play };
export type { GameAction as Action, GameView as View };
export type Rounds = Scorecard<Details>;
export type Lay = Extract<Play, { lay: unknown }>['lay'];

export const COLOURS: Colour[] = ['red', 'yellow', 'green', 'blue'];

/** What is offered, sorted by what one does it with. */
export type Offered = {
  /** Every way to lay each card. */
  lays: Map<Card, Lay[]>;
  names: Colour[];
  catches: Seat[];
  /** `draw`, `pass`, `uno`, `accept`, `challenge`, `ready`. */
  plain: Set<string>;
};

export function offered(offers: Offer<GameAction>[]): Offered {
  const found: Offered = { lays: new Map(), names: [], catches: [], plain: new Set() };
  for (const { what } of offers) {
    if (!('exact' in what)) continue;
    const action = what.exact;
    if (typeof action === 'string') found.plain.add(action);
    else if (typeof action.play === 'string') found.plain.add(action.play);
    else if ('lay' in action.play)
      found.lays.set(action.play.lay.card, [...(found.lays.get(action.play.lay.card) ?? []), action.play.lay]);
    else if ('name' in action.play) found.names.push(action.play.name);
    else found.catches.push(action.play.catch);
  }
  return found;
}

export const NOTHING: Offered = offered([]);

export type Symbol = 'skip' | 'reverse' | 'two' | 'wild' | 'four' | number;

/** What a card is, to draw and to name it. */
export function read(card: Card): { colour: Colour | null; symbol: Symbol } {
  if (card === 'w') return { colour: null, symbol: 'wild' };
  if (card === 'w+4') return { colour: null, symbol: 'four' };
  const colour = COLOURS['rygb'.indexOf(card.charAt(0))] ?? null;
  const symbol = card.slice(1);
  const actions: Record<string, Symbol> = { s: 'skip', r: 'reverse', '+2': 'two' };
  return { colour, symbol: actions[symbol] ?? Number(symbol) };
}

/** The same cards with a key each, so that a card keeps its place on the screen while others come and go. */
export function keyed(cards: Card[]): { key: string; card: Card }[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { key: `${card}.${copy}`, card };
  });
}

export type Sides = { left: Seat[]; top: Seat[]; right: Seat[] };

/** Who sits where: after oneself (at the bottom) by rising seat numbers, clockwise around the table. */
export function around(seats: Seat[], me: Seat | null): Sides {
  const sorted = [...seats].sort((a, b) => a - b);
  const others = me === null ? sorted : [...sorted.filter((seat) => seat > me), ...sorted.filter((seat) => seat < me)];
  const side = others.length < 3 ? 0 : others.length < 8 ? 1 : others.length < 10 ? 2 : 3;
  const top = others.length - side;
  return { left: others.slice(0, side).reverse(), top: others.slice(side, top), right: others.slice(top) };
}

/** Rows of a hand, and how far cards lie apart: never less than a finger is wide, and as few rows as that allows. */
export function fan(count: number, width: number, card: number): { rows: number; step: number } {
  const finger = 44;
  const across = Math.max(1, Math.floor((width - card) / finger) + 1);
  const rows = Math.max(1, Math.ceil(count / across));
  const columns = Math.ceil(count / rows);
  const room = columns > 1 ? Math.floor((width - card) / (columns - 1)) : card;
  return { rows, step: Math.max(finger, Math.min(room, card + 6)) };
}

export type Line = { seat: Seat; cards: Card[]; left: number; earned: number; total: number; won: boolean };

/** Everybody at the end of a hand: the winner first, then who was left with least. */
export function lines({ last, board }: Pick<Rounds, 'last' | 'board'>): Line[] {
  if (!last) return [];
  const { winner, points, details } = last;
  return details.left
    .map(({ seat, cards, points: left }) => ({
      seat,
      cards: cards.map(([card]) => card),
      left,
      earned: points[seat] ?? 0,
      total: board.totals[seat] ?? 0,
      won: typeof winner === 'object' && 'seat' in winner && winner.seat === seat,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || a.left - b.left || a.seat - b.seat);
}

export const answerOf = (step: Asked) => (typeof step === 'object' && 'answer' in step ? step.answer : null);
export const drawnOf = (step: Asked) => (typeof step === 'object' && 'drawn' in step ? step.drawn.card : null);
