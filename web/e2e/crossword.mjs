// The crossword at its own table: `scripts/test-browser crossword`. What can be played is found by geometry and a short
// list of words that every English list has; whether it counts is for the server to say.

import { deal } from './deals.mjs';
import { alone, check, DESKTOP, gather, onTurn, PHONE, SMALL_PHONE } from './lib.mjs';

const WORDS = `
  at it is in on no to so as an be me he we us do go or ox up am if of by my ad id oh ow ex
  cat dog tea sea sun son ten net one toe eat ear era are art rat tar oil boy day way may low own vow zoo zip fox wax joy jar quiz
  tree rest star seat east rate tear near earn rain iron lion line nine dine die lie tie pie hid hit him had has hat ham hen her
  bed bad bag big bit but bus cab cup cut far few fig fit fun gap gas get gum gun ice ink jam jet job key kid law leg let lid lip
  mad man map mix mud nut odd off old out owl pad pan pen pet pig pin pot put raw red rib row run sad sit six ski sky tap tax tin
  tip top toy van vet war web wet win yes yet zero note tone stone sale late lane road read dear goal coal coat boat unit suit
  rent sent tent ant tan sat set sit sir air rise tire nest tens test tests seats`
  .trim()
  .split(/\s+/)
  .map((word) => word.toUpperCase());

/** The letters of the pocket tile set; a blank can be no other. */
const POCKET = /^[AEINRST]+$/;

/** The board, the rack and the arrow, as they are drawn. */
export function seen(person) {
  return person.page.evaluate(() => {
    const cells = [...document.querySelectorAll('[data-square]')];
    const width = document.querySelectorAll('[role=columnheader]').length - 1;
    return {
      width,
      height: cells.length / width,
      letters: cells.map((cell) => cell.querySelector('.tile')?.textContent.trim() ?? ''),
      fresh: cells.map((cell) => cell.querySelector('.fresh') !== null),
      blocked: cells.map((cell) => cell.classList.contains('mblocked')),
      start: cells.findIndex((cell) => cell.querySelector('.star')),
      rack: [...document.querySelectorAll('.rack [data-tile]:not(.laid)')].map((tile) =>
        tile.getAttribute('data-tile'),
      ),
    };
  });
}

/** Squares and letters that surely make a word: it opens, or it crosses exactly one tile and touches nothing else. */
export function findPlay(
  { width, height, letters, blocked, start, rack },
  { blank = false, alphabet = /^[A-Z]+$/ } = {},
) {
  const at = (row, col) => (row < 0 || col < 0 || row >= height || col >= width ? null : row * width + col);
  const full = (row, col) => at(row, col) !== null && letters[at(row, col)] !== '';
  const plays = [];
  const words = WORDS.filter((word) => alphabet.test(word));
  const consider = (word, row, col, down) => {
    const tiles = [];
    const left = [...rack];
    const place = (step) => (down ? [row + step, col] : [row, col + step]);
    if (full(...place(-1)) || full(...place(word.length))) return;
    let crossed = 0;
    for (const [step, letter] of [...word].entries()) {
      const [r, c] = place(step);
      const square = at(r, c);
      if (square === null || blocked[square]) return;
      if (letters[square] !== '') {
        if (letters[square] !== letter) return;
        crossed += 1;
        continue;
      }
      if (down ? full(r, c - 1) || full(r, c + 1) : full(r - 1, c) || full(r + 1, c)) return;
      const own = left.indexOf(letter);
      const taken = own >= 0 ? own : left.indexOf('?');
      if (taken < 0) return;
      tiles.push({ square, letter, blank: left[taken] === '?' });
      left.splice(taken, 1);
    }
    if (tiles.length > 0 && (start >= 0 || crossed === 1)) plays.push({ word, tiles, row, col, down });
  };
  if (start >= 0) {
    const [row, col] = [Math.floor(start / width), start % width];
    for (const word of words) for (let step = 0; step < word.length; step++) consider(word, row, col - step, false);
  } else {
    for (const [square, there] of letters.entries()) {
      if (there === '') continue;
      const [row, col] = [Math.floor(square / width), square % width];
      for (const word of words) {
        for (const [step, letter] of [...word].entries()) {
          if (letter !== there) continue;
          consider(word, row, col - step, false);
          consider(word, row - step, col, true);
        }
      }
    }
  }
  const fitting = plays.filter(({ tiles }) => !blank || tiles.some((tile) => tile.blank));
  return fitting.sort((a, b) => b.tiles.length - a.tiles.length)[0] ?? null;
}

const column = (col) => String.fromCharCode(65 + col);
const startOf = ({ row, col, down }) => (down ? `${column(col)}${row + 1}` : `${row + 1}${column(col)}`);
const square = (person, number) => person.page.locator(`[data-square="${number}"]`);
const rackTile = (person, { letter, blank }) =>
  person.page.locator(`.rack [data-tile="${blank ? '?' : letter}"]:not(.laid)`).first();

async function chooseBlank(person, { letter, blank }) {
  if (!blank) return;
  await person.page
    .getByRole('dialog', { name: 'Which letter shall the blank be?' })
    .getByRole('button', { name: letter, exact: true })
    .click();
}

/** The ways to put tiles down. */
export const WAYS = {
  async typing(person, play) {
    const first = square(person, play.tiles[0].square);
    await first.click();
    if (play.down) await first.click();
    for (const { letter, blank } of play.tiles)
      await person.page.keyboard.press(blank ? `Shift+${letter}` : letter.toLowerCase());
    await ready(person);
    await person.page.keyboard.press('Enter');
  },
  async tapping(person, play) {
    for (const tile of play.tiles) {
      await rackTile(person, tile).click();
      await square(person, tile.square).click();
      await chooseBlank(person, tile);
    }
    await playButton(person);
  },
  async dragging(person, play) {
    for (const tile of play.tiles) {
      await drag(person, rackTile(person, tile), square(person, tile.square));
      await chooseBlank(person, tile);
    }
    await playButton(person);
  },
  async byEar(person, play) {
    // Small letters are blanks; tiles that lie there are written out, as one says the word.
    const blanks = new Set(play.tiles.filter(({ blank }) => blank).map((tile) => tile.square));
    const { width } = await seen(person);
    const squareOf = (step) => (play.down ? (play.row + step) * width + play.col : play.row * width + play.col + step);
    await command(
      person,
      `${startOf(play)} ${[...play.word].map((letter, step) => (blanks.has(squareOf(step)) ? letter.toLowerCase() : letter)).join('')}`,
    );
  },
};

async function drag(person, from, to) {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  const { mouse } = person.page;
  await mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await mouse.down();
  await mouse.move(a.x + a.width / 2 + 12, a.y - 12);
  await mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await mouse.up();
}

/** The forecast is there, and good. */
const ready = (person) => person.button(/^Play for \d+$/).waitFor();
async function playButton(person) {
  await person.button(/^Play for \d+$/).click();
}

async function more(person) {
  const button = person.button('More', { exact: true });
  if (await button.isVisible()) await button.click();
}

export async function command(person, text) {
  if (!(await person.page.getByLabel('Command line').isVisible())) await more(person);
  await person.page.getByLabel('Command line').fill(text);
  await person.button('Do it').click();
}

async function pass(person) {
  await more(person);
  await person.button('Pass', { exact: true }).click();
  await person.button('Yes, pass').click();
}

/** So many turns, each in the person's own way; who finds no word swaps, and where that is not offered passes. */
export async function playTurns(people, ways, turns, alphabet) {
  const counts = { plays: 0 };
  for (let turn = 0; turn < turns; turn++) {
    const person = await onTurn(people);
    if (!person) return counts;
    await person.page.getByRole('grid').waitFor();
    const table = await seen(person);
    const play = findPlay(table, { alphabet });
    if (play) {
      await WAYS[ways.get(person)](person, play);
      counts.plays += 1;
    } else if ((await person.button('Swap', { exact: true }).getAttribute('aria-disabled')) === 'false')
      await command(person, `swap ${table.rack.slice(0, 3).join('')}`);
    else await command(person, 'pass');
    await person.turnIsOver();
  }
  return counts;
}

export async function passToTheEnd(people, asks) {
  for (let turn = 0; turn < 12; turn++) {
    const person = await onTurn(people);
    if (!person) return;
    await (asks ? pass(person) : command(person, 'pass'));
    await person.turnIsOver();
  }
}

/** A table of the crossword with everyone seated. */
export async function sit(people, preset = 'Scrabble') {
  const code = await gather(...people);
  await people[0].choose('Crossword');
  await people[0].choose(preset);
  return code;
}

export async function begin(people) {
  await people[0].start();
  for (const person of people) await person.page.getByRole('grid').waitFor();
}

const forecastOf = (person) => person.page.getByTestId('forecast').innerText();
const freshOf = async (person) => (await seen(person)).fresh.filter(Boolean).length;

export function crossword(suite) {
  suite.test('crossword: two play Scrabble, typing and tapping, with a swap, to the end', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword two') });
    const bo = await evening.person('Bo', PHONE);
    await sit([ann, bo]);
    await begin([ann, bo]);
    await ann.look('crossword-start');
    await bo.look('crossword-start');
    const ways = new Map([
      [ann, 'typing'],
      [bo, 'tapping'],
    ]);
    const counts = await playTurns([ann, bo], ways, 6);
    check(counts.plays > 0, 'something was played');
    await ann.look('crossword-table');
    await bo.look('crossword-table');

    const swapper = await onTurn([ann, bo]);
    await swapper.button('Swap', { exact: true }).click();
    const sheet = swapper.page.getByRole('dialog', { name: 'Which tiles do you want to swap?' });
    check(await sheet.getByRole('button', { name: 'Choose tiles' }).isDisabled(), 'no tiles, no swap');
    for (const at of [0, 1]) await sheet.getByRole('group').getByRole('button').nth(at).click();
    await swapper.look('crossword-swap');
    await sheet.getByRole('button', { name: 'Swap 2 tiles' }).click();
    await swapper.turnIsOver();
    const other = swapper === ann ? bo : ann;
    await other.page.getByTestId('last').getByText(`${swapper.name} swapped 2 tiles`).waitFor();

    await passToTheEnd([ann, bo], true);
    for (const person of [ann, bo]) {
      await person.over();
      await person.page
        .getByTestId('adjustments')
        .getByText(/^−\d+$/)
        .first()
        .waitFor();
    }
    await ann.look('crossword-end');
    await bo.look('crossword-end');
  });

  suite.test('crossword: four play Scrabble: typing, tapping, dragging, by ear', async (evening) => {
    const people = [
      await evening.person('Ann', DESKTOP, { deal: deal('crossword four') }),
      await evening.person('Bo', PHONE),
      await evening.person('Cy', PHONE),
      await evening.person('Dee', DESKTOP),
    ];
    await sit(people);
    await begin(people);
    const ways = new Map(people.map((person, at) => [person, ['typing', 'tapping', 'dragging', 'byEar'][at]]));
    await playTurns(people, ways, 8);
    await people[2].look('crossword-four');
    await passToTheEnd(people, false);
    await Promise.all(people.map((person) => person.over()));
    await people[0].page.getByTestId('adjustments').waitFor();
  });

  suite.test('crossword: a whole game against a bot', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword blank') });
    await sit([ann], 'Pocket');
    await ann.addBots(1, 'greedy');
    await begin([ann]);
    await playTurns([ann], new Map([[ann, 'dragging']]), 40, POCKET);
    await ann.over();
    await ann.page.getByTestId('adjustments').waitFor();
  });

  suite.test('crossword: a whole Scrabble game against a bot', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword plain') });
    await sit([ann]);
    await ann.addBots(1, 'greedy');
    await begin([ann]);
    await playTurns([ann], new Map([[ann, 'typing']]), 40);
    await ann.over();
    await ann.page.getByTestId('adjustments').waitFor();
  });

  suite.test('crossword: Scrabble against a bot, and resigning', async (evening) => {
    const ann = await evening.person('Ann', PHONE, { deal: deal('crossword plain') });
    await sit([ann]);
    await ann.addBots(1, 'easy');
    await begin([ann]);
    await playTurns([ann], new Map([[ann, 'typing']]), 3);
    await onTurn([ann]);
    await ann.look('crossword-bot');
    await more(ann);
    await ann.look('crossword-more');
    await ann.button('Resign', { exact: true }).click();
    await ann.button('No, go on').click();
    await more(ann);
    await ann.button('Resign', { exact: true }).click();
    await ann.button('Yes, resign').click();
    await ann.over();
  });

  suite.test('crossword: a blank, by picker and by Shift, and playing out to the last tile', async (evening) => {
    const people = [
      await evening.person('Ann', PHONE, { deal: deal('crossword blank') }),
      await evening.person('Bo', DESKTOP),
    ];
    await sit(people, 'Pocket');
    await begin(people);
    const ways = new Map([
      [people[0], 'tapping'],
      [people[1], 'typing'],
    ]);
    const person = await onTurn(people);
    const play = findPlay(await seen(person), { blank: true, alphabet: POCKET });
    const blank = play.tiles.find((tile) => tile.blank);
    await rackTile(person, blank).click();
    await square(person, blank.square).click();
    await person.look('crossword-blank');
    await chooseBlank(person, blank);
    await person.page.keyboard.press('Escape');
    await square(person, blank.square).locator('.fresh').waitFor({ state: 'detached' });
    check((await freshOf(person)) === 0, 'Escape takes back');
    await WAYS[ways.get(person)](person, play);
    const played = new RegExp(`, ${blank.letter}, a blank, just played`);
    await person.page.getByRole('gridcell', { name: played }).first().waitFor();
    await person.turnIsOver();
    await playTurns(people, ways, 60, POCKET);
    await Promise.all(people.map((person) => person.over()));
    await people[0].look('crossword-pocket');
    await people[1].look('crossword-pocket');
  });

  suite.test('crossword: a refused play shows every reason', async (evening) => {
    const [ann, bo] = [
      await evening.person('Ann', DESKTOP, { deal: deal('crossword plain') }),
      await evening.person('Bo', PHONE),
    ];
    await sit([ann, bo]);
    await begin([ann, bo]);
    const person = await onTurn([ann, bo]);
    const tiles = person.page.locator('.rack [data-tile]:not(.laid):not([data-tile="?"])');
    for (const number of [0, 2]) {
      await tiles.first().click();
      await square(person, number).click();
    }
    await person.page.getByTestId('forecast').getByText('The first play must cover 8H.').waitFor();
    await person.page.getByTestId('forecast').getByText('There is a gap at 1B.').waitFor();
    check(/must cover 8H/.test(await forecastOf(person)), 'both reasons at once');
    check(await person.button('Play', { exact: true }).isDisabled(), 'what cannot be played is not offered');
    await person.look('crossword-refused');
    await person.page.keyboard.press('Enter');
    const told = person.page.getByRole('alert');
    await told.getByText('The first play must cover 8H.').waitFor();
    await told.getByText('There is a gap at 1B.').waitFor();
    await person.button('Take all back').click();
    for (const number of [112, 128]) {
      await tiles.first().click();
      await square(person, number).click();
    }
    await person.page.getByTestId('forecast').getByText('The tiles must lie in one row or one column.').waitFor();
    await person.page.keyboard.press('Escape');
    await command(person, '8G VVV');
    await person.page
      .getByRole('alert')
      .getByText(/Your rack lacks the tile V/)
      .waitFor();
    await person.page.getByRole('alert').getByText('VVV is not in the word list.').waitFor();
    await command(person, 'swap QQQ');
    await person.page.getByRole('alert').getByText('Your rack lacks the tile Q.').waitFor();
    await command(person, '99Z CAT');
    await person.page.getByText('That square is not on the board.').waitFor();
  });

  suite.test('crossword: keys, and tiles laid ahead stay', async (evening) => {
    const [ann, bo] = [
      await evening.person('Ann', DESKTOP, { deal: deal('crossword plain') }),
      await evening.person('Bo', DESKTOP),
    ];
    await sit([ann, bo]);
    await begin([ann, bo]);
    const first = await onTurn([ann, bo]);
    const second = first === ann ? bo : ann;
    const { keyboard } = second.page;
    const rack = (await seen(second)).rack.filter((tile) => tile !== '?');
    await square(second, 0).click();
    await keyboard.press(rack[0].toUpperCase()); // as with CapsLock: no blank
    await keyboard.press(rack[1].toLowerCase());
    await keyboard.press(rack[2].toLowerCase());
    check((await freshOf(second)) === 3, 'three typed');
    check((await second.page.locator('.fresh.blank').count()) === 0, 'CapsLock makes no blanks');
    await keyboard.press('Backspace');
    check((await freshOf(second)) === 2, 'Backspace takes one back');
    await square(second, 1).click();
    check((await freshOf(second)) === 1, 'a click on a laid tile takes it back');
    await keyboard.press('ArrowUp');
    check((await freshOf(second)) === 1, '↑ shuffles and leaves the board');
    check(await second.button('Play', { exact: true }).isDisabled(), 'playing waits for the turn');
    const sorted = (await seen(second)).rack.join();
    await second.page.reload();
    await square(second, 0).locator('.fresh').waitFor();
    check((await freshOf(second)) === 1, 'what is laid ahead outlives a reload');
    check((await seen(second)).rack.join() === sorted, 'so does the order of the rack');
    await square(second, 1).click();
    await command(first, 'pass');
    await second.myTurn();
    check((await freshOf(second)) === 1, 'what was laid ahead stays');
    await second.page.getByRole('grid').press('ArrowDown');
    check((await freshOf(second)) === 0, '↓ takes all back');
    await keyboard.press('Escape');
    await second.page.locator('[role=gridcell][tabindex="0"]').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    const where = await second.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    check(/^2[A-C], /.test(where), `arrow keys go from square to square, not to ${where}`);
    await keyboard.press('Space');
    await second.page.getByRole('gridcell', { name: /typing across/ }).waitFor();
    await keyboard.press('Space');
    await second.page.getByRole('gridcell', { name: /typing down/ }).waitFor();
  });

  suite.test('crossword: the board fills a phone, and zooms', async (evening) => {
    const [ann, bo] = [
      await evening.person('Ann', SMALL_PHONE, { hasTouch: true, deal: deal('crossword plain') }),
      await evening.person('Bo', DESKTOP),
    ];
    await sit([ann, bo]);
    await begin([ann, bo]);
    const box = await ann.page.getByRole('grid').boundingBox();
    check(box.width > 365 && box.width <= 375, `as wide as the screen, not ${box.width}`);
    await ann.button('Zoom in').click();
    check((await square(ann, 112).boundingBox()).width >= 40, 'big squares');
    await ann.look('crossword-zoom');
    await ann.button('Zoom out').click();
    const spot = await square(ann, 100).boundingBox();
    const finger = await ann.context.newCDPSession(ann.page);
    const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
    // Two taps, a tenth of a second apart by their own time, however slow the machine is.
    const start = Date.now() / 1_000;
    const taps = { 0: 'touchStart', 0.03: 'touchEnd', 0.1: 'touchStart', 0.13: 'touchEnd' };
    for (const [after, type] of Object.entries(taps)) {
      const touchPoints = type === 'touchStart' ? [middle(spot)] : [];
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + Number(after) });
    }
    await ann.button('Zoom out').click();
    await ann.page.keyboard.press('Escape');

    // A finger drags, and the page stays where it is.
    const from = middle(await ann.page.locator('.rack [data-tile]:not([data-tile="?"])').first().boundingBox());
    const to = middle(await square(ann, 20).boundingBox());
    const touch = (type, ...touchPoints) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', from);
    for (const part of [0.2, 0.5, 0.8, 1])
      await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await ann.shot('crossword-dragging');
    await touch('touchEnd');
    await square(ann, 20).locator('.fresh').waitFor();
  });

  suite.test('crossword: by keyboard alone, to the end', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword blank') });
    const { keyboard } = ann.page;
    await sit([ann], 'Pocket');
    await ann.addBots(1, 'greedy');
    await begin([ann]);
    while (await onTurn([ann])) {
      const play = findPlay(await seen(ann), { alphabet: POCKET });
      await ann.tabTo('Command line');
      const plain = play?.tiles.every(({ blank }) => !blank);
      await keyboard.type(plain ? `${startOf(play)} ${play.word}` : 'pass');
      await keyboard.press('Enter');
      await ann.turnIsOver();
    }
    await ann.over();
    await ann.tabTo('Play again');
    await keyboard.press('Enter');
    await ann.page.getByTestId('code').waitFor();
  });

  suite.test('crossword: every look', async (evening) => {
    const people = [
      await evening.person('Ann', PHONE, { deal: deal('crossword plain') }),
      await evening.person('Bo', DESKTOP),
    ];
    await sit(people);
    await begin(people);
    await playTurns(people, new Map(people.map((person) => [person, 'tapping'])), 4);
    const person = await onTurn(people);
    const play = findPlay(await seen(person));
    for (const tile of play?.tiles ?? []) {
      await rackTile(person, tile).click();
      await square(person, tile.square).click();
      await chooseBlank(person, tile);
    }
    for (const look of ['Light', 'Dark', 'High contrast', 'Retro 90s']) {
      for (const one of people) {
        await one.button('Settings').click();
        await one.page.getByLabel('Look', { exact: true }).selectOption(look);
        await one.page.keyboard.press('Escape');
        await one.look(`crossword-look-${look.split(' ')[0].toLowerCase()}`);
      }
    }
  });
}

await alone(import.meta.url, crossword);
