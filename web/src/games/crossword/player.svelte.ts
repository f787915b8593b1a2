import { i18n } from '../../lib/i18n.svelte';
import { recallHere, rememberHere } from '../../lib/storage';
import type { Forecast, Refusal } from '../../lib/types';
import type { TableProps } from '..';
import * as desks from './desk';
import { belowOf, gridOf, isFree, squareName, type Grid } from './grid';
import type { Texts } from './i18n';
import { BLANK, type Action, type PlayScore, type View } from './types';

type Props = Pick<TableProps<View, Action>, 'table' | 'you' | 'readonly' | 'act' | 'forecast' | 'names' | 'now'>;

/** What the server may offer. */
export type Kind =
  'play' | 'swap' | 'pass' | 'resign' | 'challenge' | 'waive' | 'valid' | 'invalid' | 'abstain' | 'look_up';

/** A blank on its way to a square: which letter shall it be? */
export type Wish = { id: number; square: number; typing: boolean };

/** Under which name a desk is kept, before that of the match. */
const KEPT = 'desk.';

/** Rules that only say: wait. */
export const WAIT = ['turn_order', 'challenge'];

/** The same reason twice is one reason. */
export const unique = (refusals: Refusal[]): Refusal[] =>
  refusals.filter((one, at) => refusals.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === at);

/** One player at the table: what they hold, lay and ask. The server alone knows what may be played. */
export class Player {
  desk: desks.Desk = $state.raw(desks.emptyDesk);
  /** The rack tile that the next tap on a square lays. */
  selected: number | null = $state(null);
  wish: Wish | null = $state.raw(null);
  /** What the laid tiles would bring; null while there are none or the answer is on its way. */
  forecast: Forecast | null = $state.raw(null);
  /** Refused by the server, when it was really tried. */
  refused: Refusal[] = $state.raw([]);
  /** Said politely to who listens. */
  said = $state('');
  /** A short word to who looks: why a button does nothing, which tile is missing. */
  note = $state('');
  busy = $state(false);
  #asked = 0;
  /** Whose desk this is. */
  #match: string | null = null;

  constructor(
    readonly props: () => Props,
    readonly t: () => Texts,
  ) {}

  view = $derived.by(() => this.props().table.view);
  grid: Grid = $derived.by(() => gridOf(this.view));
  active = $derived.by(() => !this.props().readonly && this.view.rack !== null && this.props().you.seat !== null);
  mine = $derived.by(() => this.active && this.view.turn === this.props().you.seat && !this.view.challenges?.challenge);
  score = $derived.by(() => (this.forecast?.details ?? null) as PlayScore | null);
  /** All reasons why not, except that one has to wait: that is no fault of the tiles. */
  reasons = $derived.by(() => unique(this.forecast?.refusals ?? []).filter(({ rule }) => !WAIT.includes(rule)));

  offered(kind: Kind): boolean {
    if (!this.active) return false;
    return this.props().table.offers.some(({ what }) =>
      'exact' in what ? what.exact === kind : what.form.kind === kind,
    );
  }

  /** Turns that a rule offers: the name of the action on the button, and all of it. */
  turns(): { name: string; action: Action }[] {
    if (!this.active) return [];
    return this.props().table.offers.flatMap(({ what }) => {
      if (!('exact' in what) || typeof what.exact !== 'object' || !('turn' in what.exact)) return [];
      const custom = what.exact.turn.find((step) => 'custom' in step);
      return custom ? [{ name: custom.custom.name, action: what.exact }] : [];
    });
  }

  /** Why one has to wait. */
  wait(): string {
    return this.view.challenges?.challenge ? this.t().challenge.waitsForJudge : this.t().notYourTurn;
  }

  /** How many tiles may be swapped, as the offer says. */
  swapMost(): number {
    const offer = this.props().table.offers.find(({ what }) => 'form' in what && what.form.kind === 'swap');
    const fields = offer && 'form' in offer.what ? (offer.what.form.fields as { most?: number }) : {};
    return fields.most ?? 0;
  }

  /** The table has changed: what still fits stays. Looking back changes nothing. */
  fit(): void {
    if (!this.active) return;
    const { table } = this.props();
    if (this.#match !== table.id) {
      this.#match = table.id;
      this.desk = desks.kept(recallHere(KEPT + table.id)) ?? desks.emptyDesk;
    }
    this.#put(desks.fit(this.desk, this.view.rack ?? [], this.grid));
  }

  #put(desk: desks.Desk): void {
    this.desk = desk;
    // What is laid ahead, and how the rack is sorted, outlive a reload.
    if (this.#match !== null) rememberHere(KEPT + this.#match, JSON.stringify({ held: desk.held, laid: desk.laid }));
    if (
      this.selected !== null &&
      (desks.isLaid(desk, this.selected) || !desk.held.some(({ id }) => id === this.selected))
    )
      this.selected = null;
    if (this.wish && !desk.held.some(({ id }) => id === this.wish?.id)) this.wish = null;
  }

  /** A change by hand: old complaints are over. */
  #change(desk: desks.Desk): void {
    this.refused = [];
    this.note = '';
    this.#put(desk);
  }

  /** Asks what the laid tiles would do. Answers to older questions are not listened to. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    if (this.desk.laid.length === 0) {
      this.forecast = null;
      return;
    }
    const forecast = await this.props().forecast({ play: desks.placements(this.desk, this.grid) });
    if (asked !== this.#asked) return;
    this.forecast = forecast;
    const score = forecast.details as PlayScore | null;
    if (this.reasons.length > 0)
      this.said = [this.t().notAllowed, ...this.reasons.map((reason) => i18n.refusal(reason))].join(' ');
    else if (score) this.said = this.t().wouldScore(score.total);
  }

  stale(): void {
    this.#asked++;
    this.forecast = null;
  }

  tapSquare(square: number): void {
    const { desk, grid } = this;
    if (this.selected !== null) return this.layOn(this.selected, square);
    if (desks.laidAt(desk, square)) return this.takeBack(square);
    this.#change(desks.point(desk, grid, square));
    const { arrow } = this.desk;
    this.lookAt(square);
    this.said = arrow ? this.t().typingFrom(squareName(grid, arrow.square), arrow.direction) : this.t().noArrow;
  }

  /** Shows what lies under a tile. (Who listens hears it with the square.) */
  lookAt(square: number): void {
    const [top, below] = [this.grid.cells[square] ?? null, belowOf(this.grid, square)];
    this.note =
      top === null || below.length === 0
        ? ''
        : this.t().stackIs(squareName(this.grid, square), [top, ...[...below].reverse()].join(' › '));
  }

  /** A tap on a rack tile: lay it at the arrow, or choose it, or let it change places with the chosen one. */
  tapTile(id: number): void {
    if (this.selected === id) this.selected = null;
    else if (this.selected !== null) {
      this.#change(desks.exchange(this.desk, this.selected, id));
      this.selected = null;
    } else if (this.desk.arrow) this.#layTyped(id);
    else this.selected = id;
  }

  #layTyped(id: number): void {
    const { arrow, held } = this.desk;
    if (arrow && held.find((tile) => tile.id === id)?.tile === BLANK)
      this.wish = { id, square: arrow.square, typing: true };
    else this.#typed(desks.layAtArrow(this.desk, this.grid, id));
  }

  layOn(id: number, square: number): void {
    const { desk, grid } = this;
    const tile = desk.held.find((held) => held.id === id);
    if (tile?.tile === BLANK && !desks.isLaid(desk, id)) {
      if (isFree(grid, square)) this.wish = { id, square, typing: false };
      return;
    }
    this.#change(desks.lay(desk, grid, id, square));
    this.#sayLaid();
  }

  /** The blank's letter is chosen. */
  grant(letter: string): void {
    const { wish } = this;
    this.wish = null;
    if (!wish) return;
    if (wish.typing) return this.#typed(desks.layAtArrow(this.desk, this.grid, wish.id, letter));
    this.#change(desks.lay(this.desk, this.grid, wish.id, wish.square, letter));
    this.#sayLaid();
  }

  type(key: string, asBlank: boolean): void {
    this.#typed(desks.type(this.desk, this.grid, this.view.letters, key, asBlank), key);
  }

  #typed({ desk, problem }: { desk: desks.Desk; problem?: desks.Problem }, key = ''): void {
    const before = this.desk.laid;
    this.#change(desk);
    if (problem) this.say(problem === 'no_tile' ? this.t().noTile(key.toLocaleUpperCase()) : this.t().noRoom);
    else if (desk.laid !== before) this.#sayLaid();
  }

  #sayLaid(): void {
    const last = this.desk.laid.at(-1);
    if (last) this.said = this.t().laidOn(last.letter, squareName(this.grid, last.square), last.blank);
  }

  say(words: string): void {
    this.note = words;
    this.said = words;
  }

  takeBack(square: number): void {
    const laid = desks.laidAt(this.desk, square);
    if (laid) this.said = this.t().tookBack(laid.letter);
    this.#change(desks.take(this.desk, square));
  }

  takeLast(): void {
    this.#change(desks.takeLast(this.desk, this.grid));
    this.said = this.t().tookBack('');
  }

  recall(): void {
    this.#change(desks.recall(this.desk));
    this.selected = null;
    this.said = this.t().recalled;
  }

  shuffle(): void {
    this.#change(desks.shuffle(this.desk));
    this.said = this.t().rackIs(
      desks
        .standing(this.desk)
        .map(({ tile }) => tile)
        .join(' '),
    );
  }

  moveTo(id: number, slot: number): void {
    this.#put(desks.moveTo(this.desk, id, slot));
  }

  nudge(direction: 'across' | 'down', steps: 1 | -1): void {
    this.#put(desks.nudge(this.desk, this.grid, direction, steps));
    const { arrow } = this.desk;
    if (arrow) this.said = this.t().typingFrom(squareName(this.grid, arrow.square), arrow.direction);
  }

  /** Escape: first the tiles, then the choice, then the arrow. */
  escape(): void {
    if (this.desk.laid.length > 0) return this.recall();
    this.refused = [];
    this.note = '';
    if (this.selected !== null) this.selected = null;
    else this.desk = { ...this.desk, arrow: null };
  }

  async play(): Promise<void> {
    if (this.desk.laid.length === 0) return this.say(this.t().layFirst);
    if (!this.offered('play')) return this.say(this.wait());
    this.refused = await this.act({ play: desks.placements(this.desk, this.grid) });
    if (this.refused.length > 0) return;
    this.desk = { ...this.desk, arrow: null };
    // What it would score is no news any more.
    this.said = '';
  }

  async act(action: Action): Promise<Refusal[]> {
    if (this.busy) return [];
    this.busy = true;
    this.note = '';
    const refusals = await this.props().act(action);
    this.busy = false;
    return unique(refusals);
  }

  /** Why something is not offered now, in the server's own words. */
  async whyNot(action: Action): Promise<Refusal[]> {
    if (!this.mine && action !== 'resign') return [];
    return unique((await this.props().forecast(action)).refusals);
  }
}
