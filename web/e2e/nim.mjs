// Nim at its own table, and what is around every table: `scripts/test-browser nim`.

import { alone, check, DESKTOP, gather, onTurn, PHONE } from './lib.mjs';

/** The piles, as they are drawn. */
async function sticksIn(person) {
  const words = await person.page.locator('.pile .count .visually-hidden').allTextContents();
  return words.map((text) => Number(/(\d+) sticks?$/.exec(text)[1]));
}

/** Marks so many sticks of a pile (counted from 0) and takes them. */
async function take(person, pile, sticks) {
  const all = (await sticksIn(person))[pile];
  await person.button(`Stick ${all - sticks + 1} of ${all} in pile ${pile + 1}`, { exact: true }).click();
  await person.button(`Take ${sticks} from pile ${pile + 1}`, { exact: true }).click();
}

/** Whoever is on turn takes from the first pile, at most so many; until the end, or for so many turns. */
export async function playNim(people, most, turns = Infinity) {
  for (let turn = 0; turn < turns; turn++) {
    const person = await onTurn(people);
    if (!person) return;
    const piles = await sticksIn(person);
    const pile = firstPile(piles);
    await take(person, pile, Math.min(most, piles[pile]));
    await person.turnIsOver();
  }
}

const firstPile = (piles) => piles.findIndex((sticks) => sticks > 0);
const sum = (piles) => piles.reduce((all, sticks) => all + sticks, 0);

export function nim(suite) {
  for (const size of [PHONE, DESKTOP]) {
    const wide = `${size.width} wide`;

    suite.test(
      `create, join by code and by link, change a rule, play to the end, rematch, ${wide}`,
      async (evening) => {
        const ann = await evening.person('Ann', size);
        const [bo, cy] = [await evening.person('Bo', size), await evening.person('Cy', size)];
        const code = await ann.create({ publicly: true });
        check(/^[A-Z]{4,}$/.test(code), `a code of letters, not ${code}`);
        await ann.look('lobby-alone');
        check(await ann.button('Start the match').isDisabled(), 'one alone cannot start');

        await bo.joinByCode(code);
        await cy.go(`/r/${code}`);
        await cy.button('Take a seat').waitFor();
        await cy.look('join');
        await cy.joinByLink(code);
        await ann.page.getByText('Cy', { exact: true }).first().waitFor();

        await (await ann.rule('Limited takes')).check();
        await bo.page.getByText('Take at most 3 sticks a turn.').first().waitFor();
        await ann.button('The most sticks you may take in a turn: less').click();
        await bo.page.getByText('Take at most 2 sticks a turn.').first().waitFor();
        check(await (await bo.rule('Limited takes')).isDisabled(), 'only the host changes rules');
        await ann.page.getByText('Standard, with 1 change of yours').waitFor();
        await ann.look('lobby-host');
        await bo.look('lobby-guest');

        await ann.start();
        const people = [ann, bo, cy];
        const first = await onTurn(people);
        const other = people.find((person) => person !== first);
        // Who plays after that, the game's own part of the page knows, and it is loaded by itself.
        await other.page
          .getByTestId('turn')
          .getByText(/^Waiting for \w+… \((you’re next|\w+ plays after)\)$/)
          .waitFor();
        await first.look('nim-turn');

        // Too many: the server refuses, and says so where it happened.
        await take(first, 0, 3);
        await first.page
          .getByRole('alert')
          .getByText(/at most 2/)
          .waitFor();
        await first.look('nim-refused');
        await first.button('Put back').click();

        await playNim(people, 2);
        const verdicts = await Promise.all(people.map((person) => person.over()));
        check(verdicts.filter((verdict) => verdict === 'You win!').length === 1, `one wins: ${verdicts}`);
        await ann.look('results');
        await bo.button('Play again').click();
        await ann.page.getByTestId('code').waitFor();
        await ann.page.getByText('Played at this table').waitFor();
      },
    );

    suite.test(`against a bot, chat, looking back, the finished match, ${wide}`, async (evening) => {
      const ann = await evening.person('Ann', size);
      await ann.create();
      await ann.addBots(1);
      await ann.start();
      await playNim([ann], 3, 1);

      await ann.panel('Chat');
      await ann.page.getByLabel('Say something').fill('hello <b>there</b>');
      await ann.button('Send').click();
      await ann.page.getByText('hello <b>there</b>').waitFor();
      await ann.button('React with 👏').click();
      await ann.look('chat');
      await ann.panel('Log');
      await ann.look('log');
      await ann.page.getByRole('list', { name: 'Log' }).getByRole('button').first().click();
      await ann.page.getByText(/Looking back: 1 of/).waitFor();
      await ann.look('looking-back');
      await ann.button('Back to live').click();

      await playNim([ann], 3);
      await ann.over();
      await ann.page.getByRole('link', { name: 'Look at this match again' }).click();
      await ann.page.getByRole('heading', { name: /A match of/ }).waitFor();
      await ann.page.getByRole('slider').waitFor();
      await ann.look('match');
      const place = ann.page.getByText(/^\d+\/\d+$/);
      const [now, all] = (await place.textContent()).split('/').map(Number);
      await ann.button('One earlier').click();
      await ann.page.getByText(`${now - 1}/${all}`, { exact: true }).waitFor();
    });

    suite.test(`the connection is lost and comes back; a move made meanwhile is kept, ${wide}`, async (evening) => {
      const [ann, bo] = [await evening.person('Ann', size), await evening.person('Bo', size)];
      await gather(ann, bo);
      await ann.start();
      const first = await onTurn([ann, bo]);
      const second = first === ann ? bo : ann;
      await second.page.getByTestId('turn').waitFor();

      await second.loseConnection();
      await first.page.getByText(`${second.name} is away`).first().waitFor();
      await second.shot('connection-lost');
      await take(first, firstPile(await sticksIn(first)), 1);
      await first.turnIsOver();
      await first.page.getByText(/The game goes on without them in \d/).waitFor();
      await first.look('waiting');
      await second.comeBack();
      await second.myTurn();
      check((await sticksIn(second)).join() === (await sticksIn(first)).join(), 'both see the same piles');

      await second.loseConnection();
      const now = await sticksIn(second);
      await take(second, firstPile(now), 1);
      await second.page.getByText('Your move is kept').waitFor();
      await second.comeBack();
      await first.myTurn();
      check(sum(await sticksIn(first)) === sum(now) - 1, 'the move acted exactly once');
      await second.page.reload();
      await second.page.getByTestId('turn').waitFor();
      check(sum(await sticksIn(second)) === sum(now) - 1, 'a reload keeps the seat');
    });
  }

  suite.test('the end by agreement', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', DESKTOP), await evening.person('Bo', DESKTOP)];
    await gather(ann, bo);
    await ann.start();
    await ann.button('End the match now').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
    await bo.page.getByText('1 of 2 want to end the match now').waitFor();
    await bo.look('stop-vote');
    await bo.button('Agree to end it').click();
    check((await ann.over()) === 'Nobody wins this time.', 'nobody wins');
  });

  suite.test('keyboard only: from home to the end of a match', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP);
    const { keyboard } = ann.page;
    await ann.go('/');
    await ann.page.getByRole('heading', { level: 1 }).waitFor();
    await ann.tabTo('Your name');
    await keyboard.type('Ann');
    await ann.tabTo('Open a table');
    await keyboard.press('Enter');
    await ann.page.getByTestId('code').waitFor();
    await ann.tabTo('Add a bot');
    await keyboard.press('Enter');
    await ann.page.getByRole('list', { name: 'Which bot?' }).waitFor();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await ann.page.getByText(/^bot · /).waitFor();
    await ann.page.locator('button:enabled', { hasText: 'Start the match' }).waitFor();
    await ann.tabTo('Start the match');
    await keyboard.press('Enter');
    for (let turn = 0; await onTurn([ann]); turn++) {
      await ann.tabTo(/^Stick \d+ of \d+ in pile/);
      await keyboard.press('End');
      await keyboard.press('Space');
      if (turn === 0) await ann.shot('keyboard');
      await ann.tabTo(/^Take 1 from pile/);
      await keyboard.press('Enter');
      await ann.turnIsOver();
    }
    await ann.over();
    await ann.tabTo('Play again');
    await keyboard.press('Enter');
    await ann.page.getByTestId('code').waitFor();
  });
}

await alone(import.meta.url, nim);
