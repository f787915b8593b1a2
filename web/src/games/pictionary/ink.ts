/** Ink, read and written: the same as `crates/pictionary/src/ink.rs`, where it is told. */

export const WIDTH = 800;
export const HEIGHT = 600;
export const WIDTHS = 4;
export const COLOURS = 16;

export type Point = { x: number; y: number };
export type Op =
  | { kind: 'batch' | 'up' | 'undo' | 'clear' }
  | { kind: 'down'; colour: number; width: number; at: Point }
  | { kind: 'to'; at: Point }
  | { kind: 'fill'; colour: number; at: Point };

const NEAR = 4;
const DOWN = 81;
const OFF = 82;
const FAR = 83;
const UP = 84;
const FILL = 85;
const UNDO = 86;
const CLEAR = 87;
const BATCH = 88;
const BASE = 92;
const MIDDLE = 46;

/** The characters of the digits: from `!` to `~`, without `"` and `\`. */
const DIGITS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (c) => c !== '"' && c !== '\\',
);
const VALUES = new Map(DIGITS.map((digit, value) => [digit.charCodeAt(0), value]));

/** Where the pen is: the last place and the one before; nothing: it is up. */
export type Trail = { last: Point; before: Point } | null;

/** The nearest place on the paper. */
export const onPaper = (x: number, y: number): Point => ({
  x: Math.min(WIDTH - 1, Math.max(0, Math.round(x))),
  y: Math.min(HEIGHT - 1, Math.max(0, Math.round(y))),
});

function follow(trail: Trail, op: Op): Trail {
  switch (op.kind) {
    case 'batch':
      return trail;
    case 'down':
      return { last: op.at, before: op.at };
    case 'to':
      return trail && { last: op.at, before: trail.last };
    default:
      return null;
  }
}

/** A hand goes on as it went. */
const ahead = ({ last, before }: NonNullable<Trail>): Point => ({
  x: 2 * last.x - before.x,
  y: 2 * last.y - before.y,
});

/** Reads and writes ink from where the pen is. */
export class Pen {
  trail: Trail = null;

  /** What a text of ink says; what is spoilt is left out. */
  read(ink: string): Op[] {
    const ops: Op[] = [];
    let at = 0;
    const digit = () => VALUES.get(ink.charCodeAt(at++)) ?? NaN;
    const place = (): Point => ({ x: digit() * BASE + digit(), y: digit() * BASE + digit() });
    const near = (dx: number, dy: number): Op => {
      const { x, y } = this.trail ? ahead(this.trail) : { x: NaN, y: NaN };
      return { kind: 'to', at: { x: x + dx, y: y + dy } };
    };
    const one = (value: number): Op | null => {
      if (value < DOWN) return near(Math.floor(value / 9) - NEAR, (value % 9) - NEAR);
      switch (value) {
        case DOWN: {
          const pen = digit();
          return { kind: 'down', colour: Math.floor(pen / WIDTHS), width: pen % WIDTHS, at: place() };
        }
        case OFF: {
          const dx = digit() - MIDDLE;
          return near(dx, digit() - MIDDLE);
        }
        case FAR:
          return { kind: 'to', at: place() };
        case UP:
          return { kind: 'up' };
        case FILL: {
          const colour = digit();
          return { kind: 'fill', colour, at: place() };
        }
        case UNDO:
          return { kind: 'undo' };
        case CLEAR:
          return { kind: 'clear' };
        case BATCH:
          return { kind: 'batch' };
        default:
          return null;
      }
    };
    while (at < ink.length) {
      const op = one(digit());
      if (!op || ('at' in op && Number.isNaN(op.at.x + op.at.y))) break;
      this.trail = follow(this.trail, op);
      ops.push(op);
    }
    return ops;
  }

  /** One batch. */
  write(ops: Op[]): string {
    const values: number[] = [BATCH];
    const place = ({ x, y }: Point) => [Math.floor(x / BASE), x % BASE, Math.floor(y / BASE), y % BASE];
    for (const op of ops) {
      switch (op.kind) {
        case 'batch':
          values.push(BATCH);
          break;
        case 'down':
          values.push(DOWN, op.colour * WIDTHS + op.width, ...place(op.at));
          break;
        case 'to': {
          const { x, y } = this.trail ? ahead(this.trail) : op.at;
          const [dx, dy] = [op.at.x - x, op.at.y - y];
          const within = (value: number, least: number, most: number) => value >= least && value <= most;
          if (within(dx, -NEAR, NEAR) && within(dy, -NEAR, NEAR)) values.push((dx + NEAR) * 9 + dy + NEAR);
          else if (within(dx, -MIDDLE, BASE - MIDDLE - 1) && within(dy, -MIDDLE, BASE - MIDDLE - 1))
            values.push(OFF, dx + MIDDLE, dy + MIDDLE);
          else values.push(FAR, ...place(op.at));
          break;
        }
        case 'up':
          values.push(UP);
          break;
        case 'fill':
          values.push(FILL, op.colour, ...place(op.at));
          break;
        case 'undo':
          values.push(UNDO);
          break;
        case 'clear':
          values.push(CLEAR);
          break;
      }
      this.trail = follow(this.trail, op);
    }
    return values.map((value) => DIGITS[value]).join('');
  }
}

/** Ink in its batches, as they came: what a replay plays. */
export function batches(ink: string): string[] {
  const pen = new Pen();
  const ops = pen.read(ink);
  const groups: Op[][] = [];
  for (const op of ops) {
    if (op.kind === 'batch') groups.push([]);
    else groups.at(-1)?.push(op);
  }
  const writer = new Pen();
  return groups.map((group) => writer.write(group));
}
