import type { Component } from 'svelte';
import type { SeatClock } from '../lib/clock';
import type { Coached } from '../lib/connection';
import type {
  Action,
  Forecast,
  Message,
  Moment,
  Offer,
  Preview,
  Refusal,
  RoomView,
  Seat,
  TableView,
  You,
} from '../lib/types';
import Generic from './generic/Table.svelte';

/** What every table gets; see README.md. */
export type TableProps<V = unknown, A = Action> = {
  table: TableView<V, A>;
  you: You;
  room: RoomView | null;
  names: string[];
  now(): number;
  act(action: A): Promise<Refusal[]>;
  /** What `table.host_offers` offers, for a table that shows it itself. */
  hostAct(action: A): Promise<Refusal[]>;
  forecast(action: A): Promise<Forecast>;
  /** What each offer would come to, in the order of the offers: asked for by the player. */
  hints?(): Promise<Message[]>;
  /** What the coach says to one person who plays against bots: of what to do, or of what was done last. */
  coach?(last: boolean): Promise<Coached>;
  /** Something that could be done, to be shown on the table: a better play, looking back. */
  shown?: A | null;
  /** Who shows the match as text asks for it: nobody else is sent it. */
  askForText?(): void;
  readonly: boolean;
};

/** A table, and what else its file tells of the game. */
export type TableModule = {
  default: Component<TableProps>;
  /** Who plays after the awaited one, if that is certain. */
  next?: (view: unknown) => Seat | null;
  /** What the frame says instead of whose turn it is, where a game waits for something else than a turn. */
  turn?: (view: unknown, names: string[], me: Seat | null) => string | null;
  /** What one can do, behind "Your turn": "lay a word, swap or pass". */
  todo?: (view: unknown, offers: Offer[]) => string;
  /** A sentence for who does this for the first time; `id` is the phase. */
  hint?: (view: unknown, offers: Offer[]) => { id: string; words: string } | null;
  /** A score in the game's own words: "7 marks". */
  scored?: (view: unknown, score: number) => string;
  /** How the bar draws a score, where that is more than a number. */
  Mark?: Component<{ view: unknown; seats: Seat[]; score: number }>;
  /** What the frame counts down to, where that is not simply the next deadline. */
  deadline?: (view: unknown) => Moment | null;
  /** A player's own clock, in games that have such. */
  clock?: (view: unknown, seat: Seat) => SeatClock | null;
  /** The table shows itself what the host may do. */
  hosting?: boolean;
  /** The table asks the coach itself. */
  coaches?: boolean;
};

/** What a screen for the whole room gets: what everyone may see, and nothing to do. */
export type TvProps<V = unknown> = Pick<TableProps<V>, 'table' | 'names' | 'now'> & { room: RoomView };
export type TvModule = { default: Component<TvProps> };

/** A game's table is found by its folder: `src/games/GAME/Table.svelte`. */
const files = import.meta.glob<TableModule>(['./*/Table.svelte', '!./generic/Table.svelte']);

/** So is what it shows on the big screen; without, that shows the table. */
const screens = import.meta.glob<TvModule>('./*/Tv.svelte');

/** And how it draws its boards and pieces where they are chosen. */
export type ContentProps = { preview: Preview };
const contents = import.meta.glob<{ default: Component<ContentProps> }>('./*/Content.svelte');

export const generic: TableModule = { default: Generic };

export async function tableOf(game: string): Promise<TableModule> {
  const load = files[`./${game}/Table.svelte`];
  return load ? load() : generic;
}

export async function tvOf(game: string): Promise<TvModule | null> {
  return (await screens[`./${game}/Tv.svelte`]?.()) ?? null;
}

export async function contentOf(game: string): Promise<Component<ContentProps> | null> {
  return (await contents[`./${game}/Content.svelte`]?.())?.default ?? null;
}
