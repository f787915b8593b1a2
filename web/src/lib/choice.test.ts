import { describe, expect, it } from 'vitest';
import { choiceLink, readChoice, readSuggestion, suggestionText } from './choice';

describe('a choice of rules', () => {
  it('goes into an address and comes out of it', () => {
    const choice = { game: 'nim', preset: 'misère', rules: [{ id: 'piles', params: { sizes: [3, 4, 5] } }] };
    const link = choiceLink('http://house', choice);
    expect(link).toMatch(/^http:\/\/house\/#rules=[\w-]+$/);
    expect(readChoice(new URL(link).hash)).toEqual(choice);
  });
  it('is nothing where an address holds something else', () => {
    for (const hash of ['', '#', '#rules=', '#rules=%%%', '#rules=bm9wZQ', '#add=secret'])
      expect(readChoice(hash)).toBeNull();
  });
  it('is suggested in the chat', () => {
    const said = suggestionText('The last stick loses.', { rule: 'misere', on: true });
    expect(readSuggestion(said)).toEqual({
      words: 'The last stick loses.',
      suggestion: { rule: 'misere', on: true },
    });
    const wish = { rule: 'take_most', on: true, params: { sticks: 5, why: ']] }' } };
    expect(readSuggestion(suggestionText('At most five.', wish))?.suggestion).toEqual(wish);
    const long = suggestionText('very '.repeat(200), wish);
    expect(long.length).toBeLessThanOrEqual(300);
    expect(readSuggestion(long)?.suggestion).toEqual(wish);
    expect(readSuggestion('💡 broken [[+misere {"a":}]]')).toBeNull();
    expect(readSuggestion('hello [[+misere]]')).toBeNull();
    expect(readSuggestion('💡 no mark')).toBeNull();
  });
});
