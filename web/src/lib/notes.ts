import { recall, remember } from './storage';
import type { Noted } from './types';

/**
 * What this device noted of matches while it was there: the promise that it was shown before the deal, and what it sent for
 * the shuffle. Checked against the log afterwards, it shows that nobody made up another one since.
 */
const ROOMS = 'notes.rooms';
const MATCHES = 'notes.matches';
/** Of so many tables and matches the notes are kept; the oldest go first. */
const MOST = 200;

type Notes = Record<string, Noted>;

function read(key: string): Notes {
  try {
    return JSON.parse(recall(key) ?? '{}') as Notes;
  } catch {
    return {};
  }
}

function write(key: string, notes: Notes, name: string, note: Noted): void {
  const { [name]: _, ...others } = notes;
  const kept = Object.entries(others).slice(1 - MOST);
  remember(key, JSON.stringify(Object.fromEntries([...kept, [name, note]])));
}

/** A table shows its promise, before a deal. */
export function noteShown(room: string, commitment: string): void {
  const notes = read(ROOMS);
  if (commitment !== '' && notes[room]?.commitment !== commitment) write(ROOMS, notes, room, { commitment });
}

/** This device sends something for the shuffle. */
export function noteSent(room: string, commitment: string, entropy: string): void {
  write(ROOMS, read(ROOMS), room, { commitment, entropy });
}

/** It is dealt: from now on the notes are this match's. Who comes to a match that is on has noted nothing. */
export function noteDealt(room: string, match: string, seat: number | null): void {
  const note = read(ROOMS)[room];
  const matches = read(MATCHES);
  if (note && !matches[match]) write(MATCHES, matches, match, seat === null ? note : { ...note, seat });
}

/** What was noted of a match. */
export const notedOf = (match: string): Noted => read(MATCHES)[match] ?? {};
