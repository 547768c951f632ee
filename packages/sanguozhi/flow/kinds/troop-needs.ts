import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import type { TroopCount } from '../../cards/definition.ts';
import { characteristicsOf } from '../../effects/derivation.ts';
import { carryOut } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import {
  countersOn,
  generalsOf,
  printed,
  type SanguozhiTable,
  seatsFrom,
} from '../../table/table.ts';
import { type Troops, troopsInPlay } from '../../table/troops.ts';

/** 兵权 (504.3) and what generals ask of them (412). */

/** What the 兵权 of a player in play add up to, by 兵种 (421.2). */
export function troopsOf(table: SanguozhiTable, seat: Seat): Troops {
  obeys('421.2', '504.3');
  return troopsInPlay(table, seat);
}

/** Do they meet one 兵权条件? 通用 is met by whatever the others leave (412.2b). */
export function meets(table: SanguozhiTable, seat: Seat, needs: TroopCount): boolean {
  const troops = troopsOf(table, seat);
  const { foot = 0, bow = 0, horse = 0, counsel = 0, any = 0 } = needs;
  const lacking =
    troops.foot < foot || troops.bow < bow || troops.horse < horse || troops.counsel < counsel;
  if (lacking && rule('412.2b')) return false;
  const all = troops.foot + troops.bow + troops.horse + troops.counsel + troops.any;
  return all - foot - bow - horse - counsel >= any;
}

/** Do they meet one of the 兵权条件 of a general (412.4a)? */
export function meetsNeeds(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  const { needs } = characteristicsOf(table, card);
  if (needs.length === 0) return true;
  rule('412.4a');
  return needs.some((one) => meets(table, seat, one));
}

/** Marks a general that once was 忽略兵权: it stays so until it leaves the field (412.6a). */
export const NEEDS_IGNORED = 'needs-ignored';

/** Are the 兵权条件 of this general ignored now (412.6)? */
export function ignoresNeeds(table: SanguozhiTable, card: CardId): boolean {
  const { faceDown } = table.cards[card];
  if (faceDown && obeys('412.6', '412.6c', '112.3')) return true;
  if (countersOn(table, card, NEEDS_IGNORED) > 0 && obeys('412.6', '412.6a')) return true;
  return isIgnoringNow(table, card) && rule('412.6');
}

/** Is the general 忽略兵权 by 逃降 (412.6b) or by an effect (412.6d), so that it will be marked? */
function isIgnoringNow(table: SanguozhiTable, card: CardId): boolean {
  if (isDefector(table, card)) return true;
  return characteristicsOf(table, card).ignoresNeeds && rule('412.6d');
}

/** Is it a 逃降将领, whose 兵权条件 are ignored (412.6b)? */
function isDefector(table: SanguozhiTable, card: CardId): boolean {
  const { owner, controller } = table.cards[card];
  return owner !== controller && rule('412.6b');
}

/** Would its 兵权条件 keep a general from being in play face up (412.5a)? */
export function lacksNeeds(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  if (table.cards[card].faceDown) return lacksPrinted(table, seat, card);
  return !ignoresNeeds(table, card) && !meetsNeeds(table, seat, card);
}

/**
 * Does the player lack the 兵权 for a general face down? No effect changes its 兵权条件 (112.2b): the printed
 * ones count (113.2), but not for a general of another owner (412.6b).
 */
function lacksPrinted(table: SanguozhiTable, seat: Seat, card: CardId): boolean {
  const definition = printed(table, card);
  if (definition.kind !== 'general' || isDefector(table, card)) return false;
  rule('412.4a');
  return !definition.needs.some((one) => meets(table, seat, one));
}

/** Generals whose needs are ignored for the first time are marked. */
export function ignoringChecks(table: SanguozhiTable): Flow<boolean> | null {
  const fresh: CardId[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    for (const card of generalsOf(table, seat)) {
      if (table.cards[card].faceDown || countersOn(table, card, NEEDS_IGNORED) > 0) continue;
      if (isIgnoringNow(table, card) && rule('412.6a')) fresh.push(card);
    }
  }
  return fresh.length === 0 ? null : markIgnoring(table, fresh);
}

function* markIgnoring(table: SanguozhiTable, fresh: readonly CardId[]): Flow<boolean> {
  yield* carryOut(
    table,
    fresh.map((card) => ({ type: 'count', card, counter: NEEDS_IGNORED, by: 1 })),
  );
  return true;
}
