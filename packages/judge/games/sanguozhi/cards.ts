import { type CardId, definitionOf } from '@lianhuan/kernel';
import {
  ARMS,
  attackOf,
  type CardDefinition,
  COMBAT_DAMAGE,
  characteristicsOf,
  counterNames,
  countersOn,
  damageOn,
  FACTIONS,
  inFormation,
  isAlone,
  isAttacking,
  isDefended,
  isDefending,
  isFormed,
  KEYWORDS,
  type KeywordName,
  keywordLevel,
  LASTING_DAMAGE,
  LEVELLED,
  NEEDS_IGNORED,
  ROLES,
  roleOf,
  type SanguozhiTable,
  statOf,
  TRAITS as TRAIT_WORDS,
  totalOf,
} from '@lianhuan/sanguozhi';

/** What a scenario can say of a 三国智 card. */

type Of<What> = (table: SanguozhiTable, card: CardId) => What;

const stat =
  (which: 'attack' | 'life' | 'wit'): Of<number | null> =>
  (table, card) =>
    hasStats(table, card) ? statOf(table, card, which) : null;

/** A 能力值 of a card: a card lying face down has none, and a 阵型 only once it is formed (112.2, 503.7). */
function hasStats(table: SanguozhiTable, card: CardId): boolean {
  const { kind } = definitionOf(table, card) as CardDefinition;
  if (kind === 'formation') return isFormed(table, card);
  return kind === 'general' && !table.cards[card].faceDown;
}

/** Numbers of a card as they are now; 兵权条件 is the least total of its alternatives. */
export const VALUES: Readonly<Record<string, Of<number | null>>> = {
  攻: stat('attack'),
  命: stat('life'),
  智: stat('wit'),
  伤害: damageOn,
  智力条件: (table, card) => characteristicsOf(table, card).witNeed,
  兵权条件: (table, card) => {
    const { needs } = characteristicsOf(table, card);
    return needs.length === 0 ? null : Math.min(...needs.map(totalOf));
  },
};

const SITUATIONS: Readonly<Record<string, Of<boolean>>> = {
  进攻中: isAttacking,
  防守中: isDefending,
  战斗中: (table, card) => isAttacking(table, card) || isDefending(table, card),
  被防守: (table, card) => attackOf(table, card) !== null && isDefended(table, card),
  单独: isAlone,
  逃降: (table, card) => table.cards[card].owner !== table.cards[card].controller,
};

interface Trait {
  /** All words that the trait can hold; empty where it can hold any word. */
  readonly known: readonly string[];
  readonly of: Of<readonly string[]>;
}

export const TRAITS: Readonly<Record<string, Trait>> = {
  阵营: {
    known: Object.values(FACTIONS),
    of: (table, card) => characteristicsOf(table, card).factions.map((one) => FACTIONS[one]),
  },
  兵种: {
    known: Object.values(ARMS),
    of: (table, card) => characteristicsOf(table, card).arms.map((one) => ARMS[one]),
  },
  特性: {
    known: Object.keys(TRAIT_WORDS),
    of: (table, card) => characteristicsOf(table, card).traits,
  },
  角色: {
    known: Object.values(ROLES),
    of: (table, card) => {
      const role = roleOf(table, card);
      return role === null ? [] : [ROLES[role]];
    },
  },
  禀赋: { known: Object.values(KEYWORDS).map(({ zh }) => zh), of: keywordsOf },
  处境: {
    known: Object.keys(SITUATIONS),
    of: (table, card) => Object.keys(SITUATIONS).filter((name) => SITUATIONS[name](table, card)),
  },
};

/** The 禀赋 of a card by their printed names, with the level of those that have one: 火矢2. */
function keywordsOf(table: SanguozhiTable, card: CardId): string[] {
  return (Object.keys(KEYWORDS) as KeywordName[]).flatMap((name) => {
    const level = keywordLevel(table, card, name);
    if (level === 0) return [];
    return [LEVELLED.has(name) ? `${KEYWORDS[name].zh}${level}` : KEYWORDS[name].zh];
  });
}

const DAMAGE: Readonly<Record<string, string>> = {
  战斗伤害: COMBAT_DAMAGE,
  永久伤害: LASTING_DAMAGE,
};

/** What can be counted on a card, by printed names. */
export function counterWords(): readonly string[] {
  return [...Object.keys(DAMAGE), ...counterNames()];
}

/** The name under which the table keeps counters of that printed name. */
export function counterCalled(name: string): string {
  return DAMAGE[name] ?? name;
}

const STATES: Readonly<Record<string, Of<boolean>>> = {
  横置: (table, card) => table.cards[card].tapped,
  竖置: (table, card) => !table.cards[card].tapped,
  盖放: (table, card) => table.cards[card].faceDown,
  正面向上: (table, card) => !table.cards[card].faceDown,
  结成: isFormed,
  结阵: inFormation,
  忽略兵权: (table, card) => countersOn(table, card, NEEDS_IGNORED) > 0,
};

export const STATE_WORDS: readonly string[] = Object.keys(STATES);
export const USUAL_STATES: readonly string[] = ['竖置', '正面向上'];

export function isInState(table: SanguozhiTable, card: CardId, state: string): boolean {
  return STATES[state](table, card);
}
