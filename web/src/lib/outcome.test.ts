import { describe, expect, it } from 'vitest';
import { i18n } from './i18n.svelte';
import { speak } from '../testing';
import { figure, sidesOf, sorted, verdict, winners } from './outcome';
import type { Standing } from './types';

await speak('en');
const en = i18n.t;

const standing = (place: number, ...seats: number[]): Standing => ({ place, seats, score: 10 - place });
const names = ['Ann', 'Bo', 'Cy', 'Di'];

describe('outcome', () => {
  it('has winners, unless all share the first place', () => {
    expect(winners([standing(1, 0, 2), standing(2, 1, 3)])).toEqual([0, 2]);
    expect(winners([standing(1, 0), standing(1, 1)])).toEqual([]);
    expect(winners([standing(1, 0)])).toEqual([0]);
  });
  it('is told in words', () => {
    const match = [standing(1, 0, 2), standing(2, 1, 3)];
    expect(verdict(match, names, 1, en)).toBe('Ann and Cy win!');
    expect(verdict(match, names, 2, en)).toBe('You win!');
    expect(verdict([standing(1, 3), standing(2, 0)], names, null, en)).toBe('Di wins!');
    expect(verdict([standing(1, 0), standing(1, 1)], names, 0, en)).toBe('Nobody wins this time.');
  });
  it('has figures', () => {
    expect(figure('Turns', 'turns', 7, en.results)).toEqual(['Turns', '7']);
    expect(figure('Duration', 'milliseconds', 83_000, en.results)).toEqual(['Duration', '1 min 23 s']);
    expect(figure('Thinking time', 'right_millis', 4_260, en.results)).toEqual(['Thinking time', '4.3 s']);
    expect(figure('Duration', 'duration_ms', 60_000, en.results)).toEqual(['Duration', '1 min 0 s']);
    expect(figure('Longest word', 'longest_word', 9, en.results)).toEqual(['Longest word', '9']);
  });
  it('shows players where there are no scores', () => {
    expect(sidesOf({ scores: [], seated: [0, 1] })).toEqual([
      [[0], null],
      [[1], null],
    ]);
    expect(
      sidesOf({
        scores: [
          [[0, 2], 1],
          [[1, 3], 4],
        ],
        seated: [0, 1, 2, 3],
      }),
    ).toEqual([
      [[1, 3], 4],
      [[0, 2], 1],
    ]);
  });
  it('sorts scores', () => {
    expect(
      sorted([
        [[0], 3],
        [[1], 9],
        [[2], 3],
      ]),
    ).toEqual([
      [[1], 9],
      [[0], 3],
      [[2], 3],
    ]);
  });
});
