import { isFree, squareName, step, type Direction, type Grid } from './grid';
import { BLANK, type Placement, type Step } from './types';

/** What can be said on the command line. With a `?` behind it a play is only asked about; with a `:` before it, it is an
 * action that some rule of the table understands (`:spell 8H QUIZ`). */
export type Spoken =
  | { play: Placement[]; ask: boolean }
  | { swap: string[] }
  | { turn: Step[] }
  | { word: Exclude<keyof Words, 'swap'> }
  | { mistake: Mistake };
export type Mistake =
  | { kind: 'unknown' }
  | { kind: 'square'; text: string }
  | { kind: 'outside'; text: string }
  | { kind: 'no_word' }
  | { kind: 'too_long' }
  | { kind: 'no_tile_there'; square: string }
  | { kind: 'no_letter'; text: string }
  | { kind: 'other_there'; square: string; there: string };

type Words = Record<
  'swap' | 'pass' | 'resign' | 'shuffle' | 'recall' | 'rack' | 'challenge' | 'waive' | 'valid' | 'invalid' | 'abstain',
  string[]
>;

/** The commands' names, in every language at once. */
const WORDS: Words = {
  swap: ['swap', 'exchange', 'ruil', 'ruilen', 'cambiar', 'cambio'],
  pass: ['pass', 'pas', 'passen', 'paso', 'pasar'],
  resign: ['resign', 'opgeven', 'rendirse', 'abandonar'],
  shuffle: ['shuffle', 'schud', 'schudden', 'mezclar'],
  recall: ['recall', 'terug', 'retirar'],
  rack: ['rack', 'plankje', 'atril'],
  challenge: ['challenge', 'aanvechten', 'impugnar', 'impugno'],
  waive: ['good', 'goed', 'bien'],
  valid: ['valid', 'geldig', 'válida', 'valida'],
  invalid: ['invalid', 'ongeldig', 'inválida', 'invalida'],
  abstain: ['others', 'anderen', 'otros'],
};

export function read(text: string, grid: Grid, letters: string[], rack: string[]): Spoken {
  const ask = /\?\s*$/.test(text) && !/^\s*\p{L}+\s+[^\s\d]*\?$/u.test(text);
  const own = /^\s*:(\S+)\s*(.*)$/su.exec(text);
  if (own) return { turn: [{ custom: { name: own[1]!, value: own[2]!.trim() } }] };
  const [first = '', ...rest] = (ask ? text.replace(/\?\s*$/, '') : text).trim().split(/\s+/);
  const told = rest.join('');
  const command = (Object.keys(WORDS) as (keyof Words)[]).find((name) => WORDS[name].includes(first.toLowerCase()));
  if (command === 'swap') return readSwap(told, letters);
  if (command) return { word: command };
  if (!/\d/.test(first)) return { mistake: { kind: 'unknown' } };
  const play = readPlay(first, told, grid, letters, rack);
  return 'kind' in play ? { mistake: play } : { play: play.placements, ask };
}

function readSwap(text: string, letters: string[]): Spoken {
  const tiles: string[] = [];
  for (let rest = text.replace(/[,;]/g, ''); rest.length > 0;) {
    const found = rest.startsWith(BLANK) ? { letter: BLANK, length: 1 } : longest(rest, letters);
    if (!found) return { mistake: { kind: 'no_letter', text: rest.slice(0, 8) } };
    tiles.push(found.letter);
    rest = rest.slice(found.length);
  }
  return { swap: tiles };
}

/** `8H` is across, `H8` down. */
export function readStart(text: string, grid: Grid): { square: number; direction: Direction } | Mistake {
  const across = /^(\d+)([a-z]+)$/i.exec(text);
  const down = /^([a-z]+)(\d+)$/i.exec(text);
  const [row, col] = across ? [across[1]!, across[2]!] : down ? [down[2]!, down[1]!] : [];
  if (row === undefined || col === undefined) return { kind: 'square', text };
  const number = [...col.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (Number(row) < 1 || Number(row) > grid.height || number > grid.width) return { kind: 'outside', text };
  return { square: (Number(row) - 1) * grid.width + number - 1, direction: across ? 'across' : 'down' };
}

type Written = { there: true } | { letter: string; blank: boolean };

function readPlay(
  place: string,
  word: string,
  grid: Grid,
  letters: string[],
  rack: string[],
): { placements: Placement[] } | Mistake {
  const start = readStart(place, grid);
  if ('kind' in start) return start;
  const written = readWord(word, letters);
  if (!Array.isArray(written)) return written;
  const placements: Placement[] = [];
  let at: number | null = start.square;
  for (const one of written) {
    if (at === null) return { kind: 'too_long' };
    const there = grid.cells[at] ?? null;
    const square = squareName(grid, at);
    if ('there' in one) {
      if (there === null) return { kind: 'no_tile_there', square };
    } else if (there === one.letter) {
      // It is written out.
    } else if (there !== null && !isFree(grid, at)) {
      return { kind: 'other_there', square, there };
    } else if (isFree(grid, at)) {
      placements.push({
        row: Math.floor(at / grid.width),
        col: at % grid.width,
        letter: one.letter,
        ...(one.blank ? { blank: true } : {}),
      });
    } else {
      return { kind: 'too_long' };
    }
    at = step(grid, at, start.direction, 1);
  }
  return { placements: isSmall(word) ? withOwnTiles(placements, rack) : placements };
}

const isSmall = (word: string) => word === word.toLocaleLowerCase();

/** A word all in small letters was typed in a hurry: blanks stand in only where the rack lacks the letter. */
function withOwnTiles(placements: Placement[], rack: string[]): Placement[] {
  const left = [...rack];
  return placements.map(({ row, col, letter }) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    const blank = at < 0 && left.includes(BLANK);
    if (blank) left.splice(left.indexOf(BLANK), 1);
    return blank ? { row, col, letter, blank } : { row, col, letter };
  });
}

function readWord(word: string, letters: string[]): Written[] | Mistake {
  const written: Written[] = [];
  for (let rest = word.replace(/[()]/g, ''); rest.length > 0;) {
    if (rest.startsWith('.')) {
      written.push({ there: true });
      rest = rest.slice(1);
      continue;
    }
    const bracketed = /^\[([^\]]+)\]/.exec(rest);
    const found = bracketed
      ? { ...longest(bracketed[1]!, letters), length: bracketed[0].length }
      : longest(rest, letters);
    if (!found?.letter) return { kind: 'no_letter', text: rest.slice(0, 8) };
    const first = bracketed ? bracketed[1]![0]! : rest[0]!;
    written.push({ letter: found.letter, blank: first !== first.toLocaleUpperCase() });
    rest = rest.slice(found.length);
  }
  return written.length > 0 ? written : { kind: 'no_word' };
}

/** The letter with the longest spelling that a text begins with. */
function longest(text: string, letters: string[]): { letter: string; length: number } | undefined {
  const upper = text.toLocaleUpperCase();
  const fitting = letters.filter((letter) => upper.startsWith(letter.toLocaleUpperCase()));
  const letter = fitting.sort((a, b) => b.length - a.length)[0];
  return letter === undefined ? undefined : { letter, length: letter.length };
}
