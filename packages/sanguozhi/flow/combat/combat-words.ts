import type { CardId } from '@lianhuan/kernel';
import { askedWords } from '../../effects/active-effects.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { fits } from '../../text/meaning/match.ts';
import { isSubject } from '../../text/meaning/subjects.ts';
import type { CombatCost, Duty, Must, Permission } from '../../text/nodes/index.ts';
import type { Asked } from '../../text/reading/word.ts';

/** Lasting words about attacking and defending: what must be, what may be, and at what price. */

type CombatWord = Must | Permission | CombatCost;

/** Do words bid the card to do this (608.1d, 609.1d)? */
export function mustDo(table: SanguozhiTable, card: CardId, duty: Duty): boolean {
  const says = (word: Must) => word.duty === duty;
  const isMeant = (asked: Asked<Must>) => isFor(table, asked, card);
  return askedWords(table, 'must', says, isMeant).length > 0;
}

/** What has to be paid before the card may do this (608.1c, 609.1c). */
export function combatCostsOn(
  table: SanguozhiTable,
  card: CardId,
  duty: Duty,
): readonly Asked<CombatCost>[] {
  const says = (word: CombatCost) => word.duty === duty;
  return askedWords(table, 'combat-cost', says, (asked) => isFor(table, asked, card));
}

/** Do words let the card do this with, or to, the other one (606.3b, 807.1)? */
export function isAllowed(
  table: SanguozhiTable,
  card: CardId,
  what: Permission['what'],
  other: CardId,
): boolean {
  const says = (word: Permission) => word.what === what;
  const isMeant = (asked: Asked<Permission>) =>
    isFor(table, asked, card) &&
    (asked.word.of === null || fits(table, asked.word.of, other, asked.scope));
  return askedWords(table, 'permission', says, isMeant).length > 0;
}

/** Is the card one of those whom the words are for? */
function isFor(
  table: SanguozhiTable,
  { effect, scope, word }: Asked<CombatWord>,
  card: CardId,
): boolean {
  return isSubject(table, word.who, card, effect, scope);
}
