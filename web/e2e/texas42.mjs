// Texas 42 at its own table: people and bots, a nello, a plunge, a set.
//   BASE_URL=http://127.0.0.1:8080 node e2e/texas42.mjs

import { fileURLToPath } from 'node:url';
import { check, DESKTOP, gather, House, leave, PHONE, Suite } from './lib.mjs';

/** Chooses the game, a preset and some numbers, as a host does. `on`: rules to switch on. */
export async function choose42(host, preset, on = [], numbers = {}) {
  for (const option of ['Texas 42', preset]) {
    const name = new RegExp(`^${option}$`);
    await host.page.locator('.option', { has: host.page.getByText(name) }).click();
    await host.page.locator('.option.chosen', { has: host.page.getByText(name) }).waitFor();
  }
  for (const name of on) await host.page.getByRole('switch', { name: new RegExp(`^${name}`) }).check();
  for (const [field, value] of Object.entries(numbers)) {
    await host.page.locator(`#${field}`).fill(String(value));
    await host.page.locator(`#${field}`).blur();
  }
  // Changes are sent a moment after the last one.
  await host.page.waitForTimeout(500);
}

/** What this person may do now, read from the screen. */
function possible(person) {
  return person.page.evaluate(() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((button) => (button.querySelector('.visually-hidden') ?? button).textContent.trim());
    const over = document.querySelector('[data-testid="verdict"]') !== null;
    const hand = Number(/\d+/.exec(document.querySelector('[data-testid=hand]')?.textContent ?? '')?.[0]);
    return {
      over,
      hand,
      bids: texts('.bids button:not(:disabled)'),
      names: texts('.naming button:not(:disabled)'),
      plays: texts('[role=toolbar] button.legal[aria-disabled=false]'),
      goOn: texts('.actions > .primary:not(:disabled)'),
      contract: document.querySelector('[data-testid=contract]')?.textContent.trim() ?? '',
      last: document.querySelector('[data-testid=last-hand]')?.textContent.trim() ?? '',
    };
  });
}

/** Someone acts, as `plan` wishes: `bid` and `name` choose from what is offered; `seen` looks at each screen first. */
async function act(person, now, plan) {
  const press = async (name) => person.page.getByRole('button', { name, exact: true }).first().click({ timeout: 3_000 }).catch(() => {});
  if (now.goOn.length > 0) return press(now.goOn[0]);
  if (now.bids.length > 0) return press(plan.bid(now.bids, now));
  if (now.names.length > 0) return press(plan.name(now.names, now));
  return press(now.plays[0]);
}

/** Plays until the match is over: everyone whose turn it is acts. Tells what was seen. */
export async function play42(people, plan, look = async () => {}) {
  const contracts = new Set();
  const results = new Set();
  for (let idle = 0; idle < 400; ) {
    let acted = false;
    for (const person of people) {
      const now = await possible(person);
      contracts.add(now.contract);
      if (now.last) results.add(now.last);
      if (now.over) return { contracts: [...contracts], results: [...results] };
      if (now.goOn.length + now.bids.length + now.names.length + now.plays.length === 0) continue;
      await look(person, now);
      await act(person, now, plan);
      acted = true;
    }
    idle = acted ? 0 : idle + 1;
    if (!acted) await people[0].page.waitForTimeout(25);
  }
  throw new Error('nobody can do anything');
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

const first = (offered, ...wishes) => wishes.map((wish) => offered.find((name) => wish.test(name))).find(Boolean) ?? offered[0];

export function texas42(suite, house) {
  suite.test('texas42: four people play a short match with a nello, a plunge and a set', async () => {
    const people = [];
    for (const [name, size] of [['Ann', PHONE], ['Bo', DESKTOP], ['Cy', PHONE], ['Dee', DESKTOP]]) people.push(await house.person(name, size));
    const [ann] = people;
    await gather(house, ...people);
    await choose42(ann, 'Family', ['Speed'], { 'marks-to': 2, 'plunge-doubles': 1, 'plunge-marks': 1, 'speed-millis': 100 });
    // The first hand is a nello, the second a plunge, then who must bids 30.
    const plan = {
      bid: (bids, { hand }) => {
        if (hand === 1) return first(bids, /^Bid 1 mark$/, /^Pass$/);
        return hand === 2 ? first(bids, /Plunge/, /^Pass$/) : first(bids, /^Pass$/, /^Bid 30$/);
      },
      name: (names) => first(names, /^Nello/, /^Blanks/),
    };
    const look = lookOnce('texas42');
    const results = [];
    // A set is likely, not certain.
    for (let matches = 0; matches < 4 && !results.some((result) => result.startsWith('Set!')); matches++) {
      if (matches > 0) await ann.button('Play again').click();
      await ann.start();
      await Promise.all(people.map((person) => person.page.locator('.texas').waitFor()));
      const seen = await play42(people, plan, look);
      check(seen.contracts.some((contract) => contract.startsWith('Nello')), `a nello: ${seen.contracts}`);
      check(seen.contracts.some((contract) => contract.startsWith('Plunge')), `a plunge: ${seen.contracts}`);
      results.push(...seen.results);
    }
    check(results.some((result) => result.startsWith('Set!')), `a set: ${results}`);
    const verdicts = await Promise.all(people.map((person) => person.over()));
    check(verdicts[0] === verdicts[2] && verdicts[1] === verdicts[3] && verdicts[0] !== verdicts[1], `partners win together: ${verdicts}`);
    await lookAtBoth(ann, 'texas42-over');
    await leave(...people);
  });

  suite.test('texas42: one against three bots, with hints and acknowledging', async () => {
    const ann = await house.person('Ann', DESKTOP);
    await ann.create();
    await choose42(ann, 'Straight 42', ['Speed', 'Hints', 'Acknowledge'], { 'marks-to': 2, 'speed-millis': 100, 'acknowledge-seconds': 3 });
    for (let bots = 1; bots <= 3; bots++) {
      await ann.button('Add a bot').click();
      await ann.page.getByRole('list', { name: 'Which bot?' }).getByRole('button', { name: /easy/ }).click();
      await ann.page.locator(`:nth-match(:text("bot ·"), ${bots})`).waitFor();
    }
    await ann.start();
    // Bids of marks end with the first trick that is lost, so two hands are soon played.
    const plan = {
      bid: (bids, { hand }) => first(bids, hand === 1 ? /^Bid 1 mark/ : /^Bid 2 marks/, /^Bid \d marks?/, /^Pass/),
      name: (names) => first(names, /advised/),
    };
    const { results } = await play42([ann], plan, lookOnce('texas42-bots'));
    check(results.length > 0, 'it says how a hand ended');
    await ann.over();
    await leave(ann);
  });

  suite.test('texas42: by keyboard, why not, the last trick, languages and looks', async () => {
    const [ann, sofa] = [await house.person('Ann', PHONE), await house.person('Sofa', DESKTOP)];
    const code = await ann.create();
    await choose42(ann, 'One hand');
    for (let bots = 1; bots <= 3; bots++) {
      await ann.button('Add a bot').click();
      await ann.page.getByRole('list', { name: 'Which bot?' }).getByRole('button', { name: /easy/ }).click();
      await ann.page.locator(`:nth-match(:text("bot ·"), ${bots})`).waitFor();
    }
    await ann.start();
    await sofa.go(`/tv/${code}`);
    await sofa.page.locator('.texas').waitFor();
    await sofa.look('texas42-tv');
    const { keyboard } = ann.page;
    let barred = false;
    let looked = false;
    for (let plays = 0; plays < 7 && !(await ann.page.getByTestId('verdict').isVisible()); plays++) {
      await ann.page.getByText(/^(Your turn|The match is over)$/).first().waitFor();
      if (await ann.page.getByTestId('verdict').isVisible()) break;
      const hand = ann.page.getByRole('toolbar', { name: 'Your dominoes' });
      if (!barred && (await hand.locator('button.dim').count()) > 0) {
        barred = true;
        await hand.locator('button.dim').first().click({ force: true });
        await ann.page.getByRole('alert').getByText('so you must').waitFor();
        await ann.look('texas42-barred');
      }
      if (!looked && (await ann.button('Last trick').isVisible())) {
        looked = true;
        await ann.button('Last trick').click();
        await ann.page.getByText(/takes it:/).waitFor();
        await ann.button('Back', { exact: true }).click();
      }
      if (plays === 1) await looks(ann);
      const held = await hand.getByRole('button').count();
      const at = await hand.getByRole('button').evaluateAll((buttons) => buttons.findIndex((button) => button.classList.contains('legal')));
      await hand.locator('[tabindex="0"]').focus();
      await keyboard.press('Home');
      for (let steps = 0; steps < at; steps++) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await ann.page.waitForFunction((before) => document.querySelectorAll('[role=toolbar] button').length < before, held);
    }
    await ann.over();
    await leave(ann, sofa);
  });
}

/** The same table in every look and language. */
async function looks(ann) {
  for (const look of ['High contrast', 'Retro 90s', 'Dark', 'Light']) {
    await ann.button('Settings').click();
    await ann.page.getByLabel('Look', { exact: true }).selectOption(look);
    await ann.page.keyboard.press('Escape');
    await ann.look(`texas42-look-${look.split(' ')[0].toLowerCase()}`);
  }
  await ann.button('Settings').click();
  await ann.page.getByLabel('Language').selectOption('Nederlands');
  await ann.page.getByText('Wij', { exact: true }).waitFor();
  await ann.page.getByLabel('Taal').selectOption('Español');
  await ann.page.getByText('Nosotros', { exact: true }).waitFor();
  await ann.page.getByLabel('Idioma').selectOption('English');
  await ann.page.keyboard.press('Escape');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const house = await House.open();
  const suite = new Suite();
  await texas42(suite, house);
  await house.close();
  
}
