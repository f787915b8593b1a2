import type { Suggestion } from '../lib/choice';
import type { PresetCard, RuleCard, RuleSpec } from '../lib/types';

/** The logic of the rules form: which rules are chosen, and what a change brings with it. The server has the last
 * word; this only keeps people from choosing what it would refuse. */

export type Listed = { value: unknown; label: string };
export type Field = {
  name: string;
  title: string;
  description: string;
  /** May be left empty. */
  nullable: boolean;
} & (
  | { kind: 'integer'; least: number; most: number; fallback: number }
  | { kind: 'boolean' }
  | { kind: 'text'; longest: number }
  | { kind: 'choice'; choices: Listed[] }
  | { kind: 'list'; least: number; most: number; item: { least: number; most: number } }
  | { kind: 'texts'; least: number; most: number; choices: Listed[] | null }
  | { kind: 'other' }
);

type Schema = Record<string, unknown>;

/** The parameters of a rule, as fields of a form. */
export function fields(card: RuleCard): Field[] {
  const properties = (card.schema['properties'] ?? {}) as Record<string, Schema>;
  return Object.entries(properties).map(([name, schema]) => field(name, schema));
}

/** The kind of the house's own content that a parameter is called like: `pack`, "question pack". Where several are, it is
 * the one that has what is chosen. */
export function contentKind(
  card: RuleCard,
  field: Field,
  value: unknown,
  content: Record<string, string[]>,
): string | undefined {
  const alike = [field.name, `${field.name}s`, ...(field.name === 'name' ? [card.id] : [])];
  return (
    alike.find((other) => other in content) ??
    Object.keys(content).find((other) => other.endsWith(` ${field.name}`) && content[other]?.includes(value as string))
  );
}

function field(name: string, given: Schema): Field {
  const { schema, nullable } = withoutNull(given);
  const about = {
    name,
    title: typeof given['title'] === 'string' ? given['title'] : humanised(name),
    description: typeof given['description'] === 'string' ? given['description'] : '',
    nullable,
  };
  const choices = choicesOf(schema);
  if (choices) return { ...about, kind: 'choice', choices };
  switch (schema['type']) {
    case 'integer':
      return {
        ...about,
        kind: 'integer',
        ...range(schema),
        fallback: number(given['default'], number(schema['minimum'], 0)),
      };
    case 'boolean':
      return { ...about, kind: 'boolean' };
    case 'string':
      return { ...about, kind: 'text', longest: number(schema['maxLength'], 200) };
    case 'array': {
      const items = (schema['items'] ?? {}) as Schema;
      const size = { least: number(schema['minItems'], 0), most: number(schema['maxItems'], 100) };
      if (items['type'] === 'integer') return { ...about, kind: 'list', ...size, item: range(items) };
      return { ...about, kind: 'texts', ...size, choices: choicesOf(items) };
    }
    default:
      return { ...about, kind: 'other' };
  }
}

/** "This or nothing" is written in two ways. */
function withoutNull(schema: Schema): { schema: Schema; nullable: boolean } {
  const options = schema['anyOf'] as Schema[] | undefined;
  const some = options?.filter((option) => option['type'] !== 'null');
  if (options && some?.length === 1 && some.length < options.length) return { schema: some[0]!, nullable: true };
  const types = schema['type'];
  if (!Array.isArray(types)) return { schema, nullable: false };
  return {
    schema: { ...schema, type: types.find((type) => type !== 'null') as string },
    nullable: types.includes('null'),
  };
}

function choicesOf(schema: Schema): Listed[] | null {
  if (Array.isArray(schema['enum']))
    return schema['enum']
      .filter((value) => value !== null)
      .map((value) => ({ value, label: humanised(String(value)) }));
  const options = schema['oneOf'];
  if (!Array.isArray(options) || !options.every((option: Schema) => 'const' in option)) return null;
  return options.map((option: Schema) => ({
    value: option['const'],
    label: String(option['title'] ?? option['description'] ?? humanised(String(option['const']))).replace(/\.$/, ''),
  }));
}

const number = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);
const range = (schema: Schema) => ({ least: number(schema['minimum'], 0), most: number(schema['maximum'], 1_000_000) });
const humanised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

export const isOn = (specs: RuleSpec[], id: string): boolean => specs.some((spec) => spec.id === id);

/** The parameters in force: what was said, else the defaults. */
export function paramsOf(card: RuleCard, specs: RuleSpec[]): Record<string, unknown> {
  return { ...card.defaults, ...specs.find(({ id }) => id === card.id)?.params };
}

/** Rules that are on and that this one cannot be played with. */
export function blockers(cards: RuleCard[], specs: RuleSpec[], card: RuleCard): RuleCard[] {
  return cards.filter(
    (other) =>
      other.id !== card.id &&
      isOn(specs, other.id) &&
      (card.excludes.includes(other.id) || other.excludes.includes(card.id)),
  );
}

/** What must be on with it, and what those need in turn. */
export function needed(cards: RuleCard[], card: RuleCard): RuleCard[] {
  const found = new Set<RuleCard>();
  const collect = (ids: string[]) => {
    for (const other of cards.filter(({ id }) => ids.includes(id))) {
      if (found.has(other) || other.id === card.id) continue;
      found.add(other);
      collect(other.needs);
    }
  };
  collect(card.needs);
  return [...found];
}

/** What is on and makes no sense without it. */
export function dependents(cards: RuleCard[], specs: RuleSpec[], card: RuleCard): RuleCard[] {
  return cards.filter((other) => isOn(specs, other.id) && needed(cards, other).includes(card));
}

/** Switches a rule on, with all it needs and without what it cannot be played with; or off, with all that need it. */
export function toggled(cards: RuleCard[], specs: RuleSpec[], card: RuleCard): RuleSpec[] {
  if (isOn(specs, card.id)) {
    const gone = [card, ...dependents(cards, specs, card)].map(({ id }) => id);
    return specs.filter(({ id }) => !gone.includes(id));
  }
  const added = [card, ...needed(cards, card)].filter(({ id }) => !isOn(specs, id));
  const against = added.flatMap((one) => blockers(cards, specs, one));
  const gone = against.flatMap((one) => [one, ...dependents(cards, specs, one)]).map(({ id }) => id);
  return [...specs.filter(({ id }) => !gone.includes(id)), ...added.map(({ id }) => ({ id }))];
}

export function withParam(specs: RuleSpec[], id: string, name: string, value: unknown): RuleSpec[] {
  if (!isOn(specs, id)) return [...specs, { id, params: { [name]: value } }];
  return specs.map((spec) => (spec.id === id ? { ...spec, params: { ...spec.params, [name]: value } } : spec));
}

/** The rules with what somebody suggests. */
export function suggested(cards: RuleCard[], specs: RuleSpec[], { rule, on, params }: Suggestion): RuleSpec[] {
  const card = cards.find(({ id }) => id === rule);
  if (!card) return specs;
  const switched = card.core || isOn(specs, rule) === on ? specs : toggled(cards, specs, card);
  return Object.entries(params ?? {}).reduce((all, [name, value]) => withParam(all, rule, name, value), switched);
}

/** Under headings, in the order of the stack; within a heading what is always on comes first. */
export function grouped(cards: RuleCard[]): [category: string, cards: RuleCard[]][] {
  const sorted = [...cards].sort(
    (a, b) => a.layer - b.layer || Number(b.core) - Number(a.core) || a.name.localeCompare(b.name),
  );
  const groups = new Map<string, RuleCard[]>();
  for (const card of sorted) groups.set(card.category, [...(groups.get(card.category) ?? []), card]);
  return [...groups];
}

export type Difference = { card: RuleCard; kind: 'on' | 'off' | 'changed'; undone: RuleSpec[] };

/** What this table plays otherwise than its rule set does, each with what the rules are without that. */
export function differences(cards: RuleCard[], preset: PresetCard | undefined, specs: RuleSpec[]): Difference[] {
  if (!preset) return [];
  return cards.flatMap((card): Difference[] => {
    const [here, there] = [card.core || isOn(specs, card.id), card.core || isOn(preset.rules, card.id)];
    const own = preset.rules.find(({ id }) => id === card.id);
    const without = specs.filter(({ id }) => id !== card.id);
    const undone = own ? [...without, own] : without;
    if (here !== there) return [{ card, kind: here ? 'on' : 'off', undone }];
    const same = JSON.stringify(sortedParams(card, specs)) === JSON.stringify(sortedParams(card, preset.rules));
    return here && !same ? [{ card, kind: 'changed', undone }] : [];
  });
}

/** The switches of a game that its rule sets differ in most. */
export function popular(cards: RuleCard[], presets: PresetCard[], most = 5): RuleCard[] {
  const half = presets.length / 2;
  const lean = ({ id }: RuleCard) => Math.abs(presets.filter(({ rules }) => isOn(rules, id)).length - half);
  return cards
    .filter(({ core }) => !core)
    .map((card) => ({ card, lean: lean(card) }))
    .sort((a, b) => a.lean - b.lean || a.card.name.localeCompare(b.card.name))
    .slice(0, most)
    .map(({ card }) => card);
}

/** A rule is found by any word of its name, its sentence or its id. */
export const isFound = (words: string, wanted: string): boolean =>
  words.toLowerCase().includes(wanted.trim().toLowerCase());

/** Are these other rules, whatever order they stand in and whichever defaults they leave out? */
export const differs = (cards: RuleCard[], some: RuleSpec[], others: RuleSpec[]): boolean =>
  fingerprint(cards, some) !== fingerprint(cards, others);

const sortedParams = (card: RuleCard, specs: RuleSpec[]) =>
  Object.entries(paramsOf(card, specs)).sort(([a], [b]) => a.localeCompare(b));

function fingerprint(cards: RuleCard[], specs: RuleSpec[]): string {
  const on = cards.filter((card) => card.core || isOn(specs, card.id));
  const written = on.map((card) => [card.id, sortedParams(card, specs)] as const);
  return JSON.stringify(written.sort(([a], [b]) => a.localeCompare(b)));
}

/** "3, 4 5" is [3, 4, 5]; `null` if it is no list of such numbers. */
export function readList(
  text: string,
  field: { least: number; most: number; item: { least: number; most: number } },
): number[] | null {
  const numbers = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const sound = numbers.every((n) => Number.isInteger(n) && n >= field.item.least && n <= field.item.most);
  return sound && numbers.length >= field.least && numbers.length <= field.most ? numbers : null;
}
