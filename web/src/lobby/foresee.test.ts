import { describe, expect, it } from 'vitest';
import type { Command, RoomView, SeatView } from '../lib/types';
import { chooses, foresee, isWaiting } from './foresee';

const seat = (player: number | null, name: string, bot: string | null = null): SeatView => {
  return { player, bot, name, stand_in: null, team: null, online: true };
};
const told = {
  host: 1,
  public: false,
  watchers_allowed: true,
  players: [
    { id: 1, name: 'Ann', online: true, seat: 0, ready: false },
    { id: 2, name: 'Bo', online: true, seat: 1, ready: false },
    { id: 3, name: 'Cy', online: true, seat: null, ready: false },
  ],
  seats: [seat(1, 'Ann'), seat(2, 'Bo'), seat(null, 'Easy bot', 'easy')],
  choice: { game: 'nim', preset: 'standard', rules: [], places: { least: 2, most: 4 }, sentences: ['Take.'] },
} as unknown as RoomView;

const names = (view: RoomView) => view.seats.map(({ name }) => name);
const seen = (command: Command, me = 1) => foresee(command, told, me)(told);

describe('what a command will have changed', () => {
  const cases: [string, Command, number, (view: RoomView) => unknown, unknown][] = [
    ['a bot sits at the end', { add_bot: { bot: 'perfect' } }, 1, names, ['Ann', 'Bo', 'Easy bot', 'Perfect bot']],
    ['bots are counted', { add_bot: { bot: 'easy' } }, 1, names, ['Ann', 'Bo', 'Easy bot', 'Easy bot 2']],
    ['a bot goes', { remove_bot: { seat: 2 } }, 1, names, ['Ann', 'Bo']],
    ['seats are swapped', { swap: { a: 0, b: 2 } }, 1, names, ['Easy bot', 'Bo', 'Ann']],
    ['someone sits down', { sit: {} }, 3, names, ['Ann', 'Bo', 'Easy bot', 'Cy']],
    ['someone stands up', 'stand', 2, names, ['Ann', 'Easy bot']],
    ['a team', { team: { seat: 1, team: 1 } }, 1, (view) => view.seats[1]?.team, 1],
    ['ready', { ready: { entropy: '' } }, 2, (view) => view.players[1]?.ready, true],
    ['not ready', 'unready', 2, (view) => view.players[1]?.ready, false],
    [
      'listed',
      { open: { public: true, watchers: false } },
      1,
      (view) => [view.public, view.watchers_allowed],
      [true, false],
    ],
    ['a shuffle is left to the server', 'shuffle', 1, names, ['Ann', 'Bo', 'Easy bot']],
  ];
  it.each(cases)('%s', (_, command, me, look, expected) => {
    expect(look(seen(command, me))).toEqual(expected);
  });

  it.each(cases)('%s: once, also where the tidings are here before the answer', (_, command, me) => {
    const change = foresee(command, told, me);
    expect(change(change(told))).toEqual(change(told));
  });

  it('two bots in a row are two', () => {
    const one = foresee({ add_bot: { bot: 'easy' } }, told, 1);
    const two = foresee({ add_bot: { bot: 'easy' } }, one(told), 1);
    expect(names(two(one(told)))).toEqual(['Ann', 'Bo', 'Easy bot', 'Easy bot 2', 'Easy bot 3']);
  });

  it('another choice leaves the rest of it', () => {
    const { choice } = chooses({ preset: 'misere', rules: [{ id: 'misere' }] })(told);
    expect(choice).toMatchObject({ game: 'nim', preset: 'misere', rules: [{ id: 'misere' }], sentences: ['Take.'] });
  });
});

it('what differs from what was told is on its way', () => {
  expect(isWaiting(seen({ add_bot: { bot: 'easy' } }).seats[3], told.seats[3])).toBe(true);
  expect(isWaiting(told.seats[1], seen('shuffle').seats[1])).toBe(false);
});
