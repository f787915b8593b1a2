import { isFree, stacks, step, type Direction, type Grid } from './grid';
import { BLANK, type Placement } from './types';

/** A tile of one's own, by a number that stays its own while it is held. */
export type Held = { id: number; tile: string };
/** A tile put on the board, not played yet. */
export type Laid = { id: number; square: number; letter: string; blank: boolean };
export type Arrow = { square: number; direction: Direction };
/** What a player has in front of them. Only geometry: what may be played is for the server to say. */
export type Desk = { held: Held[]; laid: Laid[]; arrow: Arrow | null; next: number };
export type Problem = 'no_tile' | 'no_room';

export const emptyDesk: Desk = { held: [], laid: [], arrow: null, next: 0 };

/** A desk as it was kept; nothing where that cannot be read. What no longer fits goes with the next `fit`. */
export function kept(text: string | null): Desk | null {
  try {
    const { held, laid } = JSON.parse(text ?? 'null') as Pick<Desk, 'held' | 'laid'>;
    const sound =
      held.every(({ id, tile }) => Number.isInteger(id) && typeof tile === 'string') &&
      laid.every(({ id, square, letter }) => held.some((one) => one.id === id) && square >= 0 && letter !== '');
    return sound ? { held, laid, arrow: null, next: Math.max(-1, ...held.map(({ id }) => id)) + 1 } : null;
  } catch {
    return null;
  }
}

export const laidAt = (desk: Desk, square: number) => desk.laid.find((laid) => laid.square === square);
export const isLaid = (desk: Desk, id: number) => desk.laid.some((laid) => laid.id === id);
/** The tiles that still stand on the rack. */
export const standing = (desk: Desk) => desk.held.filter(({ id }) => !isLaid(desk, id));

/** Fits the desk to the rack and the board as they are now: all that still fits stays where it is. */
export function fit(desk: Desk, rack: string[], grid: Grid): Desk {
  const left = [...rack];
  const keep = (held: Held) => {
    const at = left.indexOf(held.tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  // The same letter there, where tiles are stacked: it was just played.
  const lies = ({ square, letter }: Laid) => isFree(grid, square) && grid.cells[square] !== letter;
  const stays = (id: number) => desk.laid.some((laid) => laid.id === id && lies(laid));
  // Who lies on a square that was covered meanwhile is the first to go: most likely it was just played.
  const byNeed = [...desk.held].sort((a, b) => need(a) - need(b));
  function need({ id }: Held): number {
    return isLaid(desk, id) ? (stays(id) ? 1 : 2) : 0;
  }
  const kept = new Set(byNeed.filter(keep).map(({ id }) => id));
  const fresh = left.map((tile, at) => ({ id: desk.next + at, tile }));
  const held = [...desk.held.filter(({ id }) => kept.has(id)), ...fresh];
  const laid = desk.laid.filter(({ id }) => kept.has(id) && stays(id));
  const arrow = desk.arrow && settle({ ...desk, held, laid }, grid, desk.arrow);
  return { held, laid, arrow, next: desk.next + fresh.length };
}

/** The arrow on the first square from here on that has no tile. */
function settle(desk: Desk, grid: Grid, { square, direction }: Arrow): Arrow | null {
  for (let at: number | null = square; at !== null; at = step(grid, at, direction, 1)) {
    if (grid.blocked[at]) return null;
    if (isFree(grid, at) && !laidAt(desk, at)) return { square: at, direction };
  }
  return null;
}

/** A tap on a square: an arrow to the right, then down, then none. On a tile: from the next free square on. */
export function point(desk: Desk, grid: Grid, square: number): Desk {
  const { arrow } = desk;
  if (arrow?.square === square)
    return { ...desk, arrow: arrow.direction === 'across' ? { square, direction: 'down' } : null };
  return { ...desk, arrow: settle(desk, grid, { square, direction: 'across' }) };
}

/** Moves the arrow along its line to the next square without a tile. */
export function nudge(desk: Desk, grid: Grid, direction: Direction, steps: 1 | -1): Desk {
  if (!desk.arrow) return desk;
  for (let at = step(grid, desk.arrow.square, direction, steps); at !== null; at = step(grid, at, direction, steps)) {
    if (isFree(grid, at) && !laidAt(desk, at)) return { ...desk, arrow: { ...desk.arrow, square: at } };
  }
  return desk;
}

/** Puts a tile on a square. `letter` is what a blank stands for. A tile that lies elsewhere is moved. */
export function lay(desk: Desk, grid: Grid, id: number, square: number, letter?: string): Desk {
  const held = desk.held.find((other) => other.id === id);
  if (!held || !isFree(grid, square)) return desk;
  const before = desk.laid.find((laid) => laid.id === id);
  const blank = held.tile === BLANK;
  const shown = blank ? (letter ?? before?.letter) : held.tile;
  if (shown === undefined) return desk;
  const others = desk.laid.filter((laid) => laid.id !== id && laid.square !== square);
  return { ...desk, laid: [...others, { id, square, letter: shown, blank }] };
}

/** Lays a tile where the arrow is, and moves the arrow on. */
export function layAtArrow(desk: Desk, grid: Grid, id: number, letter?: string): { desk: Desk; problem?: Problem } {
  const { arrow } = desk;
  if (!arrow || !isFree(grid, arrow.square) || laidAt(desk, arrow.square)) return { desk, problem: 'no_room' };
  const after = lay(desk, grid, id, arrow.square, letter);
  // At the end of the line the arrow stays under the last tile, and nothing more can be typed.
  return { desk: { ...after, arrow: settle(after, grid, arrow) ?? arrow } };
}

const same = (one: string, other: string) => one.toLocaleUpperCase() === other.toLocaleUpperCase();
const begins = (letter: string, key: string) => letter.toLocaleUpperCase().startsWith(key.toLocaleUpperCase());

/** The letter of this game that a key means: exactly, or as the beginning of a letter of several characters. */
export function letterOf(letters: string[], key: string): string | undefined {
  return letters.find((letter) => same(letter, key)) ?? letters.find((letter) => begins(letter, key));
}

/** A letter is typed. Without a tile of it, a blank stands in. */
export function type(
  desk: Desk,
  grid: Grid,
  letters: string[],
  key: string,
  asBlank: boolean,
): { desk: Desk; problem?: Problem } {
  const letter = letterOf(letters, key);
  if (letter === undefined || !desk.arrow) return { desk };
  if (stacks(grid) && !laidAt(desk, desk.arrow.square) && grid.cells[desk.arrow.square] === letter)
    return { desk: passed(desk, grid, desk.arrow) };
  const free = standing(desk);
  const plain = asBlank ? undefined : free.find(({ tile }) => tile === letter);
  const longer = asBlank || plain ? undefined : (joined(desk, free, key) ?? free.find(({ tile }) => begins(tile, key)));
  if (longer && !begins(longer.tile, key)) return rejoin(desk, grid, longer);
  const tile = plain ?? longer ?? free.find((held) => held.tile === BLANK);
  return tile ? layAtArrow(desk, grid, tile.id, letter) : { desk, problem: 'no_tile' };
}

/** The letter that lies there was typed: the arrow goes on. */
function passed(desk: Desk, grid: Grid, arrow: Arrow): Desk {
  const next = step(grid, arrow.square, arrow.direction, 1);
  return { ...desk, arrow: (next !== null && settle(desk, grid, { ...arrow, square: next })) || arrow };
}

/** I and then J may mean the tile IJ. */
function joined(desk: Desk, free: Held[], key: string): Held | undefined {
  const last = desk.laid.at(-1);
  return last && !last.blank ? free.find(({ tile }) => same(tile, last.letter + key)) : undefined;
}

function rejoin(desk: Desk, grid: Grid, tile: Held): { desk: Desk; problem?: Problem } {
  const last = desk.laid.at(-1);
  if (!last || !desk.arrow) return { desk };
  const without = { ...take(desk, last.square), arrow: { ...desk.arrow, square: last.square } };
  return layAtArrow(without, grid, tile.id);
}

/** Takes a tile back from a square. */
export function take(desk: Desk, square: number): Desk {
  return { ...desk, laid: desk.laid.filter((laid) => laid.square !== square) };
}

/** Backspace: the nearest tile before the arrow comes back, else the last one laid; the arrow goes there. */
export function takeLast(desk: Desk, grid: Grid): Desk {
  const { arrow } = desk;
  if (arrow) {
    for (let at: number | null = arrow.square; at !== null; at = step(grid, at, arrow.direction, -1)) {
      if (laidAt(desk, at)) return { ...take(desk, at), arrow: { ...arrow, square: at } };
      if (at !== arrow.square && isFree(grid, at)) break;
    }
  }
  const last = desk.laid.at(-1);
  return last ? { ...take(desk, last.square), arrow: arrow && { ...arrow, square: last.square } } : desk;
}

/** All tiles back to the rack; the arrow where the first of them lay. */
export function recall(desk: Desk): Desk {
  const first = desk.laid.map(({ square }) => square).sort((a, b) => a - b)[0];
  return {
    ...desk,
    laid: [],
    arrow: desk.arrow && first !== undefined ? { ...desk.arrow, square: first } : desk.arrow,
  };
}

export function shuffle(desk: Desk, random: () => number = Math.random): Desk {
  const held = [...desk.held];
  for (let at = held.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [held[at], held[other]] = [held[other]!, held[at]!];
  }
  return { ...desk, held };
}

/** Two tiles of the rack change places. */
export function exchange(desk: Desk, one: number, other: number): Desk {
  const [a, b] = [desk.held.find(({ id }) => id === one), desk.held.find(({ id }) => id === other)];
  if (!a || !b) return desk;
  return { ...desk, held: desk.held.map((held) => (held === a ? b : held === b ? a : held)) };
}

/** A tile of the rack goes to another place; the others move up. */
export function moveTo(desk: Desk, id: number, slot: number): Desk {
  const tile = desk.held.find((held) => held.id === id);
  if (!tile) return desk;
  const others = desk.held.filter((held) => held !== tile);
  return { ...desk, held: [...others.slice(0, slot), tile, ...others.slice(slot)] };
}

/** What is sent to the server. */
export function placements(desk: Desk, grid: Grid): Placement[] {
  return [...desk.laid]
    .sort((a, b) => a.square - b.square)
    .map(({ square, letter, blank }) => {
      const place = { row: Math.floor(square / grid.width), col: square % grid.width, letter };
      return blank ? { ...place, blank } : place;
    });
}
