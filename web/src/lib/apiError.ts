import type { Refusal } from './types';

/** A call that was turned down; it says why. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.sentence ?? refusal.id);
  }
}
