import type { RoomView } from './types';

/** Colours stay with people from match to match, though seats rotate: whoever came first keeps the first. */
const order = new Map<string, number>();

/** Remembers who is here: people as they came, then bots by name. Who is known keeps their place. */
export function meet({ players, seats }: Pick<RoomView, 'players' | 'seats'>): void {
  const people = [...players].sort((a, b) => a.id - b.id).map(({ name }) => name);
  const bots = seats.flatMap(({ bot, name }) => (bot === null ? [] : [name])).sort();
  const here = [...people, ...bots];
  for (const name of order.keys()) if (!here.includes(name)) order.delete(name);
  for (const name of here) if (!order.has(name)) order.set(name, firstFree());
}

function firstFree(): number {
  const taken = new Set(order.values());
  let place = 0;
  while (taken.has(place)) place++;
  return place;
}

/** Somebody's place in the order of coming; by seat where nobody was met, as in a match of long ago. */
export const placeOf = (name: string, seat: number | null): number | null => order.get(name) ?? seat;
