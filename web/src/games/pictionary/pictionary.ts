import type {
  Action as Own,
  Details,
  GameAction,
  GameNews,
  GameView,
  News,
  Scorecard,
} from '../../generated/pictionary';
import type { Offer, Score, Seat } from '../../lib/types';

export type { GameAction as Action, GameNews, GameView as View, Details };
export type Rounds = Scorecard<Details>;
export type Mark = Own;

/** The colours of the pens; the first is that of the paper. */
export const PALETTE = [
  '#ffffff',
  '#1c1917',
  '#8b8b8b',
  '#d92d20',
  '#f28c28',
  '#f5d327',
  '#7cc842',
  '#1f8a3b',
  '#5ec3ef',
  '#1f5fd6',
  '#7a3fc0',
  '#f58fb8',
  '#7d4a24',
  '#f2c79b',
  '#0d3b66',
  '#c9b79c',
] as const;

/** How wide each pen is on the paper of 800. */
export const PENS = [4, 8, 16, 36] as const;

/** What is offered, sorted by where it is shown. */
export type Offered = {
  picks: number;
  ink: boolean;
  guess: number | null;
  noLetters: boolean;
  giveUp: boolean;
  ready: boolean;
};

export function offered(offers: Offer<GameAction>[]): Offered {
  const found: Offered = { picks: 0, ink: false, guess: null, noLetters: false, giveUp: false, ready: false };
  for (const { what } of offers) {
    if ('form' in what) {
      const longest = (what.form.fields as { longest?: unknown } | null)?.longest;
      if (what.form.kind === 'ink') found.ink = true;
      else if (what.form.kind === 'guess') found.guess = typeof longest === 'number' ? longest : 60;
    } else if (what.exact === 'ready') found.ready = true;
    else if (typeof what.exact === 'object') {
      const { play } = what.exact;
      if (play === 'no_letters') found.noLetters = true;
      else if (play === 'give_up') found.giveUp = true;
      else if (typeof play === 'object' && 'pick' in play) found.picks++;
    }
  }
  return found;
}

/** What the host may do. */
export const hosted = (offers: Offer<GameAction>[]): { skip: boolean; next: boolean } => ({
  skip: offers.some(({ what }) => 'exact' in what && what.exact === 'skip'),
  next: offers.some(({ what }) => 'exact' in what && what.exact === 'next'),
});

/** A drawing, as it is hung up. */
export type Drawing = { number: number; drawer: Seat; word: string | null; ink: string };

/** All drawings that came as news: those that are done, and the ink of the one that is on the sheet. Read piece by piece,
 * as it comes. */
export class Album {
  done: Drawing[] = [];
  ink = '';
  #read = 0;
  #source: unknown[] | null = null;
  #drawer: Seat | null = null;
  #number = 0;
  #word: string | null = null;

  /** Takes in what is new. Another list (after a connection was lost, of another match) is read from its beginning. */
  read(news: unknown[] | undefined): this {
    if (!news || news !== this.#source) {
      this.done = [];
      this.ink = '';
      this.#read = 0;
      this.#drawer = null;
      this.#number = 0;
      this.#word = null;
    }
    this.#source = news ?? null;
    for (; news && this.#read < news.length; this.#read++) this.#take(news[this.#read] as GameNews);
    return this;
  }

  #take(news: GameNews): void {
    if (typeof news === 'object' && 'round_ended' in news) this.#word = news.round_ended.details.word;
    if (typeof news !== 'object' || !('play' in news)) return;
    const play = news.play as News;
    if (typeof play !== 'object') return;
    if ('ink' in play) this.ink += play.ink;
    else if ('drawing' in play) {
      this.done.push(play.drawing);
      this.#number = Math.max(this.#number, play.drawing.number);
    } else if ('offered' in play) {
      if (this.ink && this.#drawer !== null)
        this.done.push({ number: this.#number, drawer: this.#drawer, word: this.#word, ink: this.ink });
      this.ink = '';
      this.#word = null;
      this.#drawer = play.offered.drawer;
      this.#number++;
    }
  }
}

/** All drawings, with the last one, once it is over. */
export function hung(album: Album, { table, game }: GameView): Drawing[] {
  const details = table.last?.details;
  const known = (drawing: Drawing) =>
    drawing.word === null && details?.number === drawing.number ? { ...drawing, word: details.word } : drawing;
  const last =
    table.phase !== 'playing' && album.ink && game.drawer !== null
      ? [{ number: game.number, drawer: game.drawer, word: details?.word ?? null, ink: album.ink }]
      : [];
  return [...album.done.map(known), ...last];
}

export const pauseOf = ({ phase }: Pick<Rounds, 'phase'>) =>
  typeof phase === 'object' && 'pause' in phase ? phase.pause : null;

export type Row = { seats: Seat[]; score: number; place: number; earned: number };

/** Equal scores share a place: 1, 1, 3. */
export function standings(scores: Score[], points: number[] | undefined): Row[] {
  return scores
    .map(([seats, score]) => ({
      seats,
      score,
      place: 1 + scores.filter(([, other]) => other > score).length,
      earned: seats.reduce((sum, seat) => sum + (points?.[seat] ?? 0), 0),
    }))
    .sort((a, b) => b.score - a.score || (a.seats[0] ?? 0) - (b.seats[0] ?? 0));
}

/** What the stream shows: guesses in vain, and who found it. */
export type Said = { key: string; seat: Seat; text: string | null; close: boolean };

export const stream = ({ guesses, solved, number }: GameView['game']): Said[] => [
  ...guesses.map(({ seat, text, close }, at) => ({
    key: `${number}-g-${at}-${seat}-${text}`,
    seat,
    text,
    close: close ?? false,
  })),
  ...solved.map(({ seat }) => ({ key: `${number}-s-${seat}`, seat, text: null, close: false })),
];
