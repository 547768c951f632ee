import cards from 'virtual:sanguosha/cards';
import type { Text } from '@lianhuan/kernel';
import type { CardKind, Colour, Faction } from '@lianhuan/sanguosha';
import type { CardInfo } from '../../../cards/card-info.ts';

/** A skill of a general, or of equipment, with its words. */
export interface PrintedSkill {
  readonly name: Text;
  /** Empty for one that is not written yet. */
  readonly text: Text;
}

/** What is printed on a card of 三国杀. */
export interface SanguoshaCard extends CardInfo {
  readonly kind: CardKind;
  /** The id of its face: `slash` for every 杀. */
  readonly face: string;
  /** ♠7; empty for what has neither suit nor rank. */
  readonly corner: string;
  /** Of its suit; null for none. */
  readonly colour: Colour | null;
  /** The corners of all cards with this face, where it is the face alone. */
  readonly copies: readonly string[];
  /** 攻击范围 of a weapon, else 0. */
  readonly range: number;
  /** Of a general; null for others. */
  readonly faction: { readonly id: Faction; readonly name: Text } | null;
  readonly gender: Text | null;
  /** In halves: generals of 国战 are put together of two. */
  readonly hpHalves: number;
  /** The set of a general; empty for others. */
  readonly pack: string;
  readonly skills: readonly PrintedSkill[];
  /** Those that its text has besides, to be gained or lent. */
  readonly gainable: readonly PrintedSkill[];
}

/** All that is printed: generals, faces of cards, and the cards of all decks. */
export const CARDS: readonly SanguoshaCard[] = cards;
