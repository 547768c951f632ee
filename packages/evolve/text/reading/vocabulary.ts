import type { Term } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { CardClass, CardKind } from '../../cards/definition.ts';
import type { DamageKind } from '../../events/events.ts';
import TERMS from '../../terms.json' with { type: 'json' };
import { spelt } from './spellings.ts';

/** The closed lists of terms in card text: slug → how it reads. */

/** Whose: 你的随从, 对手的随从; `self` is whoever does it, where another player is told to do something. */
export const SIDES = spelt(TERMS.sides);
/** Whose, by its slug. */
export type Side = keyof typeof SIDES;

/** Who does something. */
export const WHO = spelt(TERMS.who);
/** Who does something, by its slug. */
export type Who = keyof typeof WHO;

/** Places where cards are, as 你墓场的随从 says them. */
export const PLACES = spelt(TERMS.places);
export type Place = keyof typeof PLACES;

/** Classes (2.2.2). */
export const CLASS_TERMS = TERMS.classes satisfies Readonly<Record<CardClass, Text>>;

/** What a card can come to be (5.24). */
export const KIND_TERMS = TERMS.kinds satisfies Readonly<Record<CardKind, Text>>;

/** Kinds of card. */
export const CARD_NOUNS = spelt(TERMS.nouns);
/** A kind of card that text names, by its slug. */
export type CardNoun = keyof typeof CARD_NOUNS;

/** What a card calls itself: 此随从. */
export const SELF_NOUNS = spelt(TERMS.selfNouns);
/** What a card calls itself, by its slug. */
export type SelfNoun = keyof typeof SELF_NOUNS;

/** The pronouns for cards that were picked or heard of. */
export const THAT_NOUNS = spelt(TERMS.thatNouns);
/** A pronoun, by its slug. */
export type ThatNoun = keyof typeof THAT_NOUNS;

/** How a card lies, or what it has done. */
export const CARD_STATES = spelt(TERMS.states);
/** How a card lies or what it has done, by its slug. */
export type CardState = keyof typeof CARD_STATES;

export const MEASURES = TERMS.measures;
/** A measure word, by its slug. */
export type Measure = keyof typeof MEASURES;

/** Signs between two numbers. */
export { COMPARISON_SIGNS as COMPARISONS, type Comparison } from '@lianhuan/cardtext';

export const STAT_TERMS = spelt(TERMS.stats);
export type Stat = keyof typeof STAT_TERMS;

export const PLAYER_NUMBERS = spelt(TERMS.playerNumbers);
export type PlayerNumberName = keyof typeof PLAYER_NUMBERS;

/** What two cards can have alike (2.1–2.4). */
export const FEATURES = TERMS.features;
export type Feature = keyof typeof FEATURES;

/** Sorts of abilities (10.1.1, 12). */
export const ABILITY_SORTS = spelt(TERMS.abilitySorts);
export type AbilitySort = keyof typeof ABILITY_SORTS;

/** Keywords before an automatic ability (12.4–12.7, 14.2.4). */
export const ENTRY_TERMS = TERMS.entryTerms;
export type EntryTerm = keyof typeof ENTRY_TERMS;

/** Keywords that stand alone (12, 13.3.2). */
export const KEYWORDS = spelt(TERMS.keywords);
/** A keyword, by its slug. */
export type KeywordName = keyof typeof KEYWORDS;

/** What a card can do or suffer that a trigger hears. */
export const WHENS = spelt(TERMS.whens);
export type WhenOf = keyof typeof WHENS;

export const PHASE_TERMS = spelt(TERMS.phases);
export type PhaseTerm = keyof typeof PHASE_TERMS;

/** How long lasting words hold that an effect began. */
export const PERIODS = spelt(TERMS.periods);
export type Period = keyof typeof PERIODS;

/** Where cards are sent (5.4). */
export const DESTINATIONS = spelt(TERMS.destinations);
export type Destination = keyof typeof DESTINATIONS;

/** The same by words that say whose zone it is: 你的战场, 自己的战场 (5.4.1). */
export const OWN_DESTINATIONS = spelt(TERMS.ownDestinations);
export const SELF_DESTINATIONS = spelt(TERMS.selfDestinations);

/** Where cards of one's own deck are sent: whose zone it is may be said, and is the same. */
export const DECK_DESTINATIONS = Object.fromEntries(
  Object.entries<Term>(DESTINATIONS).map(([slug, term]) => [
    slug,
    { ...term, also: [term, ...saidWhose(slug)].flatMap(({ zh, also = [] }) => [zh, ...also]) },
  ]),
) as typeof DESTINATIONS;

function saidWhose(slug: string): readonly Term[] {
  return [OWN_DESTINATIONS, SELF_DESTINATIONS].flatMap((terms: Readonly<Record<string, Term>>) =>
    slug in terms ? terms[slug] : [],
  );
}

/** Kinds of damage (5.13.3). */
export const DAMAGE_TERMS = spelt(TERMS.damage) satisfies Readonly<Record<DamageKind, Text>>;

/** Damage of a kind, or of any (5.13.3.4). */
export const ANY_DAMAGE = { any: { zh: '伤害', en: 'damage' }, ...DAMAGE_TERMS } as const;

/** Does the card deal it, or is it dealt it? */
export const DEALING = {
  taken: { zh: '受到', en: 'dealt to' },
  dealt: { zh: '造成', en: 'dealt by', also: ['给予'] },
} as const;

/** What can be forbidden. */
export const BANS = spelt(TERMS.bans);
export type Ban = keyof typeof BANS;

/** The events that 若…将…，改为… can replace. */
export const REPLACEABLE = spelt(TERMS.replaceable);
export type Replaceable = keyof typeof REPLACEABLE;
