import type { Text } from '@lianhuan/kernel';
import type { RuleId } from '../../rules.ts';

/** The closed lists of terms in card text: slug → how it reads. */

const says = (zh: string, en: string): Text => ({ zh, en });

/** 己方, 我方, 敌方 (102.6–102.8). */
export const SIDES = {
  own: says('己方', 'your'),
  team: says('我方', 'your team’s'),
  enemy: says('敌方', 'an opponent’s'),
  that: says('该玩家', 'that player’s'),
  controller: says('其控制者', 'its controller’s'),
  defender: says('防守玩家', 'the defending player’s'),
} as const;
export type Side = keyof typeof SIDES;

/** Players. 指定 ones are picked when it is used, 选择 ones when it resolves. */
export const PARTIES = {
  own: says('己方', 'you'),
  team: says('我方', 'your team'),
  enemies: says('敌方', 'each opponent'),
  'target-enemy': says('1名指定敌方玩家', 'target opponent'),
  'target-player': says('1名指定玩家', 'target player'),
  'one-enemy': says('1名敌方玩家', 'an opponent of your choice'),
  'one-player': says('1名玩家', 'a player of your choice'),
  that: says('该玩家', 'that player'),
  controller: says('其控制者', 'its controller'),
  all: says('所有玩家', 'each player'),
  others: says('其他玩家', 'each other player'),
  active: says('主动玩家', 'the active player'),
  defender: says('防守玩家', 'the defending player'),
  attacker: says('进攻玩家', 'the attacking player'),
} as const;
export type Party = keyof typeof PARTIES;

/** Places where cards are. */
export const PLACES = {
  field: says('场上', 'in play'),
  hand: says('手牌', 'in hand'),
  deck: says('卡组', 'in the deck'),
  graveyard: says('墓地', 'in the graveyard'),
  chain: says('连环中', 'in the chain'),
  formation: says('阵型中', 'in formation'),
  ready: says('待发', 'in a hand or a deck'),
} as const;
export type Place = keyof typeof PLACES;

/** Kinds of card, in the chain as on the field. */
export const CARD_NOUNS = {
  card: says('卡', 'card'),
  general: says('将领', 'general'),
  main: says('主将', 'main general'),
  adviser: says('军师', 'adviser'),
  deputy: says('副将', 'deputy'),
  tactic: says('谋略', 'tactic'),
  treasure: says('宝物', 'treasure'),
  weapon: says('武器', 'weapon'),
  armour: says('防具', 'armour'),
  ornament: says('饰品', 'ornament'),
  mount: says('坐骑', 'mount'),
  troop: says('兵权', 'troop card'),
  formation: says('阵型', 'formation'),
  event: says('事件', 'event'),
  'entering-general': says('上场将领', 'general being deployed'),
  'flipping-general': says('翻转将领', 'general being turned up'),
  'used-tactic': says('发动谋略', 'tactic in the chain'),
  'used-treasure': says('装备宝物', 'treasure in the chain'),
  effect: says('启动式效果', 'activated effect'),
  'tap-effect': says('横置效果', 'tap effect'),
  'ordinary-effect': says('平速效果', 'ordinary effect'),
  'swift-effect': says('急速效果', 'swift effect'),
} as const;
export type CardNoun = keyof typeof CARD_NOUNS;

/** How a card lies or what it is doing. */
export const CARD_STATES = {
  tapped: says('横置', 'tapped'),
  untapped: says('竖置', 'untapped'),
  'face-down': says('盖放', 'face-down'),
  'face-up': says('正面向上的', 'face-up'),
  attacking: says('进攻中的', 'attacking'),
  defending: says('防守中的', 'defending'),
  fighting: says('战斗中的', 'in combat'),
  idle: says('未在战斗中的', 'not in combat'),
  defended: says('被防守的', 'defended against'),
  undefended: says('未被防守的', 'not defended against'),
  opposing: says('对战的', 'in combat with it'),
  formed: says('已结成的', 'formed'),
  'in-formation': says('阵型中的', 'in formation'),
  equipped: says('装备宝物的', 'with a treasure'),
  hurt: says('受到伤害的', 'damaged'),
  scarred: says('受到永久伤害的', 'with lasting damage'),
  defector: says('逃降', 'defector'),
} as const;
export type CardState = keyof typeof CARD_STATES;

/** Measure words: generals are counted by 名, treasures by 件, other cards by 张, the rest by 个. */
export const MEASURES = {
  person: says('名', ''),
  sheet: says('张', ''),
  piece: says('件', ''),
  item: says('个', ''),
} as const;
export type Measure = keyof typeof MEASURES;

/** 伤害 (117.6). */
export const DAMAGE_KINDS = {
  any: says('伤害', 'damage'),
  combat: says('战斗伤害', 'combat damage'),
  lasting: says('永久伤害', 'lasting damage'),
  piercing: says('穿透伤害', 'piercing damage'),
  counter: says('反击伤害', 'counter damage'),
} as const;
export type DamageKind = keyof typeof DAMAGE_KINDS;

/** What a card can do or suffer that a trigger hears. */
export const WHENS = {
  enters: says('上场', 'enters play'),
  'used-from-hand': says('从手牌使用', 'is used from the hand'),
  leaves: says('离场', 'leaves play'),
  falls: says('阵亡', 'falls'),
  destroyed: says('被破坏', 'is destroyed'),
  sacrificed: says('被牺牲', 'is sacrificed'),
  buried: says('从场上被置入墓地', 'is put into the graveyard from play'),
  attacks: says('进攻', 'attacks'),
  'attacks-alone': says('单独进攻', 'attacks alone'),
  defends: says('防守', 'defends'),
  'defends-alone': says('单独防守', 'defends alone'),
  fights: says('战斗', 'fights'),
  'is-defended': says('被防守', 'is defended against'),
  tapped: says('被横置', 'is tapped'),
  untapped: says('被重置', 'is untapped'),
  covered: says('被盖放', 'is turned face down'),
  flips: says('翻转', 'is turned up'),
  equipped: says('装备宝物', 'is equipped'),
  joins: says('入阵', 'joins a formation'),
  forms: says('结成', 'is formed'),
  broken: says('破阵', 'is broken'),
  saved: says('生还', 'survives'),
  healed: says('被清除伤害', 'is healed'),
} as const;
export type WhenOf = keyof typeof WHENS;

/** What can be forbidden. */
export const BANS = {
  attack: says('进攻', 'attack'),
  defend: says('防守', 'defend'),
  fight: says('战斗', 'fight'),
  tap: says('横置', 'be tapped'),
  cover: says('被盖放', 'be turned face down'),
  flip: says('翻转', 'be turned up'),
  target: says('被指定', 'be targeted'),
  destroy: says('被破坏', 'be destroyed'),
  control: says('被敌方玩家控制', 'be controlled by opponents'),
  untap: says('在重置阶段被重置', 'be untapped in the reset phase'),
  'be-defended': says('被防守', 'be defended against'),
  deploy: says('派遣将领', 'deploy generals'),
  'use-tactic': says('发动谋略', 'use tactics'),
  equip: says('装备宝物', 'equip treasures'),
  draw: says('抓卡', 'draw cards'),
  'gain-grain': says('增加粮草', 'gain grain'),
  'lose-grain': says('减少粮草', 'lose grain'),
  'use-effect': says('使用启动式效果', 'use activated effects'),
  bounce: says('返回手牌', 'be returned to hand'),
  heal: says('生还', 'survive'),
  damage: says('受到伤害', 'be damaged'),
} as const;
export type Ban = keyof typeof BANS;

/** What can be demanded (608.1d, 609.1d). */
export const DUTIES = {
  attack: says('进攻', 'attack'),
  defend: says('防守', 'defend'),
  'be-defended': says('被防守', 'be defended against'),
} as const;
export type Duty = keyof typeof DUTIES;

/** What can be replaced. */
export const FATES = {
  destroyed: says('被破坏', 'destroyed'),
  falls: says('阵亡', 'felled'),
  buried: says('被置入墓地', 'put into the graveyard'),
  bounced: says('返回手牌', 'returned to hand'),
  draws: says('抓卡', 'drawing'),
  'gains-grain': says('增加粮草', 'gaining grain'),
  'loses-grain': says('减少粮草', 'losing grain'),
  enters: says('上场', 'entering play'),
} as const;
export type Fate = keyof typeof FATES;

/** Where cards can be sent. */
export const DESTINATIONS = {
  hand: says('返回手牌', 'to hand'),
  'add-to-hand': says('加入手牌', 'into hand'),
  'deck-top': says('返回卡组顶', 'on top of the deck'),
  'deck-bottom': says('返回卡组底', 'to the bottom of the deck'),
  deck: says('返回卡组', 'into the deck'),
  graveyard: says('置入墓地', 'into the graveyard'),
  removed: says('移出游戏', 'out of the game'),
} as const;
export type Destination = keyof typeof DESTINATIONS;

/** How long words begun by an effect hold (708.2a). */
export const PERIODS = {
  turn: says('直到回合结束', 'until end of turn'),
  'this-turn': says('本回合内', 'this turn'),
  turns: says('回合内', 'for turns'),
  combat: says('直到战斗结束', 'until the end of combat'),
  untapped: says('直到其被重置', 'until it is untapped'),
  'own-turn-end': says('直到己方回合结束', 'until the end of your turn'),
  'own-turn-start': says('直到己方回合开始', 'until the start of your turn'),
  leaves: says('直到本卡离场', 'until this card leaves play'),
  next: says('下一次', 'the next time only'),
  game: says('直到游戏结束', 'until the end of the game'),
} as const;
export type Period = keyof typeof PERIODS;

/** 禀赋 (802.4–802.26). */
export const KEYWORDS = {
  healing: says('愈术', 'Healing'),
  spying: says('刺探', 'Spying'),
  physiognomy: says('相术', 'Physiognomy'),
  reinforcement: says('援军', 'Reinforcement'),
  awe: says('威凛', 'Awe'),
  'poison-arrow': says('毒箭', 'Poison Arrow'),
  'hidden-arrow': says('暗箭', 'Hidden Arrow'),
  'fire-arrow': says('火矢', 'Fire Arrow'),
  valour: says('刚勇', 'Valour'),
  'sweeping-spear': says('荡枪', 'Sweeping Spear'),
  guarding: says('镇守', 'Guarding'),
  plunder: says('掠夺', 'Plunder'),
  prophecy: says('先知', 'Prophecy'),
  vanguard: says('先锋', 'Vanguard'),
  loyalty: says('忠义', 'Loyalty'),
  foresight: says('神算', 'Foresight'),
  'last-stand': says('背水', 'Last Stand'),
  'spear-wall': says('仗枪', 'Spear Wall'),
  breakthrough: says('联破', 'Breakthrough'),
  daring: says('骁勇', 'Daring'),
  glare: says('虎视', 'Tiger’s Glare'),
  'strong-bow': says('强弓', 'Strong Bow'),
  'first-strike': says('先发', 'First Strike'),
  shield: says('升盾', 'Raised Shield'),
  protection: says('守护', 'Protection'),
} as const;
export type KeywordName = keyof typeof KEYWORDS;

/** By which rule each is what it is. */
export const KEYWORD_RULES = {
  healing: '802.4b',
  spying: '802.5b',
  physiognomy: '802.6b',
  reinforcement: '802.7b',
  awe: '802.8b',
  'poison-arrow': '802.9b',
  'hidden-arrow': '802.10b',
  'fire-arrow': '802.11b',
  valour: '802.12b',
  'sweeping-spear': '802.13b',
  guarding: '802.14b',
  plunder: '802.15b',
  prophecy: '802.16b',
  vanguard: '802.17b',
  loyalty: '802.16b#2',
  foresight: '802.17b#2',
  'last-stand': '802.18b',
  'spear-wall': '802.19b',
  breakthrough: '802.20b',
  daring: '802.21b',
  glare: '802.22b',
  'strong-bow': '802.23b',
  'first-strike': '802.24b',
  shield: '802.25b',
  protection: '802.26b',
} as const satisfies Readonly<Record<KeywordName, RuleId>>;

/** Those that have a level (802.1a). */
export const LEVELLED: ReadonlySet<KeywordName> = new Set<KeywordName>([
  'healing',
  'physiognomy',
  'poison-arrow',
  'hidden-arrow',
  'fire-arrow',
  'sweeping-spear',
  'guarding',
  'prophecy',
  'last-stand',
  'shield',
]);
