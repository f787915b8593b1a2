// The lobby on a slow line: `scripts/test-browser lobby`. What is chosen shows at once and is marked as on its way; what
// the server refuses falls back, with the reason.

import { alone, check, gather, PHONE } from './lib.mjs';

const busy = (person) => person.page.locator('[aria-busy="true"]');
const none = (locator) => locator.first().waitFor({ state: 'detached' });
const option = (person, name) => person.page.getByRole('radio', { name: new RegExp(`^${name}\\b`) });
const sticks = (person) => person.page.getByLabel('Sticks', { exact: true });

export function lobby(suite) {
  suite.test('lobby: a choice shows at once, and is on its way until the server has it', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', PHONE), await evening.person('Bo', PHONE)];
    await gather(ann, bo);
    await ann.holdTheLine();

    // A game, and one of its rule sets, before there is any answer.
    await ann.choose('Crossword');
    check(await option(ann, 'Crossword').isChecked(), 'the game is chosen at once');
    await busy(ann).filter({ hasText: 'Crossword' }).waitFor();
    await ann.choose('Wordfeud');
    check(await option(ann, 'Wordfeud').isChecked(), 'so is a rule set of it');
    await ann.look('lobby-on-its-way');
    await bo.page.getByText('Wordfeud').first().waitFor();
    check(await option(ann, 'Wordfeud').isChecked(), 'and stays so');
    await ann.letThrough();
    await none(busy(ann));
    check(await option(ann, 'Wordfeud').isChecked(), 'as the server has it');
    await bo.page.locator('.option.chosen', { hasText: 'Wordfeud' }).waitFor();
  });

  suite.test('lobby: quick changes build on each other, and all of them arrive', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', PHONE), await evening.person('Bo', PHONE)];
    await gather(ann, bo);
    await ann.holdTheLine();
    await ann.page.getByRole('switch', { name: /Limited takes/ }).check();
    for (let clicks = 0; clicks < 4; clicks++) await ann.button('Sticks: more').click();
    check((await sticks(ann).inputValue()) === '7', 'four more than three, though nothing was answered');
    await ann.button('Sticks: less').click();
    await ann.page.getByRole('switch', { name: /Last stick loses|Misère/ }).check();
    await ann.addBots(2);
    check((await ann.page.getByText(/^bot · /).count()) === 2, 'both bots sit there');
    check((await busy(ann).count()) >= 4, 'all of it is marked');
    await ann.letThrough();
    await none(busy(ann));
    check((await sticks(ann).inputValue()) === '6', 'as the last click had it');
    check((await ann.page.getByText(/^bot · /).count()) === 2, 'each bot once');
    await bo.page.getByText('Take at most 6 sticks a turn.').first().waitFor();
    check(await bo.page.getByRole('switch', { name: /Last stick loses|Misère/ }).isChecked(), 'the other switch, too');
  });

  suite.test('lobby: who goes there by keyboard sees it, in spite of the bar at the bottom', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.create();
    await ann.choose('Crossword');
    await option(ann, 'Scrabble').focus();
    for (const name of ['Wordfeud', 'Friends', 'Club', 'House rules']) {
      await ann.page.keyboard.press('ArrowDown');
      check(await option(ann, name).isChecked(), `${name} is next`);
      check(!(await isCovered(ann, option(ann, name))), `${name} is seen`);
    }
  });

  suite.test('lobby: what the server refuses falls back, with the reason', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.create();
    await ann.choose('Crossword');
    await none(busy(ann));
    const board = ann.page.locator('#board-name');
    const before = await board.inputValue();
    await ann.holdTheLine();
    await board.fill('nowhere');
    await board.blur();
    await busy(ann).filter({ has: board }).waitFor();
    check((await board.inputValue()) === 'nowhere', 'shown at once');
    await ann.letThrough();
    await ann.page
      .getByRole('alert')
      .getByText(/nowhere/)
      .waitFor();
    await none(busy(ann));
    check((await board.inputValue()) === before, `as it was: ${before}`);
    await ann.look('lobby-refused');

    // A game that is refused after another was chosen elsewhere: nothing of it stays.
    await ann.choose('UNO');
    await none(busy(ann));
    check(await option(ann, 'UNO').isChecked(), 'the next choice is not hindered');
    check(
      (await ann.page
        .getByRole('alert')
        .getByText(/nowhere/)
        .count()) === 0,
      'and the old reason is gone',
    );
  });
}

/** Is it under the bar at the bottom? */
async function isCovered(person, locator) {
  const [box, bar] = [await locator.boundingBox(), await person.page.getByTestId('start-bar').boundingBox()];
  return box.y + box.height > bar.y;
}

await alone(import.meta.url, lobby);
