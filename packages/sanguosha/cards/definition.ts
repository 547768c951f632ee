import type { Suit } from '../table/cards-in-use.ts';
import TERMS from '../terms.json' with { type: 'json' };
import type { Unit } from '../text/nodes/nodes.ts';
import type { Label } from '../text/reading/vocabulary.ts';

/** The kinds of card, and what is printed for each. */
export const CARD_KINDS = TERMS.kinds;
/** A kind of card, by its slug. */
export type CardKind = keyof typeof CARD_KINDS;

/** 势力. */
export const FACTIONS = TERMS.factions;
/** A 势力, by its slug. */
export type Faction = keyof typeof FACTIONS;

/** 身份 (M1). */
export const ROLES = TERMS.roles;
/** An 身份, by its slug. */
export type Role = keyof typeof ROLES;

/** 性别. */
export const GENDERS = TERMS.genders;
/** A 性别, by its slug. */
export type Gender = keyof typeof GENDERS;

/**
 * What is printed on a card, read. A card of a deck has a suit and a rank beside what its face says; the face alone,
 * without both, stands in the library too: it is what cards are used as that are made of others.
 */
export interface CardDefinition {
  /** An ASCII slug, unique in the library. */
  readonly id: string;
  /** The id of its face: `slash` for every 杀. */
  readonly face: string;
  readonly name: string;
  readonly english: string;
  readonly kind: CardKind;
  readonly suit: Suit | null;
  /** From 1 to 13; 0 for none. */
  readonly rank: number;
  /** 攻击范围 of a weapon, else 0. */
  readonly range: number;
  /** 势力 of a general; null for other cards. */
  readonly faction: Faction | null;
  /** 体力上限 in halves (阴阳鱼), so that two generals of 国战 can be put together; 0 for other cards. */
  readonly hpHalves: number;
  readonly gender: Gender | null;
  /** 君主武将: the name of the general that it takes the place of (H13); empty for others. */
  readonly lordOf: string;
  /** Generals that are 珠联璧合 with this one (H8). */
  readonly companions: readonly string[];
  /** The set that a general belongs to, as `标准版`; of a card, the set that words it otherwise than others do. */
  readonly pack: string;
  /** The set in which a general of that name has the same skills in the same words; empty where it has its own text. */
  readonly sharedWith: string;
  /** Names of its skills, in their order. */
  readonly skills: readonly string[];
  /** The same in English; a skill without one is called as it sounds. */
  readonly skillNames: readonly string[];
  readonly text: string;
  readonly abilities: readonly Unit[];
  /** 衍生牌: it leaves the game instead of being put into the discard pile (move.4). */
  readonly derived: boolean;
  /** The name of an icon in the face set. */
  readonly icon: string;
}

const EQUIPMENT: ReadonlySet<CardKind> = new Set<CardKind>([
  'weapon',
  'armour',
  'defensive-mount',
  'offensive-mount',
  'treasure',
]);

/** 士兵牌: it stands in for a general that was removed (H12). */
export function isSoldier({ pack }: Pick<CardDefinition, 'pack'>): boolean {
  return pack === '士兵牌';
}

/** Is the card printed with that label? */
export function bearsLabel(
  { abilities }: Pick<CardDefinition, 'abilities'>,
  label: Label,
): boolean {
  return abilities.some((unit) => unit.kind === 'labelled' && unit.label === label);
}

/** 装备牌. */
export function isEquipment(kind: CardKind): boolean {
  return EQUIPMENT.has(kind);
}

/** 锦囊牌. */
export function isTrick(kind: CardKind): boolean {
  return kind === 'trick' || kind === 'delayed-trick';
}
