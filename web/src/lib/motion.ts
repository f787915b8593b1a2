import { settings } from './settings.svelte';

/** How long something may move: not at all for who asked for calm. */
export const calm = (milliseconds: number): number =>
  settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
