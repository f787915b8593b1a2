import { expect, it } from 'vitest';
import { meet, placeOf } from './colours';
import type { RoomView } from './types';

const view = (people: [number, string][], bots: string[] = []) =>
  ({
    players: people.map(([id, name]) => ({ id, name })),
    seats: bots.map((name) => ({ bot: 'easy', name })),
  }) as unknown as RoomView;

it('people keep their colours, whoever comes, goes, or sits elsewhere', () => {
  meet(
    view(
      [
        [2, 'Bo'],
        [1, 'Ann'],
      ],
      ['Easy bot'],
    ),
  );
  expect(['Ann', 'Bo', 'Easy bot'].map((name) => placeOf(name, 7))).toEqual([0, 1, 2]);
  meet(
    view(
      [
        [2, 'Bo'],
        [5, 'Cy'],
      ],
      ['Easy bot'],
    ),
  );
  expect(['Bo', 'Cy', 'Easy bot'].map((name) => placeOf(name, 7))).toEqual([1, 0, 2]);
  expect(placeOf('Dee', 3)).toBe(3);
});
