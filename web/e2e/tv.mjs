// The big screen, for every game: `scripts/test-browser tv`. It is looked at as it hangs on a wall (1920 × 1080), for
// people who want no motion, and with the content that the host of these tests has.

import { begin, command, sit } from './crossword.mjs';
import { deal } from './deals.mjs';
import { alone, BIG_SCREEN, CALM, check, DESKTOP, PHONE } from './lib.mjs';
import { playNim } from './nim.mjs';

/** By game: a rule set, how many bots of which kind, and what its table is. */
const GAMES = [
  { game: 'Nim', preset: 'Standard', bots: 1, kind: 'perfect', table: '.pile' },
  { game: 'Texas 42', preset: 'Straight 42', bots: 3, kind: 'easy', table: '.texas' },
  { game: 'UNO', preset: 'Official', bots: 9, kind: 'easy', table: '.uno' },
  { game: 'Trivia', preset: 'Kitchen quiz', bots: 3, kind: 'easy', table: '.quiz' },
  { game: 'Crossword', preset: 'Scrabble', bots: 1, kind: 'easy', table: '[role=grid]' },
];

export function tv(suite) {
  for (const { game, preset, bots, kind, table } of GAMES) {
    suite.test(`big screen: ${game}, ${preset}`, async (evening) => {
      const ann = await evening.person('Ann', DESKTOP, { deal: deal('big screen') });
      const sofa = await evening.person('Sofa', BIG_SCREEN, CALM);
      const code = await ann.create();
      await ann.choose(game);
      await ann.choose(preset);
      await sofa.go(`/tv/${code}`);
      await sofa.page.getByText('Ann').first().waitFor();
      await sofa.look(`tv-lobby-${name(game, preset)}`);

      await ann.addBots(bots, kind);
      await ann.start();
      await sofa.page.locator(table).first().waitFor();
      await sofa.page.getByText('Ann').filter({ visible: true }).first().waitFor();
      await answers(sofa);
      await sofa.look(`tv-${name(game, preset)}`);
      await allOfIt(sofa, table);
      if (game === 'Crossword') await asBigAsPossible(sofa);

      await ann.button('End the match now').click();
      await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
      await ann.over();
      await sofa.page.getByRole('region', { name: 'Podium' }).waitFor();
      await answers(sofa);
      await sofa.look(`tv-over-${name(game, preset)}`);
    });
  }

  suite.test('big screen: a play, a challenge and its verdict', async (evening) => {
    const people = [
      await evening.person('Ann', DESKTOP, { deal: deal('big screen') }),
      await evening.person('Bo', PHONE),
    ];
    const sofa = await evening.person('Sofa', BIG_SCREEN, CALM);
    const code = await sit(people, 'Doubt by the list');
    await begin(people);
    await sofa.go(`/tv/${code}`);
    await sofa.page.getByRole('grid').waitFor();
    const [ann, bo] = (await people[0].turn()).startsWith('Your turn') ? people : people.toReversed();
    await command(ann, '4D AAA');
    await sofa.page.locator('[data-square] .tile').nth(2).waitFor();
    await answers(sofa);
    await sofa.look('tv-challenge');
    await bo.page.getByTestId('doubt').getByRole('button', { name: 'Challenge' }).click();
    await sofa.page.getByTestId('outcome').getByText('AAA is withdrawn').waitFor();
    await answers(sofa);
    await sofa.look('tv-withdrawn');
    check((await sofa.page.locator('[data-square] .tile:not(.ghost)').count()) === 0, 'the board is empty again');
  });

  suite.test('big screen: a code that nobody has', async (evening) => {
    const sofa = await evening.person('Sofa', BIG_SCREEN, CALM);
    await sofa.go('/tv/ZZZZ');
    await sofa.page.getByText(/no (room|table) ZZZZ/i).waitFor();
    await sofa.look('tv-lost');
    check((await sofa.page.getByRole('img').count()) === 0, 'no way into a table that is not there');
  });

  for (const size of [PHONE, DESKTOP]) {
    suite.test(`big screen on a screen that is not big, ${size.width} wide`, async (evening) => {
      const [ann, sofa] = [await evening.person('Ann', size), await evening.person('Sofa', size)];
      const code = await ann.create();
      await sofa.go(`/tv/${code}`);
      await sofa.page.getByText('Ann').first().waitFor();
      await sofa.look('tv-lobby');
      await ann.addBots(1);
      await ann.start();
      await sofa.page.getByText(/Waiting for/).waitFor();
      await sofa.look('tv-table');
      await playNim([ann], 20);
      await sofa.page.getByRole('region', { name: 'Podium' }).waitFor();
      await sofa.look('tv-podium');
    });
  }
}

const name = (game, preset) => `${game} ${preset}`.toLowerCase().replaceAll(/\W+/g, '-');

/** The screen is drawn and comes to rest: nothing on it changes its size any more. */
async function answers(sofa) {
  const changes = await sofa.page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const sizes = () => [...document.querySelectorAll('main *')].map((one) => one.getBoundingClientRect().width).join();
    let [changes, still] = [0, 0];
    for (let before = sizes(); still < 5 && changes < 60;) {
      await frame();
      const now = sizes();
      if (now === before) still += 1;
      else [changes, still, before] = [changes + 1, 0, now];
    }
    return changes;
  });
  check(changes < 60, 'the big screen does not come to rest');
}

/** Nothing of the table is cut off. */
async function allOfIt(sofa, table) {
  const cut = await sofa.page.locator(table).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.filter(({ right, bottom }) => right > innerWidth + 1 || bottom > innerHeight + 1).length;
  });
  check(cut === 0, 'the table is bigger than the screen');
}

/** A board fills the screen from top to bottom, or its own part of it from left to right. */
async function asBigAsPossible(sofa) {
  const { width, height } = await sofa.page.getByRole('grid').boundingBox();
  check(height > 0.8 * BIG_SCREEN.height || width > 0.6 * BIG_SCREEN.width, `a small board: ${width} × ${height}`);
}

await alone(import.meta.url, tv);
