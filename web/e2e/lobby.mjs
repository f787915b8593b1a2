// The lobby on a slow line: `scripts/test-browser lobby`. What is chosen shows at once and is marked as on its way; what
// the server refuses falls back, with the reason.

import { alone, check, gather, PHONE, SMALL_PHONE } from './lib.mjs';

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
    await (await ann.rule('Limited takes')).check();
    for (let clicks = 0; clicks < 4; clicks++) await ann.button('Sticks: more').click();
    check((await sticks(ann).inputValue()) === '7', 'four more than three, though nothing was answered');
    await ann.button('Sticks: less').click();
    await (await ann.rule('Misère')).check();
    await ann.addBots(2);
    check((await ann.page.getByText(/^bot · /).count()) === 2, 'both bots sit there');
    await ann.findRule('stick');
    check((await busy(ann).count()) >= 4, 'all of it is marked');
    await ann.letThrough();
    await none(busy(ann));
    await ann.findRule('Limited takes');
    check((await sticks(ann).inputValue()) === '6', 'as the last click had it');
    check((await ann.page.getByText(/^bot · /).count()) === 2, 'each bot once');
    await bo.page.getByText('Take at most 6 sticks a turn.').first().waitFor();
    check(await (await bo.rule('Misère')).isChecked(), 'the other switch, too');
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

  suite.test('lobby: at most three screens of a phone, whatever the game; names are picked', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE);
    await ann.create();
    for (const game of ['Crossword', 'Texas 42', 'UNO', 'Trivia', 'Nim']) {
      await ann.choose(game);
      await none(busy(ann));
      await ann.look(`lobby-${game.split(' ')[0].toLowerCase()}`);
      const screens = await lobbyHeight(ann);
      check(screens <= 3, `${game}: ${screens.toFixed(1)} screens`);
    }
    await ann.choose('Crossword');
    await ann.findRule('board');
    await ann.page.locator('#board-name').selectOption({ label: 'Pocket' });
    await ann.page.getByText(/with 1 change of yours/).waitFor();
    await ann.button(/^Undo: /).click();
    await ann.page.getByText(/with 1 change of yours/).waitFor({ state: 'detached' });
    const text = await ann.page.locator('main').innerText();
    check(!/lose_turn|millisecond/.test(text), 'rules speak like people');
  });

  suite.test('lobby: a guest suggests, the host takes it; the rules go to another table by a link', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', PHONE), await evening.person('Bo', PHONE)];
    await gather(ann, bo);
    await ann.choose('Nim');
    await bo.page.locator('.option.chosen', { hasText: 'Nim' }).waitFor();
    await bo.button('Suggest a change of Misère').click();
    await ann.page.getByText(/suggests: Whoever takes the last stick loses/).waitFor();
    await ann.look('lobby-suggested');
    await ann.button('Take it').click();
    await bo.page.getByText('Standard, with 1 change').waitFor();
    await ann.button('Share these rules').click();
    const link = await ann.page.getByRole('dialog').getByLabel('Copy link').inputValue();
    await ann.look('lobby-share');
    await bo.go(new URL(link).pathname + new URL(link).hash);
    await bo.page.getByText('Rules that somebody shared with you').waitFor();
    await bo.look('home-shared');
    await bo.button('Open a table with these rules').click();
    await bo.page.getByText('Standard, with 1 change of yours').waitFor();
  });

  suite.test('lobby: what the server refuses falls back, with the reason', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.create();
    await ann.choose('Trivia');
    await none(busy(ann));
    await ann.findRule('questions');
    const field = ann.page.locator('#questions-categories');
    const before = await field.inputValue();
    await ann.holdTheLine();
    await field.fill('nowhere');
    await field.blur();
    await busy(ann).filter({ has: field }).waitFor();
    check((await field.inputValue()) === 'nowhere', 'shown at once');
    await ann.letThrough();
    await ann.page
      .getByRole('alert')
      .getByText(/nowhere/)
      .waitFor();
    await none(busy(ann));
    check((await field.inputValue()) === before, `as it was: ${before}`);
    const row = ann.page.locator('li', { has: field });
    await row
      .getByRole('alert')
      .getByText(/nowhere/)
      .waitFor();
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

/** The lobby of a game with many rules, as a phone shows it. */
export function lobbyHeight(person) {
  return person.page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

/** Is it under the bar at the bottom? */
async function isCovered(person, locator) {
  const [box, bar] = [await locator.boundingBox(), await person.page.getByTestId('start-bar').boundingBox()];
  return box.y + box.height > bar.y;
}

await alone(import.meta.url, lobby);
