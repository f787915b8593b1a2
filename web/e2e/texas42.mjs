// Texas 42 at its own table: people and bots, a nello, a plunge, a set: `scripts/test-browser texas42`.

import { deal } from './deals.mjs';
import { alone, check, DESKTOP, gather, onTurn, PHONE } from './lib.mjs';

/** Chooses the game, a rule set and some numbers, as a host does. `on`: rules to switch on. */
export async function choose42(host, preset, on = [], numbers = {}) {
  await host.choose('Texas 42');
  await host.choose(preset);
  for (const name of on) await (await host.rule(name)).check();
  await host.set(numbers);
}

const BIDS = '.bids button:enabled';
const NAMES = '.naming button:enabled';
const PLAYS = '[role=toolbar] button.legal[aria-disabled=false]';
const GO_ON = '.actions > .primary:enabled';
const OVER = '[data-testid=verdict]';

/** What this person may do now, read from the screen as soon as there is something. */
async function possible(person) {
  await person.page.locator([BIDS, NAMES, PLAYS, GO_ON, OVER].join()).first().waitFor();
  return person.page.evaluate(
    ([bids, names, plays, goOn, over]) => {
      const word = (button) => (button.querySelector('.visually-hidden') ?? button).textContent.trim();
      const texts = (selector) => [...document.querySelectorAll(selector)].map(word);
      const said = (testid) => document.querySelector(`[data-testid=${testid}]`)?.textContent.trim() ?? '';
      return {
        over: document.querySelector(over) !== null,
        hand: Number(/\d+/.exec(said('hand'))?.[0]),
        bids: texts(bids),
        names: texts(names),
        plays: texts(plays),
        goOn: texts(goOn),
        contract: said('contract'),
        last: said('last-hand'),
      };
    },
    [BIDS, NAMES, PLAYS, GO_ON, OVER],
  );
}

/** Someone acts as `plan` wishes, which chooses from what is offered; then the table has changed for them. */
async function act(person, now, plan) {
  const button = (name) => person.page.getByRole('button', { name, exact: true }).first();
  const gone = (selector) => person.page.locator(selector).first().waitFor({ state: 'detached' });
  if (now.goOn.length > 0) {
    await person.page.locator(GO_ON).first().click();
    return gone('.actions > .primary');
  }
  if (now.bids.length > 0) {
    await button(plan.bid(now.bids, now)).click();
    return gone('.bids');
  }
  if (now.names.length > 0) {
    await button(plan.name(now.names, now)).click();
    return gone('.naming');
  }
  const domino = plan.play(now.plays, now);
  if (domino) await button(domino).click();
  await button(domino ?? now.plays[0]).waitFor({ state: 'detached' });
}

/** Plays until the match is over. Tells what was seen. */
async function play42(people, plan, look = async (_person, _now) => {}) {
  const contracts = new Set();
  const results = new Set();
  for (;;) {
    const person = people.length > 1 ? ((await onTurn(people)) ?? people[0]) : people[0];
    const now = await possible(person);
    contracts.add(now.contract);
    if (now.last) results.add(now.last);
    if (now.over) return { contracts: [...contracts], results: [...results] };
    await look(person, now);
    await act(person, now, plan);
  }
}

/** On a phone and on a desk, whatever this person has. */
async function lookAtBoth(person, name) {
  const size = person.page.viewportSize();
  for (const other of [PHONE, DESKTOP]) {
    await person.page.setViewportSize(other);
    await person.look(name);
  }
  await person.page.setViewportSize(size);
}

/** Looks once at each kind of screen. */
function lookOnce(prefix) {
  const looked = new Set();
  return async (person, now) => {
    const kinds = [];
    if (now.bids.length > 0) kinds.push(now.bids.some((bid) => bid.includes('Plunge')) ? 'bid-special' : 'bid');
    if (now.names.length > 0) kinds.push(now.names.includes('Nello') ? 'name-nello' : 'name');
    if (now.plays.length > 0) kinds.push(/^(Nello|Plunge)/.exec(now.contract)?.[1]?.toLowerCase() ?? 'play');
    if (now.goOn.length > 0) kinds.push(now.last ? 'hand-pause' : 'trick-pause');
    for (const kind of kinds.filter((kind) => !looked.has(kind))) {
      looked.add(kind);
      await lookAtBoth(person, `${prefix}-${kind}`);
    }
  };
}

const first = (offered, ...wishes) =>
  wishes.map((wish) => offered.find((name) => wish.test(name))).find(Boolean) ?? offered[0];

export function texas42(suite) {
  suite.test('texas42: four people play a short match with a nello, a plunge and a set', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { deal: deal('texas42 short') });
    const people = [
      ann,
      await evening.person('Bo', DESKTOP),
      await evening.person('Cy', PHONE),
      await evening.person('Dee', DESKTOP),
    ];
    await gather(...people);
    await choose42(ann, 'Family', [], { 'marks-to': 2, 'plunge-doubles': 1, 'plunge-marks': 1 });
    await ann.start();
    // Ann bids a mark and loses a nello with the highest double; then her partner plunges, and they lose again.
    const plan = {
      bid: (bids, { hand }) => (hand === 1 ? first(bids, /^Bid 1 mark$/, /^Pass$/) : first(bids, /Plunge/, /^Pass$/)),
      name: (names) => first(names, /^Nello/, /^Blanks/),
      play: (plays) => first(plays, /6-6|six-six|double six/i),
    };
    const seen = await play42(people, plan, lookOnce('texas42'));
    check(
      seen.contracts.some((contract) => contract.startsWith('Nello')),
      `a nello: ${seen.contracts}`,
    );
    check(
      seen.contracts.some((contract) => contract.startsWith('Plunge')),
      `a plunge: ${seen.contracts}`,
    );
    check(
      seen.results.some((result) => result.startsWith('Set!')),
      `a set: ${seen.results}`,
    );
    const verdicts = await Promise.all(people.map((person) => person.over()));
    const [a, b, c, d] = verdicts;
    check(a === c && b === d && a !== b, `partners win together: ${verdicts}`);
    await lookAtBoth(ann, 'texas42-over');
  });

  suite.test('texas42: one against three bots, with hints and acknowledging', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('texas42 bots') });
    await ann.create();
    await choose42(ann, 'Straight 42', ['Speed', 'Hints', 'Acknowledge'], {
      'marks-to': 2,
      'speed-millis': 0.1,
      'acknowledge-seconds': 60,
    });
    await ann.addBots(3, 'easy');
    await ann.start();
    // Bids of marks end with the first trick that is lost, so two hands are soon played.
    const plan = {
      bid: (bids, { hand }) => first(bids, hand === 1 ? /^Bid 1 mark/ : /^Bid 2 marks/, /^Bid \d marks?/, /^Pass/),
      name: (names) => first(names, /advised/),
      // A single domino goes by itself.
      play: (plays) => (plays.length > 1 ? plays[0] : null),
    };
    const { results } = await play42([ann], plan, lookOnce('texas42-bots'));
    check(results.length > 0, 'it says how a hand ended');
    check(/^(You win!|You lose|.* wins?)/.test(await ann.over()), 'and the match');
  });

  suite.test('texas42: a match against three strong bots, with hints asked for and laying down', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('texas42 bots') });
    await ann.create();
    await choose42(ann, 'Straight 42', ['Hints', 'Laying down'], { 'marks-to': 1 });
    await ann.addBots(3, 'strong');
    await ann.start();
    const plan = {
      bid: (bids) => first(bids, /^Bid 2 marks/, /^Bid \d marks?/, /^Pass/),
      name: (names) => first(names, /advised/),
      play: (plays) => plays[0],
    };
    let asked = false;
    const look = async (person, now) => {
      if (asked || now.bids.length === 0) return;
      asked = true;
      await person.button('What would it do?').click();
      await person.page
        .getByText(/in \d+ of \d+ deals/)
        .first()
        .waitFor();
      await person.look('texas42-hints');
    };
    const { results } = await play42([ann], plan, look);
    check(asked, 'hints were asked for');
    check(results.length > 0, 'it says how a hand ended');
    check(/^(You win!|You lose|.* wins?)/.test(await ann.over()), 'and the match');
  });

  suite.test('texas42: by keyboard, why not, the last trick, languages and looks', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { deal: deal('texas42 keyboard') });
    const { page } = ann;
    const hand = page.getByRole('toolbar', { name: 'Your dominoes' });
    await ann.create();
    await choose42(ann, 'One hand');
    await ann.addBots(3, 'easy');
    await ann.start();
    let [barred, looked] = [false, false];
    for (let plays = 0; await onTurn([ann]); plays++) {
      await page.locator(PLAYS).first().waitFor();
      if (!barred && (await hand.locator('button.dim').count()) > 0) {
        barred = true;
        await hand.locator('button.dim').first().click({ force: true });
        await page.getByRole('alert').getByText('so you must').waitFor();
        await ann.look('texas42-barred');
      }
      if (!looked && (await ann.button('Last trick').isVisible())) {
        looked = true;
        await ann.button('Last trick').click();
        await page.getByText(/takes it:/).waitFor();
        await ann.button('Back', { exact: true }).click();
      }
      if (plays === 1) await looks(ann);
      await playByKeys(ann, hand);
    }
    await ann.over();
    check(barred && looked, `why not: ${barred}, the last trick: ${looked}`);
  });
}

/** The first domino that may be played, with the arrows. */
async function playByKeys(person, hand) {
  const held = await hand.getByRole('button').count();
  const at = await hand
    .getByRole('button')
    .evaluateAll((all) => all.findIndex(({ classList }) => classList.contains('legal')));
  await hand.locator('[tabindex="0"]').focus();
  await person.page.keyboard.press('Home');
  for (let steps = 0; steps < at; steps++) await person.page.keyboard.press('ArrowRight');
  await person.page.keyboard.press('Enter');
  await hand
    .getByRole('button')
    .nth(held - 1)
    .waitFor({ state: 'detached' });
}

/** The same table in every look and language. */
async function looks(ann) {
  await ann.everyLook('texas42-look');
  await ann.wear('Light');
  await ann.button('Settings').click();
  await ann.page.getByLabel('Language').selectOption('Nederlands');
  await ann.page.getByText('Wij', { exact: true }).first().waitFor();
  await ann.page.getByLabel('Taal').selectOption('Español');
  await ann.page.getByText('Nosotros', { exact: true }).first().waitFor();
  await ann.page.getByLabel('Idioma').selectOption('English');
  await ann.page.keyboard.press('Escape');
}

await alone(import.meta.url, texas42);
