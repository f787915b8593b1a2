import { isHere } from './place';
import type { Pass } from './types';

/** What this browser remembers. A browser that forbids it plays all the same, until the page is closed. */
const memory = new Map<string, string>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`hr.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`hr.${key}`, value);
  } catch {
    // Kept in memory.
  }
}

/** A place in a room: the way back to one's seat. */
export type Seatkeeper = Pass & { name: string; game?: string; at: number };

const PASSES = 'passes';
const A_DAY = 24 * 60 * 60 * 1000;

/** The newest first. Rooms that nobody entered for a day are gone from the server too; those of this device stay. */
export function passes(now = Date.now()): Seatkeeper[] {
  try {
    const all = Object.values(JSON.parse(recall(PASSES) ?? '{}') as Record<string, Seatkeeper>);
    return all.filter(({ at, code }) => isHere(code) || now - at < A_DAY).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export const passFor = (code: string): Seatkeeper | undefined => passes().find((pass) => pass.code === code);

export function keepPass(pass: Seatkeeper): void {
  const others = passes().filter(({ code }) => code !== pass.code);
  const [ours, theirs] = [others.filter(({ code }) => isHere(code)), others.filter(({ code }) => !isHere(code))];
  save([pass, ...ours, ...theirs.slice(0, 19)]);
}

/** The invitation to a private table: it stands in the link behind `#in=`, leaves the address bar at once and is kept by
 * this tab. */
export function invitationFor(code: string): string | undefined {
  const shown = new URLSearchParams(location.hash.slice(1)).get('in');
  if (shown !== null) {
    history.replaceState(null, '', location.pathname);
    rememberHere(`in.${code}`, shown);
  }
  return shown ?? recallHere(`in.${code}`) ?? undefined;
}

/** Where a private table is opened by its link. */
export const invited = (path: string, invitation: string | null): string =>
  invitation === null ? path : `${path}#in=${invitation}`;

/** Who was sent away, or left, is known again by the token that they had. */
export const tokenBefore = (code: string): string | undefined => recall(`before.${code}`) ?? undefined;

export function dropPass(code: string): void {
  const pass = passFor(code);
  if (pass) remember(`before.${code}`, pass.token);
  save(passes().filter((pass) => pass.code !== code));
}

function save(all: Seatkeeper[]): void {
  remember(PASSES, JSON.stringify(Object.fromEntries(all.map((pass) => [pass.code, pass]))));
}

/** A random id of this tab for this room: commands are counted by it. It outlives a reload. */
export function deviceId(code: string): string {
  const key = `hr.device.${code}`;
  const fresh = randomHex(12);
  try {
    const known = sessionStorage.getItem(key) ?? fresh;
    sessionStorage.setItem(key, known);
    return known;
  } catch {
    return fresh;
  }
}

export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What this tab remembers, until it is closed. */
export function recallHere(key: string): string | null {
  try {
    return sessionStorage.getItem(`hr.${key}`);
  } catch {
    return null;
  }
}

export function rememberHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(`hr.${key}`, value);
  } catch {
    // Then it is forgotten at a reload.
  }
}
