/** Each option has a letter, a shape and a colour of its own, so that nobody needs to see colours. */
export const LETTERS = 'ABCDEFGH';

/** In a box of 24 by 24: triangle, diamond, circle, square, star, hexagon, cross, pentagon. */
export const SHAPES = [
  'M12 3 22.5 21h-21z',
  'M12 1 23 12 12 23 1 12z',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  'M3 3h18v18H3z',
  'M12 1.5l3.2 6.9 7.4.8-5.5 5 1.5 7.3-6.6-3.7-6.6 3.7 1.5-7.3-5.5-5 7.4-.8z',
  'M6.5 2.5h11L23 12l-5.5 9.5h-11L1 12z',
  'M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z',
  'M12 1.5 22.8 9.4 18.7 22H5.3L1.2 9.4z',
];

/** The same in every theme: `[body, ink upon it]`. */
export const PAINT: [body: string, ink: string][] = [
  ['#c5302b', '#ffffff'],
  ['#2460be', '#ffffff'],
  ['#f4bd1c', '#2b2000'],
  ['#23793f', '#ffffff'],
  ['#7a3fc4', '#ffffff'],
  ['#0b6a70', '#ffffff'],
  ['#b0276f', '#ffffff'],
  ['#4a4660', '#ffffff'],
];
