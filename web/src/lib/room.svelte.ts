import { device } from '../device/device';
import { api, refusalsOf } from './api';
import { Clock } from './clock';
import { Connection, type Coached, type Socket, type Status } from './connection';
import { meet } from './colours';
import { noteDealt, noteSent, noteShown } from './notes';
import { roomNamed, tableNamed } from './named';
import { tellTurn } from './notice';
import { isHere } from './place';
import { sound } from './sound';
import { deviceId, randomHex } from './storage';
import { Wishes, type Change } from './wishes.svelte';
import type {
  Action,
  Bye,
  ChatLine,
  Command,
  Forecast,
  Message,
  Past,
  Refusal,
  RoomView,
  TableView,
  Tidings,
  Waiting,
  Welcome,
  You,
} from './types';

/** A line of the log; without an entry it tells of the room, not of the match. */
export type LogEntry = { entry: number | null; lines: Message[] };

/** What is known, with the parts that changed; `null` if nothing did. A whole view (of another match) needs no other. */
function merged<T>(known: T | null, parts: Partial<T> | undefined): T | null {
  return parts ? ({ ...known, ...parts } as T) : null;
}

/** Of a game's own view each field is a part: those in `seen` are put over the ones that are known. */
function seen(table: (TableView & { seen?: object }) | null): TableView | null {
  if (!table?.seen) return table;
  const { seen: fields, ...known } = table;
  return { ...known, view: { ...(known.view as object), ...fields } as TableView['view'] };
}

/** Bulk that views leave out comes as news, and is kept in the order in which it came; the list itself grows. */
function heard(table: TableView | null, known: TableView | null, news: unknown[]): TableView | null {
  if (!table) return null;
  const backlog = table.id === known?.id ? (known.backlog ?? []) : [];
  backlog.push(...news);
  return { ...table, backlog };
}

const webSocket = (code: string) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${code}`) as Socket;
/** Whoever is here keeps their colour. */
function met(room: RoomView): RoomView {
  meet(room);
  return room;
}

/** One room as this browser sees it: what the server sent last, and the ways to ask for more. */
export class Room {
  status: Status = $state('connecting');
  /** What the server told. */
  #room: RoomView | null = $state.raw(null);
  #table: TableView | null = $state.raw(null);
  /** The same, with bots called as the reader's language calls them. */
  readonly room: RoomView | null = $derived(this.#room && met(roomNamed(this.#room)));
  readonly table: TableView | null = $derived(this.#table && tableNamed(this.#table, this.#room));
  you: You = $state.raw({ player: null, seat: null, host: false });
  log: LogEntry[] = $state.raw([]);
  bye: Bye | null = $state.raw(null);
  /** One has knocked, and the host is asked. */
  waiting: Waiting | null = $state.raw(null);
  /** Looking back at an entry of the running match. */
  past: Past | null = $state.raw(null);
  /** Something waits for the connection. */
  unsent = $state(false);
  /** Spoken to who listens: what was just played. */
  heard: Message[] = $state.raw([]);

  readonly wishes = new Wishes();
  readonly clock = new Clock();
  readonly #connection: Connection;
  #readyFor: string | null = null;

  constructor(
    readonly code: string,
    readonly token?: string,
    invitation?: string,
  ) {
    this.#connection = new Connection({
      room: code,
      ...(token === undefined ? {} : { token }),
      ...(invitation === undefined ? {} : { invitation }),
      device: deviceId(code),
      open: () => (isHere(code) ? device.connect(code) : webSocket(code)),
      listener: {
        status: (status) => this.#status(status),
        welcome: (welcome) => this.#welcome(welcome),
        waiting: (waiting) => (this.waiting = waiting),
        tidings: (tidings) => this.#tidings(tidings),
        bulk: (news) => this.#bulk(news),
        clock: (now, asked) => this.clock.sync(now, asked),
        bye: (bye) => (this.bye = bye),
      },
    });
    addEventListener('online', this.#nudge);
    document.addEventListener('visibilitychange', this.#nudge);
  }

  do = async (what: Command): Promise<Refusal[]> => {
    const answer = this.#connection.do(what);
    this.unsent = this.status !== 'open';
    const refusals = await answer;
    this.unsent = this.status !== 'open' && this.#connection.unanswered > 0;
    if (refusals.length > 0) sound('no');
    return refusals;
  };

  /** Sends a command whose outcome is shown at once; if it is refused, all is as it was. */
  wish = (what: Command, change: Change): Promise<Refusal[]> => this.wishes.until(this.do(what), change);

  act = (action: Action): Promise<Refusal[]> => this.do({ act: action });
  hostAct = (action: Action): Promise<Refusal[]> => this.do({ host_act: action });
  forecast = (action: Action): Promise<Forecast> => this.#connection.forecast(action);
  hints = (): Promise<Message[]> => this.#connection.hints();
  coach = (last: boolean): Promise<Coached> => this.#connection.coach(last);
  now = (): number => this.clock.now();
  askForText = (): void => this.#connection.askForText();

  /** What was seen after `entry`, only to be looked at beside what is shown. */
  pastAt = (entry: number): Promise<Past> => api.past(this.code, entry, this.token);

  /** Shows what was seen after `entry`; the live view stays as it is. */
  lookBack = async (entry: number): Promise<Refusal[]> => {
    try {
      this.past = await api.past(this.code, entry, this.token);
      return [];
    } catch (error) {
      return refusalsOf(error);
    }
  };

  live = (): void => {
    this.past = null;
  };

  close(): void {
    removeEventListener('online', this.#nudge);
    document.removeEventListener('visibilitychange', this.#nudge);
    this.#connection.close();
  }

  #nudge = (): void => {
    if (document.visibilityState === 'visible') this.#connection.nudge();
  };

  #status(status: Status): void {
    this.status = status;
    if (status !== 'open') this.clock.reset();
    else this.unsent = false;
  }

  #welcome({ you, room, table, missed }: Welcome): void {
    this.waiting = null;
    this.you = you;
    this.#show(room, table);
    // Lines are counted from 0; what is looked back at is the table after so many.
    this.log = table?.lines?.map(([entry, , lines]) => ({ entry: entry + 1, lines })) ?? [];
    this.#tell(missed.flatMap(({ lines }) => lines ?? []));
  }

  #tidings({ lines = [], news = [], chat, finished, room, table }: Tidings): void {
    const shown = heard(seen(merged(table?.id === undefined ? this.#table : null, table)), this.#table, news);
    const another = shown && shown.id !== this.#table?.id;
    const grown = shown && shown.entries > (this.#table?.entries ?? 0);
    if (another) this.log = [];
    if (lines.length > 0) this.log = [...this.log, { entry: another || grown ? shown.entries : null, lines }];
    this.#show(this.#withMatch(this.#withChat(merged(this.#room, room), chat), finished), shown);
    this.#tell(lines);
    if (chat && chat.player !== this.you.player) sound('chat');
    else if (grown && lines.length > 0) sound('play');
  }

  /** It is drawn on: one entry more, and nothing else is another. */
  #bulk(news: unknown[]): void {
    const known = this.#table;
    if (known) this.#table = heard({ ...known, entries: known.entries + 1 }, known, news);
  }

  /** `null` leaves it as it is: what did not change is not sent. */
  #show(room: RoomView | null, table: TableView | null): void {
    if (table) {
      if (table.id !== this.#table?.id) this.past = null;
      this.#chime(table);
      this.#table = table;
    }
    if (!room) return;
    if (this.you.host && room.knocks.length > (this.#room?.knocks.length ?? 0)) sound('chat');
    this.#room = room;
    if (room.phase === 'lobby' || room.phase === 'starting') this.#table = this.past = null;
    const me = room.players.find(({ id }) => id === this.you.player);
    this.you = { ...this.you, seat: me?.seat ?? null, host: room.host === this.you.player };
    this.#note(room);
    if (room.phase !== 'starting') this.#readyFor = null;
    else if (me && me.seat !== null && !me.ready) this.#ready(room.commitment);
  }

  /** Chat comes line by line, and is added to what is known. */
  #withChat(changed: RoomView | null, line: ChatLine | undefined): RoomView | null {
    const room = changed ?? this.#room;
    if (!line || !room) return changed;
    return { ...room, chat: [...room.chat.filter(({ seq }) => seq !== line.seq), line].slice(-100) };
  }

  /** So do matches that are over. */
  #withMatch(changed: RoomView | null, finished: Tidings['finished']): RoomView | null {
    const room = changed ?? this.#room;
    if (!finished || !room) return changed;
    return { ...room, matches: [...room.matches.filter(({ id }) => id !== finished.id), finished] };
  }

  /** The shuffle is everyone's: each page adds chance of its own, once. */
  #ready(commitment: string): void {
    if (this.#readyFor === commitment) return;
    this.#readyFor = commitment;
    void this.do(this.readiness());
  }

  /** Ready, with chance of one's own for the shuffle; what is sent is noted. */
  readiness = (): Command => {
    const entropy = randomHex(16);
    if (this.room) noteSent(this.code, this.room.commitment, entropy);
    return { ready: { entropy } };
  };

  /** What was promised before the deal is noted, and whose match it became. */
  #note(room: RoomView): void {
    if (room.phase === 'lobby' || room.phase === 'starting') noteShown(this.code, room.commitment);
    else if (this.table) noteDealt(this.code, this.table.id, this.you.seat);
  }

  #chime(table: TableView): void {
    const mine = (of: TableView | null) => this.you.seat !== null && !!of?.awaited.includes(this.you.seat);
    if (table.outcome && this.#table && !this.#table.outcome) sound('end');
    else if (mine(table) && !mine(this.#table)) {
      sound('turn');
      tellTurn(this.code);
    }
  }

  #tell(lines: Message[]): void {
    if (lines.length > 0) this.heard = lines;
  }
}
