import type { Change } from '../lib/wishes.svelte';
import type { Choice, Command, PlayerId, RoomView, SeatView } from '../lib/types';

/** What a choice in the lobby will have changed. Each change says how it will be, not how it differs, so that it does no
 * harm where it has come true already. */

/** Another game, rule set or rule. What the rules say in sentences, and who may play, the server tells. */
export const chooses =
  (choice: Partial<Choice>): Change =>
  (view) => ({ ...view, choice: { ...view.choice, ...choice } });

/** What a command changes, as someone sees the room who gives it now; nothing where that is left to the server. */
export function foresee(command: Command, view: RoomView, me: PlayerId | null): Change {
  if (command === 'stand') return stands(me);
  if (command === 'unready') return withPlayer(me, { ready: false });
  if (typeof command !== 'object') return same;
  if ('add_bot' in command) return adds(botSeat(view.seats, command.add_bot.bot), view.seats.length);
  if ('remove_bot' in command) return removes(command.remove_bot.seat, view.seats.length);
  if ('swap' in command) return swaps(command.swap.a, command.swap.b, view.seats);
  if ('team' in command) return withSeat(command.team.seat, { team: command.team.team });
  if ('ready' in command) return withPlayer(me, { ready: true });
  if ('open' in command)
    return (room) => ({ ...room, public: command.open.public, watchers_allowed: command.open.watchers });
  if ('sit' in command) return sits(view, me);
  return same;
}

const same: Change = (view) => view;

const withSeat =
  (seat: number, change: Partial<SeatView>): Change =>
  (view) => ({ ...view, seats: view.seats.map((other, at) => (at === seat ? { ...other, ...change } : other)) });

const withPlayer =
  (player: PlayerId | null, change: { ready?: boolean; seat?: number | null }): Change =>
  (view) => ({
    ...view,
    players: view.players.map((other) => (other.id === player ? { ...other, ...change } : other)),
  });

/** At the end of so many seats. */
const adds =
  (seat: SeatView, before: number): Change =>
  (view) =>
    view.seats.length > before ? view : { ...view, seats: [...view.seats, seat] };

/** One of so many seats is gone. */
const removes =
  (seat: number, before: number): Change =>
  (view) =>
    view.seats.length < before ? view : { ...view, seats: view.seats.filter((_, at) => at !== seat) };

function swaps(a: number, b: number, before: SeatView[]): Change {
  const [first, second] = [before[a], before[b]];
  if (!first || !second) return same;
  return (view) => ({ ...view, seats: view.seats.map((seat, at) => (at === a ? second : at === b ? first : seat)) });
}

function sits(before: RoomView, me: PlayerId | null): Change {
  const player = before.players.find(({ id }) => id === me);
  if (!player) return same;
  const { name, online } = player;
  const seat = { player: me, bot: null, name, stand_in: null, team: null, online };
  return (view) => {
    if (view.seats.some((other) => other.player === me)) return view;
    return withPlayer(me, { seat: view.seats.length })({ ...view, seats: [...view.seats, seat] });
  };
}

const stands =
  (me: PlayerId | null): Change =>
  (view) =>
    withPlayer(me, { seat: null, ready: false })({ ...view, seats: view.seats.filter(({ player }) => player !== me) });

/** "Easy bot", or "Easy bot 2" where there is one. */
function botSeat(seats: SeatView[], bot: string): SeatView {
  const number = seats.filter((other) => other.bot === bot).length + 1;
  const name = `${bot.charAt(0).toUpperCase()}${bot.slice(1)} bot${number > 1 ? ` ${number}` : ''}`;
  return { player: null, bot, name, stand_in: null, team: null, online: true };
}

/** Is this still on its way? */
export const isWaiting = (shown: unknown, told: unknown): boolean => JSON.stringify(shown) !== JSON.stringify(told);
