import type { Lexicon } from '@lianhuan/cardtext';
import type { Deed } from '../../nodes/index.ts';
import { DAMAGE_KINDS } from '../../reading/vocabulary.ts';
import { type DeedWord, says } from '../../reading/word.ts';
import { BEGIN_DEEDS } from './begin.ts';
import { CHOICE_DEEDS } from './choices.ts';
import { COMBAT_DEEDS } from './combat.ts';
import { COUNTER_DEEDS } from './counters.ts';
import { DAMAGE_DEEDS } from './damage.ts';
import { DESTROY_DEEDS } from './destroy.ts';
import { DISCARD_DEEDS } from './discard.ts';
import { DRAW_DEEDS } from './draw.ts';
import { SWAP_DEEDS } from './exchange.ts';
import { GAME_DEEDS } from './game.ts';
import { GRAIN_DEEDS } from './grain.ts';
import { LETHAL_DEEDS } from './lethal-damage.ts';
import { LOOK_DEEDS } from './look.ts';
import { PLACE_DEEDS } from './place.ts';
import { SENTENCE_DEEDS } from './sentences.ts';

/** Every word that does something, by kind; the order decides where two could begin alike. */
export const DEEDS: {
  readonly [K in Deed['kind']]: DeedWord<Extract<Deed, { kind: K }>>;
} = {
  ...SENTENCE_DEEDS,
  ...CHOICE_DEEDS,
  ...BEGIN_DEEDS,
  ...GRAIN_DEEDS,
  ...DRAW_DEEDS,
  ...DISCARD_DEEDS,
  // Before the damage that they begin with.
  ...LETHAL_DEEDS,
  ...DAMAGE_DEEDS,
  ...COUNTER_DEEDS,
  ...SWAP_DEEDS,
  ...PLACE_DEEDS,
  ...COMBAT_DEEDS,
  ...LOOK_DEEDS,
  ...DESTROY_DEEDS,
  ...GAME_DEEDS,
};

type Parts = Lexicon;

/** Terms that only deeds use. */
export const DEED_VOCABULARIES: Parts['vocabularies'] = {
  /** What effects deal; the other kinds come of combat alone (117.9). */
  dealt: { combat: DAMAGE_KINDS.combat, lasting: DAMAGE_KINDS.lasting },
  pile: {
    deck: says('卡组', 'deck'),
    hand: says('手牌', 'hand'),
    graveyard: says('墓地', 'graveyard'),
  },
};

/** From a whole effect down to one thing to do. */
export const DEED_UNIONS: Parts['unions'] = {
  effect: ['sentence'],
  sentence: ['chain'],
  chain: ['clause'],
  clause: ['act'],
  act: ['passing', 'deed', 'staying'],
  deed: ['dealing', 'destroying'],
  cost: ['deed'],
  lasting: ['conditional'],
  conditional: ['simple'],
};

export const DEED_LABELS: Parts['labels'] = {
  destroying: says('破坏（如 破坏1名敌方将领）', 'destruction (such as 破坏1名敌方将领)'),
  dealing: says('造成伤害（如 对1名敌方将领造成1点战斗伤害）', 'damage that is dealt'),
  act: says('要做的事（如 己方抓1张卡）', 'something to do (such as 己方抓1张卡)'),
  simple: says('持续的话（如 本将领攻+1）', 'lasting words (such as 本将领攻+1)'),
  cost: says('费用（如 -2粮）', 'a cost (such as -2粮)'),
  dealt: says('战斗伤害或永久伤害', '战斗伤害 or 永久伤害'),
  pile: says('卡组、手牌或墓地', '卡组, 手牌 or 墓地'),
};
