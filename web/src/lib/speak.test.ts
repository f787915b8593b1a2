import { describe, expect, it } from 'vitest';
import { speak } from './speak';

describe('speak', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['{marks} {marks:mark|marks}, {high:high|low}', { marks: 1, high: false }, '1 mark, low'],
    ['Take at most {sticks} {sticks:stick|sticks} a turn.', { sticks: 3 }, 'Take at most 3 sticks a turn.'],
    ['Piles of {sizes} sticks.', { sizes: [3, 4, 5] }, 'Piles of 3, 4, 5 sticks.'],
    ['{on:Yes|No}, {list}', { on: true, list: 'english' }, 'Yes, english'],
    ['{nothing} and {missing}', { nothing: null }, '– and –'],
    ['no slots', {}, 'no slots'],
    ['an {open brace', { open: 1 }, 'an {open brace'],
    ['{toString}', {}, '–'],
  ];
  it.each(cases)('%s', (sentence, params, spoken) => expect(speak(sentence, params)).toBe(spoken));
});
