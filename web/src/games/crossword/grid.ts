import type { Seat } from '../../lib/types';
import type { View } from './types';

export type Direction = 'across' | 'down';

/** The board as tiles can be put on it: what lies where, and where nothing can lie. */
export type Grid = { width: number; height: number; cells: (string | null)[]; blocked: boolean[] };

export function gridOf(view: Pick<View, 'board' | 'premiums'>): Grid {
  const cells = view.board.flatMap(readRow);
  const premiums = view.premiums.flatMap((row) => [...row]);
  return {
    width: view.premiums[0]?.length ?? 0,
    height: view.premiums.length,
    cells,
    blocked: premiums.map((mark) => mark === '#'),
  };
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
  return square < grid.cells.length && grid.cells[square] === null && grid.blocked[square] !== true;
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
