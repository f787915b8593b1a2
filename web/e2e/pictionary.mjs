// Drawing and guessing with the host's own words (host/packs/sketches.toml): `scripts/test-browser pictionary`. The word is
// known to whoever draws, and to nobody else before it is found.

import { readFile } from 'node:fs/promises';
import { alone, BIG_SCREEN, CALM, check, DESKTOP, gather, PHONE, SMALL_PHONE, tabInto } from './lib.mjs';

export async function choosePictionary(host, variant) {
  await host.choose('Pictionary');
  await host.choose(variant);
}

const sheet = (person) => person.page.getByTestId('sheet').first();
export const word = async (person) => (await person.page.getByTestId('word').textContent()).trim();
export const revealed = (person) => person.page.getByTestId('reveal').waitFor();

/** The pixels on somebody's sheet, in a number. */
const pixels = (person) =>
  sheet(person).evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0x811c9dc5;
    for (const value of data) hash = Math.imul(hash ^ value, 0x01000193);
    return hash >>> 0;
  });

/** How much of a sheet is not white, in pixels. */
const inked = (person) =>
  sheet(person).evaluate((canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at] + data[at + 1] + data[at + 2] < 765) count++;
    return count;
  });

/** Waits until others see just what whoever draws sees. */
async function seesTheSame(drawer, ...others) {
  for (const other of others) {
    const deadline = Date.now() + 20_000;
    let [mine, theirs] = [await pixels(drawer), await pixels(other)];
    while (mine !== theirs && Date.now() < deadline) {
      await other.page.evaluate(() => new Promise(requestAnimationFrame));
      [mine, theirs] = [await pixels(drawer), await pixels(other)];
    }
    check(mine === theirs, `${other.name} sees what ${drawer.name} draws`);
  }
}

/** Draws through places on the paper, in hundredths of its width and height. */
async function draw(person, ...places) {
  const box = await sheet(person).boundingBox();
  const at = ([x, y]) => [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100];
  await person.page.mouse.move(...at(places[0]));
  await person.page.mouse.down();
  for (const place of places.slice(1)) await person.page.mouse.move(...at(place), { steps: 6 });
  await person.page.mouse.up();
}

const square = (left, top, right, bottom) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];

async function tap(person, x, y) {
  const box = await sheet(person).boundingBox();
  await person.page.mouse.click(box.x + (box.width * x) / 100, box.y + (box.height * y) / 100);
}

export async function guess(person, text) {
  await person.page.getByLabel('Your guess').fill(text);
  await person.page.getByLabel('Your guess').press('Enter');
}

/** Whoever is to draw. */
export async function drawerOf(people) {
  const picks = people.map((person) =>
    person.page
      .locator('.picks button')
      .first()
      .waitFor()
      .then(() => person),
  );
  return Promise.any(picks);
}

/** Nobody but those who know it was sent the word since this round began. */
async function keepsTheSecret(secret, ...people) {
  for (const person of people) {
    const frames = await person.frames();
    const begun = frames.findLastIndex((frame) => frame.includes('"offered"'));
    const since = frames.slice(Math.max(0, begun)).join('\n').toLowerCase();
    check(!since.includes(secret), `${person.name} was sent ${secret}`);
    check(!(await person.page.locator('main').innerText()).toLowerCase().includes(secret), `${person.name} sees it`);
  }
}

const small = (person) =>
  person.page.evaluate(
    () =>
      [...document.querySelectorAll('.pictionary button, .pictionary input')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && (width < 43 || height < 43.5)).length,
  );

/** From the gallery: a drawing is saved as PNG and SVG, and drawn again, stroke by stroke, to the same picture. */
async function keepsAPicture(person) {
  await person.button('See the table').click();
  await person.page.getByTestId('gallery').getByRole('button').first().click();
  const saved = async (kind) => {
    const download = person.page.waitForEvent('download');
    await person.button(kind, { exact: true }).click();
    return readFile(await (await download).path());
  };
  check((await saved('PNG')).subarray(1, 4).toString() === 'PNG', 'a picture that others can open');
  check((await saved('SVG')).toString().startsWith('<svg'), 'and one that can be made larger');
  const shown = () => person.page.getByTestId('shown').evaluate((canvas) => canvas['toDataURL']());
  const whole = await shown();
  await person.button('Draw it again').click();
  await person.page.waitForFunction(
    ([before]) => document.querySelector('[data-testid="shown"]')?.['toDataURL']() !== before,
    [whole],
  );
  await person.page.waitForFunction(
    ([before]) => document.querySelector('[data-testid="shown"]')?.['toDataURL']() === before,
    [whole],
  );
}

export function pictionary(suite) {
  suite.test('pictionary: a host, three phones and the big screen through a whole party', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, CALM);
    const phones = [
      await evening.person('Bo', PHONE, CALM),
      await evening.person('Cy', SMALL_PHONE, CALM),
      await evening.person('Dee', PHONE, CALM),
    ];
    const people = [ann, ...phones];
    const tv = await evening.person('Sofa', BIG_SCREEN, CALM);
    const code = await gather(...people);
    await choosePictionary(ann, 'Sketch party');
    await tv.go(`/tv/${code}`);
    await tv.page.getByText('Dee').first().waitFor();
    await ann.start();

    for (let number = 1; number <= 4; number++) {
      const drawer = await drawerOf(people);
      const others = people.filter((person) => person !== drawer);
      await drawer.look(`pictionary-picks-${number}`);
      await drawer.page.locator('.picks button').first().click();
      const secret = await word(drawer);
      if (drawer !== ann) check((await small(drawer)) === 0, `${drawer.name}: every tool is big enough for a thumb`);
      await others[0].page.getByTestId('blanks').waitFor();

      await drawer.button('red', { exact: true }).click();
      await draw(drawer, ...square(20, 20, 70, 75));
      await drawer.button('Fill').click();
      await drawer.button('yellow', { exact: true }).click();
      await tap(drawer, 45, 45);
      await drawer.button('Fill').click();
      await drawer.button('black', { exact: true }).click();
      await draw(drawer, [10, 90], [50, 60], [90, 90]);
      await seesTheSame(drawer, ...others, tv);
      check((await inked(tv)) > 300_000, 'the square is filled');
      await keepsTheSecret(secret, ...others, tv);
      await drawer.look(`pictionary-draws-${number}`);
      await others[0].look(`pictionary-guesses-${number}`);
      await tv.look(`pictionary-tv-${number}`);

      const [one, two, three] = others;
      await guess(one, 'something else');
      await two.page.getByTestId('guesses').getByText('something else').waitFor();
      await tv.page.getByTestId('guesses').getByText('something else').waitFor();
      const near = secret.slice(0, -1);
      await guess(one, near);
      await one.page.locator('.pictionary').getByText('Close!').first().waitFor();
      check(
        (await two.page.locator('.pictionary').getByText('Close!').count()) === 0,
        'close is for the guesser alone',
      );
      check(!(await two.page.getByTestId('guesses').innerText()).includes(near), 'what is so near others do not see');
      await keepsTheSecret(secret, tv);
      await guess(two, `a ${secret.replaceAll(' ', '-').toUpperCase()}`);
      await three.page.getByText('has found it!').waitFor();
      await keepsTheSecret(secret, one, three, tv);
      await guess(one, secret);
      await guess(three, `${secret}s`);
      await Promise.all([...people, tv].map(revealed));
      check((await tv.page.getByTestId('reveal').innerText()).includes(secret), 'the word is told');
      await three.look(`pictionary-reveal-${number}`);
      await ann.look(`pictionary-reveal-${number}`);
      await tv.look(`pictionary-tv-reveal-${number}`);
      await ann.button('Next drawing').click();
    }

    await Promise.all(people.map((person) => person.over()));
    await tv.page.getByTestId('gallery').waitFor();
    check((await tv.page.getByTestId('gallery').locator('li').count()) === 4, 'all drawings hang there');
    await tv.look('pictionary-tv-gallery');
    await keepsAPicture(ann);
  });

  suite.test('pictionary: the same pixels at every pixel ratio, also after a lost connection', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { ...CALM, deviceScaleFactor: 1 });
    const bo = await evening.person('Bo', PHONE, { ...CALM, deviceScaleFactor: 2 });
    const cy = await evening.person('Cy', SMALL_PHONE, { ...CALM, deviceScaleFactor: 3 });
    await gather(ann, bo, cy);
    await choosePictionary(ann, 'Sketch party');
    await ann.start();
    const drawer = await drawerOf([ann, bo, cy]);
    check(drawer === ann, 'who sits first draws first');
    await ann.page.locator('.picks button').first().click();
    await ann.page.getByTestId('word').waitFor();

    // Closed, filled; then an open shape, whose fill runs out over everything.
    await draw(ann, ...square(10, 10, 40, 40));
    await ann.button('Fill').click();
    await ann.button('green', { exact: true }).click();
    await tap(ann, 25, 25);
    await seesTheSame(ann, bo, cy);
    const closed = await inked(bo);

    await cy.loseConnection();
    await ann.button('Fill').click();
    await draw(ann, [60, 10], [90, 10], [90, 40], [60, 40]);
    await ann.button('Fill').click();
    await ann.button('pink', { exact: true }).click();
    await tap(ann, 75, 25);
    await seesTheSame(ann, bo);
    check((await inked(bo)) > 3 * closed, 'an open shape lets the colour out');
    await cy.comeBack();
    await seesTheSame(ann, cy);

    await ann.button('Undo').click();
    await seesTheSame(ann, bo, cy);
    await ann.button('Fill').click();
    await ann.button('Eraser').click();
    await draw(ann, [5, 25], [60, 25]);
    await seesTheSame(ann, bo, cy);
    const before = await pixels(bo);
    await ann.button('Clear').click();
    await seesTheSame(ann, bo, cy);
    check((await inked(cy)) === 0, 'all is rubbed out');
    await ann.button('Undo').click();
    await seesTheSame(ann, bo, cy);
    check((await pixels(bo)) === before, 'undo brings back what was cleared');
    // Whoever loads the page anew has the same sheet.
    await bo.page.reload();
    await bo.page.getByTestId('sheet').waitFor();
    await seesTheSame(ann, bo);
    await ann.page.reload();
    await ann.page.getByTestId('sheet').waitFor();
    await seesTheSame(ann, bo, cy);
  });

  suite.test('pictionary: by keyboard alone one picks, guesses and gives up, to the end', async (evening) => {
    const people = [await evening.person('Ann', DESKTOP, CALM), await evening.person('Bo', DESKTOP, CALM)];
    const [ann] = people;
    await gather(...people);
    await choosePictionary(ann, 'Sketch party');
    await ann.start();
    // One lap: each of them draws once.
    for (let number = 1; number <= people.length; number++) {
      const drawer = await drawerOf(people);
      const guesser = people.find((person) => person !== drawer);
      await tabInto(drawer, '.picks button');
      await drawer.page.keyboard.press('Enter');
      await drawer.page.getByTestId('word').waitFor();
      const says = await sheet(drawer).getAttribute('aria-label');
      check(/mouse, a pen or a finger/.test(says ?? ''), `drawing says what it needs: ${says}`);
      await guesser.page.getByLabel('Your guess').waitFor();
      await guesser.tabTo('Your guess');
      await guesser.page.keyboard.type('no idea');
      await guesser.page.keyboard.press('Enter');
      await guesser.page.getByText('no idea').first().waitFor();
      if (number === 1) {
        await drawer.tabTo('Give up');
        await drawer.page.keyboard.press('Enter');
      } else {
        await guesser.tabTo('Your guess');
        await guesser.page.keyboard.type(await word(drawer));
        await guesser.page.keyboard.press('Enter');
      }
      await Promise.all(people.map(revealed));
      if (number === 1) await drawer.look('pictionary-gave-up');
      await ann.tabTo(/^(Next drawing|To the gallery|To the results)$/);
      await ann.page.keyboard.press('Enter');
      if (number < people.length) await ann.page.getByTestId('reveal').waitFor({ state: 'detached' });
    }
    await ann.over();
    await ann.tabTo('Play again');
    await ann.page.keyboard.press('Enter');
    await ann.page.getByTestId('code').waitFor();
  });
}

await alone(import.meta.url, pictionary);
