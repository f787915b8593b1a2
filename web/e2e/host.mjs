// The page of who keeps the house, and the page of calls: `scripts/test-browser host`.

import { alone, check, DESKTOP, SMALL_PHONE } from './lib.mjs';

const KEY = process.env.HOST_KEY ?? '';

export function host(suite) {
  for (const size of [SMALL_PHONE, DESKTOP]) {
    suite.test(`host: sees the house, closes a table, keeps an address out (${size.width})`, async (evening) => {
      check(KEY !== '', 'HOST_KEY is the key of the house: scripts/test-browser knows it');
      const [keeper, ann] = [await evening.person('Keeper', size), await evening.person('Ann', SMALL_PHONE)];
      const code = await ann.create();
      keeper.cut = true; // A wrong key is refused, and the browser says so.
      await keeper.go('/host');
      await keeper.page.getByLabel("The host's key").fill('wrong');
      await keeper.button('Open', { exact: true }).click();
      await keeper.page.getByText('the key is printed when the house opens').waitFor();
      await keeper.look('host-key');
      await keeper.page.getByLabel("The host's key").fill(KEY);
      await keeper.button('Open', { exact: true }).click();
      await keeper.page.getByTestId('house').getByText('Version').waitFor();
      keeper.cut = false;
      for (const fact of ['Disk', 'Kept', 'Tables', 'Connections here'])
        await keeper.page.getByTestId('house').getByText(fact, { exact: true }).waitFor();
      const table = keeper.page.getByTestId(`table-${code}`);
      await table.getByText('Ann').waitFor();
      await table.getByText('127.0.0.1').waitFor();
      await keeper.look('host-house');
      await keeper.button(`Close: ${code}`).click();
      await keeper.page.getByText(`Close table ${code} for everyone at it?`).waitFor();
      await keeper.look('host-close');
      await keeper.page
        .getByRole('dialog')
        .getByRole('button', { name: /^Close: / })
        .click();
      await ann.page.getByText('You are no longer at this table.').waitFor();
      await table.waitFor({ state: 'detached' });
      // An address that nobody here has.
      await keeper.page.getByLabel('Address').fill('203.0.113.9');
      await keeper.button('Keep out', { exact: true }).last().click();
      await keeper.page.getByRole('dialog').getByRole('button', { name: 'Keep out: 203.0.113.9' }).click();
      await keeper.page.getByTestId('bans').getByText('203.0.113.9').waitFor();
      await keeper.look('host-bans');
      await keeper.button('Let in again: 203.0.113.9').click();
      await keeper.page.getByTestId('bans').waitFor({ state: 'detached' });
    });
  }

  suite.test('host: the key comes by the printed link, in Dutch and Spanish, too', async (evening) => {
    for (const [locale, version] of [
      ['nl-NL', 'Versie'],
      ['es-ES', 'Versión'],
    ]) {
      const keeper = await evening.person('Keeper', SMALL_PHONE, { locale });
      await keeper.go(`/host#key=${KEY}`);
      await keeper.page.getByTestId('house').getByText(version, { exact: true }).waitFor();
      check(!keeper.page.url().includes('#'), 'the key is not shown any more');
      await keeper.look(`host-${locale.slice(0, 2)}`);
    }
  });

  for (const size of [SMALL_PHONE, DESKTOP]) {
    suite.test(`host: what programs can call is told (${size.width})`, async (evening) => {
      const maker = await evening.person('Maker', size);
      await maker.go('/api');
      const join = maker.page.locator('details', { hasText: '/api/rooms/{code}/join' }).first();
      await join.locator('summary').first().click();
      await join.getByText('Join', { exact: true }).click();
      await join.getByText('invitation?', { exact: false }).first().waitFor();
      await join.getByText('Pass', { exact: true }).click();
      await join.getByText('token: string').waitFor();
      await maker.look('calls');
    });
  }
}

await alone(import.meta.url, host);
