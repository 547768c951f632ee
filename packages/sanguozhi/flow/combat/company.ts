import { type CardId, NO_CARD } from '@lianhuan/kernel';
import { forbidden } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { mayJoin } from './groups.ts';
import type { Pairing } from './obligations.ts';

/**
 * Cards that cannot attack or defend 单独 (606.8): they are declared only beside others. Whoever is left alone later
 * goes on fighting.
 */

type How = 'attacks' | 'defends';

/** Do words keep the card from attacking, or defending, alone (606.8, 608.1e, 609.1e)? */
export function needsCompany(table: SanguozhiTable, card: CardId, how: How): boolean {
  const event = { type: 'engage', card, how, alone: true, against: NO_CARD } as const;
  if (forbidden(table, event) === null) return false;
  return rule(how === 'attacks' ? '608.1e' : '609.1e') && rule('606.8');
}

/** The attackers on offer without one that would be the only attacker and cannot be. */
export function withCompany(
  table: SanguozhiTable,
  ready: readonly CardId[],
  chosen: readonly CardId[],
): readonly CardId[] {
  const [only] = ready;
  const isAlone = chosen.length === 0 && ready.length === 1;
  return isAlone && needsCompany(table, only, 'attacks') ? [] : ready;
}

/** The defences on offer without those of a card that nobody could defend beside (606.5). */
export function defendersWithCompany(
  table: SanguozhiTable,
  possible: readonly Pairing[],
  chosen: readonly CardId[],
): readonly Pairing[] {
  if (chosen.length > 0) return possible;
  return possible.filter(
    ({ card, attack }) =>
      !needsCompany(table, card, 'defends') ||
      possible.some(
        (other) =>
          other.card !== card &&
          (other.attack !== attack || mayJoin(table, card, other.card, 'join-defence')),
      ),
  );
}

/** Is exactly one card chosen, and can it not fight alone? Then another must be chosen, or none fights. */
export function lacksCompany(table: SanguozhiTable, chosen: readonly CardId[], how: How): boolean {
  const [only] = chosen;
  return chosen.length === 1 && needsCompany(table, only, how);
}
