// UNO at its own table: `scripts/test-browser uno`. What each deal holds is written in deals.mjs.

import { deal } from './deals.mjs';
import { alone, CALM, check, DESKTOP, gather, onTurn, PHONE } from './lib.mjs';

/** Turns the lobby to UNO, with a rule set and so many cards each; nobody is hurried. */
export async function chooseUno(host, preset, cards = 7) {
  await host.choose('UNO');
  await host.choose(preset);
  await host.set({ 'hand_size-cards': cards, 'turn_clock-seconds': 600, 'pause-seconds': 600 });
}

const card = (person, name) => person.page.locator(`.uno [data-card="${name}"]`).first();
const cards = (person) =>
  person.page.locator('.uno [data-card]').evaluateAll((all) => all.map(({ dataset }) => dataset.card));
const held = (person, count) =>
  person.page.getByRole('toolbar', { name: `Your hand: ${count === 1 ? '1 card' : `${count} cards`}` }).waitFor();
const note = (person) => person.page.locator('.uno .note');
const colourOf = (name) => ({ r: 'red', y: 'yellow', g: 'green', b: 'blue' })[name[0]];
const isNumber = (name) => /^[rgby]\d$/.test(name);

/** Lays a card, and says which of the ways is meant, where there are several. */
async function lay(person, name, way) {
  await person.myTurn();
  await card(person, name).click();
  if (way) await person.page.getByRole('dialog').getByRole('button', { name: way }).click();
}

export function uno(suite) {
  suite.test('uno: three people: a call, a catch, the end of a hand', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { ...CALM, deal: deal('uno call') });
    const [bo, cy] = [await evening.person('Bo', DESKTOP, CALM), await evening.person('Cy', PHONE, CALM)];
    const people = [ann, bo, cy];
    await gather(...people);
    await chooseUno(ann, 'Official', 3);
    await ann.start();
    for (const person of people) {
      await held(person, 3);
      await person.look('uno-begin');
    }

    // Everyone lays one, or draws.
    const [number] = (await cards(ann)).filter(isNumber);
    await lay(ann, number);
    await held(ann, 2);
    const [first, second] = (await cards(bo)).filter(isNumber).sort((one) => (one[0] === number[0] ? -1 : 1));
    await lay(bo, first);
    await held(bo, 2);
    await drawAndPass(cy);

    // Ann says it, and lays a wild in the colour that Bo has left.
    await ann.myTurn();
    await ann.shot('uno-uno');
    await ann.button('UNO!').click();
    await bo.page.locator('.uno .said').waitFor();
    await lay(ann, 'w', colourOf(second));
    await held(ann, 1);

    // Bo forgets it, and Cy sees that.
    await lay(bo, second);
    await held(bo, 1);
    const forgot = cy.page.getByRole('button', { name: 'Catch Bo, who did not say UNO' });
    await forgot.waitFor();
    await cy.shot('uno-exposed');
    check((await cy.button(/^Catch Ann/).count()) === 0, 'who said it cannot be caught');
    await forgot.click();
    await held(bo, 3);
    await bo.look('uno-caught');
    await drawAndPass(cy);

    // Out with the last card.
    await lay(ann, 'w', 'red');
    for (const person of people) await person.page.locator('#uno-end').waitFor();
    check((await ann.page.locator('#uno-end').textContent()) === 'You are out of cards!', 'Ann knows it');
    check((await bo.page.locator('#uno-end').textContent()) === 'Ann is out of cards!', 'and the others');
    await bo.look('uno-end');
    for (const person of people) await person.button('Next hand').click();
    for (const person of people) await held(person, 3);
    check((await ann.page.getByText('Hand 2').count()) > 0, 'the next hand is dealt');
  });

  suite.test('uno: three people and a bot: a bluff is found out, an honest draw four is not one', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { ...CALM, deal: deal('uno bluff') });
    const [bo, cy] = [await evening.person('Bo', DESKTOP, CALM), await evening.person('Cy', PHONE, CALM)];
    await gather(ann, bo, cy);
    await chooseUno(ann, 'Official');
    await ann.addBots(1, 'random');
    await ann.start();
    await held(ann, 7);
    await card(ann, 'w+4').click();
    await ann.page.getByRole('dialog').waitFor();
    await ann.look('uno-colour');
    await ann.page.getByRole('dialog').getByRole('button', { name: 'yellow' }).click();

    await bo.button('Challenge', { exact: true }).waitFor();
    await bo.look('uno-answer');
    await bo.button('Challenge', { exact: true }).click();
    await note(bo).getByText('Bo challenged Ann, and was right.').waitFor();
    check((await note(bo).locator('li').count()) >= 6, 'who challenged sees the hand');
    await note(cy).getByText('Bo challenged Ann, and was right.').waitFor();
    check((await note(cy).locator('li').count()) === 0, 'nobody else does');
    await held(ann, 10);
    await bo.look('uno-guilty');

    // Bo has no yellow card, so this one is honest.
    await lay(bo, 'w+4', 'green');
    await cy.button('Challenge', { exact: true }).click();
    await note(cy).getByText('Cy challenged Bo, and was wrong.').waitFor();
    await held(cy, 13);
    await cy.look('uno-innocent');
    await bo.page
      .getByText(/^Random bot (plays|draws)/)
      .first()
      .waitFor();
  });

  suite.test('uno: draw twos are stacked, and a seven swaps hands', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { ...CALM, deal: deal('uno stack') });
    const [bo, cy] = [await evening.person('Bo', DESKTOP, CALM), await evening.person('Cy', PHONE, CALM)];
    await gather(ann, bo, cy);
    await chooseUno(ann, 'Wild');
    await ann.start();
    await held(ann, 7);
    const two = (of) => of.find((name) => name.endsWith('+2'));
    const playable = await ann.page
      .locator('.uno [data-card$="+2"][aria-disabled="false"]')
      .first()
      .getAttribute('data-card');
    await lay(ann, playable);
    await bo.button('Take 2 cards').waitFor();
    const upon = two(await cards(bo));
    await card(bo, upon).click();
    await cy.button('Take 4 cards').waitFor();
    check((await cards(cy)).length === 7, 'Cy has nothing to send on');
    await cy.look('uno-stack');
    await cy.button('Take 4 cards').click();
    await held(cy, 11);

    await ann.myTurn();
    await card(ann, `${upon[0]}7`).click();
    await ann.page.getByRole('dialog').waitFor();
    await ann.look('uno-swap');
    await ann.page.getByRole('dialog').getByRole('button', { name: /Cy/ }).click();
    await held(ann, 11);
    await held(cy, 5);
    await note(bo).getByText('Ann and Cy swapped hands.').waitFor();
  });

  for (const size of [PHONE, DESKTOP]) {
    suite.test(`uno: ten at the table, ${size.width} wide`, async (evening) => {
      const ann = await evening.person('Ann', size, { ...CALM, deal: deal('uno ten') });
      await ann.create();
      await chooseUno(ann, 'Official');
      await ann.addBots(9, 'easy');
      await ann.start();
      await ann.page.locator('.uno [data-seat]').nth(8).waitFor();
      await ann.myTurn();
      await ann.look('uno-ten');
      const small = await ann.page.locator('.uno button').evaluateAll((buttons) => {
        const sizes = buttons.map((button) => button.getBoundingClientRect());
        return sizes.filter(({ width, height }) => width < 44 || height < 44).length;
      });
      check(small === 0, `${small} targets are too small for a finger`);
    });
  }

  suite.test('uno: by keyboard alone, and a card that does not fit says why', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { ...CALM, deal: deal('uno keyboard') });
    const { page } = ann;
    const { keyboard } = page;
    await ann.create();
    await chooseUno(ann, 'One hand');
    await ann.addBots(1, 'random');
    await ann.start();
    await held(ann, 7);
    await ann.myTurn();

    // With the arrows to a card that does not fit.
    await toTheHand(ann);
    const barred = await page
      .locator('.uno [data-card]')
      .evaluateAll((all) => all.findIndex((one) => one.ariaDisabled === 'true'));
    await arrowTo(ann, barred);
    await keyboard.press('Enter');
    await page.getByRole('alert').locator('li').first().waitFor();
    await ann.look('uno-why-not');
    check((await cards(ann)).length === 7, 'it is still in the hand');

    // Then to one that does.
    const number = await page
      .locator('.uno [data-card]')
      .evaluateAll((all) =>
        all.findIndex((one) => one.ariaDisabled === 'false' && /^[rgby]\d$/.test(one.dataset.card)),
      );
    await arrowTo(ann, number);
    await keyboard.press('Enter');
    await held(ann, 6);

    // And a wild, with its colour.
    await ann.myTurn();
    await toTheHand(ann);
    await arrowTo(ann, (await cards(ann)).indexOf('w'));
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await ann.turnIsOver();
    check(!(await cards(ann)).includes('w'), 'the wild is laid');
  });

  suite.test('uno: by keyboard alone, to the end', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { ...CALM, deal: deal('uno short') });
    const { keyboard } = ann.page;
    await ann.create();
    await chooseUno(ann, 'One hand', 3);
    await ann.addBots(1, 'random');
    await ann.start();
    const fits = ann.page.locator('.uno [data-card][aria-disabled="false"]');
    while (await onTurn([ann])) {
      const take = ann.button(/^Take \d+ cards?$/);
      const draw = ann.button('Draw', { exact: true });
      const pass = ann.button('Pass', { exact: true });
      if (await take.isVisible()) {
        await ann.tabTo(/^Take \d+ cards?$/);
        await keyboard.press('Enter');
      } else if ((await fits.count()) > 0) {
        // With two left it is said before one is laid; who forgot it has a moment only, and that may pass.
        if ((await cards(ann)).length === 2 && (await ann.button('UNO!', { exact: true }).isVisible())) {
          await ann.tabTo('UNO!');
          await keyboard.press('Enter');
          await ann.page.locator('.uno .dock .said').waitFor();
        }
        await toTheHand(ann);
        const all = ann.page.locator('.uno [data-card]');
        await arrowTo(ann, await all.evaluateAll((cards) => cards.findIndex((one) => one.ariaDisabled === 'false')));
        const before = await all.count();
        await keyboard.press('Enter');
        const dialog = ann.page.getByRole('dialog');
        const laid = all.nth(before - 1);
        await ann.page.waitForFunction(
          (before) =>
            document.querySelector('dialog[open]') || document.querySelectorAll('.uno [data-card]').length < before,
          before,
        );
        if (await dialog.isVisible()) {
          await keyboard.press('Enter');
          await laid.waitFor({ state: 'detached' });
        }
      } else if (await draw.isVisible()) {
        await ann.tabTo('Draw');
        await keyboard.press('Enter');
      } else {
        // What was drawn and does not fit goes by itself.
        await pass.waitFor({ state: 'detached' });
      }
      await ann.turnIsOver();
    }
    await ann.over();
    await ann.tabTo('Play again');
    await keyboard.press('Enter');
    await ann.page.getByTestId('code').waitFor();
  });

  suite.test('uno: every look', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { ...CALM, deal: deal('uno ten') });
    await ann.create();
    await chooseUno(ann, 'Wild');
    await ann.addBots(9, 'easy');
    await ann.start();
    await held(ann, 7);
    await ann.myTurn();
    await ann.everyLook('uno-look');
  });
}

/** Draws, and keeps what was drawn; where that cannot be laid, the turn is over by itself. */
async function drawAndPass(person) {
  await person.myTurn();
  await person.button('Draw', { exact: true }).click();
  const fits = person.page.locator('.uno .fresh[aria-disabled="false"]');
  await fits
    .or(person.page.getByTestId('turn').getByText(/^Waiting/))
    .first()
    .waitFor();
  await person.noteTurn();
  if (await fits.isVisible()) await person.button('Pass', { exact: true }).click();
  await person.turnIsOver();
}

async function toTheHand(person) {
  await person.page.locator('.uno[tabindex]').focus();
  const inHand = () => person.page.evaluate(() => document.activeElement?.matches('[data-card]'));
  for (let presses = 0; !(await inHand()); presses++) {
    check(presses < 20, 'no way by keyboard to the hand');
    await person.page.keyboard.press('Tab');
  }
}

async function arrowTo(person, place) {
  check(place >= 0, 'there is such a card');
  await person.page.keyboard.press('Home');
  for (let steps = 0; steps < place; steps++) await person.page.keyboard.press('ArrowRight');
}

await alone(import.meta.url, uno);
