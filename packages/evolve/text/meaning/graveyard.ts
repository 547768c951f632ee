import type { Seat } from '@lianhuan/kernel';
import { cardsIn, type EvolveTable } from '../../table/table.ts';
import type { Scope } from './scope.ts';

/** How many cards and spells lie in a graveyard, for 魔力连锁 and 唤灵充能 (13.3.1, 13.5.1). */

/** How many spells lie in the player's graveyard now. */
export function spellsOf(table: EvolveTable, seat: Seat, { cards }: Scope): number {
  let spells = 0;
  for (const card of cardsIn(table, seat, 'graveyard')) {
    if (cards.of(card).kind === 'spell') spells += 1;
  }
  return spells;
}

/** How many spells lie in the graveyard of 你; while an effect is carried out, as many as when it began (13.3.1.3.1). */
export function countedSpells(table: EvolveTable, scope: Scope): number {
  return scope.counted?.spells ?? spellsOf(table, scope.seat, scope);
}

/** How many cards lie in the graveyard of 你; while an effect is carried out, as many as when it began (13.5.1.3.2). */
export function countedGraves(table: EvolveTable, { counted, seat }: Scope): number {
  return counted?.graves ?? cardsIn(table, seat, 'graveyard').length;
}
