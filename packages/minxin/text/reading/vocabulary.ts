import type { Text } from '@lianhuan/kernel';
import { CARD_KINDS } from '../../cards/definition.ts';
import { CONTESTS, RESOURCES } from '../../table/state.ts';

/** The closed sets of terms that 民心 cards are written with: slug → how it reads. */

const term = (zh: string, en: string): Text => ({ zh, en });

/** When an ability works; those without a colon are read by their own forms. */
export const TIMINGS = {
  enter: term('进场', 'On entry'),
  prepare: term('准备阶段', 'Preparation'),
  'end-of-play': term('出牌结束', 'End of play'),
  'draw-phase': term('摸牌阶段', 'Draw phase'),
  reward: term('奖励', 'Reward'),
  breach: term('攻破', 'Breach'),
  reveal: term('揭示', 'On reveal'),
  edict: term('布令', 'Edict'),
  limited: term('本回合限次', 'Limited'),
  recruitable: term('招募条件', 'Recruit if'),
  trigger: term('当', 'When'),
  static: term('持续', 'Lasting'),
} as const;
export type Timing = keyof typeof TIMINGS;

/** Who does it. */
export const WHO = {
  you: term('你', 'you'),
  target: term('目标玩家', 'target player'),
  each: term('每位玩家', 'each player'),
  others: term('每位其他玩家', 'each other player'),
  payer: term('支付者', 'the payer'),
  that: term('该玩家', 'that player'),
} as const;
export type Who = keyof typeof WHO;

/** Whom lasting words and triggers speak of; on an event 你 is every player. */
export const PARTIES = {
  you: term('你', 'you'),
  others: term('其他玩家', 'another player'),
  anyone: term('玩家', 'a player'),
} as const;
export type Party = keyof typeof PARTIES;

/** The same, when lasting words speak of all of them. */
export const PARTIES_PLURAL: Readonly<Record<Party, string>> = {
  you: 'you',
  others: 'other players',
  anyone: 'players',
};

/** Whose. */
export const OWNERS: Readonly<Record<Party, Text>> = {
  you: term('你的', 'your'),
  others: term('其他玩家的', 'other players’'),
  anyone: term('玩家的', 'players’'),
};

/** What players count with. */
export const RESOURCE_TERMS = {
  power: term(RESOURCES.power, 'power'),
  renown: term(RESOURCES.renown, 'renown'),
  favor: term(RESOURCES.favor, 'favour'),
  siege: term(RESOURCES.siege, 'siege power'),
} as const;

/** Kinds of card that text speaks of. */
export const TYPES = {
  card: term('牌', 'card'),
  troop: term(CARD_KINDS.troop, 'troop'),
  scheme: term(CARD_KINDS.scheme, 'scheme'),
  territory: term(CARD_KINDS.territory, 'territory'),
  rebel: term(CARD_KINDS.rebel, 'rebel'),
  pouch: term(CARD_KINDS.pouch, 'pouch'),
} as const;
export type Type = keyof typeof TYPES;

/** More than one of them. */
export const TYPES_PLURAL: Readonly<Record<Type, string>> = {
  card: 'cards',
  troop: 'troops',
  scheme: 'schemes',
  territory: 'territories',
  rebel: 'rebels',
  pouch: 'pouches',
};

/** Where picked cards come from; the English follows the kind of card. */
export const PILES = {
  discard: term('你弃牌堆的', 'from your discard pile'),
  'their-discard': term('其弃牌堆的', 'from their discard pile'),
  'hand-or-discard': term('你手牌或弃牌堆的', 'from your hand or discard pile'),
  'their-hand-or-discard': term('其手牌或弃牌堆的', 'from their hand or discard pile'),
  'from-hand': term('你手牌中的', 'from your hand'),
  row: term('中央牌列的', 'from the centre row'),
  around: term('周围的', 'next to this card'),
  always: term('始终可得区域的', 'from the always-available area'),
  exile: term('放逐区的', 'from exile'),
  field: term('你的', 'you control'),
  'target-field': term('目标玩家的', 'target player controls'),
  'other-fields': term('其他玩家的', 'another player controls'),
} as const;
export type Pile = keyof typeof PILES | 'hand';

/** Where picked cards go. */
export const GOALS = {
  'deck-top': term('置于你的牌库顶', 'on top of your deck'),
  'deck-bottom': term('置于你的牌库底', 'on the bottom of your deck'),
  hand: term('置入你的手牌', 'into your hand'),
  discard: term('置入你的弃牌堆', 'into your discard pile'),
  field: term('置入你的场上', 'onto your field'),
  'their-deck-top': term('置于其牌库顶', 'on top of their deck'),
  'their-hand': term('置入其手牌', 'into their hand'),
  'their-discard': term('置入其弃牌堆', 'into their discard pile'),
  'their-field': term('置入其场上', 'onto their field'),
} as const;
export type Goal = keyof typeof GOALS;

/** Where cards are counted or looked for. */
export const SPOTS = {
  field: term('你场上', 'on your field'),
  'other-fields': term('其他玩家场上', 'on other players’ fields'),
  discard: term('你弃牌堆', 'in your discard pile'),
  row: term('中央牌列', 'in the centre row'),
  around: term('周围', 'next to this card'),
  always: term('始终可得区域', 'in the always-available area'),
  exile: term('放逐区', 'in exile'),
} as const;
export type Spot = keyof typeof SPOTS;

/** What players do that text asks for. */
export const ACTS = {
  play: term('打出', 'play'),
  recruit: term('招募', 'recruit'),
  rout: term('击溃', 'rout'),
  siege: term('攻破', 'breach'),
  edict: term('布令', 'give an edict'),
} as const;
export type Act = keyof typeof ACTS;

/** What a cost is paid for. */
export const PAYMENTS = { recruit: ACTS.recruit, rout: ACTS.rout } as const;

/** What can be forbidden to players. */
export const BANS = {
  'play-flash': term('打出闪电牌', 'play flash cards'),
  recruit: term('招募', 'recruit'),
  rout: term('击溃', 'rout'),
  siege: term('攻城', 'besiege'),
} as const;
export type Ban = keyof typeof BANS;

/** What can be done to a card. */
export const FATES = {
  routed: term('击溃', 'routed'),
  besieged: term('攻城', 'besieged'),
  recruited: term('招募', 'recruited'),
} as const;
export type Fate = keyof typeof FATES;

/** How long words begun by an effect last. */
export const PERIODS = {
  turn: term('本回合', 'this turn'),
  'next-turn': term('直到你的下回合结束，', 'until the end of your next turn'),
} as const;
export type Period = keyof typeof PERIODS;

/** How a player's 民心 stands to the others'. */
export const RANKS = {
  least: term('你的民心少于每位其他玩家', 'you have less favour than each other player'),
  most: term('你的民心多于每位其他玩家', 'you have more favour than each other player'),
  behind: term('有其他玩家的民心多于你', 'another player has more favour than you'),
} as const;
export type Rank = keyof typeof RANKS;

/** What is being contested. */
export const CONTEST_TERMS = {
  recruit: term(CONTESTS.recruit, 'recruited'),
  rout: term(CONTESTS.rout, 'routed'),
  siege: term(CONTESTS.siege, 'besieged'),
  entry: term(CONTESTS.entry, 'entering'),
} as const;
