import type { Corps, TroopCount } from '@lianhuan/sanguozhi';
import { CORPS_ORDER, type SanguozhiCard } from '../card/library.ts';

/** 兵权条件 from here on stand together. */
export const MOST_NEEDS = 6;

/** How many generals need so many 兵权 in all, from 0 to `MOST_NEEDS` and more. */
export function needsCurve(cards: readonly SanguozhiCard[]): readonly number[] {
  const curve = Array<number>(MOST_NEEDS + 1).fill(0);
  for (const needs of generalNeeds(cards)) curve[Math.min(leastOf(needs), MOST_NEEDS)] += 1;
  return curve;
}

/** What the 兵权 of a deck give of a 兵种, and how many of its generals ask for it. */
export interface CorpsBalance {
  readonly corps: Corps;
  readonly given: number;
  readonly asking: number;
}

/** The 兵种 that the deck gives or asks for, in the order they are printed. */
export function corpsBalance(cards: readonly SanguozhiCard[]): readonly CorpsBalance[] {
  const faces = cards.flatMap(({ face }) => face ?? []);
  const needs = generalNeeds(cards);
  return CORPS_ORDER.map((corps) => ({
    corps,
    given: faces.reduce((sum, face) => sum + (face[corps] ?? 0), 0),
    asking: needs.filter((ways) => ways.some((way) => (way[corps] ?? 0) > 0)).length,
  })).filter(({ given, asking }) => given + asking > 0);
}

/** 兵权条件 of the alternative that asks for least. */
export function leastOf(ways: readonly TroopCount[]): number {
  return Math.min(...ways.map(sumOf));
}

function sumOf(count: TroopCount): number {
  return CORPS_ORDER.reduce((sum, corps) => sum + (count[corps] ?? 0), 0);
}

function generalNeeds(cards: readonly SanguozhiCard[]): readonly (readonly TroopCount[])[] {
  return cards.flatMap(({ kind, needs }) =>
    kind === 'general' && needs.length > 0 ? [needs] : [],
  );
}
