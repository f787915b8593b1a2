import { describe, expect, it } from 'vitest';
import { argOf, ruleSentence, words } from './words.svelte';

words.add('en', 'house', 'kernel-over = The match is over.\nonly-english = Only English.\n');
words.add('nl', 'house', 'kernel-over = De partij is afgelopen.\n');
words.add(
  'en',
  'nim',
  `
took = { $seat } takes { $sticks ->
    [one] one stick
   *[other] { $sticks } sticks
}.
won = { $winners } win{ $late ->
    [true] , late
   *[false] {""}
}.
inside = Because: { $why }
rule-take_most = Limited
    .sentence = At most { $sticks }.
`,
);
words.add(
  'nl',
  'nim',
  `
took = { $seat } neemt { $sticks ->
    [one] één stokje
   *[other] { $sticks } stokjes
}.
inside = Want: { $why }
`,
);

describe('messages', () => {
  const names = ['Ann', 'Bo', 'Cy'];
  const took = (seat: number, sticks: number) => ({ id: 'took', args: { seat: { seat }, sticks } });
  it.each([
    ['en', took(0, 1), 'Ann takes one stick.'],
    ['nl', took(1, 3), 'Bo neemt 3 stokjes.'],
    ['nl', { id: 'inside', args: { why: took(2, 1) } }, 'Want: Cy neemt één stokje.'],
    ['nl', { id: 'inside', args: { why: { id: 'kernel-over' } } }, 'Want: De partij is afgelopen.'],
    [
      'en',
      { id: 'won', args: { winners: [{ seat: 0 }, { seat: 1 }, { seat: 2 }], late: 'true' } },
      'Ann, Bo and Cy win, late.',
    ],
    ['nl', { id: 'kernel-over' }, 'De partij is afgelopen.'],
    ['nl', { id: 'only-english' }, 'Only English.'],
    ['en', { id: 'unheard-of' }, 'unheard-of'],
    ['en', ruleSentence({ id: 'take_most', params: { sticks: 3 } }), 'At most 3.'],
  ])('%s %j', (tag, message, expected) => expect(words.say(tag, 'nim', message, names)).toBe(expected));
});

describe('words of another language', () => {
  const asked = (text: string) => ({
    id: 'inside',
    args: {
      why: [
        { lang: 'en', text },
        { lang: '', text: 'hoi' },
      ],
    },
  });
  it('are said as they are', () => expect(words.say('nl', 'nim', asked('How many?'))).toBe('Want: How many? en hoi'));
  it('are pieces that say their language', () =>
    expect(words.pieces('nl', 'nim', asked('How many?'))).toEqual([
      { text: 'Want: ' },
      { text: 'How many?', lang: 'en' },
      { text: ' en ' },
      { text: 'hoi', lang: '' },
    ]));
});

describe('parameters', () => {
  it.each([
    [null, 'none'],
    [true, 'true'],
    [3, 3],
    [0.4, '0.4'],
    ['x', 'x'],
    [
      [1, 'y'],
      [1, 'y'],
    ],
  ])('%j', (value, arg) => expect(argOf(value)).toEqual(arg));
});
