// Looking back at what was played, and the coach: `scripts/test-browser analysis`.

import { begin, sit } from './crossword.mjs';
import { deal } from './deals.mjs';
import { alone, check, DESKTOP, onTurn, SMALL_PHONE } from './lib.mjs';

const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Bo might have done better. */
const HEX = `#player1 Ann Ann
#player2 Bo Bo
>Ann: AEHRSTX 8G HEX +26 26
>Bo: ?DEIOOT 9H TO +15 15
`;

const fresh = (person) => person.page.locator('[data-square] .fresh');

/** A hint to its end, laid and played. */
async function coached(person) {
  const open = person.page.getByRole('button', { name: 'A hint' });
  if (!(await open.isVisible())) await person.button('More').click();
  await person.page.getByLabel('After each play, say what was better').check();
  await open.click();
  const coach = person.page.getByTestId('coach');
  await coach.getByText(/^Look (along row|down column) /).waitFor();
  await person.look('coach-where');
  await coach.getByRole('button', { name: 'Tell me more' }).click();
  await coach.getByText(/ tiles? scores? \d+ there\./i).waitFor();
  await coach.getByRole('button', { name: 'Tell me more' }).click();
  await coach.getByText(/ for \d+$/).waitFor();
  await person.look('coach-word');
  await coach.getByRole('button', { name: 'Lay it for me' }).click();
  await person.button(/^Play for \d+$/).click();
  await person.page.getByTestId('coach').getByText('Nothing was worth more.').waitFor();
  await person.look('coach-after');
}

export function analysis(suite) {
  for (const [name, size] of [
    ['phone', SMALL_PHONE],
    ['desk', DESKTOP],
  ])
    suite.test(`analysis: the coach helps against a bot, on a ${name}`, async (evening) => {
      const ann = await evening.person('Ann', size, { deal: deal('crossword plain') });
      await sit([ann]);
      await ann.addBots(1, 'easy');
      await begin([ann]);
      await ann.myTurn();
      await coached(ann);
    });

  suite.test('analysis: no coach where a second person plays', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword two') });
    const bo = await evening.person('Bo', SMALL_PHONE);
    await sit([ann, bo]);
    await begin([ann, bo]);
    await onTurn([ann, bo]);
    check((await ann.page.getByRole('button', { name: 'A hint' }).count()) === 0, 'nobody offers a hint');
  });

  suite.test('analysis: a finished match tells what was better, and shows it', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword plain') });
    await sit([ann]);
    await ann.addBots(1, 'easy');
    await begin([ann]);
    await ann.myTurn();
    await ann.button('Resign', { exact: true }).click();
    await ann.button('Yes, resign').click();
    await ann.over();
    const match = await ann.page.getByRole('link', { name: 'Look at this match again' }).getAttribute('href');
    await ann.go(match);
    await ann.page.getByRole('slider').waitFor();
    const word = ann.page.getByPlaceholder('Which word?');
    await word.fill('eat');
    await ann.button('Look up').click();
    await ann.page.getByTestId('lore').getByText('TEA').waitFor();
    await ann.look('word-lore');
  });

  for (const [name, size] of [
    ['phone', SMALL_PHONE],
    ['desk', DESKTOP],
  ])
    suite.test(
      `analysis: a GCG game is analysed, and the better play lies on the board, on a ${name}`,
      async (evening) => {
        const ann = await evening.person('Ann', size);
        await ann.go('/');
        await ann.page.getByLabel('Open a log file').setInputFiles(file('hex.gcg', HEX));
        await ann.page.getByRole('slider').waitFor();
        await ann.page
          .getByTestId('remark')
          .getByText(/^Better by \d+ points: /)
          .waitFor();
        if (size === DESKTOP)
          await ann.page
            .getByTestId('analysis')
            .getByText(/^Bo found \d+ % of the points: /)
            .waitFor();
        await ann.look('analysis');
        check((await fresh(ann).count()) === 0, 'what was played lies there');
        const better = ann.page.getByRole('group', { name: 'What could have been done' }).getByRole('button').first();
        await better.click();
        await fresh(ann).first().waitFor();
        await ann.look('analysis-better');
        await better.click();
        await ann.page.waitForFunction(() => document.querySelectorAll('[data-square] .fresh').length === 0);
      },
    );
}

await alone(import.meta.url, analysis);
