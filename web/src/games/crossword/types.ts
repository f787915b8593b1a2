/** The generated types of the game, by the names the table uses. */
export type { Action } from '../../generated/crossword/Action';
export type { Challenges } from '../../generated/crossword/Challenges';
export type { Claim } from '../../generated/crossword/Claim';
export type { Clocks } from '../../generated/crossword/Clocks';
export type { Pending } from '../../generated/crossword/Pending';
export type { Placement } from '../../generated/crossword/Placement';
/** A forecast's details: what a play is worth. */
export type { Score as PlayScore } from '../../generated/crossword/Score';
export type { Terms } from '../../generated/crossword/Terms';
export type { Verdict } from '../../generated/crossword/Verdict';
export type { View } from '../../generated/crossword/View';

export const BLANK = '?';
