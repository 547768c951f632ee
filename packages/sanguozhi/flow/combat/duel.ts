import type { CardId, Flow } from '@lianhuan/kernel';
import { statOf } from '../../effects/derivation.ts';
import { rule } from '../../rules.ts';
import { isSame, onField, printed, refOf, type SanguozhiTable } from '../../table/table.ts';
import type { DamageOfEffect } from '../../text/meaning/procedures.ts';
import { dealDamage } from '../damage/damage.ts';
import { lethalFor } from './battle-damage.ts';
import { has } from './legal.ts';

/**
 * 对战 by an effect (801.10c): both deal their 攻 to each other. It is no battle: nobody attacks or
 * defends (801.10d). Gives whether both could take part.
 */
export function* duel(table: SanguozhiTable, one: CardId, other: CardId): Flow<boolean> {
  if (one === other || !canDuel(table, one) || !canDuel(table, other)) return false;
  const first = firstOf(table, one, other);
  if (first === null) {
    if (rule('801.10c'))
      yield* dealDamage(table, [duelDamage(table, one, other), duelDamage(table, other, one)]);
    return true;
  }
  const second = first === one ? other : one;
  const ref = refOf(table, second);
  yield* dealDamage(table, [duelDamage(table, first, second)]);
  if (isSame(table, ref) && lethalFor(table, second) > 0 && rule('801.10c')) {
    yield* dealDamage(table, [duelDamage(table, second, first)]);
  }
  return true;
}

/** Is the card a general or a 阵型 that lies face up in play? */
function canDuel(table: SanguozhiTable, card: CardId): boolean {
  return onField(table, card) && !table.cards[card].faceDown;
}

function duelDamage(table: SanguozhiTable, source: CardId, to: CardId): DamageOfEffect {
  const by = table.cards[source].controller;
  return { source, by, to, amount: statOf(table, source, 'attack'), damage: 'combat' };
}

/** 先发 works here too (801.10d): who has it strikes before who has not; null for both at once. */
function firstOf(table: SanguozhiTable, one: CardId, other: CardId): CardId | null {
  const [mine, theirs] = [rank(table, one), rank(table, other)];
  if (mine !== theirs && rule('801.10d')) return mine > theirs ? one : other;
  return null;
}

/** Of two with 先发, a 阵型 comes before a general (802.24d). */
function rank(table: SanguozhiTable, card: CardId): number {
  if (!has(table, card, 'first-strike')) return 0;
  return printed(table, card).kind === 'formation' ? 2 : 1;
}
