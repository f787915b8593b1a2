import { expect, test } from 'vitest';
import type { GameCard, PresetCard, RuleCard, RuleSpec } from '../lib/types';
import { idOf, toml, variantFile } from './variant';

const card = (id: string, properties = {}): RuleCard =>
  ({
    id,
    name: id,
    sentence: '',
    category: 'play',
    core: false,
    needs: [],
    excludes: [],
    schema: { properties },
    defaults: {},
  }) as unknown as RuleCard;
const spec = (id: string, params = {}): RuleSpec => ({ id, params }) as RuleSpec;

test('only what differs from the preset stands in the file', () => {
  const game = { id: 'crossword', rules: ['swap', 'pass', 'bingo_bonus'].map((id) => card(id)) } as unknown as GameCard;
  const preset = {
    id: 'scrabble',
    rules: [spec('swap'), spec('bingo_bonus', { points: 50 })],
  } as unknown as PresetCard;
  const file = variantFile(
    game,
    preset,
    [spec('bingo_bonus', { points: 35, most: null }), spec('pass')],
    'Ours, at last',
  );
  expect(file).toBe(
    'id = "ours-at-last"\nname = "Ours, at last"\ngame = "crossword"\nfrom = "scrabble"\nwithout = ["swap"]\n\n' +
      '[rules]\nbingo_bonus = { points = 35 }\npass = true\n',
  );
});

test('values are written as TOML', () => {
  expect(toml({ sizes: [3, 4], 'odd key': 'a "b"', on: true })).toBe(
    '{ sizes = [3, 4], "odd key" = "a \\"b\\"", on = true }',
  );
  expect(idOf('¡Ñu!')).toBe('nu');
  expect(idOf('!?')).toBe('ours');
});
