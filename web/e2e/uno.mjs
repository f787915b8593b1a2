// UNO at its own table.

import { check, DESKTOP, gather, leave, PHONE } from './lib.mjs';

/** Turns the lobby to UNO, with a preset, so many cards each, and so many milliseconds to catch somebody. */
export async function chooseUno(host, preset, { cards = 7, window } = {}) {
  const { page } = host;
  await page.locator('label.option', { hasText: /^\s*UNO/ }).click();
  await page.locator('label.option', { hasText: new RegExp(`^\\s*${preset}`) }).click();
  await page.getByText('is dealt 7 cards').first().waitFor();
  if (window) {
    await page.locator('#uno_call-window').fill(String(window));
    await page.locator('#uno_call-window').blur();
  }
  for (let now = 7; now > cards; now--) {
    await host.button('Cards: less').first().click();
    await page.getByText(`dealt ${now - 1} cards`).first().waitFor();
  }
}

export async function addBots(host, count, kind = 'random') {
  for (let bots = 1; bots <= count; bots++) {
    await host.button('Add a bot').click();
    await host.page.getByRole('list', { name: 'Which bot?' }).getByRole('button', { name: kind }).click();
    await host.page.waitForFunction((all) => document.body.innerText.match(/bot · /g)?.length === all, bots);
  }
}

/** What one sees and can do, in one look. */
function glance(person) {
  return person.page.evaluate(() => {
    const shown = (selector) => [...document.querySelectorAll(`.uno ${selector}`)];
    const named = (text) => shown('.actions button').some((button) => button.textContent.trim().startsWith(text) && !button.disabled);
    const cards = shown('[data-card]').map((button) => ({ card: button.dataset.card, playable: button.getAttribute('aria-disabled') === 'false' }));
    return {
      over: document.querySelector('[data-testid=verdict]') !== null,
      ended: document.querySelector('#uno-end') !== null,
      cards: cards.map(({ card }) => card),
      playable: cards.filter(({ playable }) => playable).map(({ card }) => card),
      colour: shown('.colour')[0]?.innerText.trim().split(/\s+/).pop()?.charAt(0),
      penalty: Number(shown('.penalty b')[0]?.textContent.slice(1) ?? 0),
      challenged: shown('.note')[0]?.textContent ?? '',
      sees: shown('.note li').length,
      said: shown('.said').length > 0,
      catches: shown('.catch').length,
      uno: named('UNO'),
      draw: named('Draw'),
      pass: named('Pass'),
      accept: named('Take'),
      challenge: named('Challenge'),
      ready: named('Next hand'),
      names: shown('.names button').length > 0,
    };
  });
}

const press = (locator) => locator.first().click({ timeout: 1_500 }).then(() => true, () => false);

/** Does one thing, if there is one; prefers what has not been seen yet. */
async function move(person, wanted, seen) {
  const now = await glance(person);
  const { page } = person;
  const note = now.challenged.includes('and was right') ? 'guilty' : now.challenged.includes('and was wrong') ? 'innocent' : null;
  if (note && now.sees > 0) await seen(note, person);
  if (now.penalty > 4 || (now.penalty > 2 && now.accept && !now.challenge)) await seen('stack', person);
  if (now.over) return 'over';
  if (now.ready) {
    await seen('end', person);
    return press(person.button('Next hand'));
  }
  if (now.catches > 0) {
    await seen('exposed', person);
    if (await press(page.locator('.uno .catch'))) await seen('catch', person);
    return true;
  }
  // Once it is forgotten, so that somebody can be caught; else it is said.
  if (now.uno && !(wanted.has('catch') && !wanted.has('call'))) {
    await seen('uno', person);
    if (await press(page.locator('.uno .call'))) await seen('call', person);
    return true;
  }
  if (now.challenge && (wanted.has('guilty') || wanted.has('innocent'))) {
    await seen('answer', person);
    return press(person.button('Challenge', { exact: true }));
  }
  if (now.names) return press(page.locator('.uno .names button'));
  const lay = choice(now, wanted);
  if (lay) {
    if (!(await press(page.locator(`.uno [data-card="${lay}"]`)))) return false;
    if (lay.startsWith('w') || lay.endsWith('7')) {
      const ways = page.locator('dialog .ways button');
      if (await ways.first().waitFor({ timeout: 400 }).then(() => true, () => false)) {
        await seen(lay.startsWith('w') ? 'colour' : 'swap', person);
        await press(ways);
      }
    }
    return true;
  }
  if (now.accept) return press(page.locator('.uno .actions button', { hasText: /^Take/ }));
  if (now.draw) return press(person.button('Draw', { exact: true }));
  if (now.pass) {
    await seen('drawn', person);
    return press(person.button('Pass', { exact: true }));
  }
  return false;
}

/** A wild draw four as it is wanted (bluffed or honest), a draw two to be stacked upon; else anything. */
function choice({ playable, cards, colour }, wanted) {
  const four = playable.includes('w+4') ? 'w+4' : null;
  const bluff = cards.some((card) => card.startsWith(colour));
  if (four && wanted.has(bluff ? 'guilty' : 'innocent')) return four;
  const rest = playable.filter((card) => card !== 'w+4');
  return (wanted.has('stack') && rest.find((card) => card.endsWith('+2'))) || rest[0] || four;
}

/** Plays until all that is wanted was seen, or the time is up. */
async function playUno(people, wanted, { seconds, onSight = async () => {} }) {
  const until = Date.now() + seconds * 1000;
  const sights = new Set();
  const seen = async (what, person) => {
    wanted.delete(what);
    if (sights.has(what)) return;
    sights.add(what);
    await onSight(what, person);
  };
  while (Date.now() < until && wanted.size > 0) {
    let moved = false;
    for (const person of people) {
      const done = await move(person, wanted, seen);
      if (done === 'over') return sights;
      moved ||= done;
    }
    if (!moved) await people[0].page.waitForTimeout(30);
  }
  return sights;
}

export function testUno(house, suite) {
  const calm = { reducedMotion: 'reduce' };

  suite.test('uno: three people and a bot; a call, a catch, challenges both ways, a stack, the end of a hand', async () => {
    const people = [await house.person('Ann', PHONE, calm), await house.person('Bo', DESKTOP, calm), await house.person('Cy', PHONE, calm)];
    await gather(house, ...people);
    await chooseUno(people[0], 'Wild', { cards: 4, window: 6000 });
    await addBots(people[0], 1);
    await people[0].start();
    await Promise.all(people.map((person) => person.page.getByRole('toolbar', { name: 'Your hand: 4 cards' }).waitFor()));
    for (const person of people) await person.look('uno-begin');
    const looked = new Set(['answer', 'colour', 'swap', 'guilty', 'innocent', 'stack', 'end', 'exposed']);
    const wanted = new Set(['call', 'catch', 'guilty', 'innocent', 'stack', 'end']);
    const all = [...wanted];
    const onSight = async (what, person) => {
      // Pictures at once where it is urgent, a whole look where there is time.
      if (['exposed', 'uno'].includes(what)) await person.shot(`uno-${what}`);
      else if (looked.has(what)) await person.look(`uno-${what}`);
    };
    const sights = await playUno(people, wanted, { seconds: 240, onSight });
    const missing = all.filter((what) => !sights.has(what));
    check(missing.length === 0, `not seen: ${missing}; seen: ${[...sights]}`);
    await leave(...people);
  });

  for (const size of [PHONE, DESKTOP]) {
    suite.test(`uno: ten at the table, ${size.width} wide`, async () => {
      const ann = await house.person('Ann', size, calm);
      await ann.create();
      await chooseUno(ann, 'Official');
      await addBots(ann, 9, 'easy');
      await ann.start();
      await ann.page.locator('.uno [data-seat]').nth(8).waitFor();
      await ann.myTurn().catch(() => {});
      await ann.look('uno-ten');
      const targets = await ann.page.evaluate(() => [...document.querySelectorAll('.uno button')].map((button) => button.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44).length);
      check(targets === 0, `${targets} targets are too small for a finger`);
      await leave(ann);
    });
  }

  suite.test('uno: by keyboard alone, and a card that does not fit says why', async () => {
    const ann = await house.person('Ann', DESKTOP, calm);
    await ann.create();
    await chooseUno(ann, 'One hand');
    await addBots(ann, 1);
    await ann.start();
    const { page } = ann;
    for (let turns = 0, refused = false; turns < 6 && !(await page.getByTestId('verdict').isVisible()); turns++) {
      await page.getByTestId('turn').getByText(/^(Your turn|The match is over)$/).waitFor();
      if (await page.getByTestId('verdict').isVisible()) break;
      const { playable, cards } = await glance(ann);
      await page.locator('.uno[tabindex]').focus();
      while (!(await page.evaluate(() => document.activeElement?.matches('[data-card]')))) await page.keyboard.press('Tab');
      if (!refused && playable.length > 0 && playable.length < new Set(cards).size) {
        refused = true;
        await page.keyboard.press('Home');
        for (let i = 0; i < cards.length && playable.includes(cards[i]); i++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').locator('li').first().waitFor();
        await ann.look('uno-why-not');
      }
      if (playable.length > 0) {
        await page.keyboard.press('Home');
        for (let i = 0; !playable.includes(cards[i]); i++) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
          await page.waitForTimeout(50);
        if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Enter');
      } else {
        for (let i = 0; i < 10 && !(await page.evaluate(() => document.activeElement?.closest('.actions'))); i++) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(150);
    }
    await leave(ann);
  });

  suite.test('uno: every look', async () => {
    const ann = await house.person('Ann', PHONE, calm);
    await ann.create();
    await chooseUno(ann, 'Wild');
    await addBots(ann, 3, 'easy');
    await ann.start();
    await ann.page.getByRole('toolbar', { name: /Your hand/ }).waitFor();
    for (const look of ['Light', 'Dark', 'High contrast', 'Retro 90s']) {
      await ann.button('Settings').click();
      await ann.page.getByLabel('Look', { exact: true }).selectOption(look);
      await ann.page.keyboard.press('Escape');
      await ann.look(`uno-look-${look.split(' ')[0].toLowerCase()}`);
    }
    await leave(ann);
  });
}
