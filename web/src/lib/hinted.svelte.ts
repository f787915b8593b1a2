import { recall, remember } from './storage';

/** What was done once on this device needs no hint any more. */
class Hinted {
  #done: string[] = $state.raw(read());

  has(hint: string): boolean {
    return this.#done.includes(hint);
  }

  add(hint: string): void {
    if (this.has(hint)) return;
    this.#done = [...this.#done, hint];
    remember('hinted', this.#done.join(' '));
  }
}

const read = (): string[] => (recall('hinted') ?? '').split(' ').filter(Boolean);

export const hinted = new Hinted();
