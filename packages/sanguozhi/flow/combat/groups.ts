import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';
import { obeys, rule } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { isAllowed } from './combat-words.ts';
import { has } from './legal.ts';

/** 战斗集体 (807): two generals that attack, or defend, as one. */
type Joining = 'join-attack' | 'join-defence';

const KEYWORDS = { 'join-attack': 'breakthrough', 'join-defence': 'spear-wall' } as const;
const NAMING_RULES = { 'join-attack': '807.2b', 'join-defence': '807.3b' } as const;

/** May these two form a group? Only where a 禀赋 or other words of either let them (807.1). */
export function mayJoin(table: SanguozhiTable, one: CardId, other: CardId, how: Joining): boolean {
  const keyword = KEYWORDS[how];
  if (has(table, one, keyword) && has(table, other, keyword)) {
    return rule(how === 'join-attack' ? '802.20b' : '802.19b');
  }
  if (isAllowed(table, one, how, other) || isAllowed(table, other, how, one)) return true;
  return !rule('807.1');
}

/** Asks for a partner among those offered; gives the members of the group, or the one card alone. */
export function* withPartner(
  table: SanguozhiTable,
  seat: Seat,
  card: CardId,
  others: readonly CardId[],
  how: Joining,
): Flow<readonly CardId[]> {
  const partners = others.filter((other) => other !== card && mayJoin(table, card, other, how));
  const joins = obeys('606.5c', how === 'join-attack' ? '608.1g' : '609.1g');
  if (partners.length === 0 || !joins) return [card];
  // The partner is picked as part of the declaration.
  rule(how === 'join-attack' ? '807.2' : '807.3');
  const choice = yield* ask({
    seat,
    kind: how,
    options: [
      option('fight-alone', card, seat),
      ...partners.map((partner) => option('fight-with', partner, seat)),
    ],
    about: card,
    amount: 1,
    rule: NAMING_RULES[how],
  });
  return choice.verb === 'fight-with' ? [card, choice.card] : [card];
}
