import { ApiError } from '../lib/apiError';
import type { Socket } from '../lib/connection';
import { at, root } from '../lib/place';
import type { Pass, Refusal, RuleSpec } from '../lib/types';
import type { Asked, DeviceCard, FromWorker, ToWorker } from './protocol';

const LETTERS = 'BCDFGHJKMNPRSTVWXZ';

function newCode(): string {
  const picked = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => LETTERS[byte % LETTERS.length]);
  return `0${picked.join('')}`;
}

type Question = {
  what: Asked;
  news?: ((news: never) => void) | undefined;
  done(ok: unknown): void;
  not(why: Error): void;
};

/** So many connections that were not heard, eight seconds each, are a worker that is gone. */
const PATIENCE = 4;

let card: Promise<DeviceCard> | null = null;

/** What this device needs to play by itself; asked for once, and a failure is forgotten. */
export function deviceCard(): Promise<DeviceCard> {
  card ??= fetch(at('/api/device'))
    .then((response) => (response.ok ? (response.json() as Promise<DeviceCard>) : Promise.reject(unreachable())))
    .catch(() => {
      card = null;
      throw unreachable();
    });
  return card;
}

const unreachable = () => new ApiError(0, { rule: 'page.offline', id: 'page-offline' });

/** Can one play in this browser itself? */
export async function canPlayHere(): Promise<boolean> {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') return false;
  return deviceCard().then(
    (found) => found.module !== null,
    () => false,
  );
}

/** A house of one's own, in a worker. One that dies is told of, and begun again when it is next needed: nothing that was
 * acknowledged is lost, for it is kept. */
export class Device {
  #worker: Promise<Worker> | null = null;
  #sockets = new Map<number, Line>();
  #questions = new Map<number, Question>();
  #count = 0;
  /** So many connections in a row that the worker did not hear. */
  #unheard = 0;
  /** Has the worker begun? It may take long to fetch the module. */
  #runs = false;
  /** It died so many times: for the banner, and for tests. */
  deaths = 0;

  /** Asks the rules something; `news` hears how far it is. */
  ask<T>(what: Asked, { news, signal }: { news?: (news: never) => void; signal?: AbortSignal } = {}): Promise<T> {
    const id = ++this.#count;
    signal?.addEventListener('abort', () => {
      this.#questions.delete(id);
      void this.#say({ drop: { id } }).catch(() => undefined);
    });
    return new Promise<T>((done, not) => {
      this.#questions.set(id, { what, news, done: done as (ok: unknown) => void, not });
      this.#say({ ask: { id, what } }).catch((error: Error) => {
        this.#questions.delete(id);
        not(error);
      });
    });
  }

  /** A new room on this device. */
  async open(wish: { name: string; game?: string; preset?: string | null; rules?: RuleSpec[] | null }): Promise<Pass> {
    const { deal } = await deviceCard();
    return this.ask<Pass>({ open: { code: newCode(), ...wish, ...(deal == null ? {} : { deal }) } });
  }

  /** A new room on this device, in which a match is played on. */
  playOn(from: Record<string, unknown>): Promise<Pass> {
    return this.ask<Pass>({ play_on: { code: newCode(), ...from } });
  }

  /** A connection to a room on this device: to the page it is one like any other. */
  connect(room: string): Socket {
    const socket = ++this.#count;
    const line = new Line(
      (text) => void this.#say({ send: { socket, text } }).catch(() => undefined),
      () => this.#hangUp(socket),
    );
    this.#sockets.set(socket, line);
    this.#say({ connect: { socket, room } }).catch(() => this.#close(socket));
    return line;
  }

  /** A worker may be gone without a word, or a bot thinks for long: who was not heard several times begins another one. */
  #hangUp(socket: number): void {
    const line = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    if (this.#runs && line?.heard === false && ++this.#unheard >= PATIENCE) return this.kill();
    void this.#say({ hangUp: { socket } }).catch(() => undefined);
  }

  /** Ends the worker: for tests, and when it does not answer. */
  kill(): void {
    void this.#worker?.then((worker) => worker.terminate());
    this.#died();
  }

  async #say(message: ToWorker): Promise<void> {
    this.#worker ??= this.#start();
    (await this.#worker).postMessage(message);
  }

  async #start(): Promise<Worker> {
    try {
      const found = await deviceCard();
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      const begin: ToWorker = { begin: { base: root(), card: found } };
      await new Promise<void>((ready, not) => {
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if ('ready' in data) ready();
          else if ('died' in data) not(new Error(data.died.why));
        };
        worker.onerror = (event) => not(new Error(event.message));
        worker.postMessage(begin);
      });
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
      worker.onerror = () => this.#died();
      this.#runs = true;
      return worker;
    } catch (error) {
      this.#worker = null;
      throw error;
    }
  }

  #hear(message: FromWorker): void {
    if ('connected' in message) this.#connected(message.connected.socket);
    else if ('text' in message) this.#sockets.get(message.text.socket)?.onmessage?.({ data: message.text.text });
    else if ('closed' in message) this.#close(message.closed.socket);
    else if ('progress' in message) this.#questions.get(message.progress.id)?.news?.(message.progress.news as never);
    else if ('answer' in message) this.#answer(message.answer);
    else if ('died' in message) this.#died();
  }

  #connected(socket: number): void {
    const line = this.#sockets.get(socket);
    this.#unheard = 0;
    if (!line) return;
    line.heard = true;
    line.onopen?.();
  }

  #answer({ id, ok, error }: { id: number; ok?: unknown; error?: Refusal | null }): void {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    if (error) question?.not(new ApiError(statusOf(error), error));
    else question?.done(ok);
  }

  #close(socket: number): void {
    const line = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    line?.onclose?.();
  }

  /** Whoever was connected comes again, which begins another worker; what was asked is asked again. */
  #died(): void {
    this.#worker = null;
    this.#runs = false;
    this.#unheard = 0;
    this.deaths += 1;
    const [lines, questions] = [[...this.#sockets.keys()], [...this.#questions]];
    lines.forEach((socket) => this.#close(socket));
    for (const [id, { what, not }] of questions)
      if ('open' in what || 'play_on' in what || this.deaths > 3) {
        this.#questions.delete(id);
        not(unreachable());
      } else void this.#say({ ask: { id, what } }).catch(not);
  }
}

const statusOf = ({ rule }: Refusal): number => (/^server\.no_(room|match|content|point)$/.test(rule) ? 404 : 409);

/** One end of a connection. */
class Line implements Socket {
  /** Has the worker heard of it? */
  heard = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

/** The rooms of this device. */
export const device = new Device();
