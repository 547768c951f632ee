import { type CardId, markCitations, type Seat, withdrawCitations } from '@lianhuan/kernel';
import type { Faction } from '../cards/definition.ts';
import { obeys, rule } from '../rules.ts';
import { generalsOf, type SanguozhiTable } from '../table/table.ts';
import { characteristicsOf } from './derivation.ts';

/** Does the 阵营效果 of that 阵营 work for this card? It is no effect of its text (410.2). */
export function hasFactionEffect(table: SanguozhiTable, card: CardId, faction: Faction): boolean {
  const { factions } = characteristicsOf(table, card);
  const consulted = markCitations();
  const place = factions.indexOf(faction);
  if (place > 0) rule('410.4');
  if (place >= 0 && obeys('410.2', '804.5j')) return true;
  withdrawCitations(consulted);
  return false;
}

/** How many generals of that 阵营 a player has in play, face up. */
export function countFactionEffects(table: SanguozhiTable, seat: Seat, faction: Faction): number {
  let found = 0;
  for (const card of generalsOf(table, seat))
    if (hasFactionEffect(table, card, faction)) found += 1;
  return found;
}
