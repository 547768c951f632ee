// Plays the games that the tests in the browser begin with, and writes them into a file:
//   node write.ts FILE
// So no process of Playwright has to load the rules of every game.

import { writeFileSync } from 'node:fs';
import { library, readyDecks } from '@lianhuan/sanguozhi';
import { EVOLVE_RECORDINGS } from './evolve.ts';
import { MINXIN_RECORDINGS } from './minxin.ts';
import { SANGUOSHA_RECORDINGS } from './sanguosha.ts';
import { SANGUOZHI_RECORDINGS } from './sanguozhi.ts';

const RECORDINGS = {
  ...MINXIN_RECORDINGS,
  ...SANGUOZHI_RECORDINGS,
  ...EVOLVE_RECORDINGS,
  ...SANGUOSHA_RECORDINGS,
} as const;
export type RecordingName = keyof typeof RECORDINGS;

const records = Object.fromEntries(
  Object.entries(RECORDINGS).map(([name, record]) => [name, record()]),
);
const sanguozhi = { decks: readyDecks(), cards: library().length };
writeFileSync(process.argv[2] as string, JSON.stringify({ records, ...sanguozhi }));
