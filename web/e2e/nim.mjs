// Nim at its own table.

/** The piles, as they are drawn. */
export async function sticksIn(person) {
  const words = await person.page.locator('.pile .count .visually-hidden').allTextContents();
  return words.map((text) => Number(/(\d+) sticks?$/.exec(text)[1]));
}

/** Marks so many sticks of a pile (counted from 0) and takes them. */
export async function take(person, pile, sticks) {
  const all = (await sticksIn(person))[pile];
  await person.button(`Stick ${all - sticks + 1} of ${all} in pile ${pile + 1}`, { exact: true }).click();
  await person.button(`Take ${sticks} from pile ${pile + 1}`, { exact: true }).click();
}

/** Whoever is on turn takes from the first pile, at most so many; until the end, or for so many turns. */
export async function playNim(people, most, turns = Infinity) {
  for (let idle = 0; turns > 0 && idle < 200; ) {
    if (await people[0].page.getByTestId('verdict').isVisible()) return;
    const onTurn = await someoneOnTurn(people);
    if (!onTurn) {
      idle += 1;
      await people[0].page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    turns -= 1;
    const piles = await sticksIn(onTurn);
    const pile = piles.findIndex((sticks) => sticks > 0);
    await take(onTurn, pile, Math.min(most, piles[pile]));
    await onTurn.page.getByTestId('turn').getByText('Your turn', { exact: true }).waitFor({ state: 'detached' });
  }
}

async function someoneOnTurn(people) {
  for (const person of people) if ((await person.turn()) === 'Your turn') return person;
  return null;
}
