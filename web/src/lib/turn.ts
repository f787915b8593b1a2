import type { Texts } from '../i18n/texts';
import type { Seat } from './types';

type Turn = {
  awaited: Seat[];
  names: string[];
  /** Where one sits oneself. */
  me: Seat | null;
  /** Who plays after the awaited one, where the game knows. */
  next: Seat | null;
  over: boolean;
};

/** Whose turn it is, in words. */
export function turnWords({ awaited, names, me, next, over }: Turn, t: Texts['turn']): string {
  if (over) return t.over;
  if (awaited.length === 0) return t.nobody;
  const others = awaited.filter((seat) => seat !== me).map((seat) => names[seat] ?? '?');
  if (me !== null && awaited.includes(me)) return others.length === 0 ? t.yours : t.yoursAnd(others);
  const waiting = t.waiting(others);
  if (awaited.length > 1 || next === null || awaited.includes(next)) return waiting;
  return `${waiting} ${next === me ? t.youNext : t.after(names[next] ?? '?')}`;
}
