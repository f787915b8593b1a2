import { describe, expect, it } from 'vitest';
import { after, tapped, type View } from './nim';

const view = (turn: number | null, gone: number[] = []): View => ({
  seats: 3,
  piles: [3, 4, 5],
  turn,
  began: 0,
  until: null,
  gone,
  turns: 0,
  end: null,
});

describe('nim', () => {
  it('knows who is next', () => {
    expect([after(view(0)), after(view(2)), after(view(0, [1])), after(view(0, [1, 2])), after(view(null))]).toEqual([
      1,
      0,
      2,
      null,
      null,
    ]);
  });
  it('marks sticks by tapping', () => {
    expect(tapped(null, 0, 4, 5)).toEqual({ pile: 0, sticks: 1 });
    expect(tapped({ pile: 0, sticks: 1 }, 0, 2, 5)).toEqual({ pile: 0, sticks: 3 });
    expect(tapped({ pile: 0, sticks: 3 }, 0, 2, 5)).toEqual({ pile: 0, sticks: 2 });
    expect(tapped({ pile: 0, sticks: 1 }, 0, 4, 5)).toBeNull();
    expect(tapped({ pile: 0, sticks: 3 }, 1, 0, 2)).toEqual({ pile: 1, sticks: 2 });
  });
});
