import type { Corps, TroopCount } from '@lianhuan/sanguozhi';
import { CORPS_ORDER } from '../card/library.ts';
import { cardNamed } from './cards-by-name.ts';

/** 兵权条件 from here on stand together. */
export const MOST_NEEDS = 6;

/** How many generals need so many 兵权 in all, from 0 to `MOST_NEEDS` and more. */
export function needsCurve(names: readonly string[]): readonly number[] {
  const curve = Array<number>(MOST_NEEDS + 1).fill(0);
  for (const needs of generalNeeds(names)) curve[Math.min(leastOf(needs), MOST_NEEDS)] += 1;
  return curve;
}

/** What the 兵权 of a deck give of a 兵种, and how many of its generals ask for it. */
export interface CorpsBalance {
  readonly corps: Corps;
  readonly given: number;
  readonly asking: number;
}

/** The 兵种 that the deck gives or asks for, in the order they are printed. */
export function corpsBalance(names: readonly string[]): readonly CorpsBalance[] {
  const faces = names.flatMap((name) => cardNamed(name)?.face ?? []);
  const needs = generalNeeds(names);
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

function generalNeeds(names: readonly string[]): readonly (readonly TroopCount[])[] {
  return names.flatMap((name) => {
    const card = cardNamed(name);
    return card?.kind === 'general' && card.needs.length > 0 ? [card.needs] : [];
  });
}
