import { describe, expect, it } from 'vitest';
import { speak } from '../../testing';
import { cardName, texts } from './i18n';
import { answerOf, around, drawnOf, fan, keyed, lines, offered, read, type Action } from './uno';

const exact = (action: Action) => ({ what: { exact: action } });

describe('uno', () => {
  it('sorts offers by what one does them with', () => {
    const found = offered([
      exact({ play: { lay: { card: 'r7' } } }),
      exact({ play: { lay: { card: 'w', colour: 'red' } } }),
      exact({ play: { lay: { card: 'w', colour: 'blue' } } }),
      exact({ play: 'draw' }),
      exact({ play: { catch: 2 } }),
      exact({ play: { name: 'green' } }),
      exact('ready'),
      { what: { form: { kind: 'text', fields: [] } } },
    ]);
    expect([...found.lays.keys()]).toEqual(['r7', 'w']);
    expect(found.lays.get('w')?.map(({ colour }) => colour)).toEqual(['red', 'blue']);
    expect([[...found.plain], found.catches, found.names]).toEqual([['draw', 'ready'], [2], ['green']]);
  });
  it('reads cards', () => {
    expect(['r7', 'gs', 'br', 'y+2', 'w', 'w+4'].map((card) => Object.values(read(card)))).toEqual([
      ['red', 7],
      ['green', 'skip'],
      ['blue', 'reverse'],
      ['yellow', 'two'],
      [null, 'wild'],
      [null, 'four'],
    ]);
  });
  it('tells copies apart', () => {
    expect(keyed(['r7', 'r7', 'w']).map(({ key }) => key)).toEqual(['r7.0', 'r7.1', 'w.0']);
  });
  it('seats people around the table, clockwise from the left', () => {
    expect(around([0, 1], 1)).toEqual({ left: [], top: [0], right: [] });
    expect(around([0, 1, 2, 3], 2)).toEqual({ left: [3], top: [0], right: [1] });
    expect(around([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0)).toEqual({ left: [2, 1], top: [3, 4, 5, 6, 7], right: [8, 9] });
    const looked = around([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], null);
    expect([...looked.left, ...looked.top, ...looked.right].sort((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });
  it('fans a hand so that every card can be tapped', () => {
    expect(fan(7, 351, 64)).toEqual({ rows: 1, step: 47 });
    expect(fan(12, 351, 64)).toEqual({ rows: 2, step: 57 });
    expect(fan(20, 359, 64)).toEqual({ rows: 3, step: 49 });
    expect(fan(25, 351, 64)).toEqual({ rows: 4, step: 47 });
    expect(fan(3, 800, 80)).toEqual({ rows: 1, step: 86 });
    expect(fan(1, 351, 64).rows).toBe(1);
    expect(fan(0, 0, 64).rows).toBe(1);
  });
  it('lists the end of a hand, the winner first', () => {
    const left = [
      {
        seat: 0,
        cards: [
          ['r7', 7],
          ['w', 50],
        ] as [string, number][],
        points: 57,
      },
      { seat: 1, cards: [], points: 0 },
      { seat: 2, cards: [['b1', 1]] as [string, number][], points: 1 },
    ];
    const last = {
      round: 1,
      reason: 'hand_won',
      winner: { seat: 1 },
      points: [0, 58, 0],
      millis: 0,
      details: { left, turns: 9, reshuffles: 0 },
    };
    const shown = lines({ last, board: { totals: [10, 58, 0], figures: [] } });
    expect(shown.map(({ seat, earned, total, won }) => [seat, earned, total, won])).toEqual([
      [1, 58, 58, true],
      [2, 0, 0, false],
      [0, 0, 10, false],
    ]);
    expect(lines({ last: null, board: { totals: [], figures: [] } })).toEqual([]);
  });
  it('knows what is asked', () => {
    expect([drawnOf({ drawn: { card: 'r7' } }), drawnOf('play'), answerOf('play')]).toEqual(['r7', null, null]);
    expect(answerOf({ answer: { cards: 4, card: 'w+4', by: 1, before: 'red' } })?.cards).toBe(4);
  });
  it('names cards in three languages', async () => {
    const cards = ['r7', 'gs', 'br', 'y+2', 'w', 'w+4'];
    await speak('en');
    expect(cards.map(cardName)).toEqual([
      'red 7',
      'green skip',
      'blue reverse',
      'yellow draw two',
      'wild',
      'wild draw four',
    ]);
    await speak('nl');
    expect(cards.map(cardName)).toEqual([
      'rode 7',
      'groene sla over',
      'blauwe keer om',
      'gele pak twee',
      'keuzekaart',
      'keuzekaart pak vier',
    ]);
    await speak('es');
    expect(cards.map(cardName)).toEqual([
      '7 rojo',
      'salto verde',
      'reversa azul',
      'roba dos amarillo',
      'comodín',
      'comodín roba cuatro',
    ]);
    // Colours are told apart by their letters too.
    for (const tag of ['en', 'nl', 'es']) {
      await speak(tag);
      expect(new Set(Object.values(texts.letters)).size).toBe(4);
    }
  });
});
