/** Where a dragged tile can be let go. */
export type Target = { square: number } | { slot: number } | null;
type Dragged = { id: number; x: number; y: number; over: Target };

/** Closer than this it is still a tap. */
const SLACK = 7;

/** Dragging tiles with a pointer of any kind. A tile that was tapped and not dragged is left to the click. */
export class Drag {
  now: Dragged | null = $state.raw(null);
  /** The click that ends a drag is none. */
  swallow = false;
  #from: { id: number; x: number; y: number; pointer: number } | null = null;

  constructor(readonly drop: (id: number, target: Target) => void) {}

  down = (event: PointerEvent, id: number): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#from = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };

  move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#from?.pointer) return;
    const { id, x, y } = this.#from;
    if (!this.now && Math.hypot(event.clientX - x, event.clientY - y) < SLACK) return;
    this.now = { id, x: event.clientX, y: event.clientY, over: targetAt(event.clientX, event.clientY) };
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#from?.pointer) return;
    const { now } = this;
    this.cancel();
    if (!now) return;
    this.swallow = true;
    setTimeout(() => (this.swallow = false));
    this.drop(now.id, targetAt(event.clientX, event.clientY));
  };

  cancel = (): void => {
    this.#from = null;
    this.now = null;
  };
}

function targetAt(x: number, y: number): Target {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square], [data-slot]');
  const { square, slot } = found?.dataset ?? {};
  if (square !== undefined) return { square: Number(square) };
  return slot === undefined ? null : { slot: Number(slot) };
}
