// The door of a table: `scripts/test-browser door`. Private tables, knocking, and who was sent away.

import { alone, check, DESKTOP, gather, PHONE, SMALL_PHONE } from './lib.mjs';

const waits = (person) => person.page.getByTestId('waiting').waitFor();
const inside = (person) => person.page.getByTestId('code').waitFor();

/** By the code alone, to a table that does not let everyone in. */
async function knock(person, code) {
  await person.go(`/r/${code}`);
  await person.page.getByLabel('Your name').fill(person.name);
  await person.page.getByRole('button', { name: /^(Knock|Take a seat)$/ }).click();
  await waits(person);
}

export function door(suite) {
  suite.test('door: the code alone knocks, the link comes in, and the host opens', async (evening) => {
    const [ann, bo, cy] = [
      await evening.person('Ann', SMALL_PHONE),
      await evening.person('Bo', SMALL_PHONE),
      await evening.person('Cy', DESKTOP),
    ];
    await ann.go('/');
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.getByLabel('Private: only with the link').check();
    check(await ann.page.getByLabel('List it for everyone').isDisabled(), 'a private table is not listed');
    await ann.look('home-private');
    await ann.button('Open a table', { exact: true }).click();
    const code = (await ann.page.getByTestId('code').textContent()).trim();

    // The letters alone: Bo waits, and sees so.
    await bo.go(`/r/${code}`);
    await bo.page.getByText('This table is private. Knock').waitFor();
    await bo.look('door-knock');
    await knock(bo, code);
    await bo.look('door-waiting');
    await ann.page.getByText('Bo is knocking.').first().waitFor();
    await ann.look('lobby-knocks');
    // A page that is loaded again waits on.
    await bo.page.reload();
    await waits(bo);
    await ann.button('Let in: Bo').click();
    await inside(bo);
    await ann.page.getByTestId('knocks').waitFor({ state: 'detached' });

    // The link comes in by itself, and its secret leaves the address bar.
    await ann.button('Invite').click();
    const link = await ann.page.getByRole('dialog').getByLabel('Copy link').inputValue();
    check(link.includes(`/r/${code}#in=`), `the link carries a secret: ${link}`);
    await ann.look('lobby-invite-private');
    await ann.page.keyboard.press('Escape');
    await cy.go(new URL(link).pathname + new URL(link).hash);
    await cy.page.getByText('you are invited').waitFor();
    check(!cy.page.url().includes('#'), 'the secret is not shown any more');
    await cy.look('door-invited');
    await cy.page.getByLabel('Your name').fill('Cy');
    await cy.button('Take a seat').click();
    await inside(cy);
    await cy.look('lobby-private');

    // The big screen needs the link, too.
    const screen = await evening.person('Screen', DESKTOP);
    await screen.go(`/tv/${code}`);
    await screen.page.getByText('This table is private').waitFor();
    await screen.go(`/tv/${code}${new URL(link).hash}`);
    await screen.page.getByText(code).first().waitFor();
  });

  suite.test('door: who is turned away is told, and who changes their mind leaves', async (evening) => {
    const [ann, bo] = [await evening.person('Ann', DESKTOP), await evening.person('Bo', PHONE)];
    const code = await ann.create();
    await ann.page.getByText('This table', { exact: true }).click();
    await ann.page.getByLabel('Private: only with the link').check();
    await ann.page.getByText('This table is private').waitFor();
    await ann.look('lobby-made-private');
    await knock(bo, code);
    await ann.button('Turn away: Bo').click();
    await bo.page.getByText('The host did not let you in.').waitFor();
    await bo.look('door-turned-away');
    await bo.button('Come back in').click();
    await bo.button('Knock').click();
    await waits(bo);
    await bo.button('Do not wait').click();
    await bo.button('Knock').waitFor();
  });

  suite.test('door: who was sent away knocks, also in a match, and is let in again', async (evening) => {
    const [ann, bo, cy] = [
      await evening.person('Ann', DESKTOP),
      await evening.person('Bo', PHONE),
      await evening.person('Cy', PHONE),
    ];
    const code = await gather(ann, bo, cy);
    await ann.button('More about Bo').click();
    await ann.button('Send Bo away').click();
    await bo.page.getByText('The host sent you away.').waitFor();
    await bo.look('door-sent-away');
    await ann.start();
    await bo.button('Come back in').click();
    await bo.page.getByRole('button', { name: 'Only look on' }).click();
    await waits(bo);
    await bo.page.getByText('were sent away from this table').waitFor();
    await ann.page.getByText('Bo is knocking.').first().waitFor();
    await ann.look('match-knocks');
    await ann.button('Let in: Bo').click();
    await bo.page.getByTestId('turn').waitFor();
    check(code.length >= 4, 'a code');
  });

  suite.test('door: in Dutch and Spanish, too', async (evening) => {
    const ann = await evening.person('Ann', PHONE);
    const code = await ann.create();
    await ann.page.getByText('This table', { exact: true }).click();
    await ann.page.getByLabel('Private: only with the link').check();
    for (const [locale, knocks, waiting] of [
      ['nl-NL', 'Klop aan', 'je hebt aangeklopt'],
      ['es-ES', 'Llamar a la puerta', 'has llamado'],
    ]) {
      const guest = await evening.person(`Bo ${locale.slice(0, 2)}`, SMALL_PHONE, { locale });
      await guest.go(`/r/${code}`);
      await guest.page.locator('#name').fill(guest.name);
      await guest.button(knocks, { exact: true }).click();
      await guest.page.getByText(waiting).waitFor();
      await guest.look(`door-waiting-${locale.slice(0, 2)}`);
    }
  });
}

await alone(import.meta.url, door);
