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

/** What is the same in Dutch or Spanish as in English: names, and words that both have. */
const SAME: Record<string, string[]> = {
  nl: [
    'house app-title = House Rules',
    'house common-bot = bot',
    'house lobby-team = Team { $number }',
    'house lobby-details = Details',
    'house table-chat = Chat',
    'house results-minutes = { $minutes } min { $seconds } s',
    'house tv-podium = Podium',
    'crossword premium-d = DL',
    'crossword premium-t = TL',
    'crossword premium-D = DW',
    'crossword premium-T = TW',
    'crossword bonus-else = bonus',
    'crossword key-list-back-key = Backspace',
    'crossword key-list-enter-key = Enter',
    'crossword key-list-escape-key = Esc',
    'texas42 partner = partner',
    'trivia categories-sport = Sport',
    'uno uno = UNO!',
    'uno said-uno = UNO',
    'uno hand-number = Hand { $number }',
  ],
  es: [
    'house app-title = House Rules',
    'house common-bot = bot',
    'house common-no = No',
    'house table-chat = Chat',
    'house results-minutes = { $minutes } min { $seconds } s',
    'crossword premium-d = DL',
    'crossword premium-t = TL',
    'crossword key-list-escape-key = Esc',
    'uno said-uno = UNO',
    'uno total = Total',
  ],
};

it.each(['nl', 'es'])('%s says nothing in English, but for what is listed', (tag) => {
  const same = scopes.flatMap(([scope]) => {
    const text = (language: string) =>
      WORDS.find((file) => file.scope === scope && file.tag === language)?.text.split('\n') ?? [];
    const english = new Set(text('en'));
    // Some letters of its own, behind the id and beside what it speaks of.
    const own = /=.*\p{L}{2}/u;
    return text(tag)
      .filter(
        (line) => /^(page-|    )/.test(line) && own.test(line.replaceAll(/\{[^}]*(\}|$)/g, '')) && english.has(line),
      )
      .map((line) => `${scope} ${line.trim().replace(/^page-/, '')}`);
  });
  expect(same).toEqual(SAME[tag]);
});
