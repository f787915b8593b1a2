import type { Colour } from './uno';

/** Each colour has a shape of its own, in a box of 24 by 24: triangle, circle, square, diamond. */
export const SHAPES: Record<Colour, string> = {
  red: 'M12 2.5 22.5 21h-21z',
  yellow: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  green: 'M3 3h18v18H3z',
  blue: 'M12 .8 23.2 12 12 23.2.8 12z',
};

/** Cards look alike in every theme, as printed ones do: `[body, ink upon it, ink upon its light shape]`. */
export const PAINT: Record<Colour, [body: string, on: string, deep: string]> = {
  red: ['#c5302b', '#ffffff', '#9c1712'],
  yellow: ['#f4bd1c', '#2b2000', '#6b4a00'],
  green: ['#23793f', '#ffffff', '#125a2a'],
  blue: ['#2460be', '#ffffff', '#16458f'],
};
export const WILD: [body: string, on: string] = ['#2b2440', '#ffffff'];
