import type { Texts } from '../i18n/texts';
import { i18n } from '../lib/i18n.svelte';
import * as named from '../lib/named';
import type { ContentPart, RuleCard } from '../lib/types';
import { titled } from './amounts';
import type { Field } from './rules';

/** How the lobby speaks of rules, parameters and choices: the one place to change when their words do. */

type Words = Texts['lobby'];

export const ruleName = (card: RuleCard): string => named.ruleName(i18n.scope, card);

/** A rule in a sentence, as its parameters are. */
export function ruleSentence(card: RuleCard, params: Record<string, unknown>): string {
  return named.ruleSays(i18n.scope, card.id, { ...card.defaults, ...params });
}

/** What a parameter is about, without the full stop: it stands above a field. */
export function paramLabel(card: RuleCard, field: Field): string {
  return named.paramLabel(i18n.scope, card.id, field.name, field.description).replace(/\.$/, '') || field.title;
}

/** What a board, a word list or a pack is called; a host's own as its file is. */
export function contentName(card: RuleCard, field: Field, name: string): string {
  const called = named.chosen(i18n.scope, card.id, field.name, name);
  return called === name ? titled(name) : called;
}

/** What a part of it is called. */
export function partName({ value, label }: ContentPart): string {
  const called = i18n.say(label);
  return called === value ? titled(value) : called;
}

export function choiceLabel(card: RuleCard, field: Field, value: unknown, t: Words): string {
  if (value === null) return t.none;
  const choices = 'choices' in field ? (field.choices ?? []) : [];
  const otherwise = choices.find((choice) => choice.value === value)?.label ?? titled(String(value));
  return named.choiceLabel(i18n.scope, card.id, field.name, String(value), otherwise).replace(/\.$/, '');
}
