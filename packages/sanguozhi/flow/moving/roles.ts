import { type CardId, moveTo, type Seat } from '@lianhuan/kernel';
import type { Role } from '../../cards/definition.ts';
import { prohibitionsOn } from '../../effects/active-effects.ts';
import { characteristicsOf, scopeOf } from '../../effects/derivation.ts';
import { forbidden } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { fits } from '../../text/meaning/match.ts';
import { isOfRoles, isRole } from '../../text/meaning/roles-named.ts';

/** 只能为副将 (200.7): in which slots generals may stand. */

/** May the general be in that slot face up, by its own words and by those of other cards? */
export function roleAllowed(table: SanguozhiTable, card: CardId, seat: Seat, role: Role): boolean {
  const ownWords = characteristicsOf(table, card).abilities.every(({ ability }) => {
    const { body } = ability;
    if (body.kind !== 'static' || body.word.kind !== 'only-as') return true;
    const { filter } = body.word;
    // A filter by role means the slot that the general would take, not the one that it is in.
    if (isOfRoles(filter)) return isRole(filter, role);
    return fits(table, filter, card, scopeOf(table, card, seat));
  });
  return ownWords && !isBarredFrom(table, card, seat, role, false);
}

/** Do effects in force keep the card out of that slot of that player, if it lies face down or up as said? */
export function isBarredFrom(
  table: SanguozhiTable,
  card: CardId,
  seat: Seat,
  role: Role,
  faceDown: boolean,
): boolean {
  // Most often no effect forbids any move.
  if (prohibitionsOn(table, 'move').length === 0) return false;
  const entry = { ...moveTo(table, card, of(seat, role)), controller: seat, faceDown };
  return forbidden(table, entry) !== null && rule('200.7');
}
