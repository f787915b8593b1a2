import type {
  Action,
  Advice,
  Bye,
  ClientFrame,
  Command,
  Forecast,
  Hello,
  Moment,
  Offer,
  Refusal,
  ServerFrame,
  Tidings,
  Waiting,
  Welcome,
  Message,
} from './types';

/** The part of a WebSocket that is used; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type Status = 'connecting' | 'open' | 'lost' | 'ended';

export interface Listener {
  status(status: Status): void;
  welcome(welcome: Welcome): void;
  /** One has knocked, and the host is asked. */
  waiting(waiting: Waiting): void;
  tidings(tidings: Tidings): void;
  /** One more entry of the match, which tells nothing but a piece of bulk. */
  bulk(news: unknown[]): void;
  /** The room's clock, and when it was asked for. */
  clock(now: Moment, asked?: number): void;
  bye(bye: Bye): void;
}

export interface Settings {
  room: string;
  token?: string;
  /** What the link of a private room carries, for who looks on. */
  invitation?: string;
  device: string;
  open(): Socket;
  listener: Listener;
  /** Calls back after so many milliseconds; gives a way to call it off. */
  later?(milliseconds: number, then: () => void): () => void;
  local?(): number;
}

/** What the coach says, or why there is nothing to be said. */
export type Coached = { advice: Advice[]; refusals: Refusal[] };
const SILENT: Coached = { advice: [], refusals: [] };

type Pending = { what: Command; sends: number; done(refusals: Refusal[]): void };
type Question = { action: Action; done(forecast: Forecast): void };

/** The version of the protocol. */
export const VERSION = 3;
const HEARTBEAT = 15_000;
const PATIENCE = 8_000;
const SHORTEST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** Actions with the same fields are told together, as the values of each field: here they are taken apart again. */
export function unfolded(offers: (Offer | { each: Record<string, unknown[]> })[]): Offer[] {
  return offers.flatMap((offer) => {
    if (!('each' in offer)) return [offer];
    const fields = Object.entries(offer.each);
    const count = fields[0]?.[1].length ?? 0;
    const action = (n: number) => Object.fromEntries(fields.map(([name, values]) => [name, values[n]]));
    return Array.from({ length: count }, (_, n) => ({ what: { exact: action(n) as Action } }));
  });
}

/** One place at one room, over as many sockets as it takes.
 *
 * Commands are numbered and kept until they are answered; after a reconnect they are sent again, and the server sees
 * to it that each acts once. Tidings come without a gap: a hole means that something was lost, so the room is asked
 * again for everything since the last number seen. */
export class Connection {
  #socket: Socket | null = null;
  #welcomed = false;
  #seq: number | undefined;
  #counter = 0;
  #tries = 0;
  #ended = false;
  #invited = false;
  #text = false;
  #pending = new Map<number, Pending>();
  #unnumbered: Pending[] = [];
  #unseen: { seq: number; done: () => void }[] = [];
  #questions = new Map<number, Question>();
  #hints = new Map<number, (hints: Message[]) => void>();
  #coached = new Map<number, (said: Coached) => void>();
  #questionCounter = 0;
  #asked = 0;
  #callOff: () => void = () => {};

  constructor(private readonly settings: Settings) {
    this.#connect();
  }

  /** Sends a command. Gives the refusals: none means that it is done, and that what came of it has been shown. */
  do(what: Command): Promise<Refusal[]> {
    return new Promise((done) => {
      const command = { what, sends: 0, done };
      if (this.#welcomed) this.#send(++this.#counter, command);
      else this.#unnumbered.push(command);
    });
  }

  forecast(action: Action): Promise<Forecast> {
    return new Promise((done) => {
      const id = ++this.#questionCounter;
      this.#questions.set(id, { action, done });
      if (this.#welcomed) this.#frame({ forecast: { id, action } });
    });
  }

  /** What each offer would come to, in the order of the offers; none if there are no hints, or the line breaks. */
  hints(): Promise<Message[]> {
    return new Promise((done) => {
      if (!this.#welcomed) return done([]);
      const id = ++this.#questionCounter;
      this.#hints.set(id, done);
      this.#frame({ hints: { id } });
    });
  }

  /** What the coach says: of what one could do now, or of what one did last. Nothing if the line breaks. */
  coach(last: boolean): Promise<Coached> {
    return new Promise((done) => {
      if (!this.#welcomed) return done(SILENT);
      const id = ++this.#questionCounter;
      this.#coached.set(id, done);
      this.#frame({ coach: { id, last } });
    });
  }

  /** Asks for the match as text, too, from now on. */
  askForText(): void {
    if (this.#text) return;
    this.#text = true;
    if (this.#welcomed) this.#connectAnew();
  }

  /** How many commands wait for an answer. */
  get unanswered(): number {
    return this.#pending.size + this.#unnumbered.length;
  }

  /** The network is back, or the phone woke up: do not wait for the next beat. */
  nudge(): void {
    if (this.#ended) return;
    if (this.#welcomed) this.#ping();
    else if (!this.#socket) this.#connect();
  }

  close(): void {
    this.#ended = true;
    this.#drop();
  }

  #connect(): void {
    this.#callOff();
    this.#welcomed = false;
    this.settings.listener.status(this.#seq === undefined && this.#tries === 0 ? 'connecting' : 'lost');
    const socket = this.settings.open();
    this.#socket = socket;
    this.#callOff = this.#later(PATIENCE, () => this.#again());
    socket.onopen = () => {
      if (socket === this.#socket) this.#hello();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#read(JSON.parse(data) as ServerFrame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  #hello(): void {
    const { room, token, invitation, device } = this.settings;
    const hello: Hello = { v: VERSION, room, device };
    if (this.#text) hello.text = true;
    if (token !== undefined) hello.token = token;
    if (invitation !== undefined) hello.invitation = invitation;
    if (this.#seq !== undefined) hello.since = this.#seq;
    this.#frame({ hello });
  }

  #read(frame: ServerFrame): void {
    if ('welcome' in frame) return this.#welcome(frame.welcome);
    if ('waiting' in frame) return this.#waits(frame.waiting);
    if ('tidings' in frame) return this.#entry(frame.tidings.seq, () => this.#tell(frame.tidings));
    if ('bulk' in frame) return this.#entry(frame.bulk[0], () => this.settings.listener.bulk(frame.bulk[1]));
    if ('ok' in frame) return this.#answered(frame.ok.id, frame.ok.seq);
    if ('dup' in frame) return this.#dup(frame.dup.id, frame.dup.seq);
    if ('refused' in frame) return this.#take(frame.refused.id)?.done(frame.refused.refusals);
    if ('forecast' in frame) return this.#forecast(frame.forecast.id, frame.forecast.forecast);
    if ('hints' in frame) return this.#hinted(frame.hints.id, frame.hints.hints);
    if ('coach' in frame) return this.#spoken(frame.coach.id, frame.coach);
    if ('pong' in frame) return this.#pong(frame.pong.now);
    if ('bye' in frame) return this.#bye(frame.bye);
  }

  #welcome(welcome: Welcome): void {
    const seen = this.#seq ?? welcome.seq;
    this.#welcomed = true;
    this.#tries = 0;
    this.#seq = welcome.seq;
    this.#counter = Math.max(this.#counter, welcome.last);
    const { listener } = this.settings;
    listener.clock(welcome.now);
    const table = welcome.table && { ...welcome.table, offers: unfolded(welcome.table.offers) };
    listener.welcome({ ...welcome, table, missed: welcome.missed.filter(({ seq }) => seq > seen) });
    listener.status('open');
    this.#settle();
    for (const [id, command] of [...this.#pending].sort(([a], [b]) => a - b)) this.#send(id, command);
    for (const command of this.#unnumbered.splice(0)) this.#send(++this.#counter, command);
    for (const id of [...this.#hints.keys()]) this.#hinted(id, []);
    for (const id of [...this.#coached.keys()]) this.#spoken(id, SILENT);
    for (const [id, { action }] of this.#questions) this.#frame({ forecast: { id, action } });
    this.#beat();
  }

  /** At the door: nothing is lost, and nothing to be done but to wait. */
  #waits(waiting: Waiting): void {
    this.#tries = 0;
    this.settings.listener.waiting(waiting);
    this.settings.listener.status('open');
    this.#beat();
  }

  #entry(seq: number, tell: () => void): void {
    if (this.#seq === undefined || seq <= this.#seq) return;
    if (seq > this.#seq + 1) return this.#connectAnew();
    this.#seq = seq;
    tell();
    this.#settle();
  }

  #tell(tidings: Tidings): void {
    const { table } = tidings;
    const told = table?.offers ? { ...tidings, table: { ...table, offers: unfolded(table.offers) } } : tidings;
    this.settings.listener.tidings(told);
  }

  /** Done, but shown only when its tidings are here: then who asked sees the new state, never a stale one. */
  #answered(id: number, seq: number): void {
    const command = this.#take(id);
    if (!command) return;
    let told = false;
    const done = () => {
      if (!told) command.done([]);
      told = true;
    };
    this.#unseen.push({ seq, done });
    this.#later(1_000, done);
    this.#settle();
  }

  #settle(): void {
    const seq = this.#seq ?? 0;
    const seen = this.#unseen.filter((answer) => answer.seq <= seq);
    this.#unseen = this.#unseen.filter((answer) => answer.seq > seq);
    for (const { done } of seen) done();
  }

  /** A number that was used up without our sending it twice: another tab of this browser has it. Take the next. */
  #dup(id: number, seq: number): void {
    const command = this.#pending.get(id);
    if (command?.sends !== 1) return this.#answered(id, seq);
    this.#pending.delete(id);
    this.#send(++this.#counter, command);
  }

  #forecast(id: number, forecast: Forecast): void {
    this.#questions.get(id)?.done(forecast);
    this.#questions.delete(id);
  }

  #spoken(id: number, said: Coached): void {
    this.#coached.get(id)?.(said);
    this.#coached.delete(id);
  }

  #hinted(id: number, hints: Message[]): void {
    this.#hints.get(id)?.(hints);
    this.#hints.delete(id);
  }

  #pong(now: Moment): void {
    this.settings.listener.clock(now, this.#asked);
    this.#beat();
  }

  #bye(bye: Bye): void {
    this.#ended = !bye.again;
    // Another node has the room already: whoever is told to come again need not wait long.
    this.#invited = bye.again && this.#welcomed;
    this.settings.listener.bye(bye);
    if (this.#ended) this.#drop();
  }

  #take(id: number): Pending | undefined {
    const command = this.#pending.get(id);
    this.#pending.delete(id);
    return command;
  }

  #send(id: number, command: Pending): void {
    command.sends += 1;
    this.#pending.set(id, command);
    this.#frame({ do: { id, what: command.what } });
  }

  #frame(frame: ClientFrame): void {
    this.#socket?.send(JSON.stringify(frame));
  }

  #beat(): void {
    this.#callOff();
    this.#callOff = this.#later(HEARTBEAT, () => this.#ping());
  }

  #ping(): void {
    this.#callOff();
    this.#asked = this.#local();
    this.#frame({ ping: Math.floor(this.#asked) });
    this.#callOff = this.#later(PATIENCE, () => this.#connectAnew());
  }

  #connectAnew(): void {
    this.#release();
    this.#connect();
  }

  #again(): void {
    this.#release();
    if (this.#ended) return this.settings.listener.status('ended');
    this.settings.listener.status('lost');
    const wait = this.#invited ? SHORTEST_WAIT / 3 : Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** this.#tries++);
    this.#invited = false;
    // A little chance in it, so that a restarted server does not meet everyone at once.
    this.#callOff = this.#later(wait * (0.75 + Math.random() / 2), () => this.#connect());
  }

  #drop(): void {
    this.#release();
    this.settings.listener.status('ended');
  }

  #release(): void {
    this.#callOff();
    this.#welcomed = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #later(milliseconds: number, then: () => void): () => void {
    if (this.settings.later) return this.settings.later(milliseconds, then);
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  }

  #local(): number {
    return (this.settings.local ?? (() => performance.now()))();
  }
}
