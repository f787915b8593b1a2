// How many frames a second the page shows while somebody draws, counted in the browser's own trace:
// `scripts/bench page`. It measures and asserts nothing, so it is no part of the tests.

import { alone, DESKTOP, gather, PHONE } from '../e2e/lib.mjs';
import { choosePictionary } from '../e2e/pictionary.mjs';

const SECONDS = 5;

/** Draws without a rest, as quick as a mouse tells it, and gives the frames that were drawn meanwhile. */
async function traced(person) {
  const session = await person.context.newCDPSession(person.page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const box = await person.page.getByTestId('sheet').boundingBox();
  const categories = 'devtools.timeline,disabled-by-default-devtools.timeline.frame';
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories });
  const began = Date.now();
  await person.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await person.page.mouse.down();
  for (let turn = 0; Date.now() - began < SECONDS * 1000; turn += 0.06) {
    const reach = 0.1 + 0.3 * Math.abs(Math.sin(turn / 7));
    await person.page.mouse.move(
      box.x + box.width * (0.5 + reach * Math.cos(turn)),
      box.y + box.height * (0.5 + reach * Math.sin(turn * 1.3)),
    );
  }
  await person.page.mouse.up();
  const took = (Date.now() - began) / 1000;
  await session.send('Tracing.end');
  await done;
  const count = (name) => events.filter((event) => event.name === name).length;
  const tasks = events.filter(({ name, dur }) => name === 'RunTask' && dur > 50_000).length;
  return { took, drawn: count('DrawFrame'), dropped: count('DroppedFrame'), moves: count('EventDispatch'), tasks };
}

export function pace(suite) {
  for (const [name, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ]) {
    suite.test(`pictionary pace: ${name}`, async (evening) => {
      const ann = await evening.person('Ann', size);
      const bo = await evening.person('Bo', PHONE);
      await gather(ann, bo);
      await choosePictionary(ann, 'Sketch party');
      await ann.start();
      await ann.page.locator('.picks button').first().click();
      await ann.page.getByTestId('word').waitFor();
      const { took, drawn, dropped, tasks } = await traced(ann);
      console.log(
        `${name}: ${(drawn / took).toFixed(1)} frames a second while drawing for ${took.toFixed(1)} s, ` +
          `${dropped} dropped, ${tasks} tasks of more than 50 ms`,
      );
    });
  }
}

await alone(import.meta.url, pace);
