import type { Node } from '@lianhuan/cardtext';
import type { Deed } from '../nodes.ts';
import { provideDeeds } from '../run.ts';
import type { DeedWord, EvolveWord } from '../word.ts';
import { ABILITIES } from './abilities.ts';
import { BEGIN_DEEDS } from './begin.ts';
import { CARD_DEEDS } from './cards.ts';
import { CHOICE_DEEDS } from './choices.ts';
import { CONDITIONS } from './conditions.ts';
import { CONTROL } from './control.ts';
import { COST_DEEDS } from './costs.ts';
import { COUNTS } from './counts.ts';
import { DAMAGE_DEEDS } from './damage.ts';
import { DECK_DEEDS } from './deck.ts';
import { FIELD_DEEDS } from './field.ts';
import { LASTING } from './lasting/index.ts';
import { MOVING_DEEDS } from './moving.ts';
import { NOUNS } from './nouns.ts';
import { OCCASIONS } from './occasions.ts';
import { PLAYER_DEEDS } from './players.ts';
import { QUALITIES } from './qualities.ts';
import { REMOVAL_DEEDS } from './removal.ts';
import { SELECTIONS } from './selections.ts';

/** Every word that does something, by kind; the order decides where two could begin alike. */
export const DEEDS: {
  readonly [K in Deed['kind']]: DeedWord<Extract<Deed, { kind: K }>>;
} = {
  ...CONTROL,
  ...CHOICE_DEEDS,
  ...DECK_DEEDS,
  ...CARD_DEEDS,
  ...DAMAGE_DEEDS,
  ...REMOVAL_DEEDS,
  ...FIELD_DEEDS,
  ...MOVING_DEEDS,
  ...PLAYER_DEEDS,
  ...COST_DEEDS,
  ...BEGIN_DEEDS,
};

provideDeeds(DEEDS);

/** Every word of the language; the order decides where two could begin alike. */
export const WORDS: readonly EvolveWord[] = [
  ...ABILITIES,
  ...Object.values(DEEDS),
  ...Object.values(LASTING),
  ...Object.values(OCCASIONS),
  ...Object.values(CONDITIONS),
  ...Object.values(COUNTS),
  ...Object.values(QUALITIES),
  ...NOUNS,
  ...SELECTIONS,
] as readonly EvolveWord<Node>[];
