import type { CardId } from '@lianhuan/kernel';
import { hasKeyword } from '../../effects/derivation.ts';
import { forbidden } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, isLeader, onField } from '../../table/table.ts';
import type { Scope } from '../../text/meaning/scope.ts';

/**
 * May words of this player select that card? A card with 灵气 cannot be selected by the opponent's words (12.15), one that
 * 不能被选择 by nobody's (1.3.3).
 */
export function maySelect(table: EvolveTable, card: CardId, { seat, source }: Scope): boolean {
  const isAllowed = () => forbidden(table, { type: 'select', seat, by: source, card }) === null;
  if (table.cards[card].controller === seat) return isAllowed();
  // 威压 forbids attacking the follower, not selecting it (12.12.2.1).
  if (hasKeyword(table, card, 'intimidate')) rule('12.12.2.1');
  // 灵气 works on the field only (10.3.5).
  const works = onField(table, card) || isLeader(table, card);
  if (works && hasKeyword(table, card, 'aura') && obeys('12.15.1', '12.15.2')) return false;
  return isAllowed();
}
