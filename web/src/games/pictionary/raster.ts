/** Ink as pixels, by whole numbers alone: the same as `crates/pictionary/src/raster.rs`, where it is told. The hashes of
 * `crates/pictionary/tests/rasters.tsv` hold for both. */

import { Pen, type Op, type Point } from './ink';

export const W = 1600;
export const H = 1200;
const SCALE = 2;
const RADII = [4, 8, 16, 36];
const PIECES = 4;

type Pixel = readonly [x: number, y: number];
export type Shape =
  | { kind: 'stroke'; colour: number; width: number; points: Point[]; lifted: boolean }
  | { kind: 'fill'; colour: number; at: Point }
  | { kind: 'cleared' };
export type Box = { left: number; top: number; right: number; bottom: number };

const pixel = ({ x, y }: Point): Pixel => [x * SCALE, y * SCALE];
const middle = (a: Pixel, b: Pixel): Pixel => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function curve(from: Pixel, control: Pixel, to: Pixel, piece: number): Pixel {
  const rest = PIECES - piece;
  const all = PIECES * PIECES;
  const mix = (a: number, b: number, c: number) =>
    Math.floor((rest * rest * a + 2 * piece * rest * b + piece * piece * c + all / 2) / all);
  return [mix(from[0], control[0], to[0]), mix(from[1], control[1], to[1])];
}

/** How far a disc reaches to both sides, for each of its rows. */
function disc(radius: number): Int32Array {
  const rows = new Int32Array(2 * radius + 1);
  let reach = radius;
  for (let dy = 0; dy <= radius; dy++) {
    while (reach * reach + dy * dy > radius * radius) reach--;
    rows[radius + dy] = rows[radius - dy] = reach;
  }
  return rows;
}
const DISCS = RADII.map(disc);

/** A picture that is drawn on: the number of a colour for each pixel. */
export class Raster {
  readonly pixels = new Uint8Array(W * H);
  shapes: Shape[] = [];
  /** What changed since somebody looked. */
  dirty: Box | null = null;
  readonly #pen = new Pen();
  readonly #left = new Int32Array(H + 200);
  readonly #right = new Int32Array(H + 200);

  /** Draws on. */
  draw(ink: string): void {
    for (const op of this.#pen.read(ink)) this.apply(op);
  }

  /** One thing that a hand does. */
  apply(op: Op): void {
    const last = this.shapes.at(-1);
    if (op.kind === 'batch') return;
    if (op.kind === 'to') {
      if (last?.kind !== 'stroke' || last.lifted) return;
      last.points.push(op.at);
      this.#bend(last);
      return;
    }
    this.#lift(last);
    switch (op.kind) {
      case 'down': {
        const stroke = { kind: 'stroke', colour: op.colour, width: op.width, points: [op.at], lifted: false } as const;
        this.shapes.push({ ...stroke, points: [op.at] });
        this.#line(op.colour, op.width, pixel(op.at), pixel(op.at));
        break;
      }
      case 'fill':
        this.shapes.push({ kind: 'fill', colour: op.colour, at: op.at });
        this.#fill(op.colour, op.at);
        break;
      case 'undo':
        this.shapes.pop();
        this.#again();
        break;
      case 'clear':
        if (!last || last.kind === 'cleared') break;
        this.shapes.push({ kind: 'cleared' });
        this.#blank();
        break;
    }
  }

  /** Nothing is drawn any more. */
  reset(): void {
    this.shapes = [];
    this.#pen.trail = null;
    this.#blank();
  }

  /** FNV-1a of the colours, to compare pictures. */
  hash(): number {
    let hash = 0x811c9dc5;
    for (const pixel of this.pixels) hash = Math.imul(hash ^ pixel, 0x01000193);
    return hash >>> 0;
  }

  /** What can be seen: what came after the last clearing. */
  visible(): Shape[] {
    const from = this.shapes.map(({ kind }) => kind).lastIndexOf('cleared') + 1;
    return this.shapes.slice(from);
  }

  #blank(): void {
    this.pixels.fill(0);
    this.dirty = { left: 0, top: 0, right: W - 1, bottom: H - 1 };
  }

  #again(): void {
    this.#blank();
    for (const shape of this.visible()) {
      if (shape.kind === 'fill') this.#fill(shape.colour, shape.at);
      if (shape.kind !== 'stroke') continue;
      const { points, lifted } = shape;
      const first = points[0]!;
      this.#line(shape.colour, shape.width, pixel(first), pixel(first));
      for (let count = 2; count <= points.length; count++) this.#bend(shape, count);
      if (lifted) this.#end(shape);
    }
  }

  #lift(last: Shape | undefined): void {
    if (last?.kind !== 'stroke' || last.lifted) return;
    last.lifted = true;
    this.#end(last);
  }

  /** From the middle before to the middle of the last two points. */
  #bend({ points, colour, width }: Extract<Shape, { kind: 'stroke' }>, count = points.length): void {
    const one = pixel(points[count - 2]!);
    const two = pixel(points[count - 1]!);
    const from = count > 2 ? middle(pixel(points[count - 3]!), one) : one;
    const to = middle(one, two);
    let here = from;
    for (let piece = 1; piece <= PIECES; piece++) {
      const next = curve(from, one, to, piece);
      this.#line(colour, width, here, next);
      here = next;
    }
  }

  #end({ points, colour, width }: Extract<Shape, { kind: 'stroke' }>): void {
    const last = pixel(points.at(-1)!);
    const from = points.length > 1 ? middle(pixel(points.at(-2)!), last) : last;
    this.#line(colour, width, from, last);
  }

  /** Bresenham's line, with a disc at each of its pixels: for each row the widest reach to both sides. */
  #line(colour: number, width: number, from: Pixel, to: Pixel): void {
    const radius = RADII[width]!;
    const reach = DISCS[width]!;
    const top = Math.min(from[1], to[1]) - radius;
    const bottom = Math.max(from[1], to[1]) + radius;
    const [left, right] = [this.#left, this.#right];
    left.fill(W, 0, bottom - top + 1);
    right.fill(-1, 0, bottom - top + 1);
    let [x, y] = from;
    const dx = Math.abs(to[0] - x);
    const dy = -Math.abs(to[1] - y);
    const sx = Math.sign(to[0] - x);
    const sy = Math.sign(to[1] - y);
    let error = dx + dy;
    for (;;) {
      for (let row = 0; row < reach.length; row++) {
        const at = y - radius + row - top;
        const wide = reach[row]!;
        if (x - wide < left[at]!) left[at] = x - wide;
        if (x + wide > right[at]!) right[at] = x + wide;
      }
      if (x === to[0] && y === to[1]) break;
      const twice = 2 * error;
      if (twice >= dy) {
        error += dy;
        x += sx;
      }
      if (twice <= dx) {
        error += dx;
        y += sy;
      }
    }
    for (let row = Math.max(0, top); row <= Math.min(H - 1, bottom); row++) {
      const begins = Math.max(0, left[row - top]!);
      const ends = Math.min(W - 1, right[row - top]!);
      if (begins <= ends) this.pixels.fill(colour, row * W + begins, row * W + ends + 1);
    }
    this.#touch(Math.min(from[0], to[0]) - radius, top, Math.max(from[0], to[0]) + radius, bottom);
  }

  #fill(colour: number, at: Point): void {
    const { pixels } = this;
    const [seedX, seedY] = pixel(at);
    const old = pixels[seedY * W + seedX]!;
    if (old === colour) return;
    const open = [seedY * W + seedX];
    for (let seed = open.pop(); seed !== undefined; seed = open.pop()) {
      if (pixels[seed] !== old) continue;
      const y = Math.floor(seed / W);
      const row = y * W;
      let begins = seed;
      let ends = seed;
      while (begins > row && pixels[begins - 1] === old) begins--;
      while (ends < row + W - 1 && pixels[ends + 1] === old) ends++;
      pixels.fill(colour, begins, ends + 1);
      this.#touch(begins - row, y, ends - row, y);
      for (const by of [-W, W]) {
        if (y * W + by < 0 || y * W + by >= W * H) continue;
        let inside = false;
        for (let at = begins + by; at <= ends + by; at++) {
          const isOld = pixels[at] === old;
          if (isOld && !inside) open.push(at);
          inside = isOld;
        }
      }
    }
  }

  #touch(left: number, top: number, right: number, bottom: number): void {
    const box = this.dirty ?? { left: W, top: H, right: -1, bottom: -1 };
    this.dirty = {
      left: Math.max(0, Math.min(box.left, left)),
      top: Math.max(0, Math.min(box.top, top)),
      right: Math.min(W - 1, Math.max(box.right, right)),
      bottom: Math.min(H - 1, Math.max(box.bottom, bottom)),
    };
  }
}
