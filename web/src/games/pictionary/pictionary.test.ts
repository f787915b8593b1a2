import { describe, expect, it } from 'vitest';
import tsv from '../../../../crates/pictionary/tests/rasters.tsv?raw';
import { Pen, batches, onPaper, type Op } from './ink';
import { Album, hung, offered, standings, type View } from './pictionary';
import { Raster } from './raster';

const cases = tsv
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line): [name: string, ink: string, hash: string] => {
    const [name = '', ink = '', hash = ''] = line.split('\t');
    return [name, ink, hash];
  });

describe('the same ink is the same pixels as in Rust', () => {
  it.each(cases)('%s', (...[, ink, hash]) => {
    const raster = new Raster();
    raster.draw(ink);
    expect(raster.hash().toString(16).padStart(8, '0')).toBe(hash);
    // However it came: batch by batch, the picture is the same.
    const pieces = new Raster();
    for (const batch of batches(ink)) pieces.draw(batch);
    expect(pieces.hash()).toBe(raster.hash());
  });

  it('has all cases', () => expect(cases.length).toBeGreaterThanOrEqual(20));
});

describe('ink', () => {
  it.each(cases)('of %s is read and written the same', (...[, ink]) => {
    const ops = new Pen().read(ink);
    const groups: Op[][] = [];
    for (const op of ops) {
      if (op.kind === 'batch') groups.push([]);
      else groups.at(-1)!.push(op);
    }
    const pen = new Pen();
    expect(groups.map((group) => pen.write(group)).join('')).toBe(ink);
    expect(batches(ink).join('')).toBe(ink);
  });

  it('stops where it is spoilt', () => {
    expect(new Pen().read('"')).toEqual([]);
    expect(new Pen().read('!')).toEqual([]);
  });

  it('stays on the paper', () => expect(onPaper(-3, 900.4)).toEqual({ x: 0, y: 599 }));
});

const play = (what: object) => ({ play: what });

describe('the album', () => {
  const news = [
    play({ drawing: { number: 1, drawer: 0, word: 'sun', ink: 'aa' } }),
    play({ offered: { drawer: 1, choices: null, until: 9 } }),
    play({ ink: 'b' }),
  ];

  it('reads what comes, once', () => {
    const album = new Album();
    expect(album.read(news).ink).toBe('b');
    news.push(play({ ink: 'c' }));
    expect(album.read(news).ink).toBe('bc');
    expect(album.done).toHaveLength(1);
    news.push(
      { round_ended: { details: { word: 'moon' } } } as never,
      play({ offered: { drawer: 0, choices: null, until: 9 } }),
    );
    expect(album.read(news)).toMatchObject({ ink: '' });
    expect(album.done.at(-1)).toEqual({ number: 2, drawer: 1, word: 'moon', ink: 'bc' });
  });

  it('begins anew with another list', () => {
    const album = new Album();
    album.read(news);
    expect(album.read([play({ ink: 'x' })])).toMatchObject({ ink: 'x', done: [] });
    expect(album.read(undefined)).toMatchObject({ ink: '', done: [] });
  });

  it('hangs the last drawing beside the others', () => {
    const album = new Album().read([play({ ink: 'x' })]);
    const view = {
      table: { phase: { over: { reason: 'rounds', at: 1 } }, last: { details: { number: 4, word: 'cat' } } },
      game: { number: 4, drawer: 2 },
    } as unknown as View;
    expect(hung(album, view)).toEqual([{ number: 4, drawer: 2, word: 'cat', ink: 'x' }]);
  });
});

it('knows what is offered', () => {
  expect(
    offered([
      { what: { exact: play({ pick: 0 }) } },
      { what: { form: { kind: 'guess', fields: { longest: 12 } } } },
      { what: { exact: play('no_letters' as never) } },
      { what: { exact: 'ready' } },
    ] as never),
  ).toEqual({ picks: 1, ink: false, guess: 12, noLetters: true, giveUp: false, ready: true });
});

it('shares places', () => {
  const rows = standings(
    [
      [[0], 5],
      [[1], 7],
      [[2], 7],
    ],
    [1, 0, 2],
  );
  expect(rows.map(({ seats, place, earned }) => [seats[0], place, earned])).toEqual([
    [1, 1, 0],
    [2, 1, 2],
    [0, 3, 1],
  ]);
});
