import type { Action, Domino, Play, Trick, Trump, View } from '../../generated/texas42';
import type { Arg, Message, Offer, Seat } from '../../lib/types';

export type {
  Action,
  Amount,
  Bid,
  Call,
  Claim,
  Contract,
  Domino,
  Finished,
  Phase,
  Play,
  SeatView,
  Trick,
  Trump,
  View,
} from '../../generated/texas42';
export type Pair = [number, number];

/** An offer of one exact action. */
export type Way = { action: Action; hint: Message | null; best: boolean };
export type Choices = {
  pass: Way | null;
  points: Way[];
  marks: Way[];
  specials: Way[];
  trumps: Way[];
  contracts: Way[];
  plays: Map<Domino, Way>;
  acknowledge: Way | null;
  layDown: Way | null;
};

/** How the server marks what it would do itself; why stands inside. */
const ADVISED = 'hint-best';

/** The offers by what they are: the auction, naming, playing. `hints`: what the player asked for, an offer each. */
export function choicesOf(offers: Offer<Action>[], hints: Message[] = []): Choices {
  const choices: Choices = {
    pass: null,
    points: [],
    marks: [],
    specials: [],
    trumps: [],
    contracts: [],
    plays: new Map(),
    acknowledge: null,
    layDown: null,
  };
  for (const [number, { what, hint: quick }] of offers.entries()) {
    if (!('exact' in what)) continue;
    const hint = hints[number] ?? quick;
    const action = what.exact;
    const best = hint?.id === ADVISED;
    const why = hint?.args?.['why'];
    const choice = { action, hint: best && isMessage(why) ? why : (hint ?? null), best };
    if (action === 'pass') choices.pass = choice;
    else if (action === 'acknowledge') choices.acknowledge = choice;
    else if (action === 'lay_down') choices.layDown = choice;
    else if ('play' in action) choices.plays.set(action.play, choice);
    else if ('name' in action) (isContract(action.name) ? choices.contracts : choices.trumps).push(choice);
    else if (action.bid.special !== undefined) choices.specials.push(choice);
    else ('points' in action.bid.amount ? choices.points : choices.marks).push(choice);
  }
  return choices;
}

const isMessage = (arg: Arg | undefined): arg is Message => typeof arg === 'object' && 'id' in arg;

function isContract(trump: Trump): trump is { contract: string } {
  return typeof trump === 'object' && 'contract' in trump;
}

/** Both ends, as they are written. */
export function endsOf(domino: Domino): Pair {
  const [high, low] = domino.split('-').map(Number);
  return [high ?? 0, low ?? 0];
}

/** What a domino counts: ends that add up to five or ten. */
export function countOf(domino: Domino): number {
  const [high, low] = endsOf(domino);
  return (high + low) % 5 === 0 ? high + low : 0;
}

/** Would it be a trump, if this were named? Contracts have suits of their own; ask the view for their words. */
export function isTrump(domino: Domino, trump: Trump | null | undefined): boolean {
  const [high, low] = endsOf(domino);
  if (trump === 'doubles') return high === low;
  return typeof trump === 'object' && trump !== null && 'pip' in trump && (high === trump.pip || low === trump.pip);
}

export const PLACES = ['bottom', 'left', 'top', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** Where a seat is drawn: you at the bottom, your left neighbour, who plays after you, on the left. */
export function placeOf(seat: Seat, you: Seat | null): Place {
  return PLACES[(seat - (you ?? 0) + 4) % 4] ?? 'bottom';
}

/** Who acts after the one whose turn it is, where that is certain. */
export function after(view: View): Seat | null {
  if (view.turn === null) return null;
  if (view.phase === 'bidding') return view.calls.length < 3 ? (view.turn + 1) % 4 : null;
  if (view.phase !== 'playing') return null;
  const players = view.seats.filter(({ sits_out }) => !sits_out).map(({ seat }) => seat);
  if (view.trick.length + 1 >= players.length) return null;
  const following = [1, 2, 3].map((step) => (view.turn! + step) % 4);
  return following.find((seat) => players.includes(seat)) ?? null;
}

/** Who speaks when: from the shaker's left to the shaker. */
export function speakers(view: View): Seat[] {
  return [1, 2, 3, 4].map((step) => (view.shaker + step) % 4);
}

export type Shown = { plays: Play[]; winner: Seat | null; taken: Trick | null };

/** What lies in the middle: the trick; between two tricks the one just taken; the last one when asked for. */
export function shownTrick(view: View, looking: boolean): Shown {
  const before = view.tricks.at(-1) ?? null;
  const taken = looking ? view.last_trick : view.trick.length === 0 ? before : null;
  if (taken) return { plays: taken.plays, winner: taken.winner, taken };
  return { plays: view.trick, winner: view.winning, taken: null };
}

/** Changes whenever a trick has been taken, and with nothing else. */
export function trickKey(view: View): string {
  return `${view.last_hand?.number ?? '–'} ${view.tricks.length === 0 ? '–' : `${view.hand}/${view.tricks.length}`}`;
}

/** What a team aims at in straight 42: the bidders at the bid, the others at what makes it unreachable. */
export function targetOf(view: View, team: number): number | null {
  const { contract } = view;
  if (!contract || contract.id !== null) return null;
  const need = 'points' in contract.bid.amount ? contract.bid.amount.points : 42;
  return contract.bidder % 2 === team ? need : 43 - need;
}

/** The suit that was led as a pip, where it is one. */
export function pipOf(suit: Message | null): number | null {
  const pip = suit?.id.match(/^suit-([0-6])$/)?.[1];
  return pip === undefined ? null : Number(pip);
}

/** How many of these would be trumps. */
export function holding(own: Domino[], trump: Trump): number | null {
  return trump === 'no_trump' || isContract(trump) ? null : own.filter((domino) => isTrump(domino, trump)).length;
}
