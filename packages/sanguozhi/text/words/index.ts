import type { Node } from '@lianhuan/cardtext';
import type { SanguozhiWord } from '../reading/word.ts';
import { ABILITIES } from './abilities.ts';
import { DEEDS } from './actions/index.ts';
import { CONDITIONS } from './conditions.ts';
import { COUNTS } from './counts.ts';
import { LASTING } from './lasting/index.ts';
import { NOUNS } from './nouns.ts';
import { OCCASIONS } from './occasions/index.ts';
import { QUALITIES } from './qualities.ts';
import { SELECTIONS } from './selections.ts';

/** Every word of the language; the order decides where two could begin alike. */
export const WORDS: readonly SanguozhiWord[] = [
  ...ABILITIES,
  ...Object.values(DEEDS),
  ...Object.values(LASTING),
  ...Object.values(OCCASIONS),
  ...Object.values(CONDITIONS),
  ...Object.values(COUNTS),
  ...Object.values(QUALITIES),
  ...NOUNS.filter(({ kind }) => kind === 'qualified'),
  ...NOUNS.filter(({ kind }) => kind !== 'qualified'),
  ...SELECTIONS,
] as readonly SanguozhiWord<Node>[];
