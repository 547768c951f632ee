import { ask, because, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { attackOf, hasKeyword } from '../../effects/derivation.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import {
  type EvolveTable,
  historyOf,
  isLeader,
  isSame,
  leaderOf,
  onField,
  opponentOf,
  refOf,
} from '../../table/table.ts';
import { type DamageDealt, dealDamage } from '../damage/damage.ts';
import { followersOf, isFollower } from '../moving/moves.ts';
import { checkTiming } from '../state-checks/check-timing.ts';
import type { Obstacle } from '../using/legal.ts';
import { quickWindow } from '../using/quick.ts';

/** 使用随从进行攻击 (8.4). */

/** Has its player controlled the card since this turn began (8.4.2.1.1)? */
function isControlledSinceTurnBegan(table: EvolveTable, card: CardId): boolean {
  const history = historyOf(table, card);
  return history === null || history.since < table.state.turn || !rule('8.4.2.1.1');
}

/** Did the card evolve this turn (8.4.2.1.2)? */
function hasJustEvolved(table: EvolveTable, card: CardId): boolean {
  return historyOf(table, card)?.evolved === table.state.turn && rule('8.4.2.1.2');
}

/** May the follower attack the leader: controlled since the turn began, or with 疾驰 (8.4.3.1.2, 12.9.2)? */
function mayAttackLeader(table: EvolveTable, card: CardId): boolean {
  if (isControlledSinceTurnBegan(table, card) || !rule('8.4.3.1.2')) return true;
  return hasKeyword(table, card, 'storm') && obeys('12.9.1', '12.9.2');
}

/** May the follower attack at all: controlled since the turn began, evolved this turn, or with 疾驰 or 突进? */
function isReady(table: EvolveTable, card: CardId): boolean {
  if (mayAttackLeader(table, card) || hasJustEvolved(table, card)) return true;
  return hasKeyword(table, card, 'rush') && obeys('12.10.1', '12.10.2');
}

/** The number that keeps a follower from attacking; null for none. */
export function obstacleToAttack(table: EvolveTable, seat: Seat, card: CardId): Obstacle | null {
  if (!isFollower(table, card) || table.cards[card].controller !== seat) return '8.4.2';
  if (table.cards[card].tapped && rule('8.4.2')) return '8.4.2';
  if (!isReady(table, card)) return '8.4.2.1';
  // It is tapped as it attacks (8.4.4): one that cannot be tapped cannot do all of it.
  if (forbidden(table, { type: 'tap', card, tapped: true }) !== null && rule('8.1.2'))
    return '8.1.2';
  return attackTargets(table, seat, card).length > 0 || !rule('8.4.3.2') ? null : '8.4.3.2';
}

/** Whom a follower can attack (8.4.3): tapped followers and the leader, but only those with 守护 if it can attack any. */
export function attackTargets(table: EvolveTable, seat: Seat, card: CardId): readonly CardId[] {
  const enemy = opponentOf(seat);
  const may: CardId[] = [];
  for (const one of followersOf(table, enemy)) {
    if (isAttackable(table, card, one) && mayAttack(table, card, one)) may.push(one);
  }
  const leader = leaderOf(table, enemy);
  if (mayAttackLeader(table, card) && mayAttack(table, card, leader)) may.push(leader);
  if (!may.some((one) => hasWorkingWard(table, one)) || !obeys('12.8.1', '12.8.2')) return may;
  const guards = may.filter((one) => hasWorkingWard(table, one));
  // Of several followers with 守护 it attacks any one.
  if (guards.length > 1) rule('1.3.2.3');
  return guards;
}

/** Does no effect forbid this follower to attack that card (8.4.3.2.1)? */
function mayAttack(table: EvolveTable, card: CardId, target: CardId): boolean {
  return forbidden(table, { type: 'attacks', card, target }) === null || !rule('8.4.3.2.1');
}

/** Can the attacker attack that follower: it is tapped, or the attacker has 指定攻击; never one with 威压 (12.11.2, 12.12.2). */
function isAttackable(table: EvolveTable, attacker: CardId, card: CardId): boolean {
  if (hasKeyword(table, card, 'intimidate') && obeys('12.12.1', '12.12.2')) return false;
  // 灵气 is no help against attacks.
  if (hasKeyword(table, card, 'aura')) rule('12.15.2.1');
  if (table.cards[card].tapped || !rule('8.4.3.1.1')) return true;
  return hasKeyword(table, attacker, 'assail') && obeys('12.11.1', '12.11.2');
}

/** 守护 works for a follower that is tapped (12.8.2). */
function hasWorkingWard(table: EvolveTable, card: CardId): boolean {
  return onField(table, card) && table.cards[card].tapped && hasKeyword(table, card, 'ward');
}

/** Asks whom the follower attacks, and attacks; gives false if its player takes that back. */
export function* attack(table: EvolveTable, seat: Seat, card: CardId): Flow<boolean> {
  const options = attackTargets(table, seat, card).map((one) =>
    option('target' satisfies Verb, one, seat),
  );
  const choice = yield* ask({
    seat,
    kind: 'attack-target' satisfies Prompt,
    options: [...options, option('cancel' satisfies Verb, NO_CARD, seat)],
    about: card,
    rule: '8.4.3' satisfies RuleId,
  });
  if (choice.verb === 'cancel' || !rule('8.4.3')) return false;
  if (rule('8.4.1'))
    yield* because({ kind: 'attack', seat, card }, carryOut(table, seat, card, choice.card));
  return true;
}

function* carryOut(table: EvolveTable, seat: Seat, card: CardId, target: CardId): Flow {
  const attacker = refOf(table, card);
  const attacked = refOf(table, target);
  if (rule('8.4.4')) yield* happen(table, { type: 'tap', card, tapped: true });
  const fighting = !isLeader(table, target) && rule('8.4.5.1');
  yield* happen(table, { type: 'attack', attack: { attacker, target: attacked, fighting } });
  if (rule('8.4.5')) yield* happen(table, { type: 'attacks', card, target });
  if (rule('8.4.6')) yield* checkTiming(table);
  if (table.outcome !== null) return;
  if (obeys('8.4.7', '12.3.4')) yield* quickWindow(table, opponentOf(seat));
  if (table.outcome !== null) return;
  yield* dealCombatDamage(table, attacker, attacked);
  // 8.4.10
  if (rule('8.4.10')) yield* checkTiming(table);
  if (table.outcome === null && rule('8.4.11'))
    yield* happen(table, { type: 'attack', attack: null });
}

/** Attacker and target deal damage at once, if both are still there (8.4.9, 8.4.9.1). */
function* dealCombatDamage(table: EvolveTable, attacker: CardRef, target: CardRef): Flow {
  const alive = isHere(table, attacker) && isHere(table, target);
  if (!alive && rule('8.4.9')) return;
  // Words have made the attack void.
  if (table.state.attack === null && rule('10.3.2')) return;
  // An attacker that is no follower any more has no 攻击力 (5.24.2.1).
  if (!isFollower(table, attacker.card) && rule('5.24.2.1')) return;
  const fights = isFollower(table, target.card) && table.state.attack?.fighting === true;
  const all: DamageDealt[] = [damageFrom(table, attacker.card, target.card, 'attack')];
  if (fights && rule('8.4.9.1')) all.push(damageFrom(table, target.card, attacker.card, 'fight'));
  if (obeys('5.13.3.1', '5.13.3.2', '2.7.1')) yield* dealDamage(table, all);
  if (!fights || !rule('8.4.9.2')) return;
  yield* noteBane(table, attacker, target);
  yield* happen(table, { type: 'fought', card: attacker.card, with: target.card });
}

function isHere(table: EvolveTable, ref: CardRef): boolean {
  return isSame(table, ref) && (onField(table, ref.card) || isLeader(table, ref.card));
}

function damageFrom(
  table: EvolveTable,
  from: CardId,
  to: CardId,
  damage: DamageDealt['damage'],
): DamageDealt {
  return { source: from, to, amount: attackOf(table, from), damage };
}

/** 毁灭: a follower that fought one with it is destroyed when rules are next processed, damaged or not (12.14.2). */
function* noteBane(table: EvolveTable, one: CardRef, other: CardRef): Flow {
  const victims: CardRef[] = [];
  if (hasKeyword(table, one.card, 'bane')) victims.push(other);
  if (hasKeyword(table, other.card, 'bane')) victims.push(one);
  if (victims.length === 0 || !obeys('12.14.1', '12.14.2', '12.14.2.1')) return;
  yield* happen(table, { type: 'bane-victims', cards: [...table.state.baneVictims, ...victims] });
}
