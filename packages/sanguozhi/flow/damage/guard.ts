import { ask, type CardId, type Flow, option } from '@lianhuan/kernel';
import type { HeldAbility } from '../../effects/characteristics.ts';
import { characteristicsOf, keywordLevel } from '../../effects/derivation.ts';
import type { DamageEvent } from '../../events/events.ts';
import { happen } from '../../events/pipeline.ts';
import { useKey, usesLeft } from '../../events/use-limits.ts';
import { rule } from '../../rules.ts';
import { isFighting } from '../../table/combat.ts';
import {
  cardsIn,
  generalsOf,
  isFormed,
  printed,
  refOf,
  type SanguozhiTable,
} from '../../table/table.ts';
import { isImmune } from './immunity.ts';

/**
 * 守护 (802.26): a card that is not in combat takes the damage that another card of its controller would
 * take.
 */

/** Who guards at this moment, and against which source (802.26e). */
export type Guarding = Map<CardId, CardId>;

/** Asks the victim's controller who takes it over; gives the damage as it goes on. */
export function* guarded(
  table: SanguozhiTable,
  event: DamageEvent,
  guarding: Guarding,
): Flow<DamageEvent> {
  const guards = guardsAgainst(table, event, guarding);
  if (guards.length === 0 || !rule('802.26b')) return event;
  const victim = victimOf(event);
  const seat = table.cards[victim].controller;
  const choice = yield* ask({
    seat,
    kind: 'guard',
    options: [
      ...guards.map((card) => option('guard', card, seat)),
      option('do-not-guard', undefined, seat),
    ],
    about: victim,
    amount: event.amount,
    rule: '802.26b',
  });
  if (choice.verb !== 'guard') return event;
  guarding.set(choice.card, event.source);
  yield* noteGuard(table, choice.card);
  const taken: DamageEvent = {
    ...event,
    to: refOf(table, choice.card),
    damage: damageTo(table, choice.card, event),
    guarded: true,
  };
  // Damage that 守护 took over once is not taken over again.
  rule('802.26g');
  return taken;
}

function guardsAgainst(
  table: SanguozhiTable,
  event: DamageEvent,
  guarding: Guarding,
): readonly CardId[] {
  const victim = victimOf(event);
  if (printed(table, victim).kind !== 'general') return [];
  const { controller } = table.cards[victim];
  const fellows = [...generalsOf(table, controller), ...cardsIn(table, controller, 'formations')];
  return fellows.filter(
    (card) => card !== victim && canGuard(table, card, event) && isFree(card, event, guarding),
  );
}

function canGuard(table: SanguozhiTable, card: CardId, event: DamageEvent): boolean {
  const isLeft = (held: HeldAbility) => usesLeft(table, card, held);
  if (table.cards[card].faceDown || keywordLevel(table, card, 'protection', isLeft) === 0)
    return false;
  const stands = printed(table, card).kind === 'general' || isFormed(table, card);
  if (!stands || isFighting(table, card)) return false;
  return !isImmune(table, card, damageTo(table, card, event)) || !rule('802.26f');
}

/** A 守护 that says how often is counted, where no other lets the card guard (808.2). */
function* noteGuard(table: SanguozhiTable, card: CardId): Flow {
  if (keywordLevel(table, card, 'protection', ({ ability }) => ability.limit === 0) > 0) return;
  const by = characteristicsOf(table, card).abilities.find(
    (held) => isProtection(held) && usesLeft(table, card, held),
  );
  if (by !== undefined) yield* happen(table, { type: 'used', key: useKey(card, by.ref) });
}

function isProtection({ ability: { body } }: HeldAbility): boolean {
  return body.kind === 'keyword' && body.name === 'protection';
}

function isFree(
  card: CardId,
  { source, guarded: twice }: DamageEvent,
  guarding: Guarding,
): boolean {
  const against = guarding.get(card);
  if (against !== undefined && twice) return false;
  return against === undefined || against === source || !rule('802.26e');
}

/** 阵型 take 永久伤害 as 战斗伤害 (802.26c). */
function damageTo(
  table: SanguozhiTable,
  guard: CardId,
  { damage }: DamageEvent,
): DamageEvent['damage'] {
  return printed(table, guard).kind === 'formation' && rule('802.26c') ? 'combat' : damage;
}

function victimOf({ to }: DamageEvent): CardId {
  if (to === null || typeof to === 'number') throw new Error('only cards are guarded');
  return to.card;
}
