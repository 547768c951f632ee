import type { Text } from '@lianhuan/kernel';
import { type CardClass, type CardKind, CLASSES, KINDS } from '../../cards/definition.ts';
import type { DamageKind } from '../../events/events.ts';

/** The closed lists of terms in card text: slug → how it reads. */

const says = (zh: string, en: string): Text => ({ zh, en });

/** Whose: 你的随从, 对手的随从. */
export const SIDES = {
  own: says('你', 'your'),
  enemy: says('对手', 'the opponent’s'),
  both: says('双方', 'each player’s'),
  /** Of whoever does it, where another player is told to do something. */
  self: says('自己', 'their own'),
} as const;
export type Side = keyof typeof SIDES;

/** Who does something. */
export const WHO = {
  you: says('你', 'you'),
  enemy: says('对手', 'the opponent'),
  each: says('双方', 'each player'),
  controller: says('其控制者', 'its controller'),
} as const;
export type Who = keyof typeof WHO;

/** Places where cards are, as 你墓场的随从 says them. */
export const PLACES = {
  hand: says('手牌', 'in hand'),
  extra: says('额外区', 'in the EX area'),
  deck: says('牌组', 'in the deck'),
  'evolve-deck': says('进化牌组', 'in the evolve deck'),
  spent: says('进化牌组正面朝上', 'face up in the evolve deck'),
  graveyard: says('墓场', 'in the cemetery'),
  banished: says('消失领域', 'banished'),
  race: says('参赛领域', 'in the race zone'),
} as const;
export type Place = keyof typeof PLACES;

/** Classes (2.2.2). */
export const CLASS_TERMS = {
  neutral: says(CLASSES.neutral, 'Neutral'),
  elf: says(CLASSES.elf, 'Elf'),
  royal: says(CLASSES.royal, 'Royal'),
  witch: says(CLASSES.witch, 'Witch'),
  dragon: says(CLASSES.dragon, 'Dragon'),
  nightmare: says(CLASSES.nightmare, 'Nightmare'),
  bishop: says(CLASSES.bishop, 'Bishop'),
} as const satisfies Readonly<Record<CardClass, Text>>;

/** What a card can come to be (5.24). */
export const KIND_TERMS = {
  leader: says(KINDS.leader, 'leader'),
  follower: says(KINDS.follower, 'follower'),
  amulet: says(KINDS.amulet, 'amulet'),
  spell: says(KINDS.spell, 'spell'),
} as const satisfies Readonly<Record<CardKind, Text>>;

/** Kinds of card. */
export const CARD_NOUNS = {
  card: says('卡牌', 'card'),
  follower: says('随从', 'follower'),
  amulet: says('护符', 'amulet'),
  spell: says('法术', 'spell'),
  leader: says('主战者', 'leader'),
  token: says('衍生物', 'token'),
  'follower-or-leader': says('随从或主战者', 'follower or leader'),
  'follower-or-amulet': says('随从或护符', 'follower or amulet'),
} as const;
export type CardNoun = keyof typeof CARD_NOUNS;

/** What a card calls itself: 此随从. */
export const SELF_NOUNS = {
  follower: says('随从', 'follower'),
  amulet: says('护符', 'amulet'),
  spell: says('法术', 'spell'),
  card: says('卡牌', 'card'),
} as const;
export type SelfNoun = keyof typeof SELF_NOUNS;

/** What was picked or heard. */
export const THAT_NOUNS = {
  it: says('其', 'it'),
  them: says('它们', 'them'),
  'that-follower': says('该随从', 'that follower'),
  'that-card': says('该卡牌', 'that card'),
  former: says('前者', 'the former'),
  latter: says('后者', 'the latter'),
} as const;
export type ThatNoun = keyof typeof THAT_NOUNS;

/** How a card lies, or what it has done. */
export const CARD_STATES = {
  tapped: says('横置', 'tapped'),
  untapped: says('竖置', 'untapped'),
  evolved: says('已进化', 'evolved'),
  hurt: says('受到过伤害', 'damaged'),
  'this-turn': says('本回合进入战场', 'that entered the field this turn'),
  raced: says('本回合参赛过', 'that raced this turn'),
} as const;
export type CardState = keyof typeof CARD_STATES;

export const MEASURES = {
  item: says('个', ''),
  sheet: says('张', ''),
  person: says('名', ''),
} as const;
export type Measure = keyof typeof MEASURES;

/** Signs between two numbers. */
export const COMPARISONS = {
  'at-least': says('≥', 'at least'),
  'at-most': says('≤', 'at most'),
  'more-than': says('>', 'more than'),
  'less-than': says('<', 'less than'),
  exactly: says('=', 'exactly'),
} as const;
export type Comparison = keyof typeof COMPARISONS;

export const STAT_TERMS = {
  attack: says('攻击力', 'attack'),
  life: says('生命值', 'life'),
  cost: says('费用', 'cost'),
} as const;
export type Stat = keyof typeof STAT_TERMS;

export const PLAYER_NUMBERS = {
  hand: says('手牌数量', 'cards in hand'),
  deck: says('牌组数量', 'cards in the deck'),
  graveyard: says('墓场数量', 'cards in the cemetery'),
  spells: says('墓场法术数量', 'spells in the cemetery'),
  life: says('主战者生命值', 'leader’s life'),
  energy: says('能量点', 'play points'),
  'energy-most': says('能量点最大值', 'maximum play points'),
  'evolve-points': says('进化点', 'evolution points'),
  played: says('本回合使用的卡牌数量', 'cards used this turn'),
} as const;
export type PlayerNumberName = keyof typeof PLAYER_NUMBERS;

/** Keywords before an automatic ability (12.4–12.7, 14.2.4). */
export const ENTRY_TERMS = {
  fanfare: says('入场曲', 'Fanfare'),
  'last-words': says('谢幕曲', 'Last Words'),
  strike: says('【攻击时】', 'Strike'),
  evolve: says('【进化时】', 'On Evolve'),
  race: says('【参赛时】', 'On Race'),
} as const;
export type EntryTerm = keyof typeof ENTRY_TERMS;

/** Keywords that stand alone (12, 13.3.2). */
export const KEYWORDS = {
  ward: says('【守护】', 'Ward'),
  storm: says('【疾驰】', 'Storm'),
  rush: says('【突进】', 'Rush'),
  assail: says('【指定攻击】', 'Assail'),
  intimidate: says('【威压】', 'Intimidate'),
  drain: says('【虹吸】', 'Drain'),
  bane: says('【毁灭】', 'Bane'),
  aura: says('【灵气】', 'Aura'),
  quick: says('【快速】', 'Quick'),
  stack: says('【蓄积】', 'Stack'),
} as const;
export type KeywordName = keyof typeof KEYWORDS;

/** What a card can do or suffer that a trigger hears. */
export const WHENS = {
  enters: says('进入战场', 'enters the field'),
  'enters-from-hand': says('从手牌进入战场', 'enters the field from the hand'),
  'enters-from-elsewhere': says('从手牌以外进入战场', 'enters the field from other than the hand'),
  leaves: says('离开战场', 'leaves the field'),
  destroyed: says('被破坏', 'is destroyed'),
  'ability-destroyed': says('被能力破坏', 'is destroyed by an ability'),
  dies: says('从战场放置到墓场', 'is put from the field into the cemetery'),
  banished: says('消失', 'is banished'),
  returned: says('返回手牌', 'returns to the hand'),
  attacks: says('攻击', 'attacks'),
  attacked: says('被攻击', 'is attacked'),
  fights: says('进行交战', 'fights'),
  evolves: says('进化', 'evolves'),
  races: says('参赛', 'races'),
  hurt: says('受到伤害', 'takes damage'),
  'ability-hurt': says('受到能力伤害', 'takes ability damage'),
  discarded: says('被丢弃', 'is discarded'),
  stacked: says('被放置指示物', 'gets a counter'),
} as const;
export type WhenOf = keyof typeof WHENS;

export const PHASE_TERMS = {
  turn: says('回合开始', 'turn begins'),
  main: says('主要阶段开始', 'main phase begins'),
  end: says('结束阶段开始', 'end phase begins'),
} as const;
export type PhaseTerm = keyof typeof PHASE_TERMS;

/** Until when lasting words hold that an effect began. */
export const PERIODS = {
  turn: says('本回合中', 'this turn'),
  'enemy-turn': says('直到对手的回合结束', 'until the end of the opponent’s turn'),
  'own-turn': says('直到你的下一个回合结束', 'until the end of your next turn'),
} as const;
export type Period = keyof typeof PERIODS;

/** Where cards are sent (5.4). */
export const DESTINATIONS = {
  hand: says('加入手牌', 'into the hand'),
  return: says('返回手牌', 'to the hand'),
  field: says('放置到战场', 'onto the field'),
  extra: says('放置到额外区', 'into the EX area'),
  graveyard: says('放置到墓场', 'into the cemetery'),
  top: says('放置到牌组顶部', 'on top of the deck'),
  bottom: says('放置到牌组底部', 'on the bottom of the deck'),
  shuffled: says('洗入牌组', 'into the deck, which is shuffled'),
} as const;
export type Destination = keyof typeof DESTINATIONS;

/** Kinds of damage (5.13.3). */
export const DAMAGE_TERMS = {
  attack: says('攻击伤害', 'attack damage'),
  fight: says('交战伤害', 'combat damage'),
  ability: says('能力伤害', 'ability damage'),
} as const satisfies Readonly<Record<DamageKind, Text>>;

/** What can be forbidden. */
export const BANS = {
  attack: says('攻击', 'attack'),
  'attack-leader': says('攻击主战者', 'attack the leader'),
  'attack-followers': says('攻击随从', 'attack followers'),
  'be-attacked': says('被攻击', 'be attacked'),
  'be-destroyed': says('被破坏', 'be destroyed'),
  'be-ability-destroyed': says('被能力破坏', 'be destroyed by abilities'),
  'be-selected': says('被对手选择', 'be selected by the opponent'),
  'be-hurt': says('受到伤害', 'take damage'),
  untap: says('竖置', 'untap'),
  evolve: says('进化', 'evolve'),
  'use-spells': says('使用法术', 'use spells'),
  'use-followers': says('使用随从', 'use followers'),
  draw: says('抽卡牌', 'draw cards'),
  'gain-life': says('增加主战者生命值', 'gain life'),
} as const;
export type Ban = keyof typeof BANS;

/** What 若…将…，改为 replaces. */
export const FATES = {
  destroyed: says('被破坏', 'would be destroyed'),
  'leave-field': says('离开战场', 'would leave the field'),
  'to-graveyard': says('从战场放置到墓场', 'would be put from the field into the cemetery'),
  hurt: says('受到伤害', 'would take damage'),
  draw: says('抽卡牌', 'would draw a card'),
  discarded: says('被丢弃', 'would be discarded'),
} as const;
export type Fate = keyof typeof FATES;
