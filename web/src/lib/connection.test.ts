import { beforeEach, describe, expect, it } from 'vitest';
import { Connection, unfolded, type Socket, type Status } from './connection';
import type { Bye, ClientFrame, Offer, Refusal, ServerFrame, Tidings, Welcome } from './types';

class FakeSocket implements Socket {
  sent: ClientFrame[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.closed = true;
  }
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const room = {} as Welcome['room'];
const tidings = (seq: number): Tidings => ({ seq, at: 0, lines: [{ id: `line ${seq}` }] });
const welcome = (seq: number, last = 0, missed: Tidings[] = []): ServerFrame => ({
  welcome: { v: 3, seq, now: 5, you: { player: 1, seat: 0, host: true }, room, table: null, missed, last },
});

let sockets: FakeSocket[];
let timers: { at: number; then: () => void }[];
let heard: string[];
let statuses: Status[];
let byes: Bye[];
let offers: Offer[];
let connection: Connection;

const socket = () => sockets.at(-1)!;
const commands = (of = socket()) => of.sent.flatMap((frame) => ('do' in frame ? [frame.do] : []));
/** Runs what was to happen within so many milliseconds. */
function pass(milliseconds: number): void {
  const due = timers.filter(({ at }) => at <= milliseconds);
  timers = timers.filter(({ at }) => at > milliseconds);
  for (const { then } of due) then();
}
function come(frame = welcome(3)): void {
  socket().onopen?.();
  socket().says(frame);
}

beforeEach(() => {
  [sockets, timers, heard, statuses, byes, offers] = [[], [], [], [], [], []];
  connection = new Connection({
    room: 'BCDF',
    token: 'secret',
    device: 'd1',
    local: () => 0,
    open: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    later: (at, then) => {
      const timer = { at, then };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    listener: {
      status: (status) => statuses.push(status),
      waiting: ({ name }) => heard.push(`${name} waits`),
      welcome: ({ missed }) => heard.push('welcome', ...missed.flatMap(({ lines }) => lines ?? []).map(({ id }) => id)),
      tidings: ({ lines, table }) => {
        heard.push(...(lines ?? []).map(({ id }) => id));
        if (table?.offers) offers = table.offers;
      },
      bulk: (news) => heard.push(...(news as string[])),
      clock: () => {},
      bye: (bye) => byes.push(bye),
    },
  });
});

describe('hello', () => {
  it('says who it is, and nothing of the past at first', () => {
    socket().onopen?.();
    expect(socket().sent).toEqual([{ hello: { v: 3, room: 'BCDF', token: 'secret', device: 'd1' } }]);
  });

  it('asks for what was missed, and hears it once', () => {
    come();
    socket().says({ tidings: tidings(4) });
    socket().onclose?.();
    expect(statuses.at(-1)).toBe('lost');
    pass(1_000);
    come(welcome(6, 0, [tidings(4), tidings(5), tidings(6)]));
    expect(socket().sent[0]).toEqual({ hello: { v: 3, room: 'BCDF', token: 'secret', device: 'd1', since: 4 } });
    expect(heard).toEqual(['welcome', 'line 4', 'welcome', 'line 5', 'line 6']);
    expect(statuses.at(-1)).toBe('open');
  });

  it('waits longer each time', () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      socket().onclose?.();
      waits.push(timers.at(-1)!.at);
      timers.at(-1)!.then();
    }
    expect(waits[0]).toBeLessThan(500);
    expect(waits[4]!).toBeGreaterThan(waits[0]!);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  });
});

describe('tidings', () => {
  it('come in order; what was heard is not heard again', () => {
    come();
    for (const seq of [4, 4, 3, 5]) socket().says({ tidings: tidings(seq) });
    expect(heard).toEqual(['welcome', 'line 4', 'line 5']);
  });

  it('count with bulk, in which no number may be missing either', () => {
    come();
    const first = socket();
    first.says({ bulk: [4, ['ink']] });
    first.says({ bulk: [4, ['the same']] });
    first.says({ tidings: tidings(5) });
    expect(heard).toEqual(['welcome', 'ink', 'line 5']);
    first.says({ bulk: [7, ['late']] });
    expect(first.closed).toBe(true);
    expect(heard).toEqual(['welcome', 'ink', 'line 5']);
  });

  it('bring offers, and those that came together are taken apart', () => {
    come();
    const each = { pile: [0, 0, 1], sticks: [1, 2, 1] };
    const form = { what: { form: { kind: 'text', fields: {} } } };
    const folded = [{ each }, form] as unknown as Offer[];
    socket().says({ tidings: { ...tidings(4), table: { offers: folded } } });
    const takes = [
      { pile: 0, sticks: 1 },
      { pile: 0, sticks: 2 },
      { pile: 1, sticks: 1 },
    ];
    expect(offers).toEqual([...takes.map((exact) => ({ what: { exact } })), form]);
    expect(unfolded([{ each: {} }])).toEqual([]);
  });

  it('with a hole in them make it say hello again', () => {
    come();
    const first = socket();
    first.says({ tidings: tidings(6) });
    expect(first.closed).toBe(true);
    expect(sockets.length).toBe(2);
    first.says({ tidings: tidings(4) }); // what the old socket still says is not listened to
    come(welcome(6, 0, [tidings(4), tidings(5), tidings(6)]));
    expect(heard).toEqual(['welcome', 'welcome', 'line 4', 'line 5', 'line 6']);
  });
});

describe('commands', () => {
  it('are numbered from what the server knows of this device', () => {
    come(welcome(3, 7));
    void connection.do('start');
    expect(commands()).toEqual([{ id: 8, what: 'start' }]);
  });

  it('given before the welcome wait for it', () => {
    void connection.do('shuffle');
    expect(connection.unanswered).toBe(1);
    come(welcome(3, 2));
    expect(commands()).toEqual([{ id: 3, what: 'shuffle' }]);
  });

  it('are sent again under the same number after a reconnect, in order', async () => {
    come();
    const one = connection.do('start');
    const two = connection.do('shuffle');
    socket().onclose?.();
    const three = connection.do('rematch');
    pass(1_000);
    come(welcome(4, 1));
    expect(commands().map(({ id, what }) => [id, what])).toEqual([
      [1, 'start'],
      [2, 'shuffle'],
      [3, 'rematch'],
    ]);
    socket().says({ dup: { id: 1, seq: 4 } });
    socket().says({ ok: { id: 2, seq: 5 } });
    socket().says({ tidings: tidings(5) });
    const no: Refusal[] = [{ rule: 'turn', id: 'kernel-turn' }];
    socket().says({ refused: { id: 3, refusals: no } });
    expect(await Promise.all([one, two, three])).toEqual([[], [], no]);
    expect(connection.unanswered).toBe(0);
  });

  it('are done only when what came of them has been shown', async () => {
    come();
    let done = false;
    const command = connection.do('start').then(() => (done = true));
    socket().says({ ok: { id: 1, seq: 4 } });
    await Promise.resolve();
    expect(done).toBe(false);
    socket().says({ tidings: tidings(4) });
    await command;
    expect(done).toBe(true);
  });

  it('take another number when another tab used it up', async () => {
    come();
    const command = connection.do('start');
    socket().says({ dup: { id: 1, seq: 2 } });
    expect(commands().at(-1)).toEqual({ id: 2, what: 'start' });
    socket().says({ ok: { id: 2, seq: 3 } });
    expect(await command).toEqual([]);
  });
});

describe('the rest', () => {
  it('asks for forecasts, again after a reconnect', async () => {
    come();
    const forecast = connection.forecast({ pile: 0 });
    socket().onclose?.();
    pass(1_000);
    come();
    expect(socket().sent.at(-1)).toEqual({ forecast: { id: 1, action: { pile: 0 } } });
    socket().says({ forecast: { id: 1, forecast: { refusals: [], score: 3 } } });
    expect((await forecast).score).toBe(3);
  });

  it('notices a line that went dead', () => {
    come();
    pass(15_000);
    expect(socket().sent.at(-1)).toEqual({ ping: 0 });
    pass(15_000);
    expect(sockets.length).toBe(2);
  });

  it('stays away when told so', () => {
    come();
    socket().says({ bye: { rule: 'kicked', id: 'table-not-any-more', again: false } });
    expect([byes.length, statuses.at(-1), socket().closed]).toEqual([1, 'ended', true]);
    connection.nudge();
    expect(sockets.length).toBe(1);
  });

  it('waits at the door, and is welcomed there', () => {
    socket().onopen?.();
    socket().says({ waiting: { name: 'Bo', host: 'Ann', why: 'private' } });
    void connection.do('start');
    expect([heard, statuses.at(-1), commands()]).toEqual([['Bo waits'], 'open', []]);
    socket().says(welcome(3));
    expect([heard, commands().length]).toEqual([['Bo waits', 'welcome'], 1]);
  });

  it('comes again when told so', () => {
    come();
    socket().says({ bye: { rule: 'restart', id: 'server-restart', again: true } });
    socket().onclose?.();
    pass(1_000);
    expect(sockets.length).toBe(2);
  });
});
