import type { Texts } from '../i18n/en';
import { speak } from '../lib/speak';
import type { RuleCard } from '../lib/types';
import { fields, type Field } from './rules';

/** How the lobby speaks of rules, parameters and choices: the one place to change when their words do. */

type Words = Texts['lobby'];

export const ruleName = (card: RuleCard): string => card.name;

/** A rule in a sentence, with choices, times and what is left open as people say them. */
export function ruleSentence(card: RuleCard, params: Record<string, unknown>, t: Words): string {
  const all = { ...card.defaults, ...params };
  const spoken: Record<string, unknown> = { ...all };
  let sentence = card.sentence;
  for (const field of fields(card)) {
    const value = all[field.name];
    if (field.kind === 'choice' && value !== null) spoken[field.name] = lower(choiceLabel(card, field, value, t));
    else if (value === null || value === undefined) spoken[field.name] = t.noLimit;
    else if (unitOf(field) === 'milliseconds' && typeof value === 'number') {
      sentence = sentence.replaceAll(`{${field.name}} milliseconds`, `{${field.name}}`);
      spoken[field.name] = amount(field, value, t);
    }
  }
  return speak(sentence, spoken);
}

/** What a parameter is about. What its words list in `code` stands in the choices. */
export function paramLabel(_card: RuleCard, field: Field): string {
  const [first = ''] = field.description.split('\n');
  const about = first.includes('`') && first.includes(':') ? first.slice(0, first.indexOf(':')) : first;
  return (
    about
      .replaceAll('`', '')
      .replace(/,? in milliseconds\b/, '')
      .replace(/^After so many milliseconds\.?$/, '') || field.title
  );
}

export function choiceLabel(_card: RuleCard, field: Field, value: unknown, t: Words): string {
  if (value === null) return t.none;
  const choices = 'choices' in field ? (field.choices ?? []) : [];
  return choices.find((choice) => choice.value === value)?.label ?? titled(String(value));
}

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
  if (unit === null) return String(value);
  const seconds = unit === 'milliseconds' ? value / 1000 : unit === 'seconds' ? value : value * 60;
  return duration(seconds, t);
}

export function duration(seconds: number, t: Words): string {
  if (seconds < 60) return t.second(seconds);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return [hours > 0 && t.hour(hours), minutes > 0 && t.minute(minutes), rest > 0 && t.second(rest)]
    .filter(Boolean)
    .join(' ');
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
