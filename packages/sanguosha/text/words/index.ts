import { allWords } from '@lianhuan/cardtext';
import type { Deed } from '../nodes/nodes.ts';
import type { DeedWord, SanguoshaWord } from '../reading/word.ts';
import { CONDITIONS } from './conditions.ts';
import { CONTROL } from './control.ts';
import { COUNTS } from './counts.ts';
import { BEGUN_DEEDS } from './deeds/begun-deeds.ts';
import { CARD_DEEDS } from './deeds/card-deeds.ts';
import { COMMAND_DEEDS } from './deeds/command-deeds.ts';
import { DOUBT_DEEDS } from './deeds/doubt-deeds.ts';
import { DRAW_PILE_DEEDS } from './deeds/draw-pile-deeds.ts';
import { FIELD_DEEDS } from './deeds/field-deeds.ts';
import { FLOW_DEEDS } from './deeds/flow-deeds.ts';
import { GENERAL_DEEDS } from './deeds/general-deeds.ts';
import { HP_DEEDS } from './deeds/hp-deeds.ts';
import { MARK_DEEDS } from './deeds/mark-deeds.ts';
import { PHASE_DEEDS } from './deeds/phase-deeds.ts';
import { SHARE_DEEDS } from './deeds/share-deeds.ts';
import { TARGET_DEEDS } from './deeds/target-deeds.ts';
import { TURN_DEEDS } from './deeds/turn-deeds.ts';
import { USE_DEEDS } from './deeds/use-deeds.ts';
import { NOUNS } from './nouns.ts';
import { OCCASIONS } from './occasions.ts';
import { CHARACTER_QUALITIES } from './qualities/character-qualities.ts';
import { STATUSES } from './statuses.ts';
import { UNITS } from './units.ts';

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
