import { describe, expect, it } from 'vitest';
import { route, tidyCode, type Route } from './router';

describe('route', () => {
  const cases: [string, Route][] = [
    ['/', { page: 'home' }],
    ['/r/BCDF', { page: 'room', code: 'BCDF' }],
    ['/r/bcdf/', { page: 'room', code: 'BCDF' }],
    ['/tv/BCDF', { page: 'tv', code: 'BCDF' }],
    ['/g/01J-x', { page: 'match', id: '01J-x' }],
    ['/rules/nim', { page: 'rules', game: 'nim' }],
    ['/rules', { page: 'rules', game: null }],
    ['/r', { page: 'lost' }],
    ['/r/BCDF/more', { page: 'lost' }],
    ['/%E0%A4%A', { page: 'lost' }],
  ];
  it.each(cases)('%s', (path, expected) => expect(route(path)).toEqual(expected));
});

describe('tidyCode', () => {
  it('takes what people type and paste', () => {
    expect(tidyCode(' bc df ')).toBe('BCDF');
    expect(tidyCode('https://games.example/r/BCDF#add=x')).toBe('BCDF');
  });
});
