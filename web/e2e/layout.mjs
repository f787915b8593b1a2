// The table is the screen, in every game and phase and at every size: `scripts/test-browser layout`. The page does not
// scroll; the whole table, the whole hand and every action are inside the window; each control is what one hits at its
// centre. Sheets of contacts land in screenshots/.

import { command, findPlay, seen, sit } from './crossword.mjs';
import { deal } from './deals.mjs';
import { alone, CALM, check, gather, LOOKS, onTurn } from './lib.mjs';
import { choose42 } from './texas42.mjs';
import { choosePictionary, drawerOf, guess, revealed, word } from './pictionary.mjs';
import { chooseTrivia } from './trivia.mjs';
import { chooseUno } from './uno.mjs';

const SIZES = [
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
/** A phone on its side, and a desk's window at twice its size: there the board may pan inside its frame. */
const LOW = [
  { width: 667, height: 375 },
  { width: 640, height: 400 },
];

/** In the page: everything that does not fit. `pans`: the field may be scrolled. */
function faults({ pans }) {
  const found = [];
  const { innerWidth, innerHeight } = window;
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight - innerHeight} px higher than the window`);
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px wider than the window`);
  const name = (node) =>
    `${node.tagName.toLowerCase()}.${node.className} "${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}"`;
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const dialog = document.querySelector('dialog[open]');

  // What is cut off or scrolled is not seen whole.
  const places = [...document.querySelectorAll(pans ? '.dock' : '.dock, .field')];
  for (const place of places) {
    // A table of plain text has as many offers as there are: they scroll, and are searched.
    if (place.matches('.generic .dock')) continue;
    const over = place.scrollHeight - place.clientHeight;
    if (over > 1) found.push(`${name(place)} hides ${over} px of its height`);
    if (place.scrollWidth - place.clientWidth > 1)
      found.push(`${name(place)} hides ${place.scrollWidth - place.clientWidth} px of its width`);
  }
  const whole = [...document.querySelectorAll('.field > *, [role=toolbar], [role=grid], .dock > *')];
  for (const node of whole) {
    const box = node.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || node.matches('.visually-hidden')) continue;
    const panned = pans && node.closest('.field, .generic .dock');
    if (!panned && !inside(box)) found.push(`${name(node)} is not whole in the window`);
  }

  // A win is seen whole.
  const results = document.querySelector('.veil .scroll')?.getBoundingClientRect();
  for (const step of document.querySelectorAll('.veil .step')) {
    if (results && step.getBoundingClientRect().bottom > results.bottom + 1) found.push(`${name(step)} is cut off`);
  }

  // Each control is what one hits.
  const controls = [
    ...(dialog ?? document).querySelectorAll('button, a[href], input, select, summary, [role=gridcell]'),
  ];
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const style = getComputedStyle(control);
    if (box.width < 2 || box.height < 2 || style.visibility === 'hidden') continue;
    // The panel's own lists scroll, and what lies under the results, or out of a panned board, is not for now.
    if (control.closest('aside ol, aside .scroll, .skip')) continue;
    if (control.closest('.veil .scroll')) continue;
    if (document.querySelector('.veil') && control.closest('.board')) continue;
    if (pans && control.closest('.field, .generic .dock')) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!inside(box)) found.push(`${name(control)} is outside of the window`);
    else {
      const hit = document.elementFromPoint(x, y);
      if (!hit || !(control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control)))
        found.push(`${name(control)} is under ${hit ? name(hit) : 'nothing'}`);
    }
  }
  return found.slice(0, 8);
}

async function fits(person, name, pans = false) {
  const found = await person.page.evaluate(faults, { pans });
  const { width, height } = person.page.viewportSize();
  check(found.length === 0, `${name} at ${width}×${height}:\n${found.join('\n')}`);
}

/** Looks at a phase at every size: it fits, and axe finds nothing. */
async function everySize(person, name, { scrolls = false } = {}) {
  const size = person.page.viewportSize();
  await person.page.locator('.tabletop').waitFor();
  for (const other of [...SIZES, ...LOW]) {
    await person.page.setViewportSize(other);
    await person.settled();
    await person.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await person.shot(`layout-${name}-${other.height}`);
    await fits(person, name, scrolls || LOW.includes(other));
  }
  await person.page.setViewportSize(SIZES[0]);
  await person.axe(name);
  await person.page.setViewportSize(size);
}

/** All looks, at a phone's and a desk's size. */
async function everyLook(person, name) {
  const size = person.page.viewportSize();
  for (const look of LOOKS) {
    await person.wear(look);
    for (const other of [SIZES[0], SIZES[2]]) {
      await person.page.setViewportSize(other);
      await person.settled();
      await person.shot(`layout-${name}-${look.split(' ')[0].toLowerCase()}`);
      await fits(person, `${name}, ${look}`);
      await person.axe(`${name}, ${look}`);
    }
  }
  await person.wear('Light');
  await person.page.setViewportSize(size);
}

const boxOf = async (person, selector) =>
  (await person.page.locator(selector).first().boundingBox()) ?? { width: 0, height: 0 };

/** UNO: draws a card and keeps it. A card that does not fit is passed by itself, after a moment. */
async function drawAndPass(person) {
  await person.button('Draw', { exact: true }).click();
  const pass = person.button('Pass', { exact: true });
  const waiting = person.page.getByTestId('turn').getByText(/^Waiting/);
  await pass.or(waiting).first().waitFor();
  await person.noteTurn();
  const fits = person.page.locator('.uno [data-card][aria-disabled=false]');
  if ((await pass.isVisible()) && (await fits.count()) > 0) await pass.click();
  await person.turnIsOver();
}

export function layout(suite) {
  suite.test('layout: nim, and the results', async (evening) => {
    const ann = await evening.person('Ann', SIZES[0], CALM);
    await ann.create();
    await ann.choose('Nim');
    await ann.addBots(1);
    await ann.start();
    await onTurn([ann]);
    await everySize(ann, 'nim-turn');
    await ann.button('Stick 2 of 3 in pile 1', { exact: true }).click();
    await everySize(ann, 'nim-marked');
    await everyLook(ann, 'nim');
    while (await onTurn([ann])) {
      await ann.page.locator('.pile button:enabled').first().click();
      await ann.button(/^Take \d+ from pile/).click();
      await ann.turnIsOver();
    }
    await everySize(ann, 'nim-over');
    await ann.button('See the table').click();
    await everySize(ann, 'nim-over-table');
  });

  suite.test('layout: sixty offers at a table of plain text', async (evening) => {
    const ann = await evening.person('Ann', SIZES[0], CALM);
    await ann.create();
    await ann.choose('Nim');
    await ann.set({ 'piles-sizes': '20, 20, 20' });
    await ann.addBots(1);
    await ann.start();
    await onTurn([ann]);
    await ann.button('Settings').click();
    await ann.page.getByLabel('Tables as plain text').check();
    await ann.page.keyboard.press('Escape');
    await ann
      .button(/^Take 20 sticks from pile/)
      .last()
      .waitFor();
    check((await ann.button(/^Take \d+ sticks? from pile/).count()) >= 41, 'all offers are there');
    // The offers scroll in their place, and are found by their words.
    await ann.shot('layout-plain');
    const text = await boxOf(ann, '.field');
    check(text.height > 180, `the text keeps its place: ${text.height}`);
    await ann.page.getByLabel('Find what you can do').fill('17 sticks');
    check((await ann.button(/^Take \d+ sticks? from pile/).count()) <= 3, 'searched');
    await everySize(ann, 'plain-found', { scrolls: true });
    await ann
      .button(/^Take 17 sticks from pile/)
      .first()
      .click();
    await ann.page.getByTestId('turn').waitFor();
  });

  suite.test('layout: crossword', async (evening) => {
    const ann = await evening.person('Ann', SIZES[0], { ...CALM, deal: deal('crossword plain') });
    const bo = await evening.person('Bo', SIZES[2], CALM);
    await sit([ann, bo]);
    await ann.start();
    await ann.page.getByRole('grid').waitFor();
    const person = await onTurn([ann, bo]);
    await person.page.setViewportSize(SIZES[0]);
    check((await person.page.locator('[role=row]').count()) === 16, 'fifteen rows and their names');
    check((await boxOf(person, '[role=grid]')).width > 365, 'the board is as wide as the phone');
    const tile = await boxOf(person, '.rack [data-tile]');
    check(tile.width >= 44 && tile.height >= 44, `a tile for a finger: ${tile.width} × ${tile.height}`);
    await person.page.setViewportSize(SIZES[2]);
    await person.settled();
    const board = await boxOf(person, '[role=grid]');
    check(board.width >= 640 && board.height >= 640, `a big board on a desk: ${board.width} × ${board.height}`);
    await everySize(person, 'crossword-turn');
    await everySize(person === ann ? bo : ann, 'crossword-waiting');
    const play = findPlay(await seen(person));
    for (const { letter, square } of play.tiles) {
      await person.page.locator(`.rack [data-tile="${letter}"]:not(.laid)`).first().click();
      await person.page.locator(`[data-square="${square}"]`).click();
    }
    await person.button(/^Play for \d+$/).waitFor();
    await everySize(person, 'crossword-laid');
    await everyLook(person, 'crossword');
    await person.button(/^Play for \d+$/).click();
    await person.turnIsOver();
    for (let turn = 0; turn < 12; turn++) {
      const next = await onTurn([ann, bo]);
      if (!next) break;
      await command(next, 'pass');
      await next.turnIsOver();
    }
    await everySize(ann, 'crossword-over');
    await ann.button('See the table').click();
    await everySize(ann, 'crossword-over-table');
  });

  suite.test('layout: a challenge at the crossword', async (evening) => {
    const people = [
      await evening.person('Ann', SIZES[0], CALM),
      await evening.person('Bo', SIZES[0], CALM),
      await evening.person('Cy', SIZES[0], CALM),
    ];
    await sit(people, 'Doubt at the table');
    await people[0].start();
    for (const person of people) await person.page.getByRole('grid').waitFor();
    const one = await onTurn(people);
    await command(one, '4D AAA');
    const others = people.filter((person) => person !== one);
    await others[0].page.getByTestId('doubt').getByRole('button', { name: 'Challenge' }).waitFor();
    await everySize(one, 'challenge-played');
    await everySize(others[0], 'challenge-claimed');
    // A challenge is news, and news does not move the table.
    for (const person of people) await person.page.setViewportSize(SIZES[2]);
    const board = async () => JSON.stringify(await boxOf(others[1], '[role=grid]'));
    await others[1].settled();
    const before = await board();
    await others[0].page.getByTestId('doubt').getByRole('button', { name: 'Challenge' }).click();
    await others[1].button(/^It’s invalid/).waitFor();
    check((await board()) === before, 'the board stays where it is');
    await everySize(others[1], 'challenge-judging');
    await others[1].button(/^It’s invalid/).click();
    await one.page.getByTestId('outcome').waitFor();
    await others[1].page.getByTestId('outcome').waitFor();
    check((await board()) === before, 'nor when it is over');
    await everySize(one, 'challenge-outcome');
  });

  suite.test('layout: uno with twenty cards', async (evening) => {
    const ann = await evening.person('Ann', SIZES[0], { ...CALM, deal: deal('uno keyboard') });
    const bo = await evening.person('Bo', SIZES[0], CALM);
    await gather(ann, bo);
    await chooseUno(ann, 'Official', 10);
    await ann.start();
    await ann.page.getByRole('toolbar').waitFor();
    await everySize((await onTurn([ann, bo])) ?? ann, 'uno-begin');
    const held = () => ann.page.locator('.uno [data-card]').count();
    while ((await held()) < 20) {
      const person = await onTurn([ann, bo]);
      await drawAndPass(person);
    }
    await everySize(ann, 'uno-twenty');
    await everyLook(ann, 'uno-twenty');
    while ((await onTurn([ann, bo])) !== ann) {
      await drawAndPass(bo);
    }
    // The last of them can be played as well as the first.
    await ann.page.locator('.uno [data-card][aria-disabled=false]').last().click();
    const dialog = ann.page.getByRole('dialog');
    await dialog
      .or(ann.page.getByRole('toolbar', { name: 'Your hand: 19 cards' }))
      .first()
      .waitFor();
    if (await dialog.isVisible()) {
      await everySize(ann, 'uno-colour');
      await dialog.getByRole('button').first().click();
    }
    await ann.page.getByRole('toolbar', { name: 'Your hand: 19 cards' }).waitFor();
  });

  suite.test('layout: uno with ten people, an answer, the end of a hand', async (evening) => {
    const ann = await evening.person('Ann', SIZES[0], { ...CALM, deal: deal('uno bluff') });
    const [bo, cy] = [await evening.person('Bo', SIZES[0], CALM), await evening.person('Cy', SIZES[0], CALM)];
    await gather(ann, bo, cy);
    await chooseUno(ann, 'Official');
    await ann.addBots(1, 'random');
    await ann.start();
    await onTurn([ann]);
    await ann.page.locator('.uno [data-card="w+4"]').first().click();
    await ann.page.getByRole('dialog').waitFor();
    await everySize(ann, 'uno-choose');
    await ann.page.getByRole('dialog').getByRole('button', { name: 'yellow' }).click();
    await bo.button('Challenge', { exact: true }).waitFor();
    await everySize(bo, 'uno-answer');
    await bo.button('Challenge', { exact: true }).click();
    await bo.page.locator('.uno .note').first().waitFor();
    await everySize(bo, 'uno-glimpse');
    await ann.page.getByRole('button', { name: /^Open: / }).click();
    await everySize(ann, 'uno-sheet');
    await ann.page.getByRole('button', { name: 'Skip this hand' }).click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Skip this hand' }).click();
    await ann.page.locator('#uno-end').waitFor();
    await ann.page.keyboard.press('Escape');
    await everySize(ann, 'uno-hand-end', { scrolls: true });
    await everySize(cy, 'uno-hand-end-guest', { scrolls: true });
  });

  suite.test('layout: texas 42', async (evening) => {
    const ann = await evening.person('Ann', SIZES[0], { ...CALM, deal: deal('texas42 short') });
    await ann.create();
    await choose42(ann, 'Family', [], { 'marks-to': 1 });
    await ann.addBots(3, 'easy');
    await ann.start();
    const phases = {
      bid: '.bids button:enabled',
      name: '.naming button:enabled',
      play: '[role=toolbar] button.legal[aria-disabled=false]',
      'go-on': '.actions > .primary:enabled',
      over: '[data-testid=verdict]',
    };
    const looked = new Set();
    for (;;) {
      await ann.page.locator(Object.values(phases).join()).first().waitFor();
      const counts = await Promise.all(Object.values(phases).map((selector) => ann.page.locator(selector).count()));
      const at = counts.findIndex((count) => count > 0);
      const phase = Object.keys(phases)[at];
      if (!looked.has(phase)) {
        looked.add(phase);
        await everySize(ann, `texas42-${phase}`);
        if (phase === 'bid') await everyLook(ann, 'texas42-bid');
        if (phase === 'play') await everyLook(ann, 'texas42-play');
      }
      if (phase === 'over') break;
      const button = ann.page.locator(phases[phase]);
      const bid = ann.button(/^Bid 1 mark/);
      await (phase === 'bid' && (await bid.count()) > 0 ? bid.first() : button.first()).click();
      if (phase === 'play') await ann.turnIsOver();
      else await button.first().waitFor({ state: 'detached' });
    }
    check(
      ['bid', 'name', 'play', 'over'].every((phase) => looked.has(phase)),
      `all phases: ${[...looked]}`,
    );
  });

  suite.test('layout: trivia', async (evening) => {
    const ann = await evening.person('Ann', SIZES[0], { ...CALM, deal: deal('trivia quiz') });
    const bo = await evening.person('Bo', SIZES[0], CALM);
    await gather(ann, bo);
    await chooseTrivia(ann, 'Kitchen quiz');
    await ann.start();
    for (let number = 1; number <= 6; number++) {
      for (const person of [ann, bo]) await person.page.getByText(`Question ${number} of 6`).waitFor();
      await everySize(ann, `trivia-question-${number}`);
      if (number === 1) await everyLook(ann, 'trivia');
      await ann.button('Skip this question').click();
      await ann.page.getByRole('dialog').getByRole('button', { name: 'Skip this question' }).click();
      await bo.page.getByTestId('turn').getByText('The answer').waitFor();
      await everySize(bo, `trivia-reveal-${number}`, { scrolls: true });
      await ann.button(number === 6 ? 'To the results' : 'Next question').click();
    }
    await bo.over();
    await everySize(bo, 'trivia-over', { scrolls: true });
  });

  suite.test('layout: pictionary', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', SIZES[0], CALM), await evening.person('Bo', SIZES[0], CALM)];
    await gather(ann, bo);
    await choosePictionary(ann, 'Sketch party');
    await ann.start();
    const drawer = await drawerOf([ann, bo]);
    const guesser = drawer === ann ? bo : ann;
    await everySize(drawer, 'pictionary-picking');
    await drawer.page.locator('.picks button').first().click();
    await drawer.page.getByTestId('word').waitFor();
    await everySize(drawer, 'pictionary-drawing');
    await everyLook(drawer, 'pictionary-drawing');
    await guess(guesser, 'a house?');
    await everySize(guesser, 'pictionary-guessing');
    await everyLook(guesser, 'pictionary-guessing');
    await guess(guesser, await word(drawer));
    await revealed(guesser);
    await everySize(guesser, 'pictionary-reveal', { scrolls: true });
    await ann.panel('Players');
    await ann.button('End the match now').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
    await bo.button('Agree to end it').click();
    await guesser.over();
    await everySize(guesser, 'pictionary-over', { scrolls: true });
  });

  suite.test(
    'layout: looking back keeps the status line, and somebody away does not move the table',
    async (evening) => {
      const [ann, bo] = [await evening.person('Ann', SIZES[0], CALM), await evening.person('Bo', SIZES[0], CALM)];
      await gather(ann, bo);
      await ann.choose('Nim');
      await ann.start();
      const first = await onTurn([ann, bo]);
      const second = first === ann ? bo : ann;
      const before = await boxOf(first, '.nim .felt');
      await second.loseConnection();
      await first.page.getByText(`${second.name} is away`).first().waitFor();
      const after = await boxOf(first, '.nim .felt');
      check(JSON.stringify(before) === JSON.stringify(after), 'the table stays where it is');
      await first.button('Put away').click();
      await everySize(first, 'away');
      await second.comeBack();
      await first.button('Stick 3 of 3 in pile 1', { exact: true }).click();
      await first.button('Take 1 from pile 1').click();
      await first.turnIsOver();
      await first.button(/^Open: /).click();
      await first.button('Log', { exact: true }).click();
      await first.page.getByRole('list', { name: 'Log' }).getByRole('button').first().click();
      await first.page.getByText(/Looking back: 1 of/).waitFor();
      check((await first.turn()).startsWith('Waiting for'), 'who is on turn is still told');
      await everySize(first, 'looking-back');
    },
  );
}

await alone(import.meta.url, layout);
