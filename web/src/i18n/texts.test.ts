import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { idOf, type Shape } from '../lib/spoken';
import { WORDS } from '../testing';
import { page } from './texts';

const LANGUAGES = ['en', 'nl', 'es'];
const shapes = import.meta.glob<Shape>('../games/*/i18n.ts', { import: 'shape', eager: true });
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../generated/**', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What each text speaks of, by its id. */
type Spoken = Map<string, string[]>;

const scopes: [scope: string, shape: Shape][] = [
  ['house', page],
  ...Object.entries(shapes).map(([path, shape]): [string, Shape] => [/games\/(\w+)\//.exec(path)?.[1] ?? '', shape]),
];

function asked(shape: Shape, prefix = 'page', found: Spoken = new Map()): Spoken {
  for (const [key, what] of Object.entries(shape)) {
    const id = idOf(prefix, key);
    if (what === '') found.set(id, []);
    else if (typeof what === 'object') asked(what, id, found);
    else found.set(id, Object.keys(what(...(Array(what.length).fill('') as never[]))).sort());
  }
  return found;
}

function written(text: string): Spoken {
  const { body } = new FluentResource(text);
  return new Map(body.map(({ id, value }) => [id, [...new Set(variables(value))].sort()]));
}

function variables(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(variables);
  return 'type' in node && node.type === 'var' && 'name' in node ? [String(node.name), ...inside] : inside;
}

describe.each(scopes)('the texts of %s', (scope, shape) => {
  it.each(LANGUAGES)('are all there in %s, speak of what is told to them, and no others are there', (tag) => {
    const text = WORDS.filter((file) => file.scope === scope && file.tag === tag).map((file) => file.text);
    expect(text).toHaveLength(1);
    // A message that cannot be read is left out by the reader.
    expect(Object.fromEntries(written(text[0] ?? ''))).toEqual(Object.fromEntries(asked(shape)));
  });

  it('are used', () => {
    const used = Object.entries(sources)
      .filter(([path]) => !path.endsWith('/texts.ts') && (scope === 'house' || path.includes(`/games/${scope}/`)))
      // What a game's file of texts makes of them stands behind their list.
      .map(([path, text]) => (path.endsWith('/i18n.ts') ? text.slice(text.indexOf('gameTexts(')) : text))
      .join('\n');
    expect(unused(shape, used)).toEqual([]);
  });
});

/** Texts that nothing names. Of a group that is looked into by a name in a variable, all are used. */
function unused(shape: Shape, source: string, before = ''): string[] {
  return Object.entries(shape).flatMap(([key, what]) => {
    const path = before === '' ? key : `${before}.${key}`;
    if (!new RegExp(`\\.${key}\\b|\\{ [^}]*\\b${key}\\b[^}]* \\} =`).test(source)) return [path];
    const looked = new RegExp(`\\.${key}\\b(\\[|\\))`).test(source);
    return typeof what === 'object' && !looked ? unused(what, source, path) : [];
  });
}
