// The shapes of docs/protocol.md. Import them through src/lib/types.ts only.

export type PlayerId = number;
export type Seat = number;
/** Milliseconds on the room's own clock. */
export type Moment = number;
export type Action = unknown;

export type Refusal = { rule: string; args?: Record<string, unknown>; sentence: string };

export type Sides = 'single' | { partners: number } | { teams: number };
export type Places = { least: number; most: number; late: boolean; sides: Sides };

export type RuleSpec = { id: string; version?: number; params?: Record<string, unknown> };
export type RuleCard = {
  id: string;
  name: string;
  sentence: string;
  spoken: string;
  category: string;
  layer: number;
  version: number;
  core: boolean;
  needs: string[];
  excludes: string[];
  schema: Record<string, unknown>;
  defaults: Record<string, unknown>;
};
export type Variant = { id: string; name: string; sentence: string; game?: string; rules: RuleSpec[] };
export type PresetCard = Variant & { places: Places | null; problem?: string };
export type BotCard = { id: string; sentence: string };
export type GameCard = {
  id: string;
  name: string;
  sentence: string;
  /** RULES.md: the rules in words. */
  book: string;
  rules: RuleCard[];
  presets: PresetCard[];
  bots: BotCard[];
};
export type CatalogueCard = {
  version: string | number;
  games: GameCard[];
  variants: Variant[];
  content: Record<string, string[]>;
};

export type Phase = 'lobby' | 'starting' | 'playing' | 'over' | 'closed';
export type RoomCard = {
  code: string;
  phase: Phase;
  game: string;
  game_name: string;
  preset: string | null;
  players: number;
  seats: number;
  watchers: number;
  open_seats: number;
  host: string;
};
export type Pass = { code: string; player: PlayerId; token: string };

export type PlayerView = { id: PlayerId; name: string; online: boolean; seat: Seat | null; ready: boolean };
export type SeatView = {
  player: PlayerId | null;
  bot: string | null;
  name: string;
  stand_in: string | null;
  team: number | null;
  online: boolean;
};
export type Choice = { game: string; preset: string | null; rules: RuleSpec[]; places: Places; sentences: string[] };
export type MatchLine = { id: string; game: string; standings: Standing[]; names: string[] };
export type ChatLine = { seq: number; at: Moment; player: PlayerId | null; name: string; text: string; emoji: boolean };
export type RoomView = {
  code: string;
  phase: Phase;
  host: PlayerId;
  public: boolean;
  watchers_allowed: boolean;
  players: PlayerView[];
  seats: SeatView[];
  choice: Choice;
  not_yet: string[];
  starting_until: Moment | null;
  commitment: string;
  stop_votes: Seat[];
  matches: MatchLine[];
  chat: ChatLine[];
};

export type Form = { kind: string; fields: unknown };
export type What<A = Action> = { exact: A } | { form: Form };
export type Auto = { at: Moment; reason: string };
export type Offer<A = Action> = { what: What<A>; label: string; auto?: Auto; hint?: string };
export type Forecast = { refusals: Refusal[]; score?: number; details?: unknown };
export type Standing = { place: number; seats: Seat[]; score: number; statistics?: Record<string, number> };
export type Outcome = { standings: Standing[]; reason: string; statistics?: Record<string, number> };
/** One side and its score. */
export type Score = [Seat[], number];
/** Number of the entry, its moment, its sentences. */
export type LogLine = [number, Moment, string[]];

export type TableView<V = unknown, A = Action, N = unknown> = {
  id: string;
  game: string;
  names: string[];
  entries: number;
  view: V;
  text: string;
  offers: Offer<A>[];
  host_offers: Offer<A>[];
  seated: Seat[];
  awaited: Seat[];
  idle: Seat[];
  scores: Score[];
  deadline: Moment | null;
  outcome: Outcome | null;
  may_say: boolean;
  entropy: string[];
  backlog?: N[];
  lines?: LogLine[];
};
export type Tidings = {
  seq: number;
  at: Moment;
  lines: string[];
  news: unknown[];
  chat: ChatLine | null;
  room?: RoomView | null;
  table?: TableView | null;
};
export type Past = { at: number; view: unknown; text: string; scores: Score[]; lines: string[] };
export type MatchCard = {
  id: string;
  game: string;
  rules: RuleSpec[];
  names: string[];
  entries: number;
  lines: LogLine[];
  outcome: Outcome | null;
  reveal: unknown;
  commitment: string;
};

export type You = { player: PlayerId | null; seat: Seat | null; host: boolean };
export type Hello = { v: 1; room: string; token?: string; device: string; since?: number };
export type Welcome = {
  v: number;
  seq: number;
  now: Moment;
  you: You;
  room: RoomView;
  table: TableView | null;
  missed: Tidings[];
  last: number;
};
export type Bye = { rule: string; sentence: string; again: boolean };

export type Command =
  | { rename: { name: string } }
  | 'leave'
  | { sit: Record<string, never> }
  | 'stand'
  | { ready: { entropy: string } }
  | 'unready'
  | { act: Action }
  | { stop: boolean }
  | { say: { text: string } }
  | { emote: { emoji: string } }
  | 'rematch'
  | 'retry'
  | { stand_in: { seat: Seat; bot: string } }
  | { choose: { game: string; preset: string | null; rules: RuleSpec[] | null } }
  | { open: { public: boolean; watchers: boolean } }
  | { swap: { a: Seat; b: Seat } }
  | 'shuffle'
  | { team: { seat: Seat; team: number } }
  | { add_bot: { bot: string } }
  | { remove_bot: { seat: Seat } }
  | { kick: { player: PlayerId } }
  | { hand_over: { player: PlayerId } }
  | 'start'
  | { host_act: Action }
  | 'close';

export type ClientFrame =
  | { hello: Hello }
  | { do: { id: number; what: Command } }
  | { forecast: { id: number; action: Action } }
  | { ping: number };
export type ServerFrame =
  | { welcome: Welcome }
  | { tidings: Tidings }
  | { ok: { id: number; seq: number } }
  | { dup: { id: number; seq: number } }
  | { refused: { id: number; refusals: Refusal[] } }
  | { forecast: { id: number; forecast: Forecast } }
  | { pong: { ping: number; now: Moment } }
  | { bye: Bye };
