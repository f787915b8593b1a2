// What every table has around it: chat, the call when it is one's turn, looking back: `scripts/test-browser frame`.

import { alone, check, DESKTOP, PHONE } from './lib.mjs';

export function frame(suite) {
  suite.test('frame: at a desk at least five lines of chat show whole', async (evening) => {
    const ann = await evening.person('Ann', DESKTOP);
    await ann.create();
    await ann.addBots(1);
    await ann.start();
    for (let number = 1; number <= 9; number++) {
      await ann.page.getByLabel('Say something').fill(`line number ${number}`);
      await ann.button('Send').click();
      await ann.page.getByText(`line number ${number}`, { exact: true }).waitFor();
    }
    const whole = await ann.page.getByRole('list', { name: 'Chat' }).evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      const boxes = [...list.children].map((line) => line.getBoundingClientRect());
      return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length;
    });
    check(whole >= 5, `${whole} lines show`);
  });

  suite.test('frame: who looks elsewhere is told by the title and a notification', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.page.addInitScript(() => {
      window['told'] = [];
      window.Notification = /** @type {any} */ (
        class {
          static permission = 'granted';
          static requestPermission = async () => 'granted';
          constructor(title) {
            window['told'].push(title);
          }
        }
      );
      Object.defineProperty(document, 'visibilityState', { get: () => window['looksElsewhere'] ?? 'visible' });
    });
    await ann.go('/');
    await ann.button('Settings').click();
    await ann.page.getByLabel('Tell me when it is my turn').check();
    await ann.page.keyboard.press('Escape');
    await ann.create();
    await ann.addBots(1);
    await ann.start();
    await ann.myTurn();
    check((await ann.page.title()).startsWith('● Your turn'), 'the title says so');
    await ann.button('Stick 3 of 3 in pile 1', { exact: true }).click();
    await ann.page.evaluate(() => (window['looksElsewhere'] = 'hidden'));
    await ann.button('Take 1 from pile 1', { exact: true }).click();
    await ann.page.waitForFunction(() => window['told'].includes('Your turn'));
  });

  suite.test('frame: a bot stays when another game is chosen', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.create();
    await ann.addBots(1, 'Random');
    await ann.choose('UNO');
    await ann.page.getByText(/^bot · /).waitFor();
    await ann.start();
  });

  suite.test(
    'frame: a finished match is looked at by keys, through other eyes, from a linked moment',
    async (evening) => {
      const ann = await evening.person('Ann', DESKTOP, { permissions: ['clipboard-read', 'clipboard-write'] });
      await ann.create();
      await ann.addBots(1);
      await ann.start();
      await ann.button('End the match now').click();
      await ann.page.getByRole('dialog').getByRole('button', { name: 'Yes, ask them' }).click();
      await ann.over();
      await ann.page.getByRole('link', { name: 'Look at this match again' }).click();
      const slider = ann.page.getByRole('slider');
      await slider.waitFor();
      const at = async () => Number(await slider.inputValue());
      const last = await at();
      await ann.page.keyboard.press('ArrowLeft');
      await ann.page.waitForFunction(
        (last) => Number(document.querySelector('input[type=range]')?.['value']) < last,
        last,
      );
      const moment = await at();
      await ann.page.getByLabel('As seen by').selectOption('Ann');
      await ann.button('Copy a link to this moment').click();
      await ann.button('Copied').waitFor();
      await ann.page.goto(await ann.page.evaluate(() => navigator.clipboard.readText()));
      await slider.waitFor();
      check((await at()) === moment, `the link leads to ${await at()} and not to ${moment}`);
    },
  );
}

await alone(import.meta.url, frame);
