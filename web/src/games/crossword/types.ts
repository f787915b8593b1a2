import type { Moment, Seat } from '../../lib/types';

/** A tile that a player puts on a square. */
export type Placement = { row: number; col: number; letter: string; blank?: boolean };

export type Action = { play: Placement[] } | { swap: string[] } | 'pass' | 'resign';

export type WordScore = { word: string; at: string; points: number };
export type RulePoints = { rule: string; points: number };
/** A forecast's details: what a play is worth. */
export type PlayScore = { total: number; words: WordScore[]; bonuses: RulePoints[]; rules: RulePoints[] };

export type Last = { seat: Seat; did: 'played' | 'swapped' | 'passed'; squares: number[]; words: string[]; tiles: number; score: number };
export type End = { reason: string; out: Seat | null; adjustments: number[]; places: number[]; racks: string[][] };

/** What one viewer sees; squares are counted by rows from 0. */
export type View = {
  seats: number;
  /** `.` is a square without a tile; a letter of several characters stands in brackets. */
  board: string[];
  blanks: number[];
  /** `.` none, `d t q` the letter counts 2, 3, 4 times, `D T Q` the word, `#` blocked. */
  premiums: string[];
  starts: number[];
  tiles: string;
  language: string;
  letters: string[];
  values: number[];
  /** How many of each letter the viewer has not seen, then of blanks. */
  unseen: number[];
  /** `?` is a blank. */
  rack: string[] | null;
  rack_size: number;
  held: number[];
  bag: number;
  scores: number[];
  turn: Seat | null;
  began: Moment;
  until: Moment | null;
  away: Seat[];
  gone: Seat[];
  missed: number[];
  swaps: number[];
  quiet: [number, number, number];
  counters: { rule: string; count: number; limit: number }[];
  turns: number;
  last: Last | null;
  end: End | null;
};

export const BLANK = '?';
