// What moves at the table, and for whom nothing does: `scripts/test-browser moments`.

import { command, sit } from './crossword.mjs';
import { deal } from './deals.mjs';
import { alone, CALM, check, DESKTOP, gather, onTurn, PHONE } from './lib.mjs';
import { choose42 } from './texas42.mjs';
import { chooseUno } from './uno.mjs';

/** Counts, from now on, what travels over the table on somebody's screen. */
const watch = (person) =>
  person.page.evaluate(() => {
    window['travelled'] = 0;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      window['travelled'] += added.filter((node) => node instanceof HTMLElement && 'travels' in node.dataset).length;
    }).observe(document, { childList: true, subtree: true });
  });
const travelled = (person) => person.page.evaluate(() => window['travelled']);
/** A table comes after the line that says whose turn it is: so many have begun to move, sooner or later. */
const dealt = (person, things) => person.page.waitForFunction((things) => window['travelled'] >= things, things);
const arrived = (person) => person.page.locator('[data-travels]').first().waitFor({ state: 'detached' });
const box = async (person, selector) => JSON.stringify(await person.page.locator(selector).first().boundingBox());

/** What moves for longer than nobody notices, and not for ever. */
const moving = (person) =>
  person.page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { duration, endTime } = animation.effect.getComputedTiming();
        return endTime !== Infinity && Number(duration) > 1;
      }).length,
  );

export function moments(suite) {
  suite.test('moments: cards are dealt and laid, a tap ends it, and the table stays where it is', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { deal: deal('uno keyboard') });
    await ann.create();
    await chooseUno(ann, 'Official');
    await ann.addBots(1, 'random');
    await watch(ann);
    await ann.start();
    await ann.page.getByRole('toolbar', { name: 'Your hand: 7 cards' }).waitFor();
    await ann.myTurn();
    await dealt(ann, 7);
    await arrived(ann);
    const before = await box(ann, '.felt');
    const all = await travelled(ann);
    await ann.page.locator('.uno [data-card][aria-disabled=false]:not([data-card^=w])').first().click();
    await ann.page.getByRole('toolbar', { name: 'Your hand: 6 cards' }).waitFor();
    await dealt(ann, all + 1);
    // Whoever is in a hurry need not wait.
    await ann.page.keyboard.press('Shift');
    await arrived(ann);
    check((await box(ann, '.felt')) === before, 'nothing else moves');
  });

  suite.test('moments: dominoes come from the table, tiles from the bag, sticks go', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('texas42 keyboard') });
    await ann.create();
    await choose42(ann, 'One hand');
    await ann.addBots(3, 'easy');
    await watch(ann);
    await ann.start();
    await onTurn([ann]);
    await dealt(ann, 7);
    const all = await travelled(ann);
    await ann.page.locator('[role=toolbar] button.legal[aria-disabled=false]').first().click();
    await dealt(ann, all + 2);
    await arrived(ann);

    const bo = await evening.person('Bo', DESKTOP, { deal: deal('crossword plain') });
    await sit([bo]);
    await bo.addBots(1, 'greedy');
    await watch(bo);
    await bo.start();
    await onTurn([bo]);
    await dealt(bo, 7);
    await arrived(bo);
    check((await travelled(bo)) === 7, `seven tiles: ${await travelled(bo)}`);
    await command(bo, 'pass');
    await bo.turnIsOver();

    const cy = await evening.person('Cy', DESKTOP);
    await cy.create();
    await cy.choose('Nim');
    await cy.addBots(1);
    await cy.start();
    await onTurn([cy]);
    await watch(cy);
    await cy.button('Stick 2 of 3 in pile 1', { exact: true }).click();
    await cy.button('Take 2 from pile 1', { exact: true }).click();
    await dealt(cy, 2);
    await arrived(cy);
  });

  suite.test('moments: who asked for calm, here or on their system, sees nothing move', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { deal: deal('uno keyboard') });
    const bo = await evening.person('Bo', PHONE, CALM);
    await ann.go('/');
    await ann.button('Settings').click();
    await ann.page.getByLabel('No motion').check();
    await ann.page.keyboard.press('Escape');
    const people = [ann, bo];
    await gather(...people);
    await chooseUno(ann, 'Official');
    for (const person of people) await watch(person);
    await ann.start();
    for (let turn = 0; turn < 3; turn++) {
      const person = await onTurn(people);
      for (const one of people) check((await moving(one)) === 0, `${one.name} sees something move`);
      const fits = person.page.locator('.uno [data-card][aria-disabled=false]:not([data-card^=w])');
      if ((await fits.count()) > 0) await fits.first().click();
      else await person.button('Draw', { exact: true }).click();
      await person.turnIsOver();
    }
    for (const person of people) check((await travelled(person)) === 0, `nothing travels for ${person.name}`);
    // Nor does paper fall at the end.
    await ann.page.getByRole('button', { name: /^Open: / }).click();
    await ann.button('End the match now').click();
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
    await bo.button('Agree to end it').click();
    for (const person of people) {
      await person.over();
      check((await moving(person)) === 0, `${person.name} sees something move at the end`);
      check(!(await person.page.locator('.confetti').isVisible()), 'no confetti');
    }
  });
}

await alone(import.meta.url, moments);
