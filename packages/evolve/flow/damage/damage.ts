import { type CardId, type Flow, lapseBy, noteLapse } from '@lianhuan/kernel';
import type { DamageEvent, DamageKind } from '../../events/events.ts';
import { carryOut, decided, forbidden } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, isLeader } from '../../table/table.ts';
import type { Agent, DamageTo } from '../../text/meaning/procedures.ts';
import { isFollower } from '../moving/moves.ts';

/** 伤害 (5.13). */

/** Damage from one card to another. */
export interface DamageDealt extends DamageTo {
  readonly source: CardId;
  readonly damage: DamageKind;
}

/** Deals 能力伤害 from one card, all of it at once; gives whether any was dealt. */
export function dealAbilityDamage(
  table: EvolveTable,
  hits: readonly DamageTo[],
  { source }: Agent,
): Flow<boolean> {
  return dealDamage(
    table,
    hits.map((hit) => ({ ...hit, source, damage: 'ability' })),
  );
}

/** Deals all of this damage at once; gives whether any was dealt. */
export function* dealDamage(table: EvolveTable, all: readonly DamageDealt[]): Flow<boolean> {
  const events: DamageEvent[] = [];
  for (const { to, amount, source, damage: kind } of all) {
    // Only leaders and followers take damage (5.13.1.2).
    if (!canBeDamaged(table, to)) continue;
    const by = table.cards[source].controller;
    const wished: DamageEvent = { type: 'damage', source, by, to, amount, damage: kind };
    if (amount <= 0 && rule('1.3.2.2')) {
      // The log tells of an ability that deals 0 damage, but not of a follower with 攻击力 0 that fights.
      if (kind === 'ability') noteLapse(lapseBy('prevented', wished, null));
      continue;
    }
    const came = yield* decided(table, wished);
    if (came?.type === 'damage' && (came.amount > 0 || !rule('1.3.2.2'))) events.push(came);
  }
  const dealt = events.filter(({ to }) => canBeDamaged(table, to));
  if (dealt.length === 0 || !obeys('5.13.1', '2.8.2')) return false;
  yield* carryOut(table, dealt);
  return true;
}

/** Could so much 能力伤害 be dealt to that card: can it take damage, and does nothing forbid it (1.3.3)? */
export function canDealDamage(
  table: EvolveTable,
  to: CardId,
  amount: number,
  { source, seat: by }: Agent,
): boolean {
  if (!canBeDamaged(table, to)) return false;
  return forbidden(table, { type: 'damage', source, by, to, amount, damage: 'ability' }) === null;
}

function canBeDamaged(table: EvolveTable, card: CardId): boolean {
  return (isLeader(table, card) && rule('2.8.3')) || isFollower(table, card) || !rule('5.13.1.2');
}
