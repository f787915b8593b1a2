import type { Texts } from '../i18n/texts';
import { i18n } from '../lib/i18n.svelte';
import type { Field } from './rules';

/** Numbers, times and names as people say them. */

type Words = Texts['lobby'];

/** "english-wordfeud" is "English Wordfeud". */
export const titled = (name: string): string =>
  name
    .split(/[-_ ]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export type Unit = 'milliseconds' | 'seconds' | 'minutes' | null;

/** What a number counts, as its name and its description tell. */
export function unitOf(field: Field): Unit {
  if (field.kind !== 'integer') return null;
  const told = `${field.name} ${field.description}`;
  if (/millis/i.test(told)) return 'milliseconds';
  if (/^points$/.test(field.name)) return null;
  if (/\bseconds?\b/i.test(told)) return 'seconds';
  return /^minutes$|^overtime$/.test(field.name) ? 'minutes' : null;
}

/** "90 seconds" is "1 minute 30 seconds"; numbers without a unit are themselves. */
export function amount(field: Field, value: number, t: Words): string {
  const unit = unitOf(field);
  if (unit === null) return i18n.number(value);
  const seconds = unit === 'milliseconds' ? value / 1000 : unit === 'seconds' ? value : value * 60;
  return duration(seconds, t);
}

export function duration(seconds: number, t: Words): string {
  if (seconds < 60) return t.second(seconds);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const parts = [hours > 0 && t.hour(hours), minutes > 0 && t.minute(minutes), rest > 0 && t.second(rest)];
  return i18n.list(parts.filter((part) => part !== false));
}
