// Faults that were found on a tour of the page, each with its test: `scripts/test-browser faults`. (Native boxes that ask are
// errors in every test, see lib.mjs; what fits and what can be hit is in layout.mjs.)

import { findPlay, seen, sit } from './crossword.mjs';
import { deal } from './deals.mjs';
import { alone, CALM, check, gather, onTurn, SMALL_PHONE } from './lib.mjs';
import { choose42 } from './texas42.mjs';
import { chooseUno } from './uno.mjs';

/** All that a screen reader is told of by itself. */
const spoken = (person) =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('[aria-live], [role=status], [role=alert]')].map((one) => one.textContent).join('\n'),
  );

export function faults(suite) {
  suite.test('fault: what a play would score is no news after it is played', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE, { ...CALM, deal: deal('crossword plain') });
    const bo = await evening.person('Bo', SMALL_PHONE, CALM);
    await sit([ann, bo]);
    await ann.start();
    const first = await onTurn([ann, bo]);
    const play = findPlay(await seen(first));
    for (const { letter, square } of play.tiles) {
      await first.page.locator(`.rack [data-tile="${letter}"]:not(.laid)`).first().click();
      await first.page.locator(`[data-square="${square}"]`).click();
    }
    await first.button(/^Play for \d+$/).waitFor();
    await first.page.waitForFunction(() => document.querySelector('.crossword [role=status]')?.textContent);
    check(/would score \d+/.test(await spoken(first)), 'told while it is laid');
    await first.button(/^Play for \d+$/).click();
    await first.turnIsOver();
    check(!/would score/.test(await spoken(first)), `told no more: ${await spoken(first)}`);
  });

  suite.test('fault: where no keyboard opens, nobody is told to type', async (evening) => {
    const touch = { ...CALM, hasTouch: true, isMobile: true };
    const ann = await evening.person('Ann', SMALL_PHONE, { ...touch, deal: deal('crossword plain') });
    const bo = await evening.person('Bo', SMALL_PHONE, touch);
    await sit([ann, bo]);
    await ann.start();
    const first = await onTurn([ann, bo]);
    const hint = first.page.getByTestId('forecast');
    await hint.getByText('Tap a tile, then a square; or tap a square, then tiles; or drag.').waitFor();
    // What it says works: a square, then tiles.
    const play = findPlay(await seen(first));
    await first.page.locator(`[data-square="${play.tiles[0].square}"]`).tap();
    if (!play.across) await first.page.locator(`[data-square="${play.tiles[0].square}"]`).tap();
    for (const { letter } of play.tiles)
      await first.page.locator(`.rack [data-tile="${letter}"]:not(.laid)`).first().tap();
    await first.button(/^Play for \d+$/).waitFor();
  });

  suite.test('fault: marks are marks, and never points', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE, { ...CALM, deal: deal('texas42 short') });
    await ann.create();
    await choose42(ann, 'Family', [], { 'marks-to': 1 });
    await ann.addBots(3, 'easy');
    await ann.start();
    const ways = ['.bids button:enabled', '.naming button:enabled', '[role=toolbar] button.legal[aria-disabled=false]'];
    for (;;) {
      const verdict = ann.page.getByTestId('verdict');
      const goOn = ann.page.locator('.actions > .primary:enabled');
      await ann.page.locator(ways.join()).or(goOn).or(verdict).first().waitFor();
      if (await verdict.isVisible()) break;
      const mark = ann.button(/^Bid 1 mark/);
      const next = (await mark.count()) > 0 ? mark : (await goOn.count()) > 0 ? goOn : ann.page.locator(ways.join());
      await ann.noteTurn();
      await next.first().click();
      await ann.page.waitForFunction(
        (at) => Number(document.querySelector('[data-testid=turn]')?.getAttribute('data-entry')) > at,
        ann.turnAt,
      );
    }
    const podium = await ann.page.getByRole('region', { name: 'Podium' }).innerText();
    check(/1 mark\b/.test(podium) && /0 marks/.test(podium) && !/point/.test(podium), `marks: ${podium}`);
    const bar = await ann.page.getByRole('list', { name: 'Scores' }).innerText();
    check(!/point/.test(bar), `marks in the bar, too: ${bar}`);
    await ann.page.getByRole('link', { name: 'Look at this match again' }).click();
    await ann.page.getByRole('slider').waitFor();
    const match = await ann.page.locator('main').innerText();
    check(!/\b[01] points?\b/.test(match), `nor points where the match is looked at: ${match}`);
  });

  suite.test('fault: a hand is a hand, and never a round', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE, CALM);
    await ann.create();
    await chooseUno(ann, 'Official');
    await ann.addBots(2, 'random');
    await ann.start();
    await ann.page.getByRole('toolbar').waitFor();
    await ann.page.getByRole('button', { name: /^Open: / }).click();
    // It asks first.
    await ann.button('Skip this hand').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    check((await ann.page.locator('#uno-end').count()) === 0, 'nothing is skipped by asking');
    await ann.button('Skip this hand').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Skip this hand' }).click();
    await ann.page.locator('#uno-end').waitFor();
    await ann.button('Next hand', { exact: true }).first().waitFor();
    const text = await ann.page.locator('body').innerText();
    check(!/\bround\b/i.test(text), `no round anywhere: ${text}`);
  });

  suite.test('fault: a clock that runs is seen: looking back, and while somebody is away', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', SMALL_PHONE, CALM), await evening.person('Bo', SMALL_PHONE, CALM)];
    await gather(ann, bo);
    await ann.choose('Nim');
    await (await ann.rule('Turn clock')).check();
    await ann.start();
    const first = await onTurn([ann, bo]);
    const second = first === ann ? bo : ann;
    await first.page.getByRole('timer').waitFor();
    await first.button(/^Open: /).click();
    await first.button('Log', { exact: true }).click();
    await first.page.getByRole('list', { name: 'Log' }).getByRole('button').first().click();
    await first.page.getByText(/Looking back: 1 of/).waitFor();
    await first.page.getByRole('timer').waitFor();
    check((await first.turn()).startsWith('Your turn'), 'and whose turn it is');
    await first.button('Back to live').click();
    // Whoever waits is told how long, and what happens then.
    await first.loseConnection();
    await second.page.getByText(`${first.name} is away`).first().waitFor();
    const notice = second.page.getByText(/The game goes on without them in \d+:\d\d\./).first();
    await notice.waitFor();
    await second.page.getByText('Then the game decides for them; they may come back at any time.').first().waitFor();
    await first.comeBack();
    await notice.waitFor({ state: 'detached' });
  });

  suite.test('fault: a table of plain text is scrolled by keyboard', async (evening) => {
    const people = [
      await evening.person('Ann', { width: 667, height: 375 }, CALM),
      await evening.person('Bo', SMALL_PHONE, CALM),
    ];
    const [ann] = people;
    await sit(people);
    await ann.start();
    await ann.page.getByRole('grid').waitFor();
    await ann.button('Settings').click();
    await ann.page.getByLabel('Tables as plain text').check();
    await ann.page.keyboard.press('Escape');
    const field = ann.page.getByRole('region', { name: 'Crossword' });
    await field.getByText('A B C D').first().waitFor();
    check(await field.evaluate((one) => one.scrollHeight > one.clientHeight), 'there is more than is seen');
    await ann.tabTo('Crossword');
    await ann.page.keyboard.press('End');
    await ann.page.waitForFunction(() => document.querySelector('.generic .field').scrollTop > 0);
  });

  suite.test('fault: sixty offers on a phone can be read, found and tapped', async (evening) => {
    const people = [await evening.person('Ann', SMALL_PHONE, CALM), await evening.person('Bo', SMALL_PHONE, CALM)];
    await gather(...people);
    await people[0].choose('Nim');
    await people[0].choose('Sixty sticks');
    await people[0].start();
    const first = await onTurn(people);
    await first.button(/^Open: /).click();
    await first.button('Settings').click();
    await first.page.getByLabel('Tables as plain text').check();
    await first.page.keyboard.press('Escape');
    const offers = first.page.locator('.generic .dock button');
    await offers.nth(59).waitFor();
    check((await offers.count()) === 60, `${await offers.count()} offers`);
    await first.look('sixty-offers');
    // Each is as wide as its words and as high as a thumb, all are reached by scrolling down, and the table is still seen.
    const { narrow, low, wide, seen } = await first.page.evaluate(() => {
      const [dock, field] = ['.generic .dock', '.generic .field'].map((one) => document.querySelector(one));
      const all = [...dock.querySelectorAll('button')];
      return {
        narrow: all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText),
        low: all.filter((one) => one.getBoundingClientRect().height < 40).map((one) => one.innerText),
        wide: dock.scrollWidth - dock.clientWidth,
        seen: field.getBoundingClientRect().height,
      };
    });
    check(narrow.length === 0 && low.length === 0, `cut off: ${narrow}; too low: ${low}`);
    check(wide <= 0 && seen >= 120, `${wide} pixels too wide, ${seen} pixels of the table`);
    await offers.last().scrollIntoViewIfNeeded();
    await first.page.getByRole('searchbox').fill('20 ');
    check((await offers.count()) === 3, `${await offers.count()} offers with 20 sticks`);
    await first.shot('sixty-offers-found');
    await offers.last().click();
    await first.turnIsOver();
  });

  suite.test('fault: the order of the rack outlives a reload', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE, { ...CALM, deal: deal('crossword plain') });
    const bo = await evening.person('Bo', SMALL_PHONE, CALM);
    await sit([ann, bo]);
    await ann.start();
    const rack = () =>
      ann.page.locator('.rack [data-tile]').evaluateAll((all) => all.map((one) => one.dataset.tile).join(''));
    await ann.page.locator('.rack [data-tile]').first().waitFor();
    const dealt = await rack();
    await ann.button('Shuffle').click();
    await ann.page.waitForFunction(
      (dealt) =>
        [...document.querySelectorAll('.rack [data-tile]')].map((one) => one.getAttribute('data-tile')).join('') !==
        dealt,
      dealt,
    );
    const shuffled = await rack();
    await ann.page.reload();
    await ann.page.locator('.rack [data-tile]').first().waitFor();
    check((await rack()) === shuffled, `${await rack()} is ${shuffled}`);
  });
}

await alone(import.meta.url, faults);
