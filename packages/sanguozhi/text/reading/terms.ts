import type { Text } from '@lianhuan/kernel';
import type {
  Arm,
  Corps,
  Duration,
  Faction,
  Role,
  Speed,
  Stat,
  TreasureType,
  TroopType,
} from '../../cards/definition.ts';
import type { Phase } from '../../table/state.ts';

/** The terms that are printed on cards, as card text says them and in English. */

const says = (zh: string, en: string): Text => ({ zh, en });
type Terms<Slug extends string> = Readonly<Record<Slug, Text>>;

/** Signs between two numbers. */
export const COMPARISONS = {
  'at-least': says('≥', 'at least'),
  'at-most': says('≤', 'at most'),
  'more-than': says('>', 'more than'),
  'less-than': says('<', 'less than'),
  exactly: says('=', 'exactly'),
} as const;
export type Comparison = keyof typeof COMPARISONS;

/** What a card calls itself or another: 本将领, 该谋略. */
export const SELF_NOUNS = {
  general: says('将领', 'general'),
  tactic: says('谋略', 'tactic'),
  treasure: says('宝物', 'treasure'),
  formation: says('阵型', 'formation'),
  troop: says('兵权', 'troop card'),
  event: says('事件', 'event'),
  card: says('卡', 'card'),
} as const;
export type SelfNoun = keyof typeof SELF_NOUNS;

export const STAT_TERMS: Terms<Stat> = {
  attack: says('攻', 'attack'),
  life: says('命', 'life'),
  wit: says('智', 'wit'),
};

export const ARM_TERMS: Terms<Arm | 'none'> = {
  cavalry: says('骑兵', 'cavalry'),
  spear: says('枪兵', 'spear'),
  archer: says('弓兵', 'archer'),
  shield: says('刀盾', 'shield'),
  none: says('无兵种', 'armless'),
};

export const CORPS_TERMS: Terms<Corps> = {
  foot: says('步兵', 'foot'),
  bow: says('弓兵', 'bow'),
  horse: says('骑兵', 'horse'),
  counsel: says('谋士', 'counsel'),
  any: says('通用', 'any'),
};

export const ROLE_TERMS: Terms<Role> = {
  main: says('主将', 'Main general'),
  adviser: says('军师', 'Adviser'),
  deputy: says('副将', 'Deputy'),
};

export const FACTION_TERMS: Terms<Faction> = {
  'yellow-turbans': says('黄巾军', 'Yellow Turban'),
  eunuchs: says('十常侍', 'Eunuch'),
  han: says('汉军', 'Han'),
  'yuan-shao': says('袁绍军', 'Yuan Shao'),
  'cao-cao': says('曹操军', 'Cao Cao'),
  wuhuan: says('乌丸军', 'Wuhuan'),
  lords: says('诸侯军', 'Warlord'),
  'sun-quan': says('孙权军', 'Sun Quan'),
  'liu-bei': says('刘备军', 'Liu Bei'),
  xianbei: says('鲜卑军', 'Xianbei'),
  'dong-zhuo': says('董卓军', 'Dong Zhuo'),
  'lv-bu': says('吕布军', 'Lü Bu'),
  nanman: says('南蛮军', 'Nanman'),
};

/** What other kinds of card are divided by: speed, duration, type. */
export type Sort = Speed | Duration | TreasureType | TroopType;
export const SORT_TERMS: Terms<Sort> = {
  ordinary: says('平速', 'ordinary'),
  slow: says('缓速', 'slow'),
  swift: says('急速', 'swift'),
  instant: says('瞬时', 'instant'),
  permanent: says('永续', 'permanent'),
  lasting: says('持续', 'lasting'),
  weapon: says('武器', 'weapon'),
  armour: says('防具', 'armour'),
  ornament: says('饰品', 'ornament'),
  mount: says('坐骑', 'mount'),
  basic: says('基础', 'basic'),
  tally: says('虎符', 'tally'),
  special: says('特殊', 'special'),
};

/** Parts of a turn that triggers can wait for (600.2). */
export const PHASE_TERMS = {
  turn: says('回合', 'turn'),
  reset: says('重置阶段', 'reset phase'),
  start: says('开始阶段', 'beginning phase'),
  draw: says('抓卡阶段', 'draw phase'),
  prepare: says('准备流程', 'preparation'),
  attack: says('战斗流程', 'combat'),
  defence: says('防守阶段', 'defence phase'),
  damage: says('伤害计算阶段', 'damage phase'),
  end: says('结束阶段', 'end phase'),
  clear: says('清除阶段', 'clearing phase'),
  discard: says('弃卡阶段', 'discard phase'),
} as const satisfies Partial<Terms<Phase | 'turn'>>;

/** What 指示物 and 标记 are called in English, beside those that are called like a trait. */
export const COUNTER_NAMES: Readonly<Record<string, string>> = {
  火焰: 'Flame',
  水涟: 'Ripple',
};
