/** The generated types of the game, by the names the table uses. */
export type { Action } from '../../generated/crossword';
export type { Challenges } from '../../generated/crossword';
export type { Claim } from '../../generated/crossword';
export type { Clocks } from '../../generated/crossword';
export type { Pending } from '../../generated/crossword';
export type { Placement } from '../../generated/crossword';
/** A forecast's details: what a play is worth. */
export type { Score as PlayScore } from '../../generated/crossword';
export type { Price } from '../../generated/crossword';
export type { Step } from '../../generated/crossword';
export type { Verdict } from '../../generated/crossword';
export type { View } from '../../generated/crossword';

export const BLANK = '?';
