import type { DeviceCard } from '../generated/DeviceCard';
import type { Refusal, RoomCard } from '../lib/types';

export type { ContentCard } from '../generated/ContentCard';
export type { DeviceCard } from '../generated/DeviceCard';

/** What a worker says to the module and is told by it: see `crates/browser/src/protocol.rs`. */
export type Said =
  | {
      begin: {
        random: string;
        variants?: unknown[];
        content?: unknown[];
        schemas?: Record<string, unknown>;
        chosen_deals?: boolean;
        words?: [string, string, string][];
      };
    }
  | { room: { code: string; snapshot: string | null; entries: string[] } }
  | { frame: { room: string; from: number; frame: unknown } }
  | { gone: { room: string; from: number } }
  | { kept: { room: string } }
  | { forget: { room: string } }
  | { missing: { kind: string; name: string } }
  | { ask: { id: number; what: unknown } }
  | { drop: { id: number } }
  | 'tick'
  | 'work';

export type Keep = {
  room: string;
  seq: number;
  entry: string;
  snapshot: string | null;
  finished: [string, string] | null;
  card: RoomCard;
  closed: boolean;
};

export type Told =
  | { frame: { to: number[]; frame: unknown } }
  | { close: { to: number } }
  | { keep: Keep }
  | { fault: { room: string; why: string } }
  | { want: { kind: string; name: string } }
  | { progress: { id: number; news: unknown } }
  | { answer: { id: number; ok?: unknown; error?: Refusal | null } }
  | { wake: number }
  | 'busy'
  | { unreadable: { why: string } };

/** What a page says to the worker. `ask` may name a `room` or a `match`: the worker brings what is kept of it. */
export type ToWorker =
  | { begin: { base: string; card: DeviceCard } }
  | { connect: { socket: number; room: string } }
  | { send: { socket: number; text: string } }
  | { hangUp: { socket: number } }
  | { ask: { id: number; what: Asked } }
  | { drop: { id: number } };

/** What it says back. */
export type FromWorker =
  | { ready: true }
  | { connected: { socket: number } }
  | { text: { socket: number; text: string } }
  | { closed: { socket: number } }
  | { progress: { id: number; news: unknown } }
  | { answer: { id: number; ok?: unknown; error?: Refusal | null } }
  | { died: { why: string } };

/** A question: one name, and what it is about. */
export type Asked = Record<string, Record<string, unknown>>;
