// Records of matches in GCG, and a game in Spanish: `scripts/test-browser gcg`.

import { command } from './crossword.mjs';
import { deal, SPANISH, spells } from './deals.mjs';
import { alone, check, DESKTOP, gather, onTurn, PHONE } from './lib.mjs';

const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const HEX = `#player1 Ann Ann
#player2 Bo Bo
>Ann: AEHRSTX 8G HEX +26 26
>Bo: ?DEIOOT 9H TO +15 15
`;

async function passToTheEnd(people) {
  for (let turn = 0; turn < 12; turn++) {
    const person = await onTurn(people);
    if (!person) return;
    await command(person, 'pass');
    await person.turnIsOver();
  }
}

export async function gcg(suite) {
  suite.test('a GCG file is looked through; a wrong one says which line, and why', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.go('/');
    const open = ann.page.getByLabel('Open a log file');
    await open.setInputFiles(file('wrong.gcg', HEX.replace('+15 15', '+14 14')));
    await ann.page.getByRole('alert').getByText('Line 4: this scores 15, not 14').waitFor();
    await ann.look('gcg-wrong');
    // The refusal is an answer of the server, which the console tells of.
    ann.errors.length = 0;
    await open.setInputFiles(file('right.gcg', HEX));
    await ann.page.getByRole('slider').waitFor();
    check((await ann.page.locator('[data-square] .tile').count()) === 5, 'five tiles lie on the board');
    await ann.button('One earlier').click();
    await ann.page.waitForFunction(() => document.querySelectorAll('[data-square] .tile').length === 3);
    await ann.look('gcg-opened');
  });

  suite.test('a whole game in Spanish with CH on the board; as GCG down and up again', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword spanish') });
    const bo = await evening.person('Bo', PHONE);
    await gather(ann, bo);
    await ann.choose('Crossword', 'Spanish');
    await ann.button('Start').click();
    const first = await onTurn([ann, bo]);
    const rack = await first.page
      .locator('.rack [data-tile]')
      .evaluateAll((tiles) => tiles.map((tile) => tile.dataset.tile));
    const word = SPANISH.find((word) => spells(rack, word));
    check(word !== undefined, `${rack} has a word with CH`);
    await command(first, `8H ${word.join('')}`);
    await first.turnIsOver();
    await bo.page.locator('[data-square] .tile', { hasText: 'CH' }).first().waitFor();
    await ann.look('spanish-ch');
    await bo.look('spanish-ch-phone');
    await passToTheEnd([ann, bo]);
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
