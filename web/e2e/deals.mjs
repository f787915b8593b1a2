// The deals that tests have chosen, by name: what each must have, so that it can be found again when rules change.
//   node e2e/deals.mjs            finds every deal anew and writes deals.json
//   node e2e/deals.mjs 'uno …'    those whose names match
// A deal's number is the one that `houserules simulate` gives it; a house for tests deals the same, if as many play.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const file = path.join(here, 'deals.json');
const numbers = JSON.parse(readFileSync(file, 'utf8'));

/** The number of a deal. */
export function deal(name) {
  if (numbers[name] === undefined) throw new Error(`no deal is called ${name}: node e2e/deals.mjs finds it`);
  return numbers[name];
}

const colour = (card) => card[0];
const isNumber = (card) => /^[rgby]\d$/.test(card);
const isDouble = (domino) => domino[0] === domino[2];

/** UNO: hands by seat, the first card, and who begins. */
const uno = (players, cards, wants) => ({
  options: [
    'uno',
    '--preset',
    'seed',
    '--players',
    players,
    '--bots',
    'easy',
    '--rule',
    `hand_size={"cards":${cards}}`,
  ],
  wants: ([first]) => {
    const { hands, top } = first.flatMap(({ play }) => play?.dealt ?? [])[0];
    const begins = first.flatMap(({ play }) => play?.turn ?? [])[0]?.seat;
    return isNumber(top) && begins === 0 && wants(hands, top);
  },
});

/** Texas 42: the dominoes of each hand by seat, and who shakes. */
const texas42 = (wants) => ({
  options: ['texas42', '--preset', 'family', '--bots', 'random'],
  wants: (entries) => wants(entries.flat().flatMap(({ dealt }) => dealt ?? [])),
});

/** Spanish words with CH, tile by tile. */
export const SPANISH = ['CH I C A', 'CH I C O', 'N O CH E', 'C O CH E', 'D I CH O', 'E CH O', 'CH A L', 'H E CH O'].map(
  (word) => word.split(' '),
);

/** The crossword: everybody's first rack; the first player begins. */
const crossword = (players, options, wants) => ({
  options: ['crossword', '--players', players, '--bots', 'random', ...options],
  wants: ([first]) => {
    const racks = first.flatMap(({ drew }) => (drew ? [drew.tiles] : []));
    return first.some(({ turn }) => turn?.seat === 0) && wants(racks);
  },
});

/** A quiz: the order of the questions. */
const trivia = (players, variant, wants) => ({
  options: ['trivia', '--players', players, '--bots', 'random', ...host(variant)],
  wants: (entries) => wants(entries.flat().flatMap(({ play }) => play?.asked?.question.id ?? [])),
});

const host = (variant) => [
  '--data',
  path.join(here, 'host'),
  '--variant',
  path.join(here, `host/variants/${variant}.toml`),
];

/** Are there letters for this word, with blanks or without? */
export const spells = (rack, word) => [...word].every((letter) => rack.includes(letter));

const DEALS = {
  // Ann can lay a number and then two wilds; Bo has a number of that colour, and another.
  'uno call': uno(3, 3, ([ann, bo], top) => {
    const fits = (hand) => hand.some((card) => isNumber(card) && colour(card) === colour(top));
    const wilds = ann.filter((card) => card === 'w').length;
    return fits(ann) && wilds === 2 && fits(bo) && bo.filter(isNumber).length > 1;
  }),
  // Ann bluffs with a draw four, and Bo has one too and lacks a colour.
  'uno bluff': uno(4, 7, ([ann, bo], top) => {
    const bluffs = ann.includes('w+4') && ann.some((card) => colour(card) === colour(top));
    return bluffs && bo.includes('w+4') && !bo.some((card) => colour(card) === 'y');
  }),
  // Ann's draw two, Bo's upon it, nothing of the kind for Cy; then a seven of Bo's colour for Ann.
  'uno stack': uno(3, 7, ([ann, bo, cy], top) => {
    const two = bo.find((card) => card.endsWith('+2'));
    const stacks = ann.includes(`${colour(top)}+2`) && two && !cy.some((card) => card.includes('+'));
    return stacks && bo.filter((card) => card.includes('+')).length === 1 && ann.includes(`${colour(two)}7`);
  }),
  'uno ten': uno(10, 7, () => true),
  // Something fits, something does not, and a wild; the bot has numbers only.
  'uno keyboard': uno(2, 7, ([ann, bot], top) => {
    const fitting = ann.filter((card) => isNumber(card) && colour(card) === colour(top));
    const barred = ann.filter((card) => card[0] !== 'w' && colour(card) !== colour(top) && card[1] !== top[1]);
    return fitting.length > 1 && barred.length > 1 && ann.includes('w') && bot.every(isNumber);
  }),
  // Ann can lay all she has, one after the other; the bot has numbers of two other colours, and none of hers.
  'uno short': uno(2, 3, ([ann, bot], top) => {
    const fits = ann.every((card) => isNumber(card) && colour(card) === colour(top));
    const others = bot.every((card) => isNumber(card) && colour(card) !== colour(top));
    const numbers = [...ann, top].map((card) => card[1]);
    return fits && others && !bot.some((card) => numbers.includes(card[1]));
  }),
  // The first to bid holds the highest double, and loses a nello with it; then the second may plunge.
  'texas42 short': texas42(([one, two]) => {
    if (!one || !two || one.shaker !== 3 || two.shaker !== 0) return false;
    return one.held[0].includes('6-6') && two.held[2].some(isDouble) && !two.held[0].includes('6-6');
  }),
  // Whatever they are: with bots one has to try.
  'texas42 bots': { ...texas42(() => true), past: 0 },
  'texas42 keyboard': { ...texas42(() => true), past: 1 },
  'crossword two': crossword(2, [], ([ann, bo]) => spells(ann, 'TONE') && spells(bo, 'AT')),
  'crossword four': crossword(4, [], ([ann]) => spells(ann, 'NOTE')),
  'crossword plain': crossword(2, [], ([ann, bo]) => ![...ann, ...bo].includes('?') && spells(ann, 'SEA')),
  'crossword spanish': crossword(2, ['--preset', 'spanish'], ([ann]) => SPANISH.some((word) => spells(ann, word))),
  // Ann lays TONE, and Bo makes DONE of it.
  'crossword upwords': crossword(2, ['--preset', 'upwords'], ([ann, bo]) => spells(ann, 'TONE') && spells(bo, 'D')),
  'crossword blank': crossword(2, host('pocket'), ([ann]) => ann.filter((tile) => tile === '?').length === 1),
  // Whatever it is, it is the same each time.
  'big screen': { options: ['nim'], wants: () => true },
  'trivia quiz': trivia(4, 'kitchen-quiz', (asked) =>
    ['guacamole', 'citrus', 'oven', 'tomato', 'butter', 'saffron'].every((id, at) => asked[at] === id),
  ),
  // A question that is answered in words.
  'trivia words': trivia(1, 'kitchen-quiz', ([one]) => one === 'saffron'),
  'trivia buzzer': trivia(3, 'kitchen-buzzer', ([one, two]) => one === 'guacamole' && two === 'citrus'),
};

/** Plays simulated matches, some at a time, until one has what is wanted. `past`: numbers up to this one will not do. */
function find({ options, wants, past = -1 }) {
  for (let seed = 0; seed < 2000; seed++) {
    const folder = mkdtempSync(path.join(tmpdir(), 'deals-'));
    try {
      simulate([...options, '--seed', seed, '--matches', 500, '--log', folder]);
      const found = readdirSync(folder)
        .map((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
        .map((lines) => lines.map((line) => JSON.parse(line)))
        .filter(([, ...entries]) => wants(entries.map(({ events = [] }) => events)))
        .map(([{ match }]) => Number(match.replace('simulated-', '')))
        .filter((number) => number > past);
      if (found.length > 0) return Math.min(...found);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  throw new Error('no deal has what is wanted');
}

const CARGO = ['cargo', 'run', '-q', '-p', 'houserules', '--'];

function simulate(options) {
  const args = ['simulate', ...options.map(String)];
  const [program, ...before] = process.env.HOUSERULES ? [process.env.HOUSERULES] : CARGO;
  execFileSync(program, [...before, ...args], { stdio: 'pipe' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = new RegExp(process.argv[2] ?? '');
  for (const [name, wish] of Object.entries(DEALS)) {
    if (!wanted.test(name)) continue;
    numbers[name] = find(wish);
    console.log(`${name}: ${numbers[name]}`);
    writeFileSync(file, `${JSON.stringify(numbers, null, 2)}\n`);
  }
}
