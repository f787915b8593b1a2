import { api, isStrange, refusalsOf } from './api';
import { i18n } from './i18n.svelte';
import { here } from './location.svelte';
import { withoutServer } from './place';
import { referee } from './referee';
import type { Checked, MatchCard, Refusal } from './types';

/** The log of a match that was dropped on the page: it stays here. */
export type Dropped = { text: string; card: MatchCard; checked: Checked | null };
let last: Dropped | null = null;

/** The address of what was dropped last. */
export const DROPPED = 'dropped';
/** As much as the server reads, and as much as this browser reads by itself. */
const [MOST, MOST_HERE] = [1 << 20, 64 << 20];

export const dropped = (): Dropped | null => last;

/** Opens a file in the replay; the reason, if it is no log of a match. One that was tampered with is opened, too: there it is
 * said where. */
export async function drop(file: File, tooLarge: string): Promise<Refusal[]> {
  const isHere = await referee.isHere();
  if (file.size > (isHere ? MOST_HERE : MOST)) return [{ rule: 'page.said', id: 'page-said', sentence: tooLarge }];
  try {
    const text = await file.text();
    const found = isHere ? await lookAt(text) : { card: await api.readLog(text), checked: null };
    if ('refusals' in found) return found.refusals;
    last = { text, ...found };
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

type Found = { card: MatchCard; checked: Checked | null } | { refusals: Refusal[] };

/** Checks it here, and looks whether there is anything to show. */
async function lookAt(text: string): Promise<Found> {
  if (await referee.isRecord(text)) return { card: await api.readLog(text), checked: null };
  const checked = await referee.check({ log: text }, {});
  const card = checked.game === null ? null : await referee.card(text).catch(() => null);
  if (card) return { card, checked };
  if (!withoutServer && text.length <= MOST && (await isStrange(checked.findings))) {
    return { card: await api.readLog(text), checked: null };
  }
  const broken = checked.findings.filter(({ verdict }) => verdict === 'broken');
  return { refusals: broken.map(({ what }) => ({ rule: 'page.checked', ...what })) };
}
