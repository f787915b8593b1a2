// Home, the pages around a table, languages and looks: `scripts/test-browser home`.

import { alone, check, DESKTOP, PHONE } from './lib.mjs';

export function home(suite) {
  for (const size of [PHONE, DESKTOP]) {
    suite.test(`home says what is missing, ${size.width} wide`, async (evening) => {
      const ann = await evening.person('Ann', size);
      await ann.go('/');
      await ann.look('home');
      await ann.button('Open a table', { exact: true }).click();
      await ann.page.getByText('First tell us your name.').waitFor();
      await ann.button('Join', { exact: true }).click();
      await ann.page.getByText('Which code?').waitFor();
    });

    suite.test(`rules, and an address that leads nowhere, ${size.width} wide`, async (evening) => {
      const ann = await evening.person('Ann', size);
      await ann.go('/rules/nim');
      await ann.page.getByRole('heading', { name: 'Nim', level: 1 }).waitFor();
      await ann.look('rules');
      await ann.go('/nowhere/at/all');
      await ann.page.getByText('This address leads nowhere.').waitFor();
      await ann.look('lost');
    });
  }

  suite.test('languages and looks', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    await ann.go('/');
    await ann.everyLook('look');
    await ann.button('Settings').click();
    await ann.look('settings');
    await ann.page.getByLabel('Language').selectOption('Nederlands');
    await ann.page.getByText('Spelavond met jullie eigen regels').waitFor();
    await ann.page.getByLabel('Taal').selectOption('Español');
    await ann.page.getByText('Noche de juegos').waitFor();
    check((await ann.page.locator('html').getAttribute('lang')) === 'es', 'the page says its language');
  });
}

await alone(import.meta.url, home);
