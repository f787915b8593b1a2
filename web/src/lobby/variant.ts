import type { GameCard, PresetCard, RuleSpec } from '../lib/types';
import { differences } from './rules';

/** A choice of rules as a variant file: the preset it begins with, and only what differs. */
export function variantFile(game: GameCard, preset: PresetCard | undefined, rules: RuleSpec[], name: string): string {
  const changes = differences(game.rules, preset, rules);
  const lines = [`id = ${toml(idOf(name))}`, `name = ${toml(name)}`, `game = ${toml(game.id)}`];
  if (preset) lines.push(`from = ${toml(preset.id)}`);
  const off = changes.filter(({ kind }) => kind === 'off').map(({ card }) => card.id);
  if (off.length > 0) lines.push(`without = ${toml(off)}`);
  const changed = new Set(changes.filter(({ kind }) => kind !== 'off').map(({ card }) => card.id));
  const told = preset ? rules.filter(({ id }) => changed.has(id)) : rules;
  lines.push('', '[rules]', ...told.map(({ id, params }) => `${id} = ${of(params)}`));
  return lines.join('\n') + '\n';
}

const of = (params: RuleSpec['params']): string =>
  Object.keys(params ?? {}).length > 0 ? toml(dropNothing(params)) : 'true';

/** TOML has no word for nothing: what is not set is left out. */
const dropNothing = (params: unknown): unknown =>
  Object.fromEntries(Object.entries(params as object).filter(([, value]) => value !== null));

/** A value on one line. */
export function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(
      ([key, inner]) => `${/^[\w-]+$/.test(key) ? key : toml(key)} = ${toml(inner)}`,
    );
    return `{ ${pairs.join(', ')} }`;
  }
  // A string of JSON is a string of TOML.
  return JSON.stringify(value);
}

/** A name for the command line: small letters, digits and hyphens. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'ours';
