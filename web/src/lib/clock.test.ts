import { describe, expect, it } from 'vitest';
import { Clock, clockFace, secondsLeft } from './clock';

describe('clock', () => {
  it('follows the shortest trip', () => {
    let here = 1000;
    const clock = new Clock(() => here);
    here = 1100;
    clock.sync(50_000, 1000);
    expect(clock.now()).toBe(50_050);
    here = 3000;
    clock.sync(51_000, 1200); // a slow answer: less to be trusted than what is known
    expect(clock.now()).toBe(51_950);
    here = 4000;
    clock.reset();
    clock.sync(60_000);
    expect(clock.now()).toBe(60_000);
  });

  it('counts seconds down', () => {
    expect([secondsLeft(10_000, 0), secondsLeft(10_000, 9_001), secondsLeft(10_000, 99_000)]).toEqual([10, 1, 0]);
    expect([clockFace(5, 'nl'), clockFace(75, 'es'), clockFace(600, 'en'), clockFace(75, 'da')]).toEqual([
      '0:05',
      '1:15',
      '10:00',
      '1.15',
    ]);
  });
});
