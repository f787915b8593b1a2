import type { RoomCard } from '../lib/types';
import type { Keep } from './protocol';

/** What this device keeps of its own rooms: entries as the server would keep them, and the logs of matches. */
const NAME = 'house-rules';
const VERSION = 1;

export type KeptRoom = { code: string; card: RoomCard; snapshot: string | null; at: number };
export type KeptMatch = { id: string; room: string; log: string; at: number };
type KeptEntry = { room: string; seq: number; entry: string };

/** Another tab wrote this entry before us: the room is another one now. */
export class Overtaken extends Error {}

export interface Shelf {
  rooms(): Promise<KeptRoom[]>;
  /** A room with its entries; none if it is not here. */
  room(code: string): Promise<{ snapshot: string | null; entries: string[] } | null>;
  keep(keep: Keep): Promise<void>;
  forget(code: string): Promise<void>;
  match(id: string): Promise<KeptMatch | undefined>;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('unreadable'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
  });
}

const of = (room: string) => IDBKeyRange.bound([room, 0], [room, Infinity]);

class Database implements Shelf {
  constructor(private readonly db: IDBDatabase) {}

  rooms(): Promise<KeptRoom[]> {
    return done(this.db.transaction('rooms').objectStore('rooms').getAll() as IDBRequest<KeptRoom[]>);
  }

  async room(code: string) {
    const reading = this.db.transaction(['rooms', 'entries']);
    const [room, entries] = await Promise.all([
      done(reading.objectStore('rooms').get(code) as IDBRequest<KeptRoom | undefined>),
      done(reading.objectStore('entries').getAll(of(code)) as IDBRequest<KeptEntry[]>),
    ]);
    return room ? { snapshot: room.snapshot, entries: entries.map(({ entry }) => entry) } : null;
  }

  /** All of it or nothing, and done when it is durable. */
  async keep({ room: code, seq, entry, snapshot, finished, card, closed }: Keep): Promise<void> {
    const writing = this.db.transaction(['rooms', 'entries', 'matches'], 'readwrite', { durability: 'strict' });
    const kept = committed(writing);
    const [rooms, entries] = [writing.objectStore('rooms'), writing.objectStore('entries')];
    const at = Date.now();
    if (finished)
      writing.objectStore('matches').put({ id: finished[0], room: code, log: finished[1], at } satisfies KeptMatch);
    if (closed) {
      rooms.delete(code);
      entries.delete(of(code));
      return kept;
    }
    // What stands before a snapshot is in it.
    if (snapshot !== null) entries.delete(IDBKeyRange.bound([code, 0], [code, seq], false, true));
    const adding = entries.add({ room: code, seq, entry } satisfies KeptEntry);
    let overtaken = false;
    adding.onerror = () => (overtaken = adding.error?.name === 'ConstraintError');
    const before = (await done(rooms.get(code) as IDBRequest<KeptRoom | undefined>).catch(() => undefined)) ?? null;
    if (!overtaken) rooms.put({ code, card, snapshot: snapshot ?? before?.snapshot ?? null, at } satisfies KeptRoom);
    return kept.catch((error: unknown) => Promise.reject(overtaken ? new Overtaken(code) : error));
  }

  async forget(code: string): Promise<void> {
    const writing = this.db.transaction(['rooms', 'entries'], 'readwrite');
    writing.objectStore('rooms').delete(code);
    writing.objectStore('entries').delete(of(code));
    return committed(writing);
  }

  match(id: string): Promise<KeptMatch | undefined> {
    return done(this.db.transaction('matches').objectStore('matches').get(id) as IDBRequest<KeptMatch | undefined>);
  }
}

/** For a browser that lets nothing be kept: until the page is closed. */
class Memory implements Shelf {
  #rooms = new Map<string, KeptRoom & { entries: { seq: number; entry: string }[] }>();
  #matches = new Map<string, KeptMatch>();

  async rooms() {
    return [...this.#rooms.values()];
  }
  async room(code: string) {
    const room = this.#rooms.get(code);
    return room ? { snapshot: room.snapshot, entries: room.entries.map(({ entry }) => entry) } : null;
  }
  async keep({ room: code, seq, entry, snapshot, finished, card, closed }: Keep) {
    const at = Date.now();
    if (finished) this.#matches.set(finished[0], { id: finished[0], room: code, log: finished[1], at });
    if (closed) return void this.#rooms.delete(code);
    const before = this.#rooms.get(code);
    const entries = snapshot === null ? [...(before?.entries ?? [])] : [];
    entries.push({ seq, entry });
    this.#rooms.set(code, { code, card, snapshot: snapshot ?? before?.snapshot ?? null, at, entries });
  }
  async forget(code: string) {
    this.#rooms.delete(code);
  }
  async match(id: string) {
    return this.#matches.get(id);
  }
}

let opening: Promise<Shelf> | null = null;

export function shelf(): Promise<Shelf> {
  opening ??= open().catch(() => new Memory());
  return opening;
}

async function open(): Promise<Shelf> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('rooms', { keyPath: 'code' });
    request.result.createObjectStore('entries', { keyPath: ['room', 'seq'] });
    request.result.createObjectStore('matches', { keyPath: 'id' });
  };
  const db = await done(request);
  // Another version of the page wants to change it: let it, and open it anew when it is needed.
  db.onversionchange = () => {
    db.close();
    opening = null;
  };
  return new Database(db);
}
