/** The room's clock as this device sees it. Deadlines are moments on the room's clock, so that a wrong clock on a
 * phone changes nothing. */
export class Clock {
  #offset = 0;
  #trip = Infinity;

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** What the room's clock shows now. */
  now = (): number => this.local() + this.#offset;

  /** The server said `now`, in answer to something sent at `asked`. The shortest trip tells the truth best. */
  sync(now: number, asked: number = this.local()): void {
    const trip = this.local() - asked;
    if (trip > this.#trip + 50) return;
    this.#trip = trip;
    this.#offset = now + trip / 2 - this.local();
  }

  /** A new connection: a shorter trip of long ago says nothing any more (clocks drift, laptops sleep). */
  reset(): void {
    this.#trip = Infinity;
  }
}

/** Whole seconds until the deadline, never below zero. */
export const secondsLeft = (deadline: number, now: number): number => Math.max(0, Math.ceil((deadline - now) / 1000));

/** `75` is `1:15`, or `1.15` where clocks are written so. */
export function clockFace(seconds: number, locale: string): string {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: false });
  const between = time.formatToParts(0).find(({ type }) => type === 'literal')?.value ?? ':';
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits: least, useGrouping: false }).format(value);
  return digits(Math.floor(seconds / 60), 1) + between + digits(seconds % 60, 2);
}

/** A player's own clock: `left` milliseconds at the moment `at`. Below nothing it is overtime; each minute of it that has
 * begun costs `points`, up to `most` minutes. */
export type SeatClock = { left: number; at: number; runs: boolean; points: number; most: number };

/** Milliseconds left now. */
export const leftOn = ({ left, at, runs }: SeatClock, now: number): number =>
  runs ? left - Math.max(0, now - at) : left;

/** What overtime costs so far. */
export function priceOf({ points, most }: SeatClock, left: number): number {
  return left >= 0 ? 0 : points * Math.min(most, Math.ceil(-left / 60_000));
}
