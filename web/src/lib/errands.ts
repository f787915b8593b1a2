import { api } from './api';
import type { Room } from './room.svelte';
import type { Refusal, RuleSpec } from './types';

/** What is to be done as soon as one is at a table: asked for on another page, done once. */
export type Errand = 'play' | { choose: { game: string; preset: string | null; rules: RuleSpec[] | null } };

const errands = new Map<string, Errand>();

export const send = (code: string, errand: Errand): void => void errands.set(code, errand);

export const peek = (code: string): Errand | undefined => errands.get(code);

export function take(code: string): Errand | undefined {
  const errand = errands.get(code);
  errands.delete(code);
  return errand;
}

/** Bots that make a fair evening, the first that the game has. */
const FAIR = ['easy', 'steady', 'random'];

/** Sits bots down until the game can begin, and begins. */
export async function playNow(room: Room): Promise<Refusal[]> {
  const { choice, seats } = room.room!;
  const { games } = await api.catalogue();
  const bots = games.find(({ id }) => id === choice.game)?.bots.map(({ id }) => id) ?? [];
  const bot = FAIR.find((id) => bots.includes(id)) ?? bots[0];
  const missing = Math.max(2, choice.places.least) - seats.length;
  if (bot !== undefined)
    for (let more = 0; more < missing; more++) {
      const refusals = await room.do({ add_bot: { bot } });
      if (refusals.length > 0) return refusals;
    }
  return room.do('start');
}
