import cards from 'virtual:sanguozhi/cards';
import type { Text } from '@lianhuan/kernel';
import type { Arm, CardKind, Corps, Faction, TroopCount } from '@lianhuan/sanguozhi';
import type { CardInfo } from '../../../cards/card-info.ts';

/** 能力值 as printed: numbers for a general, formulas in N for a 阵型. */
export interface PrintedStats {
  readonly attack: string;
  readonly life: string;
  /** A 阵型 has none. */
  readonly wit: string | null;
}

/** A line of print beside the words, e.g. 装备条件. */
export interface PrintedLine {
  readonly name: Text;
  readonly words: Text;
}

/** What is printed on a card of 三国智. */
export interface SanguozhiCard extends CardInfo {
  readonly kind: CardKind;
  readonly factions: readonly Faction[];
  readonly arms: readonly Arm[];
  readonly traits: readonly Text[];
  /** 急速 · 瞬时, 武器, 虎符. */
  readonly sorts: readonly Text[];
  /** 兵权条件 in alternatives; empty where the kind has none. */
  readonly needs: readonly TroopCount[];
  /** 面值 of a 兵权; null for others. */
  readonly face: TroopCount | null;
  readonly stats: PrintedStats | null;
  /** 智力条件; null for none. */
  readonly witNeed: number | null;
  readonly lines: readonly PrintedLine[];
  /** How many a deck may hold (403.1); 0 where nothing is printed, which means one. */
  readonly limit: number;
}

/** All cards of 三国智, in the order of the book. */
export const CARDS: readonly SanguozhiCard[] = cards;

/** The corps in the order they are printed. */
export const CORPS_ORDER = [
  'counsel',
  'foot',
  'bow',
  'horse',
  'any',
] as const satisfies readonly Corps[];
