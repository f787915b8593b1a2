import { describe, expect, it } from 'vitest';
import { i18n } from './i18n.svelte';
import { speak } from '../testing';
import { turnWords } from './turn';

await speak('en');

const names = ['Ann', 'Bo', 'Cy'];
const words = (awaited: number[], me: number | null, next: number | null = null, over = false) =>
  turnWords({ awaited, names, me, next, over }, i18n.t.turn);

describe('turn in words', () => {
  it('tells who is awaited and who is next', () => {
    expect(words([0], 0, 1)).toBe('Your turn');
    expect(words([0], 1, 1)).toBe('Waiting for Ann… (you’re next)');
    expect(words([0], 2, 1)).toBe('Waiting for Ann… (Bo plays after)');
    expect(words([0], null, 1)).toBe('Waiting for Ann… (Bo plays after)');
  });
  it('claims nothing that it does not know', () => {
    expect(words([0], 1)).toBe('Waiting for Ann…');
    expect(words([0, 1], 2, 2)).toBe('Waiting for Ann and Bo…');
    expect(words([0, 1, 2], 1, 2)).toBe('Your turn, with Ann and Cy');
    expect(words([], 0)).toBe('One moment…');
    expect(words([], 0, null, true)).toBe('The match is over');
  });
});
