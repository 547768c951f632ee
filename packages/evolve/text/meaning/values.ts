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
  isSame,
  onField,
  refOf,
} from '../../table/table.ts';
import type { Stat } from '../reading/vocabulary.ts';
import { leftAs, type Scope } from './scope.ts';
import { sawLeaving } from './trigger-referents.ts';

/** The numbers of cards, as the scope sees them. */

/**
 * Is it still the object spoken of: the same, or one that these words moved, or that a trigger saw move
 * (4.1.4, 4.1.4.1)?
 */
export function isStillMeant(table: EvolveTable, ref: CardRef, scope: Scope): boolean {
  if (isSame(table, ref)) return true;
  const { card, incarnation } = refOf(table, ref.card);
  const { heard, followed } = scope;
  if (!rule('4.1.4')) return true;
  if (followed.some((one) => one.card === card && one.incarnation === incarnation)) {
    return rule('4.1.4.1');
  }
  if (heard === null || !('card' in heard) || heard.card !== card) return false;
  if (!sawLeaving(heard)) return false;
  return incarnation === ref.incarnation + 1 && rule('4.1.4.1');
}

/**
 * What has left the field is read as it was there (10.11.1); null where the card itself is to be read. If these words
 * brought it back it is that one; if others did, another.
 */
export function lastOf(table: EvolveTable, ref: CardRef, scope: Scope): LastKnown | null {
  if (isSame(table, ref)) return null;
  if (onField(table, ref.card) && isStillMeant(table, ref, scope)) return null;
  const known = table.state.lastKnown[ref.card];
  return known?.incarnation === ref.incarnation && obeys('10.11', '10.11.1') ? known : null;
}

/** Has it such a number? What is no follower has no attack and no life (5.24.2.1). */
export function hasStat(card: CardId, stat: Stat, scope: Scope): boolean {
  const { kind } = leftAs(card, scope) ?? scope.cards.of(card);
  return stat === 'cost' || kind === 'follower';
}

/** A number of a card as it is, or as printed on it (5.23). */
export function statOf(
  table: EvolveTable,
  card: CardId,
  stat: Stat,
  original: boolean,
  scope: Scope,
): number {
  if (original && rule('5.23.1')) return originalOf(table, card, stat);
  const left = leftAs(card, scope);
  return usable(left === null ? statNow(table, card, stat, scope) : statThen(left, stat));
}

/** The same of a card that was spoken of, wherever it is by now. */
export function statOfRef(
  table: EvolveTable,
  ref: CardRef,
  stat: Stat,
  original: boolean,
  scope: Scope,
): number {
  const left = lastOf(table, ref, scope);
  if (left === null || original) {
    if (!hasStat(ref.card, stat, scope) && rule('5.24.2.1')) return 0;
    return statOf(table, ref.card, stat, original, scope);
  }
  return left.kind === 'follower' || stat === 'cost' || !rule('5.24.2.1')
    ? usable(statThen(left, stat))
    : 0;
}

/** 生命值 is what is left of it (2.8.2). */
function statNow(table: EvolveTable, card: CardId, stat: Stat, { cards }: Scope): number {
  const value = cards.of(card)[stat];
  return stat === 'life' && rule('2.8.2') ? value - damageOn(table, card) : value;
}

function statThen(known: LastKnown, stat: Stat): number {
  const value = known[stat];
  return stat === 'life' ? value - (known.counters[DAMAGE] ?? 0) : value;
}

/** What is printed on it, or on the evolve card upon it (5.23.1, 10.9.1.1.1). */
function originalOf(table: EvolveTable, card: CardId, stat: Stat): number {
  const below = printedOn(table, card);
  const upon = evolvedInto(table, card);
  return (upon === NO_CARD ? below : evolvedCharacteristics(below, printedOn(table, upon)))[stat];
}

function printedOn(table: EvolveTable, card: CardId) {
  const { definition } = table.cards[card];
  return printedCharacteristics(table.library[definition], definition);
}

/** How many counters lie, or lay, on a card that was spoken of. */
export function countersOf(
  table: EvolveTable,
  ref: CardRef,
  counter: string,
  scope: Scope,
): number {
  const left = lastOf(table, ref, scope);
  return left === null ? countersOn(table, ref.card, counter) : (left.counters[counter] ?? 0);
}
