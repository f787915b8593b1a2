import { describe, expect, it } from 'vitest';
import type { Offer } from '../../lib/types';
import { i18n } from '../../lib/i18n.svelte';
import { speak } from '../../testing';
import { figures, told } from './i18n';
import {
  asBefore,
  chooses,
  choosers,
  hosting,
  offered,
  optionsOf,
  partsOf,
  readNumber,
  silent,
  standings,
  type Action,
  type Answer,
  type Asked,
  type Details,
  type View,
} from './trivia';

const exact = (action: Action): Offer<Action> => ({ what: { exact: action } });
const form = (kind: string, fields: unknown = null) => ({ what: { form: { kind, fields } } }) as Offer<Action>;
const words = { yes: 'True', no: 'False' };
const asked = (kind: Asked['kind'], options: string[] = [], unit: string | null = null): Asked => ({
  category: 'food',
  difficulty: 1,
  kind,
  text: '?',
  options,
  unit,
  closest: false,
});

describe('options', () => {
  it('are those of the question, or true and false', () => {
    expect(optionsOf(asked('choice', ['x', 'y']), words).map(({ answer }) => answer)).toEqual([
      { choice: 0 },
      { choice: 1 },
    ]);
    expect(optionsOf(asked('true_false'), words)).toEqual([
      { place: 0, text: 'True', answer: { true_false: true } },
      { place: 1, text: 'False', answer: { true_false: false } },
    ]);
    expect(optionsOf(asked('number'), words)).toEqual([]);
  });
  it('know who chose them', () => {
    const cases: [Answer | null, number[]][] = [
      [{ choice: 1 }, [1]],
      [{ several: [0, 2] }, [0, 2]],
      [{ text: 'x' }, []],
      [{ number: 1 }, []],
      [null, []],
    ];
    const options = optionsOf(asked('choice', ['a', 'b', 'c']), words);
    for (const [answer, places] of cases)
      expect(options.filter((option) => chooses(answer, option)).map(({ place }) => place)).toEqual(places);
    const truths = optionsOf(asked('true_false'), words);
    expect(truths.map((option) => chooses({ true_false: false }, option))).toEqual([false, true]);
    const given = [
      { seat: 3, answer: { choice: 2 } },
      { seat: 1, answer: null },
      { seat: 0, answer: { choice: 2 } },
    ] as Details['given'];
    expect(choosers({ given }, options[2]!)).toEqual([3, 0]);
  });
});

describe('offers', () => {
  it('decide what can be pressed', () => {
    expect(
      offered([
        exact({ play: { answer: { choice: 0 } } }),
        exact({ play: { answer: { choice: 3 } } }),
        exact({ play: 'fifty_fifty' }),
      ]),
    ).toEqual({ places: new Set([0, 3]), form: null, longest: 100, fifty: true, ready: false });
    expect(
      offered([exact({ play: { answer: { true_false: true } } }), exact({ play: { answer: { true_false: false } } })])
        .places,
    ).toEqual(new Set([0, 1]));
    expect(offered([form('text', { longest: 40 })])).toMatchObject({ form: 'text', longest: 40 });
    expect(offered([form('drawing')]).form).toBeNull();
    expect(offered([exact('ready')]).ready).toBe(true);
  });
  it('decide what the host can do', () => {
    expect(hosting([exact('next'), exact({ play: { accept: 2 } }), exact({ play: { take_back: 1 } })])).toEqual({
      skip: false,
      next: true,
      accepts: new Set([2]),
      takesBack: new Set([1]),
    });
    expect(hosting([exact('skip')]).skip).toBe(true);
  });
});

describe('numbers', () => {
  it('are read as people type them', () => {
    const cases: [string, string, number | null][] = [
      ['206', 'en', 206],
      [' 1 492 ', 'en', 1492],
      ['1,000', 'en', 1000],
      ['1.5', 'en', 1.5],
      ['1,5', 'en', 1.5],
      ['1,234,567.5', 'en', 1234567.5],
      ['1.000', 'nl', 1000],
      ['1,5', 'nl', 1.5],
      ['1.5', 'nl', 1.5],
      ['1.234,5', 'es', 1234.5],
      ['-273.15', 'en', -273.15],
      ['−3', 'en', -3],
      ['.5', 'en', 0.5],
      ['', 'en', null],
      ['ten', 'en', null],
      ['1e5', 'en', null],
      ['1,2,3', 'en', null],
      ['--1', 'en', null],
      ['3 km', 'en', null],
    ];
    for (const [text, language, number] of cases) expect([text, readNumber(text, language)]).toEqual([text, number]);
  });
  it('are written so that years stay whole', () => {
    expect([figures(1492, 'en'), figures(12000, 'en'), figures(12000.5, 'nl')]).toEqual(['1492', '12,000', '12.000,5']);
  });
});

describe('answers in words', () => {
  it('in every language', async () => {
    const inWords = (tag: string, answer: Answer, question: Asked) =>
      speak(tag).then(() => told(answer, question, i18n.locale));
    expect(await inWords('en', { several: [0, 2] }, asked('several', ['a', 'b', 'c']))).toBe('a, c');
    expect(await inWords('nl', { true_false: false }, asked('true_false'))).toBe('Niet waar');
    expect(await inWords('es', { number: 2.5 }, asked('number', [], 'km'))).toBe('2,5 km');
    expect(await inWords('en', { choice: 9 }, asked('choice', ['a']))).toBe('?');
  });
});

describe('points', () => {
  it('have parts, of which those that are nothing are left out', () => {
    expect(partsOf({ base: 1000, speed: -70, streak: 0, negative: 0, double: 930, total: 1860 })).toEqual([
      ['base', 1000],
      ['speed', -70],
      ['double', 930],
    ]);
  });
});

describe('standings', () => {
  const scores: [number[], number][] = [
    [[0], 900],
    [[1], 1500],
    [[2], 900],
  ];
  it('share places, and tell who climbed', () => {
    const rows = standings(scores, [0, 1500, 200]);
    expect(rows.map(({ seats, place, earned, climbed }) => [seats[0], place, earned, climbed])).toEqual([
      [1, 1, 1500, 2],
      [0, 2, 0, -1],
      [2, 2, 200, -1],
    ]);
    expect(asBefore(rows).map(({ seats, score, place }) => [seats[0], score, place])).toEqual([
      [0, 900, 1],
      [2, 700, 2],
      [1, 0, 3],
    ]);
  });
  it('begin with nobody ahead', () => {
    expect(standings(scores, [900, 1500, 900]).map(({ climbed }) => climbed)).toEqual([0, 0, 0]);
  });
  it('of teams claim nothing about members', () => {
    expect(
      standings(
        [
          [[0, 1], 10],
          [[2, 3], 20],
        ],
        [5, 5, 5, 5],
      ).map(({ seats, earned, climbed }) => [seats, earned, climbed]),
    ).toEqual([
      [[2, 3], null, 0],
      [[0, 1], null, 0],
    ]);
  });
});

describe('silence', () => {
  it('is of who is counted on', () => {
    const view = { table: { players: [0, 1, 2, 3], lapsed: [3] }, game: { answered: [1] } } as unknown as View;
    expect(silent(view)).toEqual([0, 2]);
  });
});
