import type { Text } from '@lianhuan/kernel';
import TERMS from '../../terms.json' with { type: 'json' };

/** The closed sets of terms that 民心 cards are written with: slug → how it reads. */

/** When an ability works; those without a colon are read by their own forms. */
export const TIMINGS = TERMS.timings;
export type Timing = keyof typeof TIMINGS;

/** Who does it. */
export const WHO = TERMS.who;
/** Who does it, by its slug. */
export type Who = keyof typeof WHO;

/** Whom lasting words and triggers speak of; on an event 你 is every player. */
export const PARTIES = TERMS.parties;
export type Party = keyof typeof PARTIES;

/** The same, when lasting words speak of all of them. */
export const PARTIES_PLURAL: Readonly<Record<Party, string>> = TERMS.partiesPlural;

/** Whose. */
export const OWNERS: Readonly<Record<Party, Text>> = TERMS.owners;

/** What players count with. */
export const RESOURCE_TERMS = TERMS.resources;

/** Kinds of card that text speaks of. */
export const TYPES = TERMS.types;
export type Type = keyof typeof TYPES;

/** More than one of them. */
export const TYPES_PLURAL: Readonly<Record<Type, string>> = TERMS.typesPlural;

/** Where picked cards come from; the English follows the kind of card. */
export const PILES = TERMS.piles;
/** Where picked cards come from, by its slug. */
export type Pile = keyof typeof PILES | 'hand';

/** Where picked cards go. */
export const GOALS = TERMS.goals;
export type Goal = keyof typeof GOALS;

/** Where cards are counted or looked for. */
export const SPOTS = TERMS.spots;
export type Spot = keyof typeof SPOTS;

/** What players do that text asks for. */
export const ACTS = TERMS.acts;
export type Act = keyof typeof ACTS;
/** What is remembered of a turn. */
export type DoneAct = 'play' | 'recruit' | 'rout' | 'siege' | 'edict';

/** What a cost is paid for. */
export const PAYMENTS = { recruit: ACTS.recruit, rout: ACTS.rout } as const;

/** What can be forbidden to players. */
export const BANS = TERMS.bans;
export type Ban = keyof typeof BANS;

/** What can be done to a card. */
export const FATES = TERMS.fates;
export type Fate = keyof typeof FATES;

/** How long words begun by an effect last. */
export const PERIODS = TERMS.periods;
export type Period = keyof typeof PERIODS;

/** When a part of a turn begins. */
export const MOMENTS = TERMS.moments;
/** Such a moment, by the slug of the part. */
export type Moment = keyof typeof MOMENTS;

/** How a player's 民心 stands to the others'. */
export const RANKS = TERMS.ranks;
export type Rank = keyof typeof RANKS;

/** The numbers printed on a card. */
export const VALUES = TERMS.values;
/** A number printed on a card, by its slug. */
export type Value = keyof typeof VALUES;

/** Cards whose numbers others are compared with. */
export const RULERS = TERMS.rulers;
/** A card that others are compared with, by its slug. */
export type Ruler = keyof typeof RULERS;

/** What a card has or is, beside its kind and its numbers. */
export const TRAITS = TERMS.traits;
/** What a card has or is, by its slug. */
export type Trait = keyof typeof TRAITS;

/** A single player of whom something is counted. */
export const SOMEBODY = TERMS.somebody;
/** Such a player, by its slug. */
export type Somebody = keyof typeof SOMEBODY;

/** What is counted of a player; in English after whose it is. */
export const HOLDINGS = TERMS.holdings;
/** What is counted of a player, by its slug. */
export type Holding = keyof typeof HOLDINGS;

const { 'hand-limit': _limit, ...held } = HOLDINGS;
/** Of these those that are written with 数. */
export const HELD_NUMBERS: Readonly<Record<keyof typeof held, Text>> = held;

/** Numbers that stand on the table, or that are known from what has just been done. */
export const KNOWN = TERMS.known;
/** Such a number, by its slug. */
export type Known = keyof typeof KNOWN;

/** What can be so on the table. */
export const SITUATIONS = TERMS.situations;
/** What can be so on the table, by its slug. */
export type Situation = keyof typeof SITUATIONS;

/** What is being contested. */
export const CONTEST_TERMS = TERMS.contests;
const { entry: _entry, ...suffered } = CONTEST_TERMS;
/** What is being done to a card: 被招募, but 进场 by itself. */
export const SUFFERED_TERMS: Readonly<Record<keyof typeof suffered, Text>> = suffered;
