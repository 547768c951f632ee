import type { RuleId } from '../../rules.ts';
import TERMS from '../../terms.json' with { type: 'json' };

/** The closed lists of terms in card text: slug → how it reads. */

/** 己方, 我方, 敌方 (102.6–102.8). */
export const SIDES = TERMS.sides;
/** Whose, by its slug. */
export type Side = keyof typeof SIDES;

/** Players. 指定 ones are picked when it is used, 选择 ones when it resolves. */
export const PARTIES = TERMS.parties;
/** Whose players are meant, by its slug. */
export type Party = keyof typeof PARTIES;

/** Places where cards are. */
export const PLACES = TERMS.places;
export type Place = keyof typeof PLACES;

/** Kinds of card, in the chain as on the field. */
export const CARD_NOUNS = TERMS.nouns;
/** A kind of card that text names, by its slug. */
export type CardNoun = keyof typeof CARD_NOUNS;

/** How a card lies or what it is doing. */
export const CARD_STATES = TERMS.states;
/** How a card lies or what it is doing, by its slug. */
export type CardState = keyof typeof CARD_STATES;

/** Measure words: generals are counted by 名, treasures by 件, other cards by 张, the rest by 个. */
export const MEASURES = TERMS.measures;
export type Measure = keyof typeof MEASURES;

/** 伤害 (117.6). */
export const DAMAGE_KINDS = TERMS.damage;
export type DamageKind = keyof typeof DAMAGE_KINDS;

/** What a card can do or suffer that a trigger hears. */
export const WHENS = TERMS.whens;
export type WhenOf = keyof typeof WHENS;

/** What can be forbidden. */
export const BANS = TERMS.bans;
export type Ban = keyof typeof BANS;

/** What can be demanded (608.1d, 609.1d). */
export const DUTIES = TERMS.duties;
/** What can be demanded, by its slug. */
export type Duty = keyof typeof DUTIES;

/** What can be replaced. */
export const REPLACEABLE_EVENTS = TERMS.replaceableEvents;
export type ReplaceableEvent = keyof typeof REPLACEABLE_EVENTS;

/** Where cards can be sent. */
export const DESTINATIONS = TERMS.destinations;
export type Destination = keyof typeof DESTINATIONS;

/** How long words begun by an effect hold (708.2a). */
export const PERIODS = TERMS.periods;
export type Period = keyof typeof PERIODS;

/** 禀赋 (802.4–802.26). */
export const KEYWORDS = TERMS.keywords;
/** A 禀赋, by its slug. */
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
