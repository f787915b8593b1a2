// Tiles on tiles: `scripts/test-browser upwords`.

import { begin, command, passToTheEnd, sit, WAYS } from './crossword.mjs';
import { deal } from './deals.mjs';
import { alone, check, DESKTOP, onTurn, SMALL_PHONE } from './lib.mjs';

/** 5D, where TONE begins. */
const FIRST = 43;
const corner = (person) => person.page.locator(`[data-square="${FIRST}"]`);
const spoken = (person) => corner(person).getAttribute('aria-label');

export function upwords(suite) {
  suite.test('upwords: a tile on a tile, how high and on what, to the results', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword upwords') });
    const bo = await evening.person('Bo', SMALL_PHONE);
    await sit([ann, bo], 'Upwords');
    await begin([ann, bo]);
    await ann.myTurn();
    await command(ann, '5D TONE');
    await ann.turnIsOver();
    await bo.myTurn();
    await WAYS.tapping(bo, { tiles: [{ letter: 'D', square: FIRST }] });
    await bo.turnIsOver();
    for (const person of [ann, bo]) {
      await corner(person).locator('.tile', { hasText: 'D' }).waitFor();
      check((await corner(person).locator('.height').getAttribute('data-text')) === '2', 'two high');
      check(/2 high, on T/.test(await spoken(person)), `what lies below is spoken: ${await spoken(person)}`);
      await person.look('upwords-stack');
    }
    await ann.page.getByTestId('last').getByText('Bo: DONE').waitFor();
    await corner(bo).click();
    await bo.page.getByText('5D, from the top: D › T').first().waitFor();
    await bo.look('upwords-below');
    await passToTheEnd([ann, bo], false);
    for (const person of [ann, bo]) {
      await person.over();
      await person.look('upwords-end');
    }
  });

  suite.test('friends: whoever opened the table begins, twice; afterwards words are looked up', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP);
    const bo = await evening.person('Bo', SMALL_PHONE);
    await sit([ann, bo], 'Friends');
    check((await ann.page.getByText('change of yours').count()) === 0, 'a rule set is no change of itself');
    await ann.findRule('turn_order');
    await ann.page.locator('#turn_order-first').selectOption('"creator"');
    await begin([ann, bo]);
    for (const again of [false, true]) {
      await ann.myTurn();
      await ann.button('End it for everyone').click();
      await ann.button('Yes, end it').click();
      for (const person of [ann, bo]) await person.over();
      if (again) break;
      await bo.button('Play again', { exact: true }).click();
      await begin([ann, bo]);
    }
    await bo.button('See the table').click();
    await bo.page.getByLabel('Which word?').fill('tone');
    await bo.button('Look up', { exact: true }).click();
    await bo.page.getByText('TONE is in the word list.').waitFor();
    await bo.look('friends-look-up');
  });

  suite.test('upwords: a bot answers; the host ends the match alone, and goes back to the menu', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword upwords') });
    const bo = await evening.person('Bo', SMALL_PHONE);
    const code = await sit([ann], 'Upwords');
    await ann.addBots(1, 'greedy');
    await bo.joinByLink(code);
    await begin([ann, bo]);
    const bots = ann.page.getByTestId('last').getByText('Greedy bot: ');
    for (let turn = 0; turn < 3; turn++) {
      const person = await onTurn([ann, bo]);
      if (await bots.isVisible()) break;
      await command(person, 'pass');
      await person.turnIsOver();
    }
    await bots.waitFor();
    await bo.panel('Players');
    check((await bo.button('End it for everyone').count()) === 0, 'only the host may');
    await bo.button('Close', { exact: true }).click();
    await ann.panel('Players');
    await ann.button('End it for everyone').click();
    await ann.look('host-ends');
    await ann.button('Yes, end it').click();
    for (const person of [ann, bo]) {
      await person.over();
      await person.page.getByText('The match was stopped before its end.').first().waitFor();
      await person.look('host-ended');
    }
    await bo.button('See the table').click();
    await bo.panel('Log');
    await bo.page.getByText('Ann ends the match for everyone.').first().waitFor();
    await ann.page.getByRole('link', { name: 'Back to the menu' }).click();
    await ann.button('Open a table', { exact: true }).waitFor();
  });
}

await alone(import.meta.url, upwords);
