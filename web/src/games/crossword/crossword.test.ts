import { describe, expect, it } from 'vitest';
import {
  emptyDesk,
  exchange,
  fit,
  kept,
  lay,
  moveTo,
  nudge,
  placements,
  point,
  recall,
  shuffle,
  standing,
  take,
  takeLast,
  type,
  type Desk,
} from './desk';
import { after, column, gridOf, readRow, squareName, step } from './grid';
import { read, readStart } from './notation';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const grid = gridOf({ board: ['.....', '.AT..', '.....', '.....'], premiums: ['T...T', '.....', '...#.', 'd...d'] });
const rack = (tiles: string): Desk => fit(emptyDesk, [...tiles], grid);
const typed = (desk: Desk, text: string) =>
  [...text].reduce((now, key) => type(now, grid, LETTERS, key, key !== key.toLowerCase()).desk, desk);
const shown = (desk: Desk) =>
  desk.laid
    .map(({ square, letter, blank }) => `${squareName(grid, square)}${blank ? letter.toLowerCase() : letter}`)
    .join(' ');
const across = (desk: Desk, square: number): Desk => ({ ...desk, arrow: { square, direction: 'across' } });

describe('the board', () => {
  it('reads rows', () => {
    expect(readRow('C[Qu].É')).toEqual(['C', 'Qu', null, 'É']);
    expect([grid.width, grid.height, grid.cells[6], grid.blocked[13]]).toEqual([5, 4, 'A', true]);
  });
  it('names squares', () => {
    expect([0, 25, 26, 51, 52].map(column)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
    expect([squareName(grid, 7), squareName(grid, 7, 'down')]).toEqual(['2C', 'C2']);
  });
  it('ends at its edges', () => {
    expect([step(grid, 4, 'across', 1), step(grid, 4, 'down', 1), step(grid, 0, 'down', -1)]).toEqual([null, 9, null]);
  });
  it('knows who is next', () => {
    expect([
      after({ turn: 0, seats: 3, gone: [1] }),
      after({ turn: null, seats: 3, gone: [] }),
      after({ turn: 1, seats: 2, gone: [0] }),
    ]).toEqual([2, null, null]);
  });
});

describe('typing', () => {
  it('points across, down, nowhere', () => {
    let desk = point(rack('CS'), grid, 5);
    expect(desk.arrow).toEqual({ square: 5, direction: 'across' });
    desk = point(desk, grid, 5);
    expect(desk.arrow).toEqual({ square: 5, direction: 'down' });
    expect(point(desk, grid, 5).arrow).toBeNull();
    expect(point(desk, grid, 6).arrow).toEqual({ square: 8, direction: 'across' });
  });
  it('skips what lies there', () => {
    const desk = typed(across(rack('CSX'), 5), 'cs');
    expect(shown(desk)).toBe('2AC 2DS');
    expect(desk.arrow?.square).toBe(9);
    expect(placements(desk, grid)).toEqual([
      { row: 1, col: 0, letter: 'C' },
      { row: 1, col: 3, letter: 'S' },
    ]);
  });
  it('takes a blank with Shift, or where a letter is missing', () => {
    expect(shown(typed(across(rack('C?'), 0), 'C'))).toBe('1Ac');
    expect(shown(typed(across(rack('C?'), 0), 'zc'))).toBe('1Az 1BC');
    expect(type(across(rack('C'), 0), grid, LETTERS, 'z', false).problem).toBe('no_tile');
    expect(type(across(rack('C'), 0), grid, LETTERS, '7', false)).toEqual({ desk: across(rack('C'), 0) });
  });
  it('stops at the end of the line', () => {
    const desk = typed(across(rack('ABC'), 3), 'ab');
    expect(shown(desk)).toBe('1DA 1EB');
    expect(type(desk, grid, LETTERS, 'c', false).problem).toBe('no_room');
    expect(shown(takeLast(desk, grid))).toBe('1DA');
  });
  it('takes back letter by letter, over tiles that were there', () => {
    let desk = takeLast(typed(across(rack('CSX'), 5), 'cs'), grid);
    expect([shown(desk), desk.arrow?.square]).toEqual(['2AC', 8]);
    desk = takeLast(desk, grid);
    expect([shown(desk), desk.arrow?.square]).toEqual(['', 5]);
    expect(takeLast(desk, grid)).toBe(desk);
  });
  it('moves the arrow', () => {
    expect(nudge(across(rack('A'), 5), grid, 'across', 1).arrow?.square).toBe(8);
    expect(nudge(across(rack('A'), 0), grid, 'across', -1).arrow?.square).toBe(0);
  });
  it('knows letters of several characters', () => {
    const letters = ['I', 'J', 'IJ', 'Qu'];
    const type2 = (tiles: string[], keys: string) =>
      [...keys].reduce((now, key) => type(now, grid, letters, key, false).desk, across(fit(emptyDesk, tiles, grid), 0));
    expect(shown(type2(['Qu', 'I'], 'qi'))).toBe('1AQu 1BI');
    expect(shown(type2(['IJ'], 'i'))).toBe('1AIJ');
    expect(shown(type2(['I', 'IJ'], 'ij'))).toBe('1AIJ');
  });
});

describe('the desk', () => {
  it('lays, moves and takes tiles back', () => {
    let desk = rack('AB?');
    desk = lay(desk, grid, 0, 0);
    desk = lay(desk, grid, 0, 1);
    expect([shown(desk), standing(desk).length]).toEqual(['1BA', 2]);
    expect(lay(desk, grid, 1, 6)).toBe(desk);
    expect(lay(desk, grid, 1, 13)).toBe(desk);
    expect(shown(lay(desk, grid, 1, 1))).toBe('1BB');
    expect(lay(desk, grid, 2, 4)).toBe(desk);
    expect(shown(lay(desk, grid, 2, 4, 'Z'))).toBe('1BA 1Ez');
    expect(shown(take(desk, 1))).toBe('');
    expect(shown(recall(lay(desk, grid, 1, 3)))).toBe('');
  });
  it('keeps what still fits when the table changes', () => {
    const desk = typed(across(rack('CSXE'), 5), 'cs');
    const covered = gridOf({
      board: ['.....', '.ATE.', '.....', '.....'],
      premiums: ['T...T', '.....', '...#.', 'd...d'],
    });
    const now = fit(desk, [...'CSXE'], covered);
    expect([shown(now), now.held]).toEqual(['2AC', desk.held]);
    const played = fit(
      desk,
      [...'XESQ'],
      gridOf({ board: ['.....', 'CATS.', '.....', '.....'], premiums: ['.....', '.....', '...#.', '.....'] }),
    );
    expect(shown(played)).toBe('');
    expect(played.held.map(({ tile }) => tile).join('')).toBe('SXEQ');
  });
  it('shuffles and sorts by hand', () => {
    const desk = rack('ABC');
    expect(
      shuffle(desk, () => 0)
        .held.map(({ tile }) => tile)
        .join(''),
    ).toBe('BCA');
    expect(
      exchange(desk, 0, 2)
        .held.map(({ tile }) => tile)
        .join(''),
    ).toBe('CBA');
    expect(
      moveTo(desk, 0, 2)
        .held.map(({ tile }) => tile)
        .join(''),
    ).toBe('BCA');
    expect(
      moveTo(desk, 2, 0)
        .held.map(({ tile }) => tile)
        .join(''),
    ).toBe('CAB');
  });
});

describe('the command line', () => {
  const say = (text: string, tiles = 'CSQUIZ?') => read(text, grid, LETTERS, [...tiles]);
  it('reads plays', () => {
    const play = [
      { row: 1, col: 0, letter: 'C' },
      { row: 1, col: 3, letter: 'S' },
    ];
    for (const text of ['2A C..S', '2a CATS', '2A C(AT)S', '2A cats', ' 2A  CATS '])
      expect(say(text)).toEqual({ play, ask: false });
    expect(say('2A CATS?')).toEqual({ play, ask: true });
    expect(say('A3 Ce')).toEqual({
      play: [
        { row: 2, col: 0, letter: 'C' },
        { row: 3, col: 0, letter: 'E', blank: true },
      ],
      ask: false,
    });
    expect(say('A3 ce')).toEqual(say('A3 Ce'));
  });
  it('reads commands in three languages', () => {
    expect(say('swap A?b')).toEqual({ swap: ['A', '?', 'B'] });
    expect(say('swap AB?')).toEqual({ swap: ['A', 'B', '?'] });
    expect(say('Ruil a b')).toEqual({ swap: ['A', 'B'] });
    expect([say('PASS'), say('pas'), say('paso')]).toEqual(Array(3).fill({ word: 'pass' }));
  });
  it('hands the actions of other rules on', () => {
    const custom = (name: string, value: string) => ({ turn: [{ custom: { name, value } }] });
    expect(say(':spell 8G TONE')).toEqual(custom('spell', '8G TONE'));
    expect(say(' :dare  who? ')).toEqual(custom('dare', 'who?'));
    expect(say(':bow')).toEqual(custom('bow', ''));
    expect(say(': x')).toEqual({ mistake: { kind: 'unknown' } });
  });
  it('says what is wrong', () => {
    const wrong = (text: string) => (say(text) as { mistake: { kind: string } }).mistake.kind;
    const cases = {
      hello: 'unknown',
      '2A': 'no_word',
      '9A AB': 'outside',
      '2H AB': 'outside',
      'H-2 A': 'square',
      '2A CUTS': 'other_there',
      '1A .B': 'no_tile_there',
      '1D ABC': 'too_long',
      '1A 3': 'no_letter',
      'swap A1': 'no_letter',
      '': 'unknown',
    };
    for (const [text, kind] of Object.entries(cases)) expect([text, wrong(text)]).toEqual([text, kind]);
    expect(readStart('0A', grid)).toEqual({ kind: 'outside', text: '0A' });
  });
});

describe('a desk that is kept', () => {
  it('comes back as it was, or not at all', () => {
    const desk = lay(rack('CAB'), grid, 1, 0);
    const back = kept(JSON.stringify({ held: desk.held, laid: desk.laid }));
    expect(back && fit(back, [...'CAB'], grid)).toEqual({ ...desk, arrow: null });
    for (const text of [null, '', '{}', '{"held":[],"laid":[{"id":1,"square":0,"letter":"A"}]}'])
      expect(kept(text)).toBeNull();
  });
});
