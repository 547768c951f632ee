import type { CardId, Seat } from '@lianhuan/kernel';
import type { FormationDefinition } from '../../cards/definition.ts';
import { characteristicsOf, scopeOf } from '../../effects/derivation.ts';
import { obeys, rule } from '../../rules.ts';
import { cardsIn, player, printed, roleOf, type SanguozhiTable } from '../../table/table.ts';
import { fits } from '../../text/meaning/match.ts';

/** Who can form a 阵型: 结阵条件 (420). */

/** How many generals a 阵型 needs (503.2a, 503.6). */
export const LEAST_MEMBERS = 3;

/** 粮草 that a 阵型 costs when it is broken or has no 命 left (503.6, 503.10). */
export const BREAKING_COST = 3;

/** What is printed on a 阵型. @throws for any other kind of card */
export function formationOn(table: SanguozhiTable, card: CardId): FormationDefinition {
  const definition = printed(table, card);
  if (definition.kind !== 'formation') throw new Error(`${definition.id} is no formation`);
  return definition;
}

/** Could this general be in that 阵型: a 副将 face up (503.2a), as it asks (420.2, 420.3a)? */
export function canJoin(table: SanguozhiTable, formation: CardId, general: CardId): boolean {
  if (table.cards[general].faceDown) return false;
  if (roleOf(table, general) !== 'deputy' && obeys('503.2a', '114.2f')) return false;
  const { forming, formingArms } = formationOn(table, formation);
  const { controller } = table.cards[general];
  const scope = scopeOf(table, formation, controller);
  if (forming !== null && !fits(table, forming, general, scope) && obeys('420.2', '420.3b')) {
    return false;
  }
  if (formingArms.length === 0) return true;
  const { arms } = characteristicsOf(table, general);
  return formingArms.some((arm) => arms.includes(arm)) || !rule('420.3a');
}

/** The generals of a player that could be in that 阵型. */
export function possibleMembers(table: SanguozhiTable, seat: Seat, formation: CardId): CardId[] {
  rule('503.2a');
  return cardsIn(table, seat, 'deputy').filter((general) => canJoin(table, formation, general));
}

/** Are the generals enough for the 阵型, with all 兵种 that it asks for among them (420.3a)? */
export function areEnough(
  table: SanguozhiTable,
  formation: CardId,
  members: readonly CardId[],
): boolean {
  if (members.length < LEAST_MEMBERS && obeys('503.2a', '503.6')) return false;
  const { formingArms } = formationOn(table, formation);
  const found = new Set(members.flatMap((member) => characteristicsOf(table, member).arms));
  return formingArms.every((arm) => found.has(arm)) || !rule('420.3a');
}

/** Can the player form it now: no other is formed (503.2c), and there are generals for it? */
export function canForm(table: SanguozhiTable, seat: Seat, formation: CardId): boolean {
  if (printed(table, formation).kind !== 'formation') return false;
  if (player(table, seat).formation !== null && rule('503.2c')) return false;
  return areEnough(table, formation, possibleMembers(table, seat, formation));
}
