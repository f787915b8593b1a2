/** Pixels on a canvas, and drawings as files. */

import { Pen, batches, type Op } from './ink';
import { PALETTE, PENS } from './pictionary';
import { H, Raster, W, type Box } from './raster';

const rgba = (colour: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return (255 << 24) | (b << 16) | (g << 8) | r;
};
const COLOURS = new Int32Array(PALETTE.map(rgba));

/** Paints a raster on a canvas: only what changed, once a frame. */
export class Painter {
  readonly raster = new Raster();
  readonly #context: CanvasRenderingContext2D | null;
  readonly #image = new ImageData(W, H);
  readonly #colours = new Int32Array(this.#image.data.buffer);
  #frame = 0;

  constructor(canvas: HTMLCanvasElement) {
    canvas.width = W;
    canvas.height = H;
    // Read back by nobody but tests, so that it may live where it is drawn fastest.
    this.#context = canvas.getContext('2d');
    this.raster.reset();
    this.paint();
  }

  /** Shows what was drawn, with the next frame. */
  soon(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.paint());
  }

  paint(): void {
    this.#frame = 0;
    const box = this.raster.dirty;
    if (!box) return;
    this.raster.dirty = null;
    this.#copy(box);
    const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
    this.#context?.putImageData(this.#image, 0, 0, box.left, box.top, width, height);
  }

  #copy({ left, top, right, bottom }: Box): void {
    for (let y = top; y <= bottom; y++)
      for (let at = y * W + left; at <= y * W + right; at++) this.#colours[at] = COLOURS[this.raster.pixels[at]!]!;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}

/** Hands somebody a file. */
function save(name: string, what: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function savePng(name: string, ink: string): Promise<void> {
  const canvas = document.createElement('canvas');
  const painter = new Painter(canvas);
  painter.raster.draw(ink);
  painter.paint();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) save(`${name}.png`, blob);
}

export const saveSvg = (name: string, ink: string): void =>
  save(`${name}.svg`, new Blob([svgOf(ink)], { type: 'image/svg+xml' }));

/** A drawing as SVG: strokes are paths, fills are the pixels that they filled. */
export function svgOf(ink: string): string {
  const raster = new Raster();
  const parts: string[] = [];
  const shown = new Raster();
  shown.draw(ink);
  for (const shape of shown.visible()) {
    if (shape.kind === 'stroke') {
      const [first, ...rest] = shape.points;
      raster.apply({ kind: 'down', colour: shape.colour, width: shape.width, at: first! });
      for (const at of rest) raster.apply({ kind: 'to', at });
      raster.apply({ kind: 'up' });
      const middles = rest.map((point, at) => {
        const before = shape.points[at]!;
        return `${before.x} ${before.y} ${(before.x + point.x) / 2} ${(before.y + point.y) / 2}`;
      });
      const last = shape.points.at(-1)!;
      const path = `M${first!.x} ${first!.y}${middles.map((middle) => `Q${middle}`).join('')}L${last.x} ${last.y}`;
      parts.push(`<path d="${path}" stroke="${PALETTE[shape.colour]}" stroke-width="${PENS[shape.width]}"/>`);
    } else if (shape.kind === 'fill') {
      const before = raster.pixels.slice();
      raster.apply({ kind: 'fill', colour: shape.colour, at: shape.at });
      const runs = filled(before, raster.pixels);
      if (runs)
        parts.push(
          `<path d="${runs}" transform="scale(.5)" stroke="${PALETTE[shape.colour]}" stroke-width="2" stroke-linecap="butt"/>`,
        );
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" fill="none" stroke-linecap="round" ` +
    `stroke-linejoin="round"><rect width="800" height="600" fill="${PALETTE[0]}"/>${parts.join('')}</svg>`
  );
}

/** The pixels that changed, as lines from left to right. */
function filled(before: Uint8Array, after: Uint8Array): string {
  const runs: string[] = [];
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      if (before[y * W + x] === after[y * W + x]) continue;
      const from = x;
      while (x < W && before[y * W + x] !== after[y * W + x]) x++;
      runs.push(`M${from} ${y + 0.5}h${x - from}`);
    }
  }
  return runs.join('');
}

/** Plays a drawing as it was drawn: so many batches a second. Gives a way to stop. */
export function replay(painter: Painter, ink: string, ended: () => void, aSecond = 40): () => void {
  const parts = batches(ink);
  painter.raster.reset();
  let next = 0;
  const timer = setInterval(() => {
    painter.raster.draw(parts[next] ?? '');
    painter.soon();
    if (++next < parts.length) return;
    clearInterval(timer);
    ended();
  }, 1000 / aSecond);
  painter.soon();
  return () => clearInterval(timer);
}

/** The ink of whoever draws: at once on the own sheet, and on its way in batches. What the server has is what counts. */
export class Hand {
  /** All that was sent, after what was there. */
  #sent = '';
  #waiting: Op[] = [];
  #pen = new Pen();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly painter: Painter,
    readonly send: (ink: string) => Promise<boolean>,
    /** Between two batches, in milliseconds: some sixteen a second. */
    readonly pace = 60,
  ) {}

  /** Is a stroke being drawn? */
  get isDown(): boolean {
    const last = this.painter.raster.shapes.at(-1);
    return last?.kind === 'stroke' && !last.lifted;
  }

  do(op: Op): void {
    this.painter.raster.apply(op);
    this.painter.soon();
    this.#waiting.push(op);
    this.#timer ??= setTimeout(() => this.flush(), this.pace);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    const ink = this.#pen.write(this.#waiting);
    this.#waiting = [];
    this.#sent += ink;
    void this.send(ink).then((done) => {
      if (!done) this.#lost = true;
    });
  }
  #lost = false;

  /** What the server has: if that is no beginning of what was sent, it is drawn anew, and counts. */
  agree(ink: string): void {
    if (!this.#lost && this.#sent.startsWith(ink)) return;
    this.#lost = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#sent = ink;
    this.#pen = new Pen();
    this.#pen.read(ink);
    this.painter.raster.reset();
    this.painter.raster.draw(ink);
    this.painter.soon();
  }

  stop(): void {
    this.flush();
    this.painter.stop();
  }
}
