import type { Texts } from '../i18n/texts';
import { i18n } from './i18n.svelte';
import type { Score, Seat, Standing, TableView } from './types';

/** The seats that won. Where all share the first place, nobody did. */
export function winners(standings: Standing[]): Seat[] {
  const first = standings.filter(({ place }) => place === 1);
  if (first.length === standings.length && standings.length > 1) return [];
  return first.flatMap(({ seats }) => seats);
}

/** "Ann and Cy win!" */
export function verdict(standings: Standing[], names: string[], me: Seat | null, t: Texts): string {
  const seats = winners(standings);
  if (seats.length === 0) return t.results.draw;
  if (me !== null && seats.includes(me)) return t.results.youWin;
  const who = seats.map((seat) => names[seat] ?? '?');
  return seats.length === 1 ? t.results.winner(who) : t.results.winners(who);
}

/** The best first; equals stay in the order of seats. */
export const sorted = (scores: Score[]): Score[] => [...scores].sort((a, b) => b[1] - a[1]);

/** Everyone who plays, with scores where the game keeps any. */
export const sidesOf = ({ scores, seated }: Pick<TableView, 'scores' | 'seated'>): [Seat[], number | null][] =>
  scores.length > 0 ? sorted(scores) : seated.map((seat) => [[seat], null]);

/** A figure of the match, with a name and a unit that people know. */
export function figure(called: string, name: string, value: number, t: Texts['results']): string[] {
  if (!/(^milliseconds|_millis|_ms)$/.test(name)) return [called, i18n.number(value)];
  if (value < 10_000) return [called, t.seconds(Math.round(value / 100) / 10)];
  const seconds = Math.round(value / 1000);
  return [called, seconds < 60 ? t.seconds(seconds) : t.minutes(Math.floor(seconds / 60), seconds % 60)];
}
