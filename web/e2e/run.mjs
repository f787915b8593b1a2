// House Rules in a real browser:
//   BASE_URL=http://127.0.0.1:8080 SCREENSHOTS=screenshots node e2e/run.mjs
// LANES=1 runs one test at a time (else two). ONLY=… runs the tests whose names match it (a regular expression); COLOR_SCHEME=dark looks at the night.

import { challenge } from './challenge.mjs';
import { crossword } from './crossword.mjs';
import { check, DESKTOP, gather, House, leave, PHONE, Suite } from './lib.mjs';
import { playNim, sticksIn, take } from './nim.mjs';
import { texas42 } from './texas42.mjs';
import { testTrivia } from './trivia.mjs';
import { testUno } from './uno.mjs';

const house = await House.open();
const suite = new Suite();

for (const [kind, size] of [['phone', PHONE], ['desktop', DESKTOP]]) {
  suite.test(`${kind}: home says what is missing`, async () => {
    const ann = await house.person('Ann', size);
    await ann.go('/');
    await ann.look('home');
    await ann.button('Open a table').click();
    await ann.page.getByText('First tell us your name.').waitFor();
    await ann.button('Join').click();
    await ann.page.getByText('Which code?').waitFor();
    await leave(ann);
  });

  suite.test(`${kind}: create, join by code and by link, change a rule, play to the end, rematch`, async () => {
    const [ann, bo, cy] = [await house.person('Ann', size), await house.person('Bo', size), await house.person('Cy', size)];
    const code = await ann.create({ publicly: true });
    check(/^[A-Z]{4,}$/.test(code), `a code of letters, not ${code}`);
    await ann.look('lobby-alone');
    check(await ann.button('Start the match').isDisabled(), 'one alone cannot start');

    await bo.joinByCode(code);
    await cy.go(`/r/${code}`);
    await cy.look('join');
    await cy.joinByLink(code);
    await ann.page.getByText('Cy', { exact: true }).first().waitFor();

    await ann.page.getByRole('switch', { name: /Limited takes/ }).check();
    await bo.page.getByText('Take at most 3 sticks a turn.').first().waitFor();
    await ann.button('Sticks: less').click();
    await bo.page.getByText('Take at most 2 sticks a turn.').first().waitFor();
    check(await bo.page.getByRole('switch', { name: /Limited takes/ }).isDisabled(), 'only the host changes rules');
    await ann.page.getByText('changed by this table').waitFor();
    await ann.look('lobby-host');
    await bo.look('lobby-guest');

    await ann.start();
    await Promise.all([bo, cy].map((person) => person.page.getByTestId('turn').waitFor()));
    const people = [ann, bo, cy];
    const onTurn = await firstOnTurn(people);
    check(/^Waiting for \w+… \((you’re next|\w+ plays after)\)$/.test(await people.find((person) => person !== onTurn).turn()), 'the turn in words');
    await onTurn.look('nim-turn');

    // Too many: the server refuses, and says so where it happened.
    await take(onTurn, 0, 3);
    await onTurn.page.getByRole('alert').getByText(/at most 2/).waitFor();
    await onTurn.look('nim-refused');
    await onTurn.button('Put back').click();

    await playNim(people, 2);
    const verdicts = await Promise.all(people.map((person) => person.over()));
    check(verdicts.filter((verdict) => verdict === 'You win!').length === 1, `one wins: ${verdicts}`);
    await ann.look('results');
    await bo.button('Play again').click();
    await ann.page.getByTestId('code').waitFor();
    await ann.page.getByText('Played at this table').waitFor();
    await leave(ann, bo, cy);
  });

  suite.test(`${kind}: against a bot, chat, looking back, the finished match`, async () => {
    const ann = await house.person('Ann', size);
    await ann.create();
    await ann.button('Add a bot').click();
    await ann.page.getByRole('list', { name: 'Which bot?' }).getByRole('button').first().click();
    await ann.page.getByText(/^bot · /).waitFor();
    await ann.start();
    await playNim([ann], 3, 1);

    if (size === PHONE) await ann.button('Chat').click();
    await ann.page.getByLabel('Say something').fill('hello <b>there</b>');
    await ann.button('Send').click();
    await ann.page.getByText('hello <b>there</b>').waitFor();
    await ann.button('React with 👏').click();
    await ann.look('chat');
    if (size === PHONE) await ann.button('Log').click();
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
    await ann.button('One earlier').click();
    await ann.page.getByText(/^\d+\/\d+$/).waitFor();
    await leave(ann);
  });

  suite.test(`${kind}: the connection is lost and comes back; a move made meanwhile is kept`, async () => {
    const [ann, bo] = [await house.person('Ann', size), await house.person('Bo', size)];
    await gather(house, ann, bo);
    await ann.start();
    await bo.page.getByTestId('turn').waitFor();
    const [first, second] = (await firstOnTurn([ann, bo])) === ann ? [ann, bo] : [bo, ann];

    await second.loseConnection();
    await first.page.getByText(`${second.name} is away`).first().waitFor();
    await second.shot('connection-lost');
    const before = await sticksIn(first);
    await take(first, firstPile(before), 1);
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
    await leave(ann, bo);
  });

  suite.test(`${kind}: rules, big screen, nothing there`, async () => {
    const [ann, tv] = [await house.person('Ann', size), await house.person('Sofa', size)];
    const code = await ann.create();
    await tv.go(`/tv/${code}`);
    await tv.page.getByText('Ann').first().waitFor();
    await tv.look('tv-lobby');
    await ann.button('Add a bot').click();
    await ann.page.getByRole('list', { name: 'Which bot?' }).getByRole('button').first().click();
    await ann.start();
    await tv.page.getByText(/Waiting for/).waitFor();
    await tv.look('tv-table');
    await playNim([ann], 20);
    await tv.page.getByRole('region', { name: 'Podium' }).waitFor();
    await tv.look('tv-podium');
    await ann.go('/rules/nim');
    await ann.page.getByRole('heading', { name: 'Nim', level: 1 }).waitFor();
    await ann.look('rules');
    await ann.go('/nowhere/at/all');
    await ann.page.getByText('This address leads nowhere.').waitFor();
    await ann.look('lost');
    await leave(ann, tv);
  });
}

suite.test('the end by agreement', async () => {
  const [ann, bo] = [await house.person('Ann', DESKTOP), await house.person('Bo', DESKTOP)];
  await gather(house, ann, bo);
  await ann.start();
  await ann.button('End the match now').click();
  await bo.page.getByText('1 of 2 want to end the match now').waitFor();
  await bo.look('stop-vote');
  await bo.button('Agree to end it').click();
  check((await ann.over()) === 'Nobody wins this time.', 'nobody wins');
  await leave(ann, bo);
});

suite.test('keyboard only: from home to the end of a match', async () => {
  const ann = await house.person('Ann', DESKTOP);
  const { keyboard } = ann.page;
  await ann.go('/');
  await ann.page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(ann, 'Your name');
  await keyboard.type('Ann');
  await tabTo(ann, 'Open a table');
  await keyboard.press('Enter');
  await ann.page.getByTestId('code').waitFor();
  await tabTo(ann, 'Add a bot');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await ann.page.getByText(/^bot · /).waitFor();
  await tabTo(ann, 'Start the match');
  await keyboard.press('Enter');
  await ann.page.getByTestId('turn').waitFor({ timeout: 15_000 });
  for (let turns = 0; turns < 40 && !(await ann.page.getByTestId('verdict').isVisible()); turns++) {
    await ann.page.getByText(/^(Your turn|The match is over)$/).first().waitFor();
    if (await ann.page.getByTestId('verdict').isVisible()) break;
    await tabTo(ann, /^Stick \d+ of \d+ in pile/);
    await keyboard.press('End');
    await keyboard.press('Space');
    if (turns === 0) await ann.shot('keyboard');
    await tabTo(ann, /^Take 1 from pile/);
    await keyboard.press('Enter');
    await ann.page.getByTestId('turn').getByText(/Waiting|over/).waitFor();
  }
  await ann.over();
  await tabTo(ann, 'Play again');
  await keyboard.press('Enter');
  await ann.page.getByTestId('code').waitFor();
  await leave(ann);
});

suite.test('languages and looks', async () => {
  const ann = await house.person('Ann', PHONE);
  await ann.go('/');
  for (const look of ['Light', 'Dark', 'High contrast', 'Retro 90s']) {
    await ann.button('Settings').click();
    await ann.page.getByLabel('Look', { exact: true }).selectOption(look);
    await ann.page.keyboard.press('Escape');
    await ann.look(`look-${look.split(' ')[0].toLowerCase()}`);
  }
  await ann.button('Settings').click();
  await ann.look('settings');
  await ann.page.getByLabel('Language').selectOption('Nederlands');
  await ann.page.getByText('Spelavond met jullie eigen regels').waitFor();
  await ann.page.getByLabel('Taal').selectOption('Español');
  await ann.page.getByText('Noche de juegos').waitFor();
  check((await ann.page.locator('html').getAttribute('lang')) === 'es', 'the page says its language');
  await leave(ann);
});

texas42(suite, house);
testUno(house, suite);
testTrivia(house, suite);
crossword(house, suite);
challenge(house, suite);

await suite.run();
await house.close();

async function firstOnTurn(people) {
  for (let tries = 0; tries < 100; tries++) {
    for (const person of people) if ((await person.turn()) === 'Your turn') return person;
    await people[0].page.waitForTimeout(50);
  }
  throw new Error('nobody is on turn');
}

/** Presses Tab until the focus is on something of that name. */
async function tabTo(person, name) {
  for (let presses = 0; presses < 120; presses++) {
    const label = await person.page.evaluate(() => {
      const { activeElement: focused } = document;
      return (focused?.getAttribute('aria-label') ?? focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '').trim();
    });
    if (typeof name === 'string' ? label === name : name.test(label)) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`no way by keyboard to ${name}`);
}

function firstPile(piles) {
  return piles.findIndex((sticks) => sticks > 0);
}

function sum(piles) {
  return piles.reduce((all, sticks) => all + sticks, 0);
}
