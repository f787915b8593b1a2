import { canPlayHere, device } from '../device/device';
import type { Checked, MatchCard, Noted, Pass, Refusal, RuleSpec, Tried } from './types';
import { randomHex } from './storage';
import { refusalsOf } from './api';

/** A match that is asked about: one that is kept here or with the server, or a log that somebody has. */
export type Of = { match: string } | { log: string };

/** What rules are tried out with. `houserules simulate` says the same with `--matches 200 --seed 1 --most 20000`. */
export const TRIAL = { matches: 200, seed: 1, most: 20_000 };
/** A host who slides along a number does not want every one on the way tried out. */
const PAUSE = 400;

/** What a match is called that has only a file. */
const DROPPED = 'dropped';
/** A log begins like this; of what does not, no more than its beginning is looked at. */
const BEGINNING = 1024 * 1024;
const isLog = (text: string) => text.slice(0, 200).includes('"houserules"');

export const referee = {
  /** Does this browser have rules of its own to decide with? */
  isHere: canPlayHere,

  /** Decides a match again, and compares it with what this device noted. */
  check: (of: Of, noted: Noted): Promise<Checked> =>
    device.ask<Checked>({ check: 'log' in of ? { log: sparing(of.log), noted } : { ...of, noted } }),

  /** A match as others wrote it down is no log: it has no promise to be checked. */
  isRecord: (text: string): Promise<boolean> => device.ask<boolean>({ is_record: { text: text.slice(0, BEGINNING) } }),

  /** All that is told of a match whose log somebody has, whether it holds or not. */
  card: (log: string): Promise<MatchCard> => device.ask<MatchCard>({ match_card: { match: DROPPED, log } }),

  /** Plays on from a point of a match, in a room on this device. */
  playOn: (of: Of, from: { name: string; at: number; seat: number; bot: string }): Promise<Pass> =>
    device.playOn({ ...of, ...from, entropy: randomHex(16) }),

  /** Tries rules out, and tells how far that is until all is told or `stop` is called. */
  effect(
    asked: { game: string; rules: RuleSpec[]; before: RuleSpec[] | null; seats: number },
    told: (news: Tried) => void,
    no: (refusals: Refusal[]) => void,
  ): () => void {
    const off = new AbortController();
    const begin = async () => {
      if (off.signal.aborted || !(await canPlayHere())) return;
      const { signal } = off;
      const last = await device.ask<Tried>({ effect: { ...asked, ...TRIAL } }, { news: told, signal });
      if (!signal.aborted) told(last);
    };
    const timer = setTimeout(() => void begin().catch((error: unknown) => no(refusalsOf(error))), PAUSE);
    return () => {
      clearTimeout(timer);
      off.abort();
    };
  },
};

const sparing = (text: string) => (isLog(text) ? text : text.slice(0, BEGINNING));
