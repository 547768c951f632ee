import { type CardId, moveTo, type Seat } from '@lianhuan/kernel';
import { ROLES, type Role } from '../../cards/definition.ts';
import { inForceByType } from '../../effects/active-effects.ts';
import { characteristicsOf, scopeOf } from '../../effects/derivation.ts';
import { forbidden } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { of } from '../../table/zones.ts';
import { fits } from '../../text/meaning/match.ts';

/** 只能为副将 (200.7): in which slots generals may stand. */

/** May the general stand there face up, by its own words and by those of others? */
export function roleAllowed(table: SanguozhiTable, card: CardId, seat: Seat, role: Role): boolean {
  const ownWords = characteristicsOf(table, card).abilities.every(({ ability }) => {
    const { body } = ability;
    if (body.kind !== 'static' || body.word.kind !== 'only-as') return true;
    const { filter } = body.word;
    // The slot it would take counts, not the one it stands in.
    if (filter.kind === 'noun' && filter.noun in ROLES) return filter.noun === role;
    return fits(table, filter, card, scopeOf(table, card, seat));
  });
  return ownWords && !isBarredFrom(table, card, seat, role, false);
}

/** Do words in force keep it out of that slot of that player, if it lies so? */
export function isBarredFrom(
  table: SanguozhiTable,
  card: CardId,
  seat: Seat,
  role: Role,
  faceDown: boolean,
): boolean {
  // Most often nobody says such things.
  if (inForceByType(table, 'forbid', 'move').length === 0) return false;
  const entry = { ...moveTo(table, card, of(seat, role)), controller: seat, faceDown };
  return forbidden(table, entry) !== null && rule('200.7');
}
