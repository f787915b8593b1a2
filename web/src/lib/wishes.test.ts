import { describe, expect, it } from 'vitest';
import type { Refusal, RoomView } from './types';
import { Wishes } from './wishes.svelte';

const told = { public: false, watchers_allowed: true, host: 1 } as RoomView;
const no: Refusal[] = [{ rule: 'table.host', id: 'table-host-only' }];

/** An answer that comes when it is told to. */
function answer(): [Promise<Refusal[]>, (refusals: Refusal[]) => void] {
  let come: (refusals: Refusal[]) => void = () => {};
  return [new Promise((done) => (come = done)), come];
}

describe('wishes', () => {
  it('are shown at once, and until they are answered', async () => {
    const wishes = new Wishes();
    const [answered, come] = answer();
    const done = wishes.until(answered, (view) => ({ ...view, public: true }));
    expect(wishes.over(told).public).toBe(true);
    expect(told.public).toBe(false);
    come([]);
    expect(await done).toEqual([]);
    expect(wishes.over(told)).toEqual(told);
  });

  it('that are refused fall back, with the reason', async () => {
    const wishes = new Wishes();
    const [answered, come] = answer();
    const done = wishes.until(answered, (view) => ({ ...view, public: true }));
    come(no);
    expect(await done).toEqual(no);
    expect(wishes.over(told).public).toBe(false);
  });

  it('build on each other in the order in which they were made', async () => {
    const wishes = new Wishes();
    const [one, comeOne] = answer();
    const [two, comeTwo] = answer();
    const first = wishes.until(one, (view) => ({ ...view, host: 2 }));
    const second = wishes.until(two, (view) => ({ ...view, host: view.host * 10 }));
    expect(wishes.over(told).host).toBe(20);
    // The first is refused: only it falls back.
    comeOne(no);
    await first;
    expect(wishes.over(told).host).toBe(10);
    comeTwo([]);
    await second;
    expect(wishes.over(told).host).toBe(1);
  });

  it('go one by one, even if they are the same', async () => {
    const wishes = new Wishes();
    const more = (view: RoomView) => ({ ...view, host: view.host + 1 });
    const [one, come] = answer();
    const first = wishes.until(one, more);
    void wishes.until(answer()[0], more);
    expect(wishes.over(told).host).toBe(3);
    come([]);
    await first;
    expect(wishes.over(told).host).toBe(2);
  });
});
