// The lobby on a slow line: `scripts/test-browser lobby`. What is chosen shows at once and is marked as on its way; what
// the server refuses falls back, with the reason.

import { readFile } from 'node:fs/promises';
import { alone, check, gather, PHONE, SMALL_PHONE } from './lib.mjs';

const busy = (person) => person.page.locator('[aria-busy="true"]');
const none = (locator) => locator.first().waitFor({ state: 'detached' });
const option = (person, name) => person.page.getByRole('radio', { name: new RegExp(`^${name}\\b`) }).first();
const sticks = (person) => person.page.getByLabel('The most sticks you may take in a turn', { exact: true });

export function lobby(suite) {
  suite.test('lobby: a choice shows at once, and is on its way until the server has it', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', PHONE), await evening.person('Bo', PHONE)];
    await gather(ann, bo);
    // What there is to choose from has come.
    await option(ann, 'Nim').waitFor({ state: 'attached' });
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
    // What there is to choose from has come.
    await option(ann, 'Nim').waitFor({ state: 'attached' });
    await ann.holdTheLine();
    await (await ann.rule('Limited takes')).check();
    for (let clicks = 0; clicks < 4; clicks++) await ann.button('The most sticks you may take in a turn: more').click();
    check((await sticks(ann).inputValue()) === '7', 'four more than three, though nothing was answered');
    await ann.button('The most sticks you may take in a turn: less').click();
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
    for (const name of ['WordStockt', 'WordStockt in English', 'WordStockt’s app', 'Spanish', 'Wordfeud']) {
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
      check(screens <= 3, `${game}: ${screens.toFixed(2)} screens`);
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

  suite.test('lobby: a guest suggests a number, the host reads what it comes to and takes it', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', PHONE), await evening.person('Bo', PHONE)];
    await gather(ann, bo);
    await ann.choose('Nim');
    await (await ann.rule('Limited takes')).check();
    await bo.page.locator('.option.chosen', { hasText: 'Nim' }).waitFor();
    await bo.findRule('Limited takes');
    await sticks(bo).waitFor();
    check((await bo.button('Suggest this').count()) === 0, 'nothing to suggest yet');
    for (let clicks = 0; clicks < 2; clicks++) await bo.button('The most sticks you may take in a turn: more').click();
    await bo.look('lobby-wish');
    check((await sticks(ann).inputValue()) === '3', 'nothing is changed by wishing');
    await bo.button('Suggest this').click();
    check((await sticks(bo).inputValue()) === '3', 'the wish is said, and the rules are as they were');
    await ann.page.getByText('suggests: Take at most 5 sticks a turn.').waitFor();
    await ann.button('Take it').click();
    await ann.button('Take it').waitFor({ state: 'detached' });
    await bo.page.getByText('Take at most 5 sticks a turn.').first().waitFor();
    check((await sticks(ann).inputValue()) === '5', 'taken');
  });

  suite.test('lobby: what is picked by name can be seen first', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE);
    await ann.create();
    const seen = async (text) => {
      const shown = ann.page.getByTestId('preview').first();
      await shown.getByText(text).waitFor();
      await shown.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    };
    await ann.choose('Crossword');
    await none(busy(ann));
    await ann.findRule('board');
    await seen('15 by 15 squares');
    check((await ann.page.getByTestId('preview').locator('svg rect').count()) === 226, 'a picture of its squares');
    await ann.look('lobby-board');
    await ann.page.locator('#board-name').selectOption({ label: 'Pocket' });
    await seen('9 by 7 squares');
    await ann.findRule('tiles');
    await seen('100 tiles, 2 blanks');
    await ann.page.getByTestId('preview').getByRole('listitem').filter({ hasText: 'E1×12' }).waitFor();
    await ann.look('lobby-tiles');
    await ann.findRule('words');
    await seen(/\d,\d{3} words · English/);
    await ann.choose('Trivia');
    await none(busy(ann));
    await ann.findRule('questions');
    await seen(/^\d+ questions · English$/);
    await ann.look('lobby-pack');
    await ann.choose('Pictionary');
    await none(busy(ann));
    await ann.findRule('words');
    check(
      (await ann.page.locator('#words-pack option').allTextContents()).includes('Things to draw (Dutch)'),
      'packs of words',
    );
    await seen(/words · \d+ easy, \d+ medium, \d+ hard/);
  });

  suite.test('lobby: a choice that nothing can end is refused, and says what would', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.create();
    await ann.choose('Crossword');
    await ann.choose('Scrabble');
    await none(busy(ann));
    await (await ann.rule('Turns without points')).click();
    const why = ann.page.getByRole('alert').getByText(/^Nothing would end this match/);
    await why.waitFor();
    await none(busy(ann));
    check(await (await ann.rule('Turns without points')).isChecked(), 'it is as it was');
    await ann.look('lobby-endless');
    await (await ann.rule('Passes in a row')).check();
    await none(busy(ann));
    await why.waitFor({ state: 'detached' });
    await (await ann.rule('Turns without points')).uncheck();
    await none(busy(ann));
    check(!(await (await ann.rule('Turns without points')).isChecked()), 'something else ends it now');
  });

  suite.test('lobby: a choice is saved as a variant, with only what differs', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE);
    await ann.create();
    await ann.choose('Crossword');
    await ann.choose('Scrabble');
    await none(busy(ann));
    await (await ann.rule('Swapping')).uncheck();
    await none(busy(ann));
    await ann.button('Share these rules').first().click();
    await ann.page.getByLabel('Name of the variant').fill('No way back');
    await ann.look('lobby-variant');
    const coming = ann.page.waitForEvent('download');
    await ann.page.getByRole('link', { name: 'Download the file' }).click();
    const file = await coming;
    check(file.suggestedFilename() === 'no-way-back.toml', `it is called ${file.suggestedFilename()}`);
    const text = await readFile(await file.path(), 'utf8');
    for (const line of ['game = "crossword"', 'from = "scrabble"', 'without = ["swap"]'])
      check(text.includes(line), `${line} stands in ${text}`);
  });

  suite.test('lobby: what the server refuses falls back, with the reason', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.create();
    await ann.choose('Trivia');
    await none(busy(ann));
    await ann.findRule('questions');
    await ann.page.locator('#questions-count').fill('50');
    await ann.page.locator('#questions-count').blur();
    await none(busy(ann));
    // There are not as many questions about sport.
    const field = ann.page.getByRole('checkbox', { name: 'Sport', exact: true });
    await ann.holdTheLine();
    await field.check();
    await busy(ann).filter({ has: field }).waitFor();
    check(await field.isChecked(), 'shown at once');
    await ann.letThrough();
    await ann.page
      .getByRole('alert')
      .getByText(/too few questions/)
      .waitFor();
    await none(busy(ann));
    check(!(await field.isChecked()), 'as it was');
    const row = ann.page.locator('li', { has: field });
    await row
      .getByRole('alert')
      .getByText(/too few questions/)
      .waitFor();
    await ann.look('lobby-refused');

    // A game that is refused after another was chosen elsewhere: nothing of it stays.
    await ann.choose('UNO');
    await none(busy(ann));
    check(await option(ann, 'UNO').isChecked(), 'the next choice is not hindered');
    check(
      (await ann.page
        .getByRole('alert')
        .getByText(/too few questions/)
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
