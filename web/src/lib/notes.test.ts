import { beforeEach, expect, test } from 'vitest';
import { noteDealt, notedOf, noteSent, noteShown } from './notes';
import { remember } from './storage';

beforeEach(() => {
  remember('notes.rooms', '{}');
  remember('notes.matches', '{}');
});

test('what was shown and sent before the deal is kept for the match', () => {
  noteShown('ABCD', 'promise');
  noteSent('ABCD', 'promise', 'mine');
  noteShown('ABCD', 'promise');
  noteDealt('ABCD', 'abcd-1', 2);
  expect(notedOf('abcd-1')).toEqual({ commitment: 'promise', entropy: 'mine', seat: 2 });
});

test('another promise makes nobody forget the first match', () => {
  noteShown('ABCD', 'one');
  noteDealt('ABCD', 'abcd-1', 0);
  noteShown('ABCD', 'two');
  noteDealt('ABCD', 'abcd-1', 0);
  expect(notedOf('abcd-1')).toEqual({ commitment: 'one', seat: 0 });
  noteDealt('ABCD', 'abcd-2', null);
  expect(notedOf('abcd-2')).toEqual({ commitment: 'two' });
});

test('who comes to a match that is on has noted nothing', () => {
  noteDealt('ABCD', 'abcd-1', 0);
  expect(notedOf('abcd-1')).toEqual({});
});

test('of many matches the oldest are forgotten, and damage is none', () => {
  for (let n = 0; n < 230; n++) {
    noteShown('ABCD', `promise ${n}`);
    noteDealt('ABCD', `m${n}`, 0);
  }
  expect(notedOf('m0')).toEqual({});
  expect(notedOf('m229').commitment).toBe('promise 229');
  remember('notes.matches', '{{');
  expect(notedOf('m229')).toEqual({});
});
