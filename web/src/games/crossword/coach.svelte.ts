import { i18n } from '../../lib/i18n.svelte';
import type { Advice } from '../../lib/types';
import { recall, remember } from '../../lib/storage';
import type { TableProps } from '..';
import type { Player } from './player.svelte';
import type { Action, Placement } from './types';

/** Whether the coach speaks after each play, on this device. */
const KEPT = 'crossword.coach';

/** The coach of one person who plays against bots: a hint in steps, and what would have been better. */
export class Coach {
  /** What is said now. */
  said: string = $state('');
  /** Is there more to be told? */
  more = $state(false);
  /** What could be laid for the player. */
  tiles: Placement[] | null = $state.raw(null);
  asking = $state(false);
  #steps: Advice[] = [];
  #told = 0;
  #after = $state(recall(KEPT) === 'yes');

  constructor(
    readonly player: Player,
    readonly ask: () => TableProps['coach'],
    readonly nothing: () => string,
  ) {}

  /** After each play? */
  get after(): boolean {
    return this.#after;
  }
  set after(after: boolean) {
    this.#after = after;
    remember(KEPT, after ? 'yes' : 'no');
  }

  /** The first step of a hint, or the next. */
  async hint(): Promise<void> {
    if (this.more) return this.#tell(this.#told + 1);
    await this.#ask(false, 1);
  }

  /** What was better than what was just played. */
  async review(): Promise<void> {
    if (this.#after) await this.#ask(true, 1);
  }

  /** Puts the advised tiles down. */
  lay(): void {
    if (this.tiles) this.player.layOut(this.tiles);
    this.hush();
  }

  hush(): void {
    [this.said, this.more, this.tiles, this.#steps, this.#told] = ['', false, null, [], 0];
  }

  async #ask(last: boolean, told: number): Promise<void> {
    const ask = this.ask();
    if (!ask || this.asking) return;
    this.asking = true;
    const { advice, refusals } = await ask(last);
    this.asking = false;
    const refused = refusals.map((refusal) => i18n.refusal(refusal)).join(' ');
    if (advice.length === 0) return this.#say(refused || (last ? '' : this.nothing()));
    // Looking back, the first sentence says it all.
    this.#steps = last ? advice.slice(0, 1).map(({ said }) => ({ said })) : advice;
    this.#tell(told);
  }

  #tell(told: number): void {
    this.#told = told;
    const step = this.#steps[told - 1];
    this.#say(step ? i18n.say(step.said, this.player.props().names) : '');
    this.more = told < this.#steps.length;
    const action = step?.action as Action | undefined;
    this.tiles = typeof action === 'object' && 'play' in action ? action.play : null;
  }

  #say(words: string): void {
    this.said = words;
    this.player.said = words;
  }
}
