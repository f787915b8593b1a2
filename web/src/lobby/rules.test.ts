import { describe, expect, it } from 'vitest';
import { i18n } from '../lib/i18n.svelte';
import { speak } from '../testing';
import type { PresetCard, RuleCard } from '../lib/types';
import {
  blockers,
  differences,
  popular,
  dependents,
  differs,
  fields,
  grouped,
  needed,
  paramsOf,
  readList,
  suggested,
  toggled,
  withParam,
} from './rules';
import { amount, titled } from './amounts';

await speak('en');

const card = (id: string, more: Partial<RuleCard> = {}): RuleCard => ({
  id,
  name: id.toUpperCase(),
  sentence: '',
  category: 'house',
  layer: 50,
  version: 1,
  core: false,
  needs: [],
  excludes: [],
  schema: {},
  defaults: {},
  ...more,
});
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

const a = card('a', { needs: ['b'] });
const b = card('b', { needs: ['c'] });
const c = card('c', { excludes: ['d'] });
const d = card('d');
const piles = card('piles', {
  core: true,
  layer: 0,
  category: 'setup',
  sentence: 'Piles of {sizes}.',
  defaults: { sizes: [3, 4] },
});
const cards = [a, b, c, d, piles];

describe('switching rules', () => {
  it('brings along what is needed, all the way', () => {
    expect(ids(needed(cards, a))).toEqual(['b', 'c']);
    expect(ids(toggled(cards, [], a))).toEqual(['a', 'b', 'c']);
    expect(ids(toggled(cards, [{ id: 'b', params: { n: 1 } }], a))).toEqual(['b', 'a', 'c']);
  });
  it('takes along what needs it', () => {
    const on = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'piles' }];
    expect(ids(dependents(cards, on, c))).toEqual(['a', 'b']);
    expect(ids(toggled(cards, on, c))).toEqual(['piles']);
  });
  it('knows what stands against it, whoever says so', () => {
    expect(ids(blockers(cards, [{ id: 'c' }], d))).toEqual(['c']);
    expect(ids(blockers(cards, [{ id: 'd' }], c))).toEqual(['d']);
    expect(blockers(cards, [], c)).toEqual([]);
  });
});

describe('parameters', () => {
  it('are what was said, else the defaults', () => {
    expect(paramsOf(piles, [])).toEqual({ sizes: [3, 4] });
    const changed = withParam([{ id: 'a' }], 'piles', 'sizes', [7]);
    expect(withParam(changed, 'piles', 'sizes', [8])).toEqual([{ id: 'a' }, { id: 'piles', params: { sizes: [8] } }]);
  });
  it('are told apart from a preset', () => {
    const preset = [{ id: 'a' }];
    expect(
      differs(cards, preset, [
        { id: 'piles', version: 1, params: { sizes: [3, 4] } },
        { id: 'a', version: 1 },
      ]),
    ).toBe(false);
    expect(differs(cards, preset, [{ id: 'piles', params: { sizes: [3] } }, { id: 'a' }])).toBe(true);
    expect(differs(cards, preset, [])).toBe(true);
  });
  it('are suggested with their rule, or for one that is on', () => {
    expect(suggested(cards, [], { rule: 'd', on: true, params: { most: 3 } })).toEqual([
      { id: 'd', params: { most: 3 } },
    ]);
    expect(suggested(cards, [], { rule: 'piles', on: true, params: { sizes: [9] } })).toEqual([
      { id: 'piles', params: { sizes: [9] } },
    ]);
    expect(suggested(cards, [{ id: 'd' }], { rule: 'd', on: false })).toEqual([]);
    expect(suggested(cards, [{ id: 'd' }], { rule: 'nowhere', on: true })).toEqual([{ id: 'd' }]);
  });
  it('become fields', () => {
    const schema = {
      properties: {
        sticks: { type: 'integer', minimum: 1, maximum: 20, default: 3, description: 'How many.' },
        high: { type: 'boolean' },
        list: { type: ['string', 'null'], maxLength: 9 },
        mode: { oneOf: [{ const: 'a_b', description: 'The first.' }, { const: 'c' }], title: 'Way' },
        size: { enum: ['small', 'very_big'] },
        sizes: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 20 }, minItems: 1, maxItems: 8 },
        end: { anyOf: [{ type: 'integer', minimum: 5, maximum: 9 }, { type: 'null' }] },
        suits: { type: 'array', items: { enum: ['x', 'y'] } },
        odd: { type: 'object' },
      },
    };
    const all = Object.fromEntries(fields(card('x', { schema })).map((field) => [field.name, field]));
    expect(all['sticks']).toMatchObject({
      kind: 'integer',
      title: 'Sticks',
      least: 1,
      most: 20,
      fallback: 3,
      nullable: false,
    });
    expect(all['high']).toMatchObject({ kind: 'boolean' });
    expect(all['list']).toMatchObject({ kind: 'text', nullable: true, longest: 9 });
    expect(all['mode']).toMatchObject({
      kind: 'choice',
      title: 'Way',
      choices: [
        { value: 'a_b', label: 'The first' },
        { value: 'c', label: 'C' },
      ],
    });
    expect(all['size']).toMatchObject({ choices: [{ label: 'Small' }, { label: 'Very big' }] });
    expect(all['sizes']).toMatchObject({ kind: 'list', least: 1, most: 8, item: { least: 1, most: 20 } });
    expect(all['end']).toMatchObject({ kind: 'integer', nullable: true, least: 5, most: 9 });
    expect(all['suits']).toMatchObject({ kind: 'texts', choices: [{ value: 'x' }, { value: 'y' }] });
    expect(all['odd']).toMatchObject({ kind: 'other' });
    expect(fields(card('y'))).toEqual([]);
  });
  it('may be lists, typed as people type them', () => {
    const field = { least: 1, most: 3, item: { least: 1, most: 20 } };
    expect(readList('3, 4 5', field)).toEqual([3, 4, 5]);
    expect(readList('3;4;', field)).toEqual([3, 4]);
    for (const bad of ['', '0', '21', '1.5', 'x', '1 2 3 4']) expect(readList(bad, field)).toBeNull();
  });
});

describe('the form', () => {
  it('is sorted under headings', () => {
    expect(grouped(cards).map(([category, group]) => [category, ids(group)])).toEqual([
      ['setup', ['piles']],
      ['house', ['a', 'b', 'c', 'd']],
    ]);
  });
});

describe('what a table changed', () => {
  const preset: PresetCard = {
    id: 'plain',
    name: 'Plain',
    sentence: '',
    places: null,
    rules: [{ id: 'piles' }, { id: 'd' }],
  };
  it('is told rule by rule, and can be undone', () => {
    const specs = [{ id: 'piles', params: { sizes: [7] } }, { id: 'c' }];
    const changes = differences(cards, preset, specs);
    expect(changes.map(({ card, kind }) => [card.id, kind])).toEqual([
      ['c', 'on'],
      ['d', 'off'],
      ['piles', 'changed'],
    ]);
    expect(changes.map(({ undone }) => ids(undone))).toEqual([['piles'], ['piles', 'c', 'd'], ['c', 'piles']]);
    expect(differences(cards, preset, preset.rules)).toEqual([]);
  });
  it('switches off what a rule cannot be played with, and what hangs on that', () => {
    const on = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'piles' }];
    expect(ids(toggled(cards, on, d))).toEqual(['piles', 'd']);
  });
  it('puts first what the rule sets differ in', () => {
    const sets = [preset, { ...preset, rules: [] }, { ...preset, rules: [{ id: 'c' }, { id: 'd' }] }];
    expect(ids(popular(cards, sets, 2))).toEqual(['c', 'd']);
  });
});

describe('rules speak like people', () => {
  const doubt = card('doubt', {
    schema: {
      properties: {
        penalty: {
          description: 'What it costs: `none` or `lose_turn`.',
          oneOf: [
            { const: 'none', description: 'Nothing.' },
            { const: 'lose_turn', description: 'They lose their turn.' },
          ],
        },
        window: { type: 'integer', description: 'For how long, in milliseconds.', minimum: 0, maximum: 10000 },
        limit: { type: ['integer', 'null'], description: 'How often.', minimum: 0, maximum: 9 },
      },
    },
    defaults: { penalty: 'lose_turn', window: 1500, limit: null },
  });
  it('at fields', () => {
    const [, window] = fields(doubt);
    expect(amount(window!, 90_000, i18n.t.lobby)).toBe('1 minute and 30 seconds');
    expect(titled('english-wordfeud')).toBe('English Wordfeud');
  });
});
