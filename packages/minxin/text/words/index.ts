import { allWords, CORE_WORDS } from '@lianhuan/cardtext';
import type { Deed } from '../nodes/nodes.ts';
import type { DeedWord, MinxinWord } from '../reading/word.ts';
import { ABILITY, UNTIMED } from './abilities.ts';
import { CARD_DEEDS } from './cards.ts';
import { CONDITIONS } from './conditions.ts';
import { CONTROL } from './control.ts';
import { COUNTS } from './counts.ts';
import { BEGINNING, LASTING } from './lasting.ts';
import { MODIFIERS } from './modifiers.ts';
import { NOUNS } from './nouns.ts';
import { OCCASIONS } from './occasions.ts';
import { REPLACEMENTS } from './replacements.ts';
import { RESOURCE_DEEDS } from './resources.ts';
import { TABLE_DEEDS } from './table.ts';
import { WRITTEN } from './written.ts';

/** Every word that does something, by kind. */
export const DEEDS: {
  readonly [K in Deed['kind']]: DeedWord<Extract<Deed, { kind: K }>>;
} = {
  ...CONTROL,
  ...RESOURCE_DEEDS,
  ...CARD_DEEDS,
  ...TABLE_DEEDS,
  ...BEGINNING,
  'target-cost': MODIFIERS['target-cost'],
  prevent: REPLACEMENTS.prevent,
};

/** Every word of the language; the order decides where two could begin alike. */
export const WORDS: readonly MinxinWord[] = allWords(
  [ABILITY, UNTIMED],
  DEEDS,
  LASTING,
  OCCASIONS,
  CONDITIONS,
  COUNTS,
  NOUNS,
  WRITTEN,
  [CORE_WORDS.add, CORE_WORDS.set],
);
