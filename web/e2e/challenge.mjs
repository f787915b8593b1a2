// Challenges and clocks at the crossword's table: `scripts/test-browser challenge`. The host's tiles are all A, so
// everybody's rack is known: AA is a word and AAA is none.

import { begin, command, passToTheEnd, seen, sit } from './crossword.mjs';
import { alone, CALM, check, DESKTOP, onTurn, PHONE, SMALL_PHONE } from './lib.mjs';

const panel = (person) => person.page.getByTestId('doubt');
const says = (person, text) => panel(person).getByText(text).first().waitFor();
const choose = (person, name) => panel(person).getByRole('button', { name }).click();
const can = async (person, name) => (await panel(person).getByRole('button', { name }).count()) > 0;
const rackOf = async (person) => (await seen(person)).rack.length;
const tilesOn = async (person) => (await seen(person)).letters.filter(Boolean).length;
const scoreOf = (person, other) =>
  person.page
    .getByRole('list', { name: 'Scores' })
    .getByRole('listitem')
    .filter({ hasText: other.name })
    .locator('.score')
    .textContent();

/** Everyone in the order in which they play, beginning with who is on turn. */
async function inOrder(people) {
  const first = await onTurn(people);
  const at = people.indexOf(first);
  return [...people.slice(at), ...people.slice(0, at)];
}

async function three(evening, preset) {
  const people = [
    await evening.person('Ann', DESKTOP),
    await evening.person('Bo', SMALL_PHONE),
    await evening.person('Cy', PHONE, CALM),
  ];
  await sit(people, preset);
  await begin(people);
  return inOrder(people);
}

/** Tiles that wear a mark. */
const marked = (person, mark) => person.page.locator(`[data-square] .tile.${mark}`);

export function challenge(suite) {
  suite.test('three players: a phony is challenged and withdrawn', async (evening) => {
    const [one, two, third] = await three(evening, 'Doubt by the list');
    await command(one, '4D AAA');
    for (const other of [two, third]) {
      await says(other, /^\w+ played AAA for 18 points$/);
      check(
        (await can(other, 'Challenge')) && (await can(other, 'Looks good')),
        'the others may challenge and wave through',
      );
      check((await marked(other, 'claimed').count()) === 3, 'the word is coloured');
      await other.page
        .getByRole('gridcell', { name: /just played, may be challenged/ })
        .first()
        .waitFor();
    }
    await says(one, 'You played AAA for 18 points');
    check(!(await can(one, 'Challenge')), 'nobody challenges themselves');
    check((await rackOf(one)) === 4, 'the draw waits');
    await two.look('challenge-window');
    await third.look('challenge-window');
    await one.look('challenge-window');

    await choose(third, 'Looks good');
    await two.page.getByTestId('waived').getByText(`Looks good to ${third.name}`).waitFor();
    // Who waived has spoken.
    await panel(third).getByRole('button', { name: 'Challenge' }).waitFor({ state: 'detached' });
    const calm = [one, two, third].find(({ name }) => name === 'Cy');
    const others = [one, two, third].filter((person) => person !== calm);
    const flown = await Promise.all(others.map((person) => person.watchFor('.flying')));
    await choose(two, 'Challenge');
    await calm.page.getByTestId('outcome').waitFor();
    check((await calm.page.locator('.flying').count()) === 0, 'who wants no motion is only told');
    for (const seen of flown) await seen();
    for (const person of [one, two, third]) {
      await person.page.getByTestId('outcome').getByText('AAA is withdrawn').waitFor();
      await says(
        person,
        new RegExp(
          `The word list has judged\\. ${one.name} takes the tiles back, without the 18 points, and the turn is lost\\.`,
        ),
      );
      check((await tilesOn(person)) === 0, 'the board is empty again');
      check((await scoreOf(person, one)) === '0', 'the score is undone');
      await person.page
        .getByRole('gridcell', { name: /taken back from here/ })
        .first()
        .waitFor();
    }
    check((await rackOf(one)) === 7, 'the tiles are back');
    check((await two.turn()).startsWith('Your turn'), 'the turn is lost');
    await one.look('challenge-withdrawn');
    await two.look('challenge-withdrawn');
  });

  suite.test('three players: a good word is challenged and stands', async (evening) => {
    const [one, two, third] = await three(evening, 'Doubt by the list');
    await command(one, '4D AA');
    await says(third, `${one.name} played AA for 12 points`);
    await choose(third, 'Challenge');
    for (const person of [one, two, third]) {
      await person.page.getByTestId('outcome').getByText('AA stands').waitFor();
      await says(person, new RegExp(`${third.name} skips the next turn\\.`));
      await person.page.getByTestId('skips').getByText(`${third.name} skips the next turn`).waitFor();
      check((await marked(person, 'stands').count()) === 2, 'the word is marked as good');
      check((await scoreOf(person, one)) === '12', 'the score stays');
    }
    check((await rackOf(one)) === 7, 'the player has drawn');
    check((await one.turn()) === `Waiting for ${two.name}… (you’re next)`, 'the skipped one is not next');
    await one.look('challenge-stands');
    await third.look('challenge-stands');

    // The third is passed over, once; and whoever is next and wrong loses the turn at once.
    await command(two, 'pass');
    await one.myTurn();
    await third.page.getByTestId('skipped').getByText(`${third.name}’s turn was skipped`).waitFor();
    await third.look('challenge-skipped');
    // Who comes back meanwhile is told so, too.
    await third.page.reload();
    await third.page.getByTestId('skipped').getByText(`${third.name}’s turn was skipped`).waitFor();
    await command(one, 'D4 .A');
    await says(two, `${one.name} played AA for 6 points`);
    await choose(two, 'Challenge');
    await says(one, new RegExp(`${two.name}’s turn is skipped\\.`));
    await third.myTurn();

    // Clocks: amber under half a minute, red below nothing. The page's own clock is pushed on; nobody waits.
    const clock = (person, other) =>
      person.page
        .getByRole('list', { name: 'Scores' })
        .getByRole('listitem')
        .filter({ hasText: other.name })
        .getByRole('timer');
    const left = /^(\d+):(\d\d)$/.exec((await clock(one, third).textContent()).trim());
    check(left, 'a clock for everyone');
    await pushClock(one, (Number(left[1]) * 60 + Number(left[2]) - 25) * 1_000);
    await one.page.locator('.clock.runs.soon').waitFor();
    await one.look('clock-amber');
    await pushClock(one, 60_000);
    await clock(one, third)
      .filter({ hasText: /−\d:\d\d\s*−\d0/ })
      .waitFor();
    await one.look('clock-overtime');
  });

  suite.test('the countdown closes the window', async (evening) => {
    const people = [await evening.person('Ann', DESKTOP), await evening.person('Bo', SMALL_PHONE)];
    await sit(people, 'Hurried doubt');
    await begin(people);
    const [one, two] = await inOrder(people);
    // While it can be challenged the draw waits.
    const counts = panel(two)
      .getByRole('timer')
      .getByText(/^0:(10|0\d) left$/)
      .waitFor();
    const waits = one.page.waitForFunction(
      () =>
        document.querySelector('[data-testid=doubt]') && document.querySelectorAll('.rack [data-tile]').length === 5,
    );
    await command(one, '4D AA');
    await Promise.all([counts, waits]);
    await panel(two).waitFor({ state: 'detached' });
    await one.page.locator('.rack [data-tile]').nth(6).waitFor();
    check(
      (await two.turn()).startsWith('Your turn') && (await scoreOf(two, one)) === '12',
      'the play stands and the turn goes on',
    );

    // The last play: the game is over when nobody challenges it.
    const told = Promise.all([
      says(one, /^\w+ went out with AAAAAAA, AA, AA for \d+ points$/),
      says(one, /The game is over if nobody challenges\./),
      one.page.getByTestId('turn').getByText('Does the last play stand?').waitFor(),
    ]);
    await command(two, '3B AAAAAAA');
    await told;
    await one.shot('challenge-last');
    await Promise.all(people.map((person) => person.over()));
  });

  suite.test('the table judges', async (evening) => {
    const [one, two, third] = await three(evening, 'Doubt at the table');
    await command(one, '4D AAA');
    await says(two, `${one.name} played AAA for 18 points`);
    await choose(two, 'Challenge');
    await says(third, `${two.name} challenges AAA`);
    await says(one, `${two.name} challenges your AAA`);
    await says(two, 'You challenge AAA');
    check((await third.turn()) === 'You judge the challenge', 'who judges is asked');
    check((await two.turn()) === `${third.name} may judge the challenge…`, 'the others know whom they wait for');
    check((await can(third, /^It’s valid/)) && (await can(third, /^It’s invalid/)), 'who is not involved judges');
    check(!(await can(two, /^It’s/)), 'the challenger does not');
    check(
      (await can(one, /^It’s invalid/)) && !(await can(one, /^It’s valid/)),
      'who was challenged may only admit it',
    );
    check((await marked(third, 'doubted').count()) === 3, 'the word is marked as doubted');
    await panel(third)
      .getByRole('timer')
      .getByText(/^[1-5]:\d\d left$/)
      .waitFor();
    for (const person of [one, two, third]) await person.look('challenge-judging');

    // The host allows looking words up, while a challenge is judged.
    await third.page.getByTestId('lookup').getByText('not in the word list').waitFor();
    await choose(third, 'Look a word up');
    await panel(third).getByLabel('Which word?').fill('aa');
    await panel(third).getByRole('button', { name: 'Look up', exact: true }).click();
    await says(third, 'AA is in the word list.');
    await panel(third).getByLabel('Which word?').fill('aaaa');
    await panel(third).getByRole('button', { name: 'Look up', exact: true }).click();
    await says(third, 'AAAA is not in the word list.');
    await third.look('challenge-lookup');

    await choose(third, /^It’s invalid/);
    await says(two, new RegExp(`${third.name} has judged\\. ${one.name} takes the tiles back`));
    await says(third, /You have judged\./);
    check((await rackOf(one)) === 7 && (await tilesOn(two)) === 0, 'the tiles are back');

    // Then the other way round, and the judge need not agree with any list.
    await two.myTurn();
    await command(two, '4D AAA');
    await says(third, `${two.name} played AAA for 18 points`);
    await choose(third, 'Challenge');
    await says(one, `${third.name} challenges AAA`);
    await choose(one, /^It’s valid/);
    for (const person of [one, two, third]) await person.page.getByTestId('outcome').getByText('AAA stands').waitFor();
    await says(two, new RegExp(`${one.name} has judged\\. ${third.name}’s turn is skipped\\.`));
    await one.myTurn();

    // After the match words may be looked up, too.
    await passToTheEnd([one, two, third], false);
    await one.over();
    await one.button('See the table').click();
    await one.page.getByLabel('Which word?').fill('aa');
    await one.button('Look up', { exact: true }).click();
    await one.page.getByText('AA is in the word list.').waitFor();
    await one.look('challenge-over');
  });

  suite.test('a reconnect in mid-challenge', async (evening) => {
    const [one, two, third] = await three(evening, 'Doubt at the table');
    await command(one, '4D AAA');
    await says(two, `${one.name} played AAA for 18 points`);
    await choose(two, 'Challenge');
    await says(third, `${two.name} challenges AAA`);

    // The judge is gone, and the two are left to themselves; then the judge is back and finds all as it is.
    await third.loseConnection();
    await two.page.getByText(`${third.name} is away`).first().waitFor();
    await panel(two)
      .getByRole('button', { name: /^It’s valid/ })
      .waitFor();
    await two.look('challenge-judge-away');
    await third.comeBack();
    await panel(third)
      .getByRole('button', { name: /^It’s valid/ })
      .waitFor();
    await panel(two)
      .getByRole('button', { name: /^It’s valid/ })
      .waitFor({ state: 'detached' });

    // A reload of each, in mid-challenge.
    for (const person of [one, two, third]) {
      await person.page.reload();
      await panel(person).waitFor();
      check((await marked(person, 'doubted').count()) === 3, 'the word is still marked');
      check((await rackOf(person)) === (person === one ? 4 : 7), 'the racks are as they were');
    }
    await choose(third, /^It’s valid/);
    for (const person of [one, two, third]) await person.page.getByTestId('outcome').getByText('AAA stands').waitFor();

    // What is decided while someone is away is told on return.
    await third.myTurn();
    await command(third, 'D4 .AA');
    await says(one, /played AAA for/);
    await choose(one, 'Challenge');
    await says(one, 'You challenge AAA');
    await panel(two)
      .getByRole('button', { name: /^It’s invalid/ })
      .waitFor();
    await one.loseConnection();
    await choose(two, /^It’s invalid/);
    await one.comeBack();
    await one.page.getByTestId('outcome').getByText('AAA is withdrawn').waitFor();
    check((await tilesOn(one)) === 3, 'only the first word lies there');
  });
}

/** The page believes that time has passed; also when the server next tells it the time. */
async function pushClock(person, millis) {
  await person.page.evaluate((by) => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + by;
    const parse = JSON.parse;
    JSON.parse = (text, reviver) => {
      const frame = parse(text, reviver);
      for (const told of [frame?.pong, frame?.welcome]) if (told) told.now += by;
      return frame;
    };
  }, millis);
}

await alone(import.meta.url, challenge);
