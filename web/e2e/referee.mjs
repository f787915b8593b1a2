// The browser as referee: matches checked, log files read without a server, rules tried out, matches played on:
// `scripts/test-browser referee`.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alone, check, DESKTOP, gather, SMALL_PHONE } from './lib.mjs';
import { playNim } from './nim.mjs';

const GAMES = ['nim', 'uno', 'texas42', 'trivia', 'pictionary', 'crossword'];

/** The program that serves these tests. */
const houserules = (...args) => {
  check(process.env.HR_PROGRAM, 'HR_PROGRAM says which program; scripts/test-browser sets it');
  return execFileSync(process.env.HR_PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
};

/** The log of a match by bots. */
function logOf(game, ...rules) {
  const folder = mkdtempSync(path.join(tmpdir(), 'referee-'));
  try {
    houserules('simulate', game, '--matches', '1', '--log', folder, ...rules);
    return readFileSync(path.join(folder, `${game}-1.jsonl`), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Opens a file on the home page, as if it had been dropped there. Whoever is in the house already walks there: the module
 * need not come again. */
async function open(person, name, text) {
  if (person.page.url().startsWith(person.house.base))
    await person.page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  else await person.go('/');
  // The page reads it when it likes, so it stays until all is done.
  const folder = mkdtempSync(path.join(tmpdir(), 'referee-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  writeFileSync(file, text);
  await person.page.locator('input[type=file]').setInputFiles(file);
}

/** What the page says of a match that is checked. */
async function verdict(person) {
  const said = person.page.locator('[data-testid=checked]:visible').first();
  // On a phone what was found lies in a sheet.
  const found = person.page.locator('button.found:visible');
  await said.or(found).first().waitFor();
  if (!(await said.isVisible())) await found.click();
  await said.waitFor();
  const findings = await said.locator('xpath=following-sibling::ul[1]').textContent();
  return { sound: (await said.getAttribute('data-sound')) === 'true', findings };
}

/** Changes the first number in it. */
function disturbed(value) {
  let done = false;
  const change = (one) => {
    if (done) return one;
    if (typeof one === 'number') {
      done = true;
      return one ^ 1;
    }
    if (Array.isArray(one)) return one.map(change);
    if (one && typeof one === 'object') return Object.fromEntries(Object.entries(one).map(([k, v]) => [k, change(v)]));
    return one;
  };
  return change(value);
}

/** Each kind of line of a log, changed: what was done, and the log. */
function tampered(log) {
  const lines = log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const last = lines.length - 1;
  const act = lines.findIndex(({ input }) => input?.act);
  const by = (what, change) => {
    const copy = structuredClone(lines);
    change(copy);
    return [what, `${copy.map((line) => JSON.stringify(line)).join('\n')}\n`];
  };
  return [
    by('another promise', (all) => (all[0].commitment = '00'.repeat(32))),
    by('another deal', (all) => (all[1].events = disturbed(all[1].events))),
    by('another move', (all) => (all[act].input = disturbed(all[act].input))),
    by('what came of it', (all) => (all[act].events = disturbed(all[act].events))),
    by('a move left out', (all) => all.splice(act, 1)),
    by('another secret', (all) => (all[last].reveal.secret = '01'.repeat(32))),
  ];
}

export function referee(suite) {
  for (const size of [SMALL_PHONE, DESKTOP]) {
    suite.test(`check: a match at the server, with what each device noted, ${size.width} wide`, async (evening) => {
      const [ann, bo] = [await evening.person('Ann', size), await evening.person('Bo', size)];
      await gather(ann, bo);
      await (await ann.rule('Limited takes')).check();
      await bo.page.getByText('Take at most 3 sticks a turn.').first().waitFor();
      await ann.start();
      await playNim([ann, bo], 3);
      for (const person of [ann, bo]) {
        await person.over();
        await person.page.getByRole('link', { name: 'Look at this match again' }).click();
        await checkHere(person);
        // A house for tests leaves out what players send: that is found out, and nothing else.
        const { sound, findings } = await verdict(person);
        check(
          !sound && findings.includes('What this device sent is not in the shuffle'),
          `${person.name}: ${findings}`,
        );
        check(/Every move is as the rules decide it: \d+ entries/.test(findings), findings);
        check(findings.includes('This device was shown that promise before the deal.'), findings);
      }
      await bo.look('referee-not-in-the-shuffle');

      // Had nothing been sent, all would be well.
      await ann.page.evaluate(() => {
        const notes = JSON.parse(localStorage.getItem('hr.notes.matches') ?? '{}');
        for (const note of Object.values(notes)) note.entropy = '';
        localStorage.setItem('hr.notes.matches', JSON.stringify(notes));
      });
      await ann.page.reload();
      await checkHere(ann);
      const well = await verdict(ann);
      check(well.sound && well.findings.includes('What this device sent is in the shuffle.'), well.findings);
      await ann.look('referee-checked');

      // Somebody who was not there can check the log with itself alone.
      const cy = await evening.person('Cy', size);
      await cy.page.goto(ann.page.url());
      await checkHere(cy);
      const { sound, findings } = await verdict(cy);
      check(sound && findings.includes('This device noted no promise'), findings);
    });
  }

  suite.test(
    'check: a log file of each game, sound and with each kind of line changed, without a server',
    async (evening) => {
      const ann = await evening.person('Ann', DESKTOP);
      // The module and what it needs come once; then nobody is asked any more.
      const asked = [];
      let next = 0;
      await ann.page.route(/\/api\/(logs|matches)/, (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      for (const game of GAMES) {
        const log = logOf(game);
        await open(ann, `${game}.jsonl`, log);
        const { sound, findings } = await verdict(ann);
        check(sound, `${game}: ${findings}`);
        await ann.tableIsLaid();
        // All kinds in turn, two of each game: natively each game is tried with all of them.
        const all = tampered(log);
        for (const [what, changed] of [all[next++ % all.length], all[next++ % all.length]]) {
          await open(ann, `${game}.jsonl`, changed);
          const found = await verdict(ann);
          check(!found.sound, `${game}, ${what}: nothing was noticed`);
          check(/line \d+/i.test(found.findings), `${game}, ${what}: ${found.findings}`);
        }
      }
      await ann.look('referee-tampered');
      check(asked.length === 0, `the server was asked: ${asked}`);
    },
  );

  suite.test('check: bad input is told in a sentence', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE);
    const log = logOf('nim');
    const table = [
      [
        'a newer version',
        log.replace('"houserules":2', '"houserules":9'),
        /of format 9, and this program reads format 2/,
      ],
      ['a truncated file', log.slice(0, log.length - 100), /the log is cut short here/],
      ['50 MB of nonsense', Buffer.alloc(50_000_000, 'nonsense '), /this is no log of House Rules/],
      ['bytes', Buffer.alloc(300_000, 0xfe), /this is no log of House Rules/],
      ['a game that is not here', log.replace('"game":"nim"', '"game":"chess"'), /“chess”, which is not in this house/],
      ['nothing', '', /the log is empty/],
    ];
    for (const [, text, says] of table) {
      await open(ann, 'file.jsonl', text);
      // What can be shown is shown, with what is wrong; on a phone that lies in a sheet.
      const found = ann.page.locator('button.found:visible');
      const said = ann.page.getByRole('alert').or(ann.page.getByRole('dialog')).getByText(says);
      await said.or(found).first().waitFor();
      if (await found.isVisible()) await found.click();
      await said.first().waitFor();
      await ann.page.keyboard.press('Escape');
    }
    await ann.look('referee-bad-input');
  });

  suite.test('effect: the line in the lobby is what houserules simulate says', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP);
    await ann.create();
    const line = ann.page.getByTestId('effect');
    const told = async () => {
      await ann.page.locator('[data-testid=effect][data-done=true]').waitFor();
      return (await line.locator('span').first().textContent()).trim();
    };
    const simulated = (game, ...args) => {
      const all = ['simulate', game, '--matches', '200', '--seed', '1', '--most', '20000', '--lang', 'en'];
      const said = houserules(...all, ...args).split('\n');
      return said.find((one) => /^(A match takes|None of)/.test(one));
    };
    const nim = await told();
    check(nim === simulated('nim', '--bots', 'random'), `${nim} and not ${simulated('nim', '--bots', 'random')}`);
    await (await ann.rule('Misère')).check();
    await ann.page.getByTestId('effect-change').waitFor();
    const misere = await told();
    check(misere === simulated('nim', '--bots', 'random', '--rule', 'misere'), misere);
    await ann.look('referee-effect');

    await ann.choose('UNO');
    const uno = simulated('uno', '--bots', 'easy', '--players', '2');
    await line.getByText(uno, { exact: true }).waitFor();
    await ann.page.setViewportSize(SMALL_PHONE);
    await line.scrollIntoViewIfNeeded();
    await ann.look('referee-effect-phone');
  });

  for (const size of [SMALL_PHONE, DESKTOP]) {
    suite.test(`play on from here: a log file, from a moment, against bots, ${size.width} wide`, async (evening) => {
      const ann = await evening.person('Ann', size);
      await open(ann, 'nim.jsonl', logOf('nim', '--players', '2'));
      await verdict(ann);
      if (size === SMALL_PHONE) await ann.page.keyboard.press('Escape');
      for (let back = 0; back < 3; back++) await ann.button('One earlier').click();
      await ann.button('Play on from here').click();
      await ann.look('referee-play-on');
      await ann
        .button(/^In the seat of /)
        .first()
        .click();
      await ann.page.getByTestId('turn').waitFor();
      await ann.tableIsLaid();
      await playNim([ann], 3);
      await ann.over();
      await ann.page.getByRole('link', { name: 'Look at this match again' }).click();
      await checkHere(ann);
      const { sound, findings } = await verdict(ann);
      check(sound && /It branched off from the match simulated-\d+, after entry \d+/.test(findings), findings);
      await ann.look('referee-played-on');
    });
  }

  suite.test('coach: one person against bots on this device asks what to do, and does it', async (evening) => {
    const ann = await evening.person('Ann', SMALL_PHONE);
    for (const game of ['Nim', 'UNO', 'Texas 42']) {
      await ann.go('/');
      await ann.button(`Play now: ${game}, against bots`).click();
      await ann.myTurn();
      await ann.button('Ask the coach').click();
      await ann.page
        .getByTestId('coach')
        .getByText(/^I would/)
        .waitFor();
      await ann.look(`referee-coach-${game.split(' ')[0].toLowerCase()}`);
      await ann.button('Do it').click();
      await ann.turnIsOver();
    }
  });
}

/** On the page of a match: the button, which on a phone lies in a sheet. */
async function checkHere(person) {
  const log = person.page.getByRole('button', { name: 'Log', exact: true });
  await person.page.getByRole('region', { name: 'Looking back' }).waitFor();
  if (await log.isVisible()) await log.click();
  await person.button('Check this match').click();
}

await alone(import.meta.url, referee);
