// A game with rules of a crate outside: `scripts/test-browser outside` starts the program of examples/crossword-rules.

import { begin, command, passToTheEnd, sit } from './crossword.mjs';
import { deal } from './deals.mjs';
import { alone, check, DESKTOP, SMALL_PHONE } from './lib.mjs';

const file = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Everybody's score, as each of them reads it. */
async function scores(people, expected) {
  for (const person of people)
    for (const [name, points] of Object.entries(expected))
      await person.page
        .getByRole('list', { name: 'Scores' })
        .getByRole('listitem')
        .filter({ hasText: name })
        .locator('.score', { hasText: new RegExp(`^\\s*${points}\\s*$`) })
        .first()
        .waitFor();
}

export function outside(suite) {
  suite.test(
    'outside: a bonus, an action and an event that a crate of a maker brings, to the results',
    async (evening) => {
      check(process.env.OUTSIDE_URL, 'OUTSIDE_URL says where its house is; scripts/test-browser starts it');
      evening.moveTo(process.env.OUTSIDE_URL);
      const ann = await evening.person('Ann', DESKTOP, { deal: deal('crossword two') });
      const bo = await evening.person('Bo', SMALL_PHONE);
      await sit([ann, bo]);
      for (const name of ['Bonus for every play', 'Spoken plays', 'Applause']) await (await ann.rule(name)).check();
      await ann.set({ 'spell-word': 'TONE', 'applause-letters': 4, 'applause-points': 3 });
      await ann.findRule('applause');
      await ann.look('outside-lobby');
      await bo.page.getByText('Every play scores 5 points more.').first().waitFor();
      await bo.look('outside-lobby');
      await begin([ann, bo]);

      // The action by its button: 8 for TONE over the centre, 5 for every play, and 3 for the applause.
      await ann.myTurn();
      await ann.look('outside-table');
      await ann.button('Say the word of the evening').click();
      await ann.turnIsOver();
      await scores([ann, bo], { Ann: 8 + 5 + 3 });
      await bo.panel('Log');
      await bo.page.getByText('Applause for TONE! It is the 1. of this match.').first().waitFor();
      await bo.look('outside-applause');
      await bo.button('Close', { exact: true }).click();

      // The same action by the command line; three letters are not applauded.
      await bo.myTurn();
      await command(bo, ':spell 8K CAT');
      await bo.page.getByText('This cannot be laid:').first().waitFor();
      await bo.page.getByLabel('Command line').fill(':spell K8 .AT');
      await bo.button('Do it').click();
      await bo.turnIsOver();
      await scores([ann, bo], { Ann: 16, Bo: 3 + 5 });
      await ann.look('outside-played');
      await passToTheEnd([ann, bo], false);
      for (const person of [ann, bo]) await person.over();
      await ann.look('outside-end');

      // What GCG cannot say stands in lines of ours, and the house with these rules reads it again.
      const link = ann.page.getByRole('link', { name: 'Look at this match again' });
      const match = (await link.getAttribute('href')).slice(3);
      const record = await (await fetch(`${process.env.OUTSIDE_URL}/api/matches/${match}/record`)).text();
      check(/^#houserules after applause /m.test(record), `the applause is told in ${record}`);
      await ann.go('/');
      await ann.page.getByLabel('Open a log file').setInputFiles(file('ours.gcg', record));
      // TONE and AT lie on the board, as soon as it is drawn.
      await ann.page.waitForFunction(() => document.querySelectorAll('[data-square] .tile').length === 6);
    },
  );
}

await alone(import.meta.url, outside);
