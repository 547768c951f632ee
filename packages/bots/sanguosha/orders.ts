import { library } from '@lianhuan/sanguosha';
import { deedWorth } from './deed-worth.ts';

/** 军令 of 三国杀 (T55), as bots weigh them. */

let known: readonly number[] | null = null;

/** What executing each command is worth to whoever does it, in cards, in their printed order. */
export function orderWorths(): readonly number[] {
  known ??= library().flatMap(({ abilities }) =>
    abilities.flatMap((unit) => (unit.kind === 'order' ? [deedWorth(unit.deed).own] : [])),
  );
  return known;
}
