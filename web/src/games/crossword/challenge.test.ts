import { describe, expect, it } from 'vitest';
import { clockFace, leftOn, priceOf } from '../../lib/clock';
import { clockOf, costOf, deadlineOf, doubtOf, marksOf, outcomeOf, validThen } from './challenge';
import { speak } from '../../testing';
import { texts } from './i18n';
import { after } from './grid';
import { read } from './notation';
import type { Challenges, Clocks, Pending, Price, Verdict } from './types';

await speak('en');
const t = texts.challenge;

const names = ['Ann', 'Bo', 'Cy'];
const premiums = ['.....', '.....', '.....'];
const terms = { window: 60, judging: 120, lookup: false };
const free: Price = { gets: 0, pays: 0, loses_turn: false, out: false };
const words = [
  { word: 'QOPH', at: '1A', squares: [0, 1, 2, 3] },
  { word: 'HI', at: 'D1', squares: [3, 8] },
];
const tiles = [0, 1, 2].map((col) => ({ row: 0, col, letter: 'QOP'[col]! }));
const pending: Pending = {
  seat: 1,
  tiles,
  written: '1A QOPh',
  words,
  score: 18,
  window: { at: 0, until: 60_000 },
  waived: [],
  last: null,
  before: { scoreless: 0, tally: { plays: 0, points: 0, best: 0, bingos: 0 } },
};
const verdict: Verdict = {
  seat: 1,
  challenger: 0,
  by: 'dictionary',
  at: 0,
  valid: false,
  written: '',
  words,
  lookup: null,
  tiles,
  score: 18,
  points: [0, 0, 0],
  loses_turn: null,
  loses_game: null,
};
const challenges = (parts: Partial<Challenges>): Challenges => ({
  terms,
  price: null,
  pending: null,
  may_challenge: [],
  challenge: null,
  may_judge: [],
  verdict: null,
  skips: [0, 0, 0],
  skipped: [],
  ...parts,
});
const challenge = { seat: 0, at: 0, until: 120_000, abstained: [], lookup: null };
const clocks: Clocks = {
  left: [60_000, -61_000, 5],
  at: 1_000,
  runs: 1,
  increment: 0,
  overtime: 120_000,
  points: 10,
  price: [0, 20, 0],
};

describe('a play in doubt', () => {
  it('may be challenged, is judged, was judged', () => {
    const states = [{}, { pending }, { pending, challenge }, { verdict }, { pending, verdict }].map(
      (parts) => Object.keys(doubtOf({ challenges: challenges(parts), began: 0 }) ?? {})[0],
    );
    expect([...states, doubtOf({ began: 0 })]).toEqual([undefined, 'claimed', 'judging', 'verdict', 'claimed', null]);
    expect(doubtOf({ challenges: challenges({ verdict }), began: 1 })).toBeNull();
  });
  it('marks its words, or where its tiles lay', () => {
    const marks = (parts: Partial<Challenges>) =>
      [...marksOf({ challenges: challenges(parts), began: 0, premiums })].map(([square, mark]) => `${square} ${mark}`);
    expect(marks({ pending })).toEqual([0, 1, 2, 3, 8].map((square) => `${square} claimed`));
    expect(marks({ pending, challenge })[4]).toBe('8 doubted');
    expect(marks({ verdict: { ...verdict, valid: true } })[4]).toBe('8 stands');
    expect(marks({ verdict })).toEqual([0, 1, 2].map((square) => `${square} withdrawn`));
    expect(marks({})).toEqual([]);
  });
  it('tells what a wrong challenge costs', () => {
    const cases: [Partial<Price>, string, string][] = [
      [{}, t.costNone, 'it stands'],
      [{ loses_turn: true }, t.costTurn, 'Ann loses a turn'],
      [{ out: true }, t.costGame, 'Ann is out'],
      [{ gets: 5 }, 'A wrong challenge brings Bo 5 points.', 'Bo gets 5 points'],
      [{ gets: 10 }, 'A wrong challenge brings Bo 10 points.', 'Bo gets 10 points'],
      [{ pays: 5 }, 'A wrong challenge costs you 5 points.', 'Ann loses 5 points'],
    ];
    for (const [change, cost, then] of cases) {
      expect([
        costOf({ ...free, ...change }, pending.seat, names, t),
        validThen({ ...free, ...change }, pending.seat, 0, names, t),
      ]).toEqual([cost, then]);
    }
  });
  it('tells what came of it', () => {
    const told = (parts: Partial<Verdict>, skips = [0, 0, 0]) =>
      outcomeOf({ ...verdict, valid: true, ...parts }, skips, names, t).join(' ');
    expect(told({ valid: false })).toBe('Bo takes the tiles back, without the 18 points, and the turn is lost.');
    expect(told({ valid: false, loses_game: 1 })).toMatch(/Bo is out\.$/);
    expect(told({ loses_turn: 0 }, [1, 0, 0])).toBe('Ann skips the next turn.');
    expect(told({ loses_turn: 0 })).toBe('Ann’s turn is skipped.');
    expect(told({ points: [0, 5, 0] })).toBe('Bo gets 5 points.');
    expect(told({ points: [-5, 0, 0] })).toBe('Ann loses 5 points.');
    expect(told({})).toBe('Nobody is punished.');
  });
  it('knows who is next', () => {
    const view = { turn: 0, seats: 3, gone: [] };
    expect(after({ ...view, challenges: challenges({ skips: [0, 1, 0] }) })).toBe(2);
    expect(after({ ...view, challenges: challenges({ pending, challenge }) })).toBeNull();
  });
  it('is spoken of on the command line', () => {
    const grid = { width: 1, height: 1, cells: [null], blocked: [false] };
    const cases = {
      challenge: 'challenge',
      aanvechten: 'challenge',
      good: 'waive',
      Geldig: 'valid',
      inválida: 'invalid',
      others: 'abstain',
    };
    for (const [text, word] of Object.entries(cases)) expect(read(text, grid, ['A'], [])).toEqual({ word });
  });
});

describe('clocks', () => {
  it('run for one', () => {
    const [ann, bo] = [clockOf({ clocks }, 0)!, clockOf({ clocks }, 1)!];
    expect([leftOn(ann, 5_000), leftOn(bo, 5_000), leftOn(bo, 0)]).toEqual([60_000, -65_000, -61_000]);
    expect([clockOf({}, 0), clockOf({ clocks }, 7), clockFace(65, 'en')]).toEqual([null, null, '1:05']);
  });
  it('cost points for each minute begun below nothing, up to the last', () => {
    const clock = clockOf({ clocks }, 0)!;
    expect([1, 0, -1, -60_000, -60_001, -500_000].map((left) => priceOf(clock, left))).toEqual([0, 0, 10, 10, 20, 20]);
  });
  it('are no deadlines, but what ends the turn before is', () => {
    const view = { turn: 0, until: 181_000, clocks };
    expect(deadlineOf(view)).toBeNull();
    expect(deadlineOf({ ...view, until: 100_000 })).toBe(100_000);
    expect(deadlineOf({ turn: 0, until: 100_000 })).toBe(100_000);
    expect(deadlineOf({ turn: 0, until: 100_000, challenges: challenges({ pending, challenge }) })).toBeNull();
  });
});
