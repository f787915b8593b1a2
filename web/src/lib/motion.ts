/** How long something may move: not at all for who asked for calm. */
export const calm = (milliseconds: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
