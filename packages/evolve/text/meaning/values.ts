import { type CardId, NO_CARD } from '@lianhuan/kernel';
import {
  evolvedCharacteristics,
  printedCharacteristics,
  usable,
} from '../../effects/characteristics.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, LastKnown } from '../../table/state.ts';
import {
  countersOn,
  DAMAGE,
  damageOn,
  type EvolveTable,
  evolvedInto,
  isLeader,
  isSame,
  onField,
  player,
  refOf,
} from '../../table/table.ts';
import type { Stat } from '../reading/vocabulary.ts';
import { leftAs, type Scope } from './scope.ts';
import { sawLeaving } from './trigger-referents.ts';

/** 攻击力, 生命值, 费用 and counters of cards, as the scope sees them. */

/**
 * Does 其 still mean the card: is it the same object, or did these words move it, or is its move what fired the
 * trigger (4.1.4, 4.1.4.1)?
 */
export function isStillMeant(table: EvolveTable, ref: CardRef, scope: Scope): boolean {
  if (isSame(table, ref) || !rule('4.1.4')) return true;
  const { card, incarnation } = refOf(table, ref.card);
  const { heard, followed } = scope;
  if (followed.some((one) => one.card === card && one.incarnation === incarnation)) {
    return rule('4.1.4.1');
  }
  if (heard === null || !('card' in heard) || heard.card !== card) return false;
  if (!sawLeaving(heard)) return false;
  return incarnation === ref.incarnation + 1 && rule('4.1.4.1');
}

/**
 * What the object was when it left the field, as words read it from then on (10.11.1); null where they read the card as
 * it is. A card that these words themselves brought back is read as it is.
 */
export function lastOf(table: EvolveTable, ref: CardRef, scope: Scope): LastKnown | null {
  if (isSame(table, ref)) return null;
  if (onField(table, ref.card) && isStillMeant(table, ref, scope)) return null;
  const known = table.state.lastKnown[ref.card];
  return known?.incarnation === ref.incarnation && obeys('10.11', '10.11.1') ? known : null;
}

/** Has the card such a number? Only followers have 攻击力 and 生命值 (5.24.2.1), and leaders 生命值 (2.8.3). */
export function hasStat(card: CardId, stat: Stat, scope: Scope): boolean {
  const { kind } = leftAs(card, scope) ?? scope.cards.of(card);
  return stat === 'cost' || kind === 'follower' || (kind === 'leader' && stat === 'life');
}

/** A number of a card as it is now, or 原本的, as printed on it (5.23); one below 0 counts as 0. */
export function statOf(
  table: EvolveTable,
  card: CardId,
  stat: Stat,
  original: boolean,
  scope: Scope,
): number {
  return usable(heldStat(table, card, stat, original, scope));
}

/** The same as it is compared with those of others: it may be below 0 (1.3.2.4). */
export function heldStat(
  table: EvolveTable,
  card: CardId,
  stat: Stat,
  original: boolean,
  scope: Scope,
): number {
  const left = leftAs(card, scope);
  if (original && rule('5.23.1')) return left?.original[stat] ?? originalOf(table, card, stat);
  return left === null ? statNow(table, card, stat, scope) : statThen(left, stat);
}

/** The number of an object that words speak of, also if it has left the field since; it may be below 0 (1.3.2.4). */
export function statOfRef(
  table: EvolveTable,
  ref: CardRef,
  stat: Stat,
  original: boolean,
  scope: Scope,
): number {
  const left = lastOf(table, ref, scope);
  if (left === null) {
    if (!hasStat(ref.card, stat, scope) && rule('5.24.2.1')) return 0;
    return heldStat(table, ref.card, stat, original, scope);
  }
  // What was printed on it as it left: an evolve card lay upon it perhaps (10.9.1.1.1, 10.11.1).
  if (original && rule('5.23.1')) return left.original[stat];
  return left.kind === 'follower' || stat === 'cost' || !rule('5.24.2.1')
    ? statThen(left, stat)
    : 0;
}

/** The number of the card now; 生命值 is the life that it has left (2.8.2). */
function statNow(table: EvolveTable, card: CardId, stat: Stat, { cards }: Scope): number {
  // No life is printed on a leader; it has that of its player (2.8.3).
  if (stat === 'life' && isLeader(table, card) && rule('2.8.3')) {
    return player(table, table.cards[card].controller).life;
  }
  const value = cards.of(card)[stat];
  return stat === 'life' && rule('2.8.2') ? value - damageOn(table, card) : value;
}

function statThen(known: LastKnown, stat: Stat): number {
  const value = known[stat];
  return stat === 'life' ? value - (known.counters[DAMAGE] ?? 0) : value;
}

/** The number printed on the card, or on the evolve card upon it (5.23.1, 10.9.1.1.1). */
function originalOf(table: EvolveTable, card: CardId, stat: Stat): number {
  const below = printedOn(table, card);
  const upon = evolvedInto(table, card);
  return (upon === NO_CARD ? below : evolvedCharacteristics(below, printedOn(table, upon)))[stat];
}

function printedOn(table: EvolveTable, card: CardId) {
  const { definition } = table.cards[card];
  return printedCharacteristics(table.library[definition], definition);
}

/** How many counters lie on an object that words speak of, or lay on it when it left the field. */
export function countersOf(
  table: EvolveTable,
  ref: CardRef,
  counter: string,
  scope: Scope,
): number {
  const left = lastOf(table, ref, scope);
  return left === null ? countersOn(table, ref.card, counter) : (left.counters[counter] ?? 0);
}
