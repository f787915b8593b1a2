import type { Refusal, RoomView } from './types';

/** What a wish will have changed, if the server agrees. The server's view may have it already, since tidings come
 * before the answer: then it changes nothing more. */
export type Change = (view: RoomView) => RoomView;

/** What was asked for and is not answered yet. It is shown as if it were so, and goes with the answer: then the
 * server's own view has it, or there is a reason why not. */
export class Wishes {
  #waiting: Change[] = $state.raw([]);

  /** Shows a change until this answer is there. */
  async until(answer: Promise<Refusal[]>, change: Change): Promise<Refusal[]> {
    // Two wishes may be the same change, and each goes with its own answer.
    const wish: Change = (view) => change(view);
    this.#waiting = [...this.#waiting, wish];
    try {
      return await answer;
    } finally {
      this.#waiting = this.#waiting.filter((other) => other !== wish);
    }
  }

  /** What the server told, with all wishes come true. */
  over(told: RoomView): RoomView {
    return this.#waiting.reduce((view, change) => change(view), told);
  }
}
