import { describe, expect, it } from 'vitest';
import type { Message } from '../../lib/types';
import { speak } from '../../testing';
import { amountOf, choiceOf, dominoOf } from './i18n';
import {
  after,
  choicesOf,
  countOf,
  endsOf,
  holding,
  isTrump,
  pipOf,
  placeOf,
  shownTrick,
  speakers,
  targetOf,
  trickKey,
  type Action,
  type View,
} from './texas42';

const NOTHING = { made: 0, set: 0, tricks: 0, points: 0 };

const view = (changes: Partial<View> = {}): View => ({
  you: 1,
  since: 0,
  deadline: null,
  figures: [NOTHING, NOTHING],
  thrown_in: 0,
  over: null,
  phase: 'bidding',
  hand: 0,
  shaker: 0,
  turn: 1,
  seats: [0, 1, 2, 3].map((seat) => ({
    seat,
    team: seat % 2,
    dominoes: 7,
    sits_out: false,
    call: null,
    absent: null,
  })),
  own: [],
  calls: [],
  high: null,
  contract: null,
  led: null,
  trick: [],
  winning: null,
  last_trick: null,
  tricks: [],
  points: [0, 0],
  taken: [0, 0],
  scores: [0, 0],
  goal: 7,
  unit: 'marks',
  verdict: null,
  claim: null,
  last_hand: null,
  pending: [],
  until: null,
  ...changes,
});
const said = (id: string): Message => ({ id });
const best = (why: string): Message => ({ id: 'hint-best', args: { why: { id: why } } });
const offer = (exact: Action, hint?: Message) => ({ what: { exact }, ...(hint === undefined ? {} : { hint }) });

describe('dominoes', () => {
  it('have two ends and a count', () => {
    expect(endsOf('6-4')).toEqual([6, 4]);
    expect(['5-5', '6-4', '5-0', '4-1', '3-2', '6-6', '0-0', '5-4'].map(countOf)).toEqual([10, 10, 5, 5, 5, 0, 0, 0]);
  });
  it('make 35 count in all', () => {
    const all = [0, 1, 2, 3, 4, 5, 6].flatMap((high) => Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`));
    expect(all.length).toBe(28);
    expect(all.map(countOf).reduce((sum, count) => sum + count)).toBe(35);
  });
  it('may be trumps', () => {
    expect([
      isTrump('6-4', { pip: 4 }),
      isTrump('6-4', { pip: 0 }),
      isTrump('3-3', 'doubles'),
      isTrump('6-4', 'doubles'),
    ]).toEqual([true, false, true, false]);
    expect([isTrump('6-6', 'no_trump'), isTrump('6-6', null), isTrump('6-6', { contract: 'nello' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([
      holding(['6-4', '4-4', '1-0'], { pip: 4 }),
      holding(['6-4', '4-4'], 'doubles'),
      holding(['6-4'], 'no_trump'),
    ]).toEqual([2, 1, null]);
  });
});

describe('offers', () => {
  it('come in groups', () => {
    const choices = choicesOf([
      offer('pass', said('too-little')),
      offer({ bid: { amount: { points: 31 } } }, best('enough')),
      offer({ bid: { amount: { marks: 1 } } }),
      offer({ bid: { amount: { marks: 4 }, special: 'plunge' } }),
      offer({ name: { pip: 5 } }),
      offer({ name: { contract: 'nello' } }),
      offer({ play: '6-4' }),
      offer('acknowledge'),
      { what: { form: { kind: 'other', fields: null } } },
    ]);
    expect([
      choices.points.length,
      choices.marks.length,
      choices.specials.length,
      choices.trumps.length,
      choices.contracts.length,
    ]).toEqual([1, 1, 1, 1, 1]);
    expect(choices.pass).toMatchObject({ hint: said('too-little'), best: false });
    expect(choices.points[0]).toMatchObject({ hint: said('enough'), best: true });
    expect(choices.plays.get('6-4')?.action).toEqual({ play: '6-4' });
    expect(choices.acknowledge?.hint).toBeNull();
  });
  it('say what was asked for instead of the quick hint', () => {
    const offers = [
      offer({ play: '6-4' }, best('quick')),
      offer({ play: '5-5' }, said('quick')),
      offer('lay_down', said('quick')),
    ];
    const choices = choicesOf(offers, [said('makes-20'), best('makes-71'), said('if-sure')]);
    expect(choices.plays.get('6-4')).toMatchObject({ hint: said('makes-20'), best: false });
    expect(choices.plays.get('5-5')).toMatchObject({ hint: said('makes-71'), best: true });
    expect(choices.layDown).toMatchObject({ action: 'lay_down', hint: said('if-sure') });
  });
});

describe('the table', () => {
  it('has you at the bottom and who follows on the left', () => {
    expect([0, 1, 2, 3].map((seat) => placeOf(seat, 1))).toEqual(['right', 'bottom', 'left', 'top']);
    expect(placeOf(0, null)).toBe('bottom');
  });
  it('knows who is next', () => {
    expect(after(view())).toBe(2);
    expect(after(view({ calls: [1, 2, 3].map((seat) => ({ seat, bid: null })), turn: 0 }))).toBeNull();
    expect(after(view({ phase: 'playing', turn: 3 }))).toBe(0);
    const nello = view().seats.map((seat) => ({ ...seat, sits_out: seat.seat === 3 }));
    expect(after(view({ phase: 'playing', seats: nello, turn: 2 }))).toBe(0);
    expect(
      after(
        view({
          phase: 'playing',
          seats: nello,
          turn: 2,
          trick: [
            { seat: 0, domino: '1-0' },
            { seat: 1, domino: '1-1' },
          ],
        }),
      ),
    ).toBeNull();
    expect(after(view({ phase: 'trick_pause', turn: null }))).toBeNull();
    expect(speakers(view({ shaker: 2 }))).toEqual([3, 0, 1, 2]);
  });
  it('shows the trick that was taken until the next is led', () => {
    const taken = { plays: [{ seat: 1, domino: '6-6' }], winner: 1, points: 1 };
    expect(shownTrick(view({ tricks: [taken], last_trick: taken }), false)).toEqual({
      plays: taken.plays,
      winner: 1,
      taken,
    });
    const led = view({ tricks: [taken], last_trick: taken, trick: [{ seat: 1, domino: '5-5' }], winning: 1 });
    expect(shownTrick(led, false).taken).toBeNull();
    expect(shownTrick(led, true).taken).toBe(taken);
    expect(shownTrick(view({ last_trick: taken }), false).plays).toEqual([]);
  });
  it('notices a trick that was taken', () => {
    const trick = { plays: [], winner: 1, points: 1 };
    const last = {
      number: 0,
      bidder: 1,
      bid: { amount: { points: 30 } },
      contract: null,
      verdict: { made: true, why: { id: 'verdict-reached' }, trick: 7 },
      stake: 1,
      awards: [0, 1] as [number, number],
      points: [0, 42] as [number, number],
    };
    const [none, one, dealt, thrownIn] = [
      view(),
      view({ tricks: [trick] }),
      view({ hand: 1, last_hand: last }),
      view({ hand: 2, last_hand: last }),
    ].map(trickKey);
    expect(new Set([none, one, dealt]).size).toBe(3);
    expect(thrownIn).toBe(dealt);
  });
  it('counts towards the bid', () => {
    const contract = { id: null, bidder: 1, bid: { amount: { points: 31 } }, trump: { pip: 5 }, suits: null };
    expect([targetOf(view({ contract }), 1), targetOf(view({ contract }), 0)]).toEqual([31, 12]);
    const marks = { ...contract, bid: { amount: { marks: 2 } } };
    expect([targetOf(view({ contract: marks }), 1), targetOf(view({ contract: marks }), 0)]).toEqual([42, 1]);
    expect(targetOf(view({ contract: { ...marks, id: 'nello' } }), 1)).toBeNull();
    expect([pipOf({ id: 'suit-6' }), pipOf({ id: 'suit-0' }), pipOf({ id: 'suit-doubles' }), pipOf(null)]).toEqual([
      6,
      0,
      null,
      null,
    ]);
  });
});

describe('words', () => {
  it.each(['en', 'nl', 'es'])('%s names dominoes, bids and reasons', async (tag) => {
    await speak(tag);
    expect(dominoOf('6-4', 10)).toContain('6-4');
    expect(amountOf({ marks: 1 })).not.toBe(amountOf({ marks: 2 }));
    expect(choiceOf({ name: { contract: 'two_high' } })).toBe('Two high');
    expect(choiceOf({ play: '6-4' })).toBe('6-4');
  });
});
