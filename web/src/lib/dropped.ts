import { api, refusalsOf } from './api';
import { i18n } from './i18n.svelte';
import { here } from './location.svelte';
import type { Refusal } from './types';

/** The log of a match that was dropped on the page: it stays here, and only the way to look at it is asked for. */
let text: string | null = null;

/** The address of what was dropped last. */
export const DROPPED = 'dropped';
/** As much as the server reads. */
const MOST = 1024 * 1024;

export const droppedLog = (): string | null => text;

/** Opens a file in the replay; the reason, if it is no log of a match. */
export async function drop(file: File, tooLarge: string): Promise<Refusal[]> {
  if (file.size > MOST) return [{ rule: 'page.said', id: 'page-said', sentence: tooLarge }];
  try {
    const read = await file.text();
    await api.readLog(read);
    text = read;
    here.go(`/g/${DROPPED}`);
    return [];
  } catch (error) {
    const whyNot = refusalsOf(error);
    // What is wrong with a record is said in the words of its game.
    const game = whyNot[0]?.args?.game;
    if (typeof game === 'string') await i18n.speakOf(game);
    return whyNot;
  }
}
