import {
  CLASSES,
  COUNTERS,
  characteristicsOf,
  countersOn,
  damageOn,
  type EvolveTable,
  hasKeyword,
  historyOf,
  isEvolved,
  KEYWORDS,
  type KeywordName,
  KINDS,
  lifeOf,
  printed,
  TRAITS,
  useCost,
} from '@lianhuan/evolve';
import type { CardId } from '@lianhuan/kernel';

/** What a scenario can say of an EVOLVE card. */

type Of<What> = (table: EvolveTable, card: CardId) => What;

const asFollower =
  (value: Of<number>): Of<number | null> =>
  (table, card) =>
    characteristicsOf(table, card).kind === 'follower' ? value(table, card) : null;

/** Numbers of a card as they are now (10.9); 生命值 is what damage has left of it. */
export const VALUES: Readonly<Record<string, Of<number | null>>> = {
  攻击力: asFollower((table, card) => characteristicsOf(table, card).attack),
  生命值: asFollower(lifeOf),
  生命值上限: asFollower((table, card) => characteristicsOf(table, card).life),
  费用: (table, card) =>
    printed(table, card).cost === null ? null : characteristicsOf(table, card).cost,
  使用费用: (table, card) => (printed(table, card).cost === null ? null : useCost(table, card)),
};

interface Trait {
  /** All words that the trait can hold; empty where it can hold any word. */
  readonly known: readonly string[];
  readonly of: Of<readonly string[]>;
}

/** 【守护】 without its brackets: 守护. */
const bare = (term: string) => term.replace(/[【】]/g, '');

const SITUATIONS: Readonly<Record<string, Of<boolean>>> = {
  攻击中: ({ state }, card) => state.attack?.attacker.card === card,
  被攻击: ({ state }, card) => state.attack?.target.card === card,
  交战中: ({ state: { attack } }, card) =>
    attack?.fighting === true && (attack.attacker.card === card || attack.target.card === card),
};

export const CARD_TRAITS: Readonly<Record<string, Trait>> = {
  种类: {
    known: Object.values(KINDS),
    of: (table, card) => [KINDS[characteristicsOf(table, card).kind]],
  },
  职业: {
    known: Object.values(CLASSES),
    of: (table, card) => [CLASSES[characteristicsOf(table, card).class]],
  },
  类型: { known: Object.keys(TRAITS), of: (table, card) => characteristicsOf(table, card).traits },
  名称: { known: [], of: (table, card) => characteristicsOf(table, card).names },
  能力: {
    known: Object.values(KEYWORDS).map(({ zh }) => bare(zh)),
    of: (table, card) =>
      (Object.keys(KEYWORDS) as KeywordName[])
        .filter((name) => hasKeyword(table, card, name))
        .map((name) => bare(KEYWORDS[name].zh)),
  },
  处境: {
    known: Object.keys(SITUATIONS),
    of: (table, card) => Object.keys(SITUATIONS).filter((name) => SITUATIONS[name](table, card)),
  },
};

export const DAMAGE = '伤害';

/** What can be counted on a card, by printed names. */
export const COUNTER_WORDS: readonly string[] = [DAMAGE, ...Object.keys(COUNTERS)];

export function counted(table: EvolveTable, card: CardId, name: string): number {
  return name === DAMAGE ? damageOn(table, card) : countersOn(table, card, name);
}

export const FRESH = '新进场';
export const EVOLVED = '已进化';
export const EVOLVED_NOW = '本回合进化';
export const RACED = '本回合参赛';
export const TAPPED = '横置';
export const TOKEN = '衍生物';

const STATES: Readonly<Record<string, Of<boolean>>> = {
  [TAPPED]: (table, card) => table.cards[card].tapped,
  竖置: (table, card) => !table.cards[card].tapped,
  [FRESH]: (table, card) => historyOf(table, card)?.since === table.state.turn,
  [EVOLVED]: isEvolved,
  [EVOLVED_NOW]: (table, card) => historyOf(table, card)?.evolved === table.state.turn,
  [RACED]: (table, card) => historyOf(table, card)?.raced === table.state.turn,
  [TOKEN]: (table, card) => printed(table, card).special === 'token',
};

export const STATE_WORDS: readonly string[] = Object.keys(STATES);
export const USUAL_STATES: readonly string[] = ['竖置'];

export function isInState(table: EvolveTable, card: CardId, state: string): boolean {
  return STATES[state](table, card);
}
