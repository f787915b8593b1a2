// A quiz with the host's own pack (host/packs/kitchen.toml): a host, phones and the big screen:
// `scripts/test-browser trivia`. What is right is known here, and nowhere else before the reveal.

import { deal } from './deals.mjs';
import { alone, BIG_SCREEN, CALM, check, DESKTOP, gather, PHONE, SMALL_PHONE, tabInto } from './lib.mjs';

/** By the question's words: what is right, what is wrong, and which words must not be seen before the reveal. */
const PACK = [
  { id: 'guacamole', text: /guacamole/, kind: 'choice', right: ['Avocado'], wrong: ['Mango'], secret: 'ahuacatl' },
  { id: 'icebox', text: /keeps food cold/, kind: 'choice', right: ['Icebox'], wrong: ['Oven'], secret: null },
  {
    id: 'citrus',
    text: /citrus/,
    kind: 'several',
    right: ['Lime', 'Pomelo', 'Kumquat'],
    wrong: ['Lime', 'Plum'],
    secret: 'sweet peel',
  },
  { id: 'tomato', text: /tomato is a berry/, kind: 'true_false', right: ['True'], wrong: ['False'], secret: null },
  { id: 'butter', text: /pound of butter/, kind: 'number', right: '450', wrong: '1,212', secret: '454 g' },
  { id: 'saffron', text: /crocus/, kind: 'text', right: 'Safron', wrong: 'the red gold', secret: 'saffron' },
];

export async function chooseTrivia(host, variant) {
  await host.choose('Trivia');
  await host.choose(variant);
}

/** The question that everybody sees now. */
async function asked(person) {
  const text = await person.page.locator('#trivia-question').textContent();
  const found = PACK.find((question) => question.text.test(text));
  check(found, `a question of the pack: ${text}`);
  return found;
}

const option = (person, text) => person.page.locator('.trivia .options button', { hasText: text });
const field = (person) => person.page.locator('#trivia-field');

/** Answers by finger or by keyboard. */
async function answer(person, question, what, { keys = false } = {}) {
  if (question.kind === 'number' || question.kind === 'text') {
    await field(person).fill(what);
    if (keys) await field(person).press('Enter');
    else await person.button(/^Send/).click();
  } else if (keys) {
    for (const text of what) {
      const place = await person.page
        .locator('.trivia .options li')
        .evaluateAll((all, text) => all.findIndex((li) => li.textContent.includes(text)), text);
      await person.page.keyboard.press(what.length > 1 ? 'ABCDEFGH'[place].toLowerCase() : String(place + 1));
    }
    if (question.kind === 'several') await person.button('That’s it').press('Enter');
  } else {
    for (const text of what) await option(person, text).click();
    if (question.kind === 'several') await person.button('That’s it').click();
  }
}

const lockedIn = (person) => person.page.getByTestId('locked-in').waitFor();
const revealed = (person) => person.page.getByTestId('turn').getByText('The answer').waitFor();
const verdict = (person) => person.page.getByTestId('trivia-verdict').innerText();
const round = (person, number) => person.page.getByText(`Question ${number} of 6`).waitFor();

/** Nothing of the answer is on the screen, and nothing that was sent holds it. */
async function keepsTheSecret(tv, question) {
  const seen = await tv.page.locator('main').innerText();
  check(
    !seen.includes('✓ ') && !/Standings|The answer|chose this/.test(seen),
    `the big screen shows a question only: ${seen}`,
  );
  check((await tv.page.locator('.quiz .right, .quiz .missed').count()) === 0, 'no option is marked');
  if (question.secret) {
    check(!seen.includes(question.secret), `the big screen knows ${question.secret}`);
    const last = (await tv.frames()).at(-1);
    check(last, 'frames were kept');
    check(!last.includes(question.secret), `what was sent last holds ${question.secret}`);
  }
}

const small = (person) =>
  person.page.evaluate(
    () =>
      [...document.querySelectorAll('.trivia button, .trivia summary, .trivia input')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && (width < 44 || height < 43.5)).length,
  );

export function trivia(suite) {
  suite.test('trivia: a host, three phones and the big screen through a whole quiz', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { ...CALM, deal: deal('trivia quiz') });
    const phones = [
      await evening.person('Bo', PHONE, CALM),
      await evening.person('Cy', SMALL_PHONE, CALM),
      await evening.person('Dee', PHONE, CALM),
    ];
    const [bo, cy] = phones;
    const people = [ann, ...phones];
    const late = await evening.person('Eve', PHONE, CALM);
    const tv = await evening.person('Sofa', BIG_SCREEN, CALM);
    const code = await gather(...people);
    await chooseTrivia(ann, 'Kitchen quiz');
    await tv.go(`/tv/${code}`);
    await tv.page.getByText('Dee').first().waitFor();
    await tv.look('trivia-tv-lobby');
    await ann.start();

    let accepted = false;
    let skipped = false;
    let fifty = false;
    for (let number = 1; number <= 6; number++) {
      await Promise.all([...people, tv].map((person) => round(person, number)));
      const question = await asked(ann);
      const playing = number > 2 ? [...people, late] : people;
      for (const person of playing) await person.page.locator('#trivia-question').waitFor();
      await keepsTheSecret(tv, question);
      await tv.look(`trivia-tv-${question.id}`);
      await cy.look(`trivia-${question.id}`);
      await ann.look(`trivia-${question.id}`);
      check((await small(cy)) === 0, `${question.id}: every target is big enough for a finger`);

      if (number === 2) {
        await late.go(`/r/${code}`);
        await late.page.getByLabel('Your name').fill('Eve');
        await late.button('Take a seat').click();
        await late.page.getByText('You play from the next question on.').waitFor();
        check(
          (await late.page.locator('.trivia .options button, #trivia-field').count()) === 0,
          'who is late has nothing to answer yet',
        );
        await late.look('trivia-late');
      }

      if (question.id === 'icebox') {
        await answer(bo, question, question.wrong);
        await lockedIn(bo);
        await ann.button('Skip this question').click();
        await ann.page.getByRole('dialog').getByRole('button', { name: 'Skip this question' }).click();
        await revealed(bo);
        check(/Skipped/.test(await verdict(bo)), 'a skipped question earns nothing');
        await cy.look('trivia-skipped');
        skipped = true;
      } else {
        if (question.id === 'guacamole') {
          await cy.button('Fifty-fifty').click();
          await cy.page.locator('.trivia .options .gone').nth(1).waitFor();
          check((await option(cy, 'Avocado').count()) === 1, 'what is right is still there');
          check((await bo.page.locator('.trivia .options .gone').count()) === 0, 'for one only');
          await cy.look('trivia-fifty');
          fifty = true;
        }
        await answer(ann, question, question.right, { keys: true });
        await lockedIn(ann);
        await tv.page.getByTestId('answered').getByText(/^1 of/).waitFor();
        await keepsTheSecret(tv, question);
        await answer(bo, question, question.wrong);
        await bo.page
          .getByTestId('turn')
          .getByText(/^Waiting for (1 other|\d others)…$/)
          .waitFor();
        await bo.page.getByTestId('locked-in').getByText('Locked in.').waitFor();
        await bo.look(`trivia-locked-${question.id}`);
        await tv.look(`trivia-tv-answered-${question.id}`);
        for (const person of playing.slice(2)) await answer(person, question, question.right);
        await Promise.all(playing.map(revealed));
        check(/^(Right!|Accepted!)\s+\+\d+/.test(await verdict(ann)), `right: ${await verdict(ann)}`);
        check(/^Wrong\s+−\d+/.test(await verdict(bo)), `wrong costs points: ${await verdict(bo)}`);
        await tv.page.getByRole('heading', { name: 'Standings' }).waitFor();
        if (question.secret) await tv.page.getByText(question.secret).first().waitFor();
        await cy.look(`trivia-reveal-${question.id}`);
        await bo.look(`trivia-reveal-${question.id}`);
        await tv.look(`trivia-tv-reveal-${question.id}`);
        await ann.look(`trivia-reveal-${question.id}`);
        check((await bo.button(/^Accept/).count()) === 0, 'only the host accepts');
        if (question.id === 'saffron') {
          const before = await total(tv, 'Bo').textContent();
          await ann.button('Accept the red gold of Bo').click();
          await bo.page.getByTestId('trivia-verdict').getByText('Accepted!').waitFor();
          // It scores, also on the big screen.
          await total(tv, 'Bo').filter({ hasNotText: before }).waitFor();
          check(points(await total(tv, 'Bo').textContent()) > points(before), 'an accepted answer is worth something');
          await ann.button('Do not accept the red gold of Bo after all').click();
          await bo.page.getByTestId('trivia-verdict').getByText('Wrong', { exact: true }).waitFor();
          await ann.button('Accept the red gold of Bo').click();
          await bo.page.getByTestId('trivia-verdict').getByText('Accepted!').waitFor();
          await bo.look('trivia-accepted');
          await ann.look('trivia-accepted');
          accepted = true;
        }
      }
      await ann.button(number === 6 ? 'To the results' : 'Next question', { exact: true }).click();
    }
    check(accepted && skipped && fifty, 'everything was met');
    await Promise.all([...people, late].map((person) => person.over()));
    check((await bo.over()) !== 'You win!', 'who is always wrong does not win');
    await tv.page.getByRole('region', { name: 'Podium' }).waitFor();
    await tv.look('trivia-tv-podium');
    await cy.look('trivia-over');
    await ann.look('trivia-over');
  });

  suite.test('trivia: buzzer: who is wrong is locked out, who is right first has it', async (evening) => {
    const people = [
      await evening.person('Ann', PHONE, { ...CALM, deal: deal('trivia buzzer') }),
      await evening.person('Bo', PHONE, CALM),
      await evening.person('Cy', PHONE, CALM),
    ];
    const [ann, bo, cy] = people;
    await gather(...people);
    await chooseTrivia(ann, 'Kitchen buzzer');
    await ann.start();
    for (let number = 1; number <= 2; number++) {
      await Promise.all(people.map((person) => round(person, number)));
      const question = await asked(ann);
      // True or false: who is wrong has told the others, but they may still be first.
      await answer(bo, question, question.wrong);
      await bo.page.getByTestId('turn').getByText('Wrong! Wait for the next question.').waitFor();
      check((await bo.page.locator('.trivia .options button, #trivia-field').count()) === 0, 'one attempt only');
      await cy.page.getByText('Wrong: Bo.').waitFor();
      await bo.look('trivia-buzzer-locked');
      await cy.look('trivia-buzzer');
      await answer(cy, question, question.right);
      await Promise.all(people.map(revealed));
      await cy.page.getByText('You were first!').waitFor();
      await ann.page.getByText('Cy was first!').waitFor();
      check(/^No answer/.test(await verdict(ann)), 'too late');
      await ann.look('trivia-buzzer-reveal');
      await ann.button('Next question').click();
    }
    await Promise.all([round(bo, 3), bo.page.locator('#trivia-question').waitFor()]);
    check((await bo.page.locator('.trivia .options button, #trivia-field').count()) > 0, 'who was wrong plays again');
  });

  suite.test('trivia: by keyboard alone, to the end', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { ...CALM, deal: deal('trivia quiz') });
    const { keyboard } = ann.page;
    await ann.create();
    await chooseTrivia(ann, 'Kitchen quiz');
    await ann.start();
    for (let number = 1; number <= 6; number++) {
      await round(ann, number);
      const question = await asked(ann);
      if (question.kind === 'number' || question.kind === 'text') {
        await tabInto(ann, '#trivia-field');
        await keyboard.type(question.right);
        await keyboard.press('Enter');
      } else if (number % 2 === 0 && question.kind !== 'several') {
        // By its letter, from anywhere.
        await answer(ann, question, question.right, { keys: true });
      } else {
        // Or going there.
        for (const text of question.right) {
          await tabInto(ann, '.options button', text);
          await keyboard.press('Space');
        }
        if (question.kind === 'several') {
          await ann.tabTo('That’s it');
          await keyboard.press('Enter');
        }
      }
      await revealed(ann);
      check(/^Right!/.test(await verdict(ann)), `right: ${await verdict(ann)}`);
      await ann.tabTo(number === 6 ? 'To the results' : 'Next question');
      await keyboard.press('Enter');
    }
    await ann.over();
    await ann.tabTo('Play again');
    await keyboard.press('Enter');
    await ann.page.getByTestId('code').waitFor();
  });

  suite.test('trivia: who answers before the last command is done is not ignored', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { ...CALM, deal: deal('trivia quiz') });
    // A slow line: what was done is shown, and that it is done is said only later.
    let holding = false;
    const held = [];
    await ann.page.routeWebSocket(/\/ws\//, (page) => {
      const server = page.connectToServer();
      server.onMessage((frame) => {
        const pass = () => page.send(frame);
        if (holding && 'ok' in JSON.parse(String(frame))) held.push(pass);
        else pass();
      });
    });
    await ann.create();
    await chooseTrivia(ann, 'Kitchen quiz');
    await ann.start();
    await round(ann, 1);
    const first = await asked(ann);
    await answer(ann, first, first.right, { keys: true });
    await revealed(ann);
    holding = true;
    await ann.button('Next question').click();
    await round(ann, 2);
    const second = await asked(ann);
    await answer(ann, second, second.right, { keys: true });
    check(held.length === 1, `only the next question was asked for: ${held.length}`);
    holding = false;
    held[0]();
    await revealed(ann);
    check(/^Right!/.test(await verdict(ann)), `right: ${await verdict(ann)}`);
  });

  suite.test('trivia: every look and language', async (evening) => {
    const ann = await evening.person('Ann', PHONE, CALM);
    await ann.create();
    await chooseTrivia(ann, 'Kitchen quiz');
    await ann.start();
    const looks = async (what) => {
      for (const look of ['Dark', 'High contrast', 'Retro 90s', 'Light']) {
        await ann.button('Settings').click();
        await ann.page.getByLabel('Look', { exact: true }).selectOption(look);
        await ann.page.keyboard.press('Escape');
        await ann.look(`trivia-look-${what}-${look.split(' ')[0].toLowerCase()}`);
      }
    };
    const question = await asked(ann);
    await looks('question');
    await answer(ann, question, question.wrong);
    await revealed(ann);
    await looks('reveal');
    await ann.button('Settings').click();
    await ann.page.getByLabel('Language').selectOption('Nederlands');
    await ann.page.getByText('Stand', { exact: true }).first().waitFor();
    await ann.page.getByLabel('Taal').selectOption('Español');
    await ann.page.getByText('Clasificación', { exact: true }).first().waitFor();
  });
}

const points = (text) => Number(text.replace('−', '-').replaceAll(',', ''));
/** Somebody's points on the big screen. */
const total = (tv, name) => tv.page.locator('.board li', { hasText: name }).locator('strong');

await alone(import.meta.url, trivia);
