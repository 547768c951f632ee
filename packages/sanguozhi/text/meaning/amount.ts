import { usable } from '../../effects/characteristics.ts';
import { obeys } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Cards, Count } from '../nodes/index.ts';
import { count } from './evaluate.ts';
import type { Scope } from './scope.ts';

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

/** How many cards must be found for a deed to be carried out in full (706.2); 0 for 所有 and 最多. */
export function wanted(what: Cards, scope: Scope): number {
  if (what.kind !== 'selection') return 1;
  if (what.how === 'all' || what.upTo) return 0;
  if (what.most === 'any') return 0;
  return what.most === 'X' ? Math.max(0, scope.x) : what.most;
}
