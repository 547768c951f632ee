import { allWords } from '@lianhuan/cardtext';
import type { Deed } from '../nodes/nodes.ts';
import type { DeedWord, SanguoshaWord } from '../reading/word.ts';
import { BEGUN_DEEDS } from './begun-deeds.ts';
import { CARD_DEEDS } from './card-deeds.ts';
import { COMMAND_DEEDS } from './command-deeds.ts';
import { CONDITIONS } from './conditions.ts';
import { CONTROL } from './control.ts';
import { COUNTS } from './counts.ts';
import { DOUBT_DEEDS } from './doubt-deeds.ts';
import { DRAW_PILE_DEEDS } from './draw-pile-deeds.ts';
import { FIELD_DEEDS } from './field-deeds.ts';
import { FLOW_DEEDS } from './flow-deeds.ts';
import { GENERAL_DEEDS } from './general-deeds.ts';
import { HP_DEEDS } from './hp-deeds.ts';
import { MARK_DEEDS } from './mark-deeds.ts';
import { NOUNS } from './nouns.ts';
import { OCCASIONS } from './occasions.ts';
import { PHASE_DEEDS } from './phase-deeds.ts';
import { CHARACTER_QUALITIES } from './qualities/character-qualities.ts';
import { SHARE_DEEDS } from './share-deeds.ts';
import { STATUSES } from './statuses.ts';
import { TARGET_DEEDS } from './target-deeds.ts';
import { TURN_DEEDS } from './turn-deeds.ts';
import { UNITS } from './units.ts';
import { USE_DEEDS } from './use-deeds.ts';

/** Every word that does something, by kind. */
export const DEEDS: {
  readonly [K in Deed['kind']]: DeedWord<Extract<Deed, { kind: K }>>;
} = {
  ...CONTROL,
  ...CARD_DEEDS,
  ...DRAW_PILE_DEEDS,
  ...PHASE_DEEDS,
  ...HP_DEEDS,
  ...FLOW_DEEDS,
  ...BEGUN_DEEDS,
  ...FIELD_DEEDS,
  ...MARK_DEEDS,
  ...USE_DEEDS,
  ...TARGET_DEEDS,
  ...TURN_DEEDS,
  ...SHARE_DEEDS,
  ...GENERAL_DEEDS,
  ...COMMAND_DEEDS,
  ...DOUBT_DEEDS,
};

/** Every word of the language; the order decides where two could begin alike. */
export const WORDS: readonly SanguoshaWord[] = allWords(
  UNITS,
  DEEDS,
  STATUSES,
  OCCASIONS,
  CONDITIONS,
  COUNTS,
  CHARACTER_QUALITIES,
  NOUNS,
);
