import { compares } from '@lianhuan/cardtext';
import { usable } from '../../effects/characteristics.ts';
import { obeys, rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Cards, Count } from '../nodes/index.ts';
import type { Comparison } from '../reading/terms.ts';
import { count } from './evaluate.ts';
import { cardsOf } from './referents.ts';
import { lookingBack, type Scope } from './scope.ts';
import { corpsOf, needsOf } from './values.ts';

/** The number that a deed is done with: a result below 0 is taken as 0 (105.1b). */
export function amountOf(table: SanguozhiTable, amount: Count, scope: Scope): number {
  // Only whole numbers are printed and counted, so every result is whole.
  obeys('105.1', '105.1a');
  return usable(count(table, amount, scope));
}

/**
 * A number that is compared: a result below 0 is taken as 0 there too, but not a player's 粮草 and the
 * like (105.1b).
 */
export function comparedAs(table: SanguozhiTable, what: Count, scope: Scope): number {
  const value = count(table, what, scope);
  return what.kind === 'player-number' ? value : usable(value);
}

/**
 * A number that is compared, once for each 兵权条件 of the general that it is about: if any of them fits,
 * the general does (412.4c).
 */
function alternativesOf(table: SanguozhiTable, what: Count, scope: Scope): readonly number[] {
  if (what.kind !== 'stat-of' || (what.stat !== 'needs' && what.stat !== 'corps')) {
    return [comparedAs(table, what, scope)];
  }
  const [card, ...others] = cardsOf(table, what.of, scope);
  if (card === undefined || others.length > 0 || table.cards[card].faceDown) {
    return [comparedAs(table, what, scope)];
  }
  rule('412.4c');
  const back = lookingBack(scope);
  return what.stat === 'needs'
    ? needsOf(table, card, what.initial, back)
    : corpsOf(table, card, back);
}

/** Do two numbers compare so, for any 兵权条件 that either of them is about (412.4c)? */
export function countsCompare(
  table: SanguozhiTable,
  one: Count,
  comparison: Comparison,
  other: Count,
  scope: Scope,
): boolean {
  // Hardly any number is about 兵权条件.
  if (!isOfNeeds(one) && !isOfNeeds(other)) {
    return compares(comparedAs(table, one, scope), comparison, comparedAs(table, other, scope));
  }
  return anyCompares(table, alternativesOf(table, one, scope), comparison, other, scope);
}

function isOfNeeds(what: Count): boolean {
  return what.kind === 'stat-of' && (what.stat === 'needs' || what.stat === 'corps');
}

/** Does it hold for any of the alternatives on either side (412.4c)? */
export function anyCompares(
  table: SanguozhiTable,
  one: readonly number[],
  comparison: Comparison,
  other: Count,
  scope: Scope,
): boolean {
  const others = alternativesOf(table, other, scope);
  return one.some((value) => others.some((than) => compares(value, comparison, than)));
}

/** How many cards must be found for a deed to be carried out in full (706.2); 0 for 所有 and 最多. */
export function wanted(what: Cards, scope: Scope): number {
  if (what.kind !== 'selection') return 1;
  if (what.how === 'all' || what.upTo) return 0;
  if (what.most === 'any') return 0;
  return what.most === 'X' ? Math.max(0, scope.x) : what.most;
}
