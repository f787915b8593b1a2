import type { Take, View } from '../../generated/nim';
import type { Seat } from '../../lib/types';

export type { Take, View } from '../../generated/nim';

/** The next who still plays, in the order of seats. */
export function after(view: View): Seat | null {
  if (view.turn === null) return null;
  for (let step = 1; step < view.seats; step++) {
    const seat = (view.turn + step) % view.seats;
    if (!view.gone.includes(seat)) return seat;
  }
  return null;
}

/** Tapping a stick marks it and all behind it, since sticks of a pile are alike; tapping the last mark takes it away. */
export function tapped(chosen: Take | null, pile: number, stick: number, all: number): Take | null {
  const sticks = all - stick;
  if (chosen?.pile === pile && chosen.sticks === sticks) return sticks === 1 ? null : { pile, sticks: sticks - 1 };
  return { pile, sticks };
}
