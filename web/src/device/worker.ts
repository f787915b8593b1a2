/// <reference lib="webworker" />
import { Module } from './module';
import type { Asked, ContentCard, DeviceCard, FromWorker, Keep, Said, Told, ToWorker } from './protocol';
import { Overtaken, shelf } from './shelf';

/** Runs the module: brings it time, chance, content and what is kept, and carries what it says. */
declare const self: DedicatedWorkerGlobalScope;

const tell = (message: FromWorker) => self.postMessage(message);
const now = () => performance.timeOrigin + performance.now();

class House {
  /** Which room a connection is to. */
  #sockets = new Map<number, string>();
  /** Rooms that are awake in the module, or about to be. */
  #rooms = new Map<string, Promise<boolean>>();
  #fetching = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(
    private readonly module: Module,
    private readonly base: string,
    private readonly card: DeviceCard,
  ) {}

  async connect(socket: number, room: string): Promise<void> {
    this.#sockets.set(socket, room);
    tell({ connected: { socket } });
    if (!(await this.#wake(room))) this.#bye(socket);
  }

  async send(socket: number, text: string): Promise<void> {
    const room = this.#sockets.get(socket);
    if (room !== undefined && (await this.#wake(room)))
      this.say({ frame: { room, from: socket, frame: JSON.parse(text) as unknown } });
  }

  hangUp(socket: number): void {
    const room = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    if (room !== undefined) this.say({ gone: { room, from: socket } });
  }

  async ask(id: number, what: Asked): Promise<void> {
    const about = Object.values(what)[0] ?? {};
    if (typeof about.room === 'string') await this.#wake(about.room);
    if ('open' in what || 'play_on' in what) this.#rooms.set(String(about.code), Promise.resolve(true));
    if (typeof about.match === 'string' && about.log === undefined) {
      const log = await this.#log(about.match);
      if (log === null) return tell({ answer: { id, error: { rule: 'server.no_match', id: 'server-no-match' } } });
      about.log = log;
    }
    this.say({ ask: { id, what } });
  }

  /** The log of a match: kept here, or with the server. */
  async #log(id: string): Promise<string | null> {
    const kept = await (await shelf()).match(id);
    if (kept) return kept.log;
    const response = await fetch(new URL(`api/matches/${encodeURIComponent(id)}/log`, this.base)).catch(() => null);
    return response?.ok ? response.text() : null;
  }

  /** Brings a room from what is kept; false: it is not kept here. */
  #wake(code: string): Promise<boolean> {
    const known = this.#rooms.get(code);
    if (known) return known;
    const coming = shelf()
      .then((all) => all.room(code))
      .then((kept) => {
        if (kept) this.say({ room: { code, ...kept } });
        else this.#rooms.delete(code);
        return kept !== null;
      });
    this.#rooms.set(code, coming);
    return coming;
  }

  say(said: Said): void {
    for (const told of this.module.say(now(), said)) this.#hear(told);
  }

  #hear(told: Told): void {
    if (told === 'busy') return this.#work();
    if ('frame' in told) {
      const text = JSON.stringify(told.frame.frame);
      for (const socket of told.frame.to) tell({ text: { socket, text } });
    } else if ('keep' in told) void this.#keep(told.keep);
    else if ('wake' in told) this.#setTimer(told.wake);
    else if ('answer' in told) tell({ answer: told.answer });
    else if ('progress' in told) tell({ progress: told.progress });
    else if ('want' in told) void this.#fetch(told.want.kind, told.want.name);
    else if ('close' in told) this.#drop(told.close.to);
    else if ('fault' in told) this.#lose(told.fault.room);
    else console.error(told.unreadable.why);
  }

  /** Nobody is told of an entry before it is kept. If it cannot be kept, the room is loaded as it was. */
  async #keep(keep: Keep): Promise<void> {
    try {
      await (await shelf()).keep(keep);
      others.postMessage({ room: keep.room });
      this.say({ kept: { room: keep.room } });
    } catch (error) {
      if (!(error instanceof Overtaken)) console.error(error);
      this.#lose(keep.room);
    }
  }

  /** Whoever is connected to it comes again, and it is loaded anew. */
  lose(room: string): void {
    if (this.#rooms.has(room)) this.#lose(room);
  }

  #lose(room: string): void {
    this.#rooms.delete(room);
    this.say({ forget: { room } });
    for (const [socket, of] of this.#sockets) if (of === room) this.#drop(socket);
  }

  /** There is no such room on this device. */
  #bye(socket: number): void {
    const bye = { rule: 'server.no_room', id: 'server-no-room', again: false };
    tell({ text: { socket, text: JSON.stringify({ bye }) } });
    this.#drop(socket);
  }

  #drop(socket: number): void {
    this.#sockets.delete(socket);
    tell({ closed: { socket } });
  }

  #setTimer(at: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.say('tick'), Math.max(0, Math.min(at - now(), 0x7fffffff)));
  }

  /** What takes long is done when everything else that came has been heard. */
  #work(): void {
    if (this.#busy) return;
    this.#busy = true;
    setTimeout(() => {
      this.#busy = false;
      this.say('work');
    });
  }

  async #fetch(kind: string, name: string): Promise<void> {
    const key = `${kind}/${name}`;
    if (this.#fetching.has(key)) return;
    this.#fetching.add(key);
    const found = this.card.content.find((one) => one.kind === kind && one.name === name);
    const bytes = found && (await this.#bytes(found));
    this.#fetching.delete(key);
    const told = found && bytes ? this.module.bring(found, bytes) : this.module.say(now(), { missing: { kind, name } });
    for (const one of told) this.#hear(one);
  }

  async #bytes({ path }: ContentCard): Promise<Uint8Array | null> {
    const response = await fetch(new URL(path, this.base)).catch(() => null);
    return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  }
}

/** Other tabs of this browser: what one of them keeps, the others have to read again. */
const others = new BroadcastChannel('house-rules-rooms');

let house: Promise<House> | null = null;

/** The page speaks for itself; the module's own words are for matches as text, and it does without. */
async function textOf(scope: string, url: URL): Promise<[string, string, string]> {
  const response = await fetch(url).catch(() => null);
  return [scope, 'en', response?.ok ? await response.text() : ''];
}

async function begin({ base, card }: Extract<ToWorker, { begin: unknown }>['begin']): Promise<House> {
  if (card.module === null) throw new Error('this house was built without the module');
  const [module, ...words] = await Promise.all([
    Module.from(fetch(new URL(card.module, base))),
    ...card.words.map(({ scope, path }) => textOf(scope, new URL(path, base))),
  ]);
  const random = [...crypto.getRandomValues(new Uint8Array(32))];
  const hex = random.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const started = new House(module, base, card);
  const { variants, content, schemas, deal } = card;
  started.say({ begin: { random: hex, variants, content, schemas, words, chosen_deals: deal != null } });
  others.onmessage = ({ data }: MessageEvent<{ room: string }>) => started.lose(data.room);
  tell({ ready: true });
  return started;
}

async function hear(message: ToWorker): Promise<void> {
  if ('begin' in message) {
    house = begin(message.begin);
    return void (await house);
  }
  const at = await house;
  if (!at) return;
  if ('connect' in message) await at.connect(message.connect.socket, message.connect.room);
  else if ('send' in message) await at.send(message.send.socket, message.send.text);
  else if ('hangUp' in message) at.hangUp(message.hangUp.socket);
  else if ('ask' in message) await at.ask(message.ask.id, message.ask.what);
  else at.say({ drop: { id: message.drop.id } });
}

const die = (why: unknown) => {
  tell({ died: { why: String(why) } });
  self.close();
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data).catch(die);
self.onunhandledrejection = ({ reason }) => die(reason);
self.onerror = (event) => die(event);
