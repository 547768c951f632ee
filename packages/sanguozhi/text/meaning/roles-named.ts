import { ROLES, type Role } from '../../cards/definition.ts';
import type { Filter, Quality } from '../nodes/index.ts';

/** 只能为军师或副将, 只能为主将以外的将领: which roles words name, whatever else they ask of a card. */

/** Do the words name that role? The rest of the filter is about a card, not a slot. */
export function isRole(filter: Filter, role: Role): boolean {
  if (filter.kind === 'noun') return filter.noun === role;
  if (filter.kind === 'either') return filter.nouns.some((noun) => noun === role);
  const other = filter.kind === 'qualified' ? exceptFor(filter.quality) : null;
  if (other !== null) return other !== role;
  return filter.kind !== 'named' && filter.of !== null && isRole(filter.of, role);
}

/** Are the words about roles, and nothing else? */
export function isOfRoles(filter: Filter): boolean {
  if (filter.kind === 'noun') return filter.noun in ROLES;
  if (filter.kind === 'either') return filter.nouns.every((noun) => noun in ROLES);
  return filter.kind === 'qualified' && exceptFor(filter.quality) !== null;
}

/** The role in 主将以外的; null for other qualities. */
function exceptFor(quality: Quality): Role | null {
  const { kind } = quality;
  return kind === 'not' && quality.quality.kind === 'of-role' ? quality.quality.role : null;
}
