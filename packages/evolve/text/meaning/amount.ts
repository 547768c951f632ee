import type { CardId } from '@lianhuan/kernel';
import { usable } from '../../effects/characteristics.ts';
import { rule } from '../../rules.ts';
import type { EvolveTable } from '../../table/table.ts';
import type { Cards, Count } from '../nodes/index.ts';
import { candidates } from './candidates.ts';
import { count } from './evaluate.ts';
import { cardsOf } from './referents.ts';
import type { Scope } from './scope.ts';

/** The number that an effect uses: below 0 it is 0 (1.3.2.2, 1.3.2.2.1). */
export function amountOf(table: EvolveTable, amount: Count, scope: Scope): number {
  return usable(count(table, amount, scope));
}

/** As a cost is paid, whether it can be paid with a card (10.4.2.2); an effect that is no cost may try any card. */
export function forCost(
  { paying }: Scope,
  can: (card: CardId) => boolean,
): (card: CardId) => boolean {
  return (card) => !paying || can(card) || !rule('10.4.2.2');
}

/**
 * May the card be picked? The words select what they tell a player to pick, whoever that is, so that 灵气 keeps it off
 * those of the opponent (12.15.1); what is picked to pay a cost is not selected.
 */
export function mayPick(table: EvolveTable, card: CardId, scope: Scope): boolean {
  return scope.paying || table.procedures.maySelect(table, card, scope);
}

/**
 * Are there cards enough: for a cost as many as it asks for (10.4.2.2), for any other effect at least one?
 * @param can whether it can be done to a card
 */
export function enough(
  table: EvolveTable,
  what: Cards,
  scope: Scope,
  can: (card: CardId) => boolean = () => true,
): boolean {
  if (what.kind !== 'selection') {
    const cards = cardsOf(table, what, scope);
    const all = cards.length > 0 && (scope.paying ? cards.every(can) : cards.some(can));
    return all || !rule('10.4.2.2');
  }
  if (what.how === 'all') {
    return !scope.paying || candidates(table, what, scope).every(can) || !rule('10.4.2.2');
  }
  if (what.upTo || what.most === 'any') return true;
  const least = what.most === 'X' ? Math.max(0, scope.x) : what.most;
  const fitting = candidates(table, what, scope).filter(
    (card) => can(card) && mayPick(table, card, scope),
  );
  return fitting.length >= least || !rule('10.4.2.2');
}
