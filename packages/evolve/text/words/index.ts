import { allWords } from '@lianhuan/cardtext';
import type { Words } from '../meaning/procedures.ts';
import type { Deed } from '../nodes/index.ts';
import type { DeedWord, EvolveWord } from '../reading/word.ts';
import { ABILITIES } from './abilities.ts';
import { BEGIN_DEEDS } from './actions/begin.ts';
import { CARD_DEEDS } from './actions/cards.ts';
import { CHOICE_DEEDS } from './actions/choices.ts';
import { COST_DEEDS } from './actions/costs.ts';
import { DAMAGE_DEEDS } from './actions/damage.ts';
import { DECK_DEEDS } from './actions/deck.ts';
import { FIELD_DEEDS } from './actions/field.ts';
import { MOVING_DEEDS } from './actions/moving.ts';
import { PLAYER_DEEDS } from './actions/players.ts';
import { REMOVAL_DEEDS } from './actions/removal.ts';
import { CONTROL } from './actions/sentences.ts';
import { SWAP_DEEDS } from './actions/swapping.ts';
import { TOKEN_DEEDS } from './actions/tokens.ts';
import { voidAttack } from './actions/void-attack.ts';
import { CONDITIONS } from './conditions.ts';
import { COUNTS } from './counts.ts';
import { LASTING } from './lasting/index.ts';
import { NOUNS } from './nouns.ts';
import { EITHER } from './occasions/either.ts';
import { OCCASIONS } from './occasions/index.ts';
import { bySide } from './own-side.ts';
import { QUALITIES } from './qualities.ts';
import { selecting } from './selecting.ts';
import { SELECTIONS } from './selections.ts';

/** Every word that does something, by kind; the order decides where two could begin alike. */
export const DEEDS: {
  readonly [K in Deed['kind']]: DeedWord<Extract<Deed, { kind: K }>>;
} = {
  ...CONTROL,
  ...CHOICE_DEEDS,
  ...DECK_DEEDS,
  ...CARD_DEEDS,
  ...TOKEN_DEEDS,
  ...DAMAGE_DEEDS,
  ...REMOVAL_DEEDS,
  ...FIELD_DEEDS,
  'void-attack': voidAttack,
  ...MOVING_DEEDS,
  ...PLAYER_DEEDS,
  ...COST_DEEDS,
  ...BEGIN_DEEDS,
  ...SWAP_DEEDS,
};

/** What the words mean that others hold, for every table to carry. */
export const MEANINGS: Words = {
  actions: DEEDS,
  conditions: CONDITIONS,
  counts: COUNTS,
  qualities: QUALITIES,
};

/** Every word of the language; the order decides where two could begin alike. */
const EVERY: readonly EvolveWord[] = allWords(
  ...[
    ABILITIES,
    Object.values<DeedWord>(DEEDS).map((word) => selecting(word)),
    LASTING,
    OCCASIONS,
    [EITHER],
    CONDITIONS,
    COUNTS,
    QUALITIES,
    NOUNS,
    SELECTIONS,
  ],
);
export const WORDS: readonly EvolveWord[] = EVERY.map((word) => bySide(word));
