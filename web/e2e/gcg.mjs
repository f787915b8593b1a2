// Records of matches in GCG, and a game in Spanish: `scripts/test-browser gcg`.

import { begin, passToTheEnd, sit } from './crossword.mjs';
import { deal, SPANISH, spells } from './deals.mjs';
import { alone, check, DESKTOP, onTurn, SMALL_PHONE } from './lib.mjs';

const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const HEX = `#player1 Ann Ann
#player2 Bo Bo
>Ann: AEHRSTX 8G HEX +26 26
>Bo: ?DEIOOT 9H TO +15 15
`;

export function gcg(suite) {
  suite.test('a GCG file is looked through; a wrong one says which line, and why', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE);
    await ann.go('/');
    const open = ann.page.getByLabel('Open a log file');
    await open.setInputFiles(file('wrong.gcg', HEX.replace('+15 15', '+14 14')));
    await ann.page.getByRole('alert').getByText('Line 4: this scores 15, not 14').waitFor();
    await ann.page.getByRole('alert').getByText('Line 4').scrollIntoViewIfNeeded();
    await ann.look('gcg-wrong');
    // The refusal is an answer of the server, which the console tells of.
    ann.errors.length = 0;
    await open.setInputFiles(file('right.gcg', HEX));
    await ann.page.getByRole('slider').waitFor();
    const tiles = (number) =>
      ann.page.waitForFunction((number) => document.querySelectorAll('[data-square] .tile').length === number, number);
    await tiles(5);
    await ann.button('One earlier').click();
    await tiles(3);
    await ann.look('gcg-opened');
  });

  suite.test('a whole game in Spanish with CH on the board; as GCG down and up again', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword spanish') });
    const bo = await evening.person('Bo', SMALL_PHONE);
    await sit([ann, bo], 'Spanish');
    await begin([ann, bo]);
    const first = await onTurn([ann, bo]);
    const rack = await first.page
      .locator('.rack [data-tile]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.dataset.tile));
    const word = SPANISH.find((word) => spells(rack, word));
    check(word !== undefined, `${rack} has a word with CH`);
    // C and then H is one tile.
    await first.page.locator('[data-square="112"]').click();
    for (const letter of word.join('').toLowerCase()) await first.page.keyboard.press(letter);
    await first.button(/^Play for \d+$/).waitFor();
    check((await first.page.locator('[data-square] .fresh').count()) === word.length, 'each tile once');
    await first.look('spanish-typed');
    await first.page.keyboard.press('Enter');
    await first.turnIsOver();
    await bo.page.locator('[data-square] .tile', { hasText: 'CH' }).first().waitFor();
    for (const person of [ann, bo]) await person.look('spanish-ch');
    await passToTheEnd([ann, bo], false);
    await ann.over();
    const match = (await ann.page.getByRole('link', { name: 'Look at this match again' }).getAttribute('href')).slice(
      3,
    );
    await ann.go(`/g/${match}`);
    await ann.page.getByRole('slider').waitFor();
    const link = ann.page.getByRole('link', { name: 'Download as GCG' });
    const coming = ann.page.waitForEvent('download');
    await link.click();
    const record = await (await fetch(`${evening.house.base}${await link.getAttribute('href')}`)).text();
    check((await coming).suggestedFilename().endsWith('.gcg'), 'the file is called .gcg');
    check(record.includes('[CH]'), `CH stands in brackets in ${record}`);
    await ann.go('/');
    await ann.page.getByLabel('Open a log file').setInputFiles(file('ours.gcg', record));
    await ann.page.getByRole('slider').waitFor();
    await ann.page.locator('[data-square] .tile', { hasText: 'CH' }).first().waitFor();
  });
}

await alone(import.meta.url, gcg);
