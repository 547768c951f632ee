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

/** How a player's 民心 stands to the others'. */
export const RANKS = TERMS.ranks;
export type Rank = keyof typeof RANKS;

/** What is being contested. */
export const CONTEST_TERMS = TERMS.contests;
