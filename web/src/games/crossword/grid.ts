import type { Seat } from '../../lib/types';
import type { View } from './types';

export type Direction = 'across' | 'down';

/** The board as tiles can be put on it: what lies where and under it, how high it may be, and where nothing can lie. */
export type Grid = {
  width: number;
  height: number;
  cells: (string | null)[];
  blocked: boolean[];
  below?: Map<number, string[]>;
  highest?: number;
};

export function gridOf(view: Pick<View, 'board' | 'premiums' | 'stacks' | 'highest'>): Grid {
  const cells = view.board.flatMap(readRow);
  const premiums = view.premiums.flatMap((row) => [...row]);
  return {
    width: view.premiums[0]?.length ?? 0,
    height: view.premiums.length,
    cells,
    blocked: premiums.map((mark) => mark === '#'),
    below: new Map(view.stacks?.map(({ square, below }) => [square, below])),
    highest: view.highest ?? 1,
  };
}

/** What lies under the tile on top, the lowest first. */
export const belowOf = (grid: Grid, square: number): string[] => grid.below?.get(square) ?? [];
/** How many tiles lie there. */
export const heightOf = (grid: Grid, square: number): number =>
  grid.cells[square] === null || grid.cells[square] === undefined ? 0 : belowOf(grid, square).length + 1;
/** May tiles go on tiles? */
export const stacks = (grid: Grid): boolean => (grid.highest ?? 1) > 1;

/** What a tile is worth; nothing is told where all tiles are worth the same. */
export function worthOf({ letters, values }: Pick<View, 'letters' | 'values'>, letter: string): number | null {
  return new Set(values).size > 1 ? (values[letters.indexOf(letter)] ?? null) : null;
}

/** `C[Qu].` is C, Qu and a free square. */
export function readRow(row: string): (string | null)[] {
  return [...row.matchAll(/\[([^\]]*)\]|./gu)].map(([all, bracketed]) => bracketed ?? (all === '.' ? null : all));
}

/** A to Z, then AA, AB… */
export function column(col: number): string {
  const last = String.fromCharCode(65 + (col % 26));
  return col < 26 ? last : column(Math.floor(col / 26) - 1) + last;
}

/** The start of a word: `8H` across, `H8` down. */
export function squareName(grid: Grid, square: number, direction: Direction = 'across'): string {
  const [row, col] = [`${Math.floor(square / grid.width) + 1}`, column(square % grid.width)];
  return direction === 'across' ? row + col : col + row;
}

/** The square so many steps further, if it is on the board. */
export function step(grid: Grid, square: number, direction: Direction, steps: number): number | null {
  const [row, col] = [Math.floor(square / grid.width), square % grid.width];
  const [toRow, toCol] = direction === 'across' ? [row, col + steps] : [row + steps, col];
  const inside = toRow >= 0 && toRow < grid.height && toCol >= 0 && toCol < grid.width;
  return inside ? toRow * grid.width + toCol : null;
}

/** Can a tile be put there, as far as the board is concerned? */
export function isFree(grid: Grid, square: number): boolean {
  return square < grid.cells.length && grid.blocked[square] !== true && heightOf(grid, square) < (grid.highest ?? 1);
}

/** The next who still plays and need not skip; nobody knows while it depends on a challenge. */
export function after({
  turn,
  seats,
  gone,
  challenges,
}: Pick<View, 'turn' | 'seats' | 'gone' | 'challenges'>): Seat | null {
  if (turn === null || challenges?.challenge) return null;
  for (let further = 1; further < seats; further++) {
    const seat = (turn + further) % seats;
    if (!gone.includes(seat) && !challenges?.skips[seat]) return seat;
  }
  return null;
}
