// House Rules in a real browser, all of it: `scripts/test-browser` starts a server for it, and runs this.
// LANES=1 runs one test at a time (else two). ONLY=… runs the tests whose names match it (a regular expression).
// COLOR_SCHEME=dark looks at the night. HR_SLOW=3 waits three times as long before it gives up.
// Each of the files below runs alone, too: `scripts/test-browser uno`.

import { analysis } from './analysis.mjs';
import { challenge } from './challenge.mjs';
import { crossword } from './crossword.mjs';
import { door } from './door.mjs';
import { faults } from './faults.mjs';
import { frame } from './frame.mjs';
import { gcg } from './gcg.mjs';
import { home } from './home.mjs';
import { host } from './host.mjs';
import { run } from './lib.mjs';
import { languages } from './languages.mjs';
import { layout } from './layout.mjs';
import { lobby } from './lobby.mjs';
import { moments } from './moments.mjs';
import { nim } from './nim.mjs';
import { nodes } from './nodes.mjs';
import { offline } from './offline.mjs';
import { outside } from './outside.mjs';
import { pictionary } from './pictionary.mjs';
import { referee } from './referee.mjs';
import { texas42 } from './texas42.mjs';
import { transcripts } from './transcripts.mjs';
import { trivia } from './trivia.mjs';
import { tv } from './tv.mjs';
import { uno } from './uno.mjs';
import { upwords } from './upwords.mjs';

await run(
  home,
  lobby,
  door,
  host,
  layout,
  frame,
  faults,
  moments,
  nim,
  nodes,
  texas42,
  uno,
  trivia,
  pictionary,
  crossword,
  challenge,
  gcg,
  analysis,
  upwords,
  outside,
  tv,
  referee,
  offline,
  transcripts,
  languages,
);
