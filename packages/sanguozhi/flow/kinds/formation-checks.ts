import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';
import { rawStat, scopeOf, statOf } from '../../effects/derivation.ts';
import { decided } from '../../events/pipeline.ts';
import { obeys } from '../../rules.ts';
import type { Formed } from '../../table/state.ts';
import {
  damageOn,
  isFormed,
  onField,
  player,
  type SanguozhiTable,
  seatsFrom,
} from '../../table/table.ts';
import { count } from '../../text/meaning/evaluate.ts';
import type { Agent, DamageOfEffect } from '../../text/meaning/procedures.ts';
import { dealDamage } from '../damage/damage.ts';
import { destroyAll, destructionBy } from '../moving/destruction.ts';
import { changeGrain } from '../resources/grain.ts';
import type { Due } from '../state-checks/check.ts';
import { areEnough, BREAKING_COST, canJoin, formationOn } from './formation-terms.ts';
import { layDown, leaveFormation } from './formations.ts';

/** Rule effects on formed 阵型 (804.5p–t): of each player's the first that holds. */
export function formationChecks(table: SanguozhiTable): Due | null {
  const due: Flow<boolean>[] = [];
  const leaving: CardId[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    const { formation } = player(table, seat);
    const deeds = formation === null ? null : dueFor(table, seat, formation);
    if (formation === null || deeds === null) continue;
    due.push(deeds);
    leaving.push(formation.card);
  }
  return due.length === 0 ? null : { leaving, deeds: anyOf(due) };
}

function* anyOf(flows: readonly Flow<boolean>[]): Flow<boolean> {
  let done = false;
  for (const flow of flows) if (yield* flow) done = true;
  return done;
}

function dueFor(table: SanguozhiTable, seat: Seat, formed: Formed): Flow<boolean> | null {
  const { card, members } = formed;
  const strays = members.filter((member) => !canJoin(table, card, member));
  if (strays.length > 0 && obeys('503.4d', '804.5r')) {
    return anyOf(strays.map((stray) => leaveFormation(table, stray)));
  }
  if (rawStat(table, card, 'life') <= 0 && obeys('503.10', '804.5t')) {
    return destroyFormed(table, seat, card);
  }
  if (isLethal(table, card) && obeys('117.7', '503.9', '804.5p', '801.5a')) {
    return fallFormed(table, seat, formed);
  }
  if (!areEnough(table, card, members) && obeys('503.6', '804.5s')) {
    return breakFormed(table, seat, formed);
  }
  return null;
}

/** 破阵: the 阵型 is dissolved, which costs its player 粮草 (503.6). */
function* breakFormed(table: SanguozhiTable, seat: Seat, formed: Formed): Flow<boolean> {
  if (isFormed(table, formed.card)) yield* layDown(table, seat, formed, 'break');
  yield* changeGrain(table, seat, -BREAKING_COST);
  return true;
}

function isLethal(table: SanguozhiTable, card: CardId): boolean {
  const damage = damageOn(table, card);
  return damage > 0 && damage >= statOf(table, card, 'life');
}

/** A 阵型 with 命 0 is destroyed, which 生还 does not prevent, and costs its player 粮草 (503.10). */
function* destroyFormed(table: SanguozhiTable, seat: Seat, card: CardId): Flow<boolean> {
  yield* destroyAll(table, [destructionBy('destroy', card, agentAgainst(table, card), true)]);
  const gone = !onField(table, card);
  if (gone) yield* changeGrain(table, seat, -BREAKING_COST);
  return gone;
}

/** The source of the last damage to the 阵型, with its controller; the 阵型 itself where there was none. */
function agentAgainst(table: SanguozhiTable, card: CardId): Agent {
  const last = table.state.lastDamage[card];
  return last ?? { source: card, seat: table.cards[card].controller };
}

/** 阵亡 of a 阵型: it deals damage to its members, and is turned face down in its slot (503.9, 503.9a). */
function* fallFormed(table: SanguozhiTable, seat: Seat, formed: Formed): Flow<boolean> {
  const { card } = formed;
  const came = yield* decided(table, destructionBy('fall', card, agentAgainst(table, card)));
  if (came === null) return false;
  if (obeys('503.9a', '804.5q')) {
    yield* dealDamage(table, yield* damageToMembers(table, seat, formed));
  }
  const still = player(table, seat).formation;
  if (still !== null && isFormed(table, card)) yield* layDown(table, seat, still, 'fall', [came]);
  return true;
}

/**
 * The damage to the members of a fallen 阵型: its initial 命 in all, lethal for as many as possible, in
 * its player's order.
 */
function* damageToMembers(
  table: SanguozhiTable,
  seat: Seat,
  { card, members }: Formed,
): Flow<DamageOfEffect[]> {
  const scope = scopeOf(table, card, seat, { members: members.length });
  let left = count(table, formationOn(table, card).life, scope) + members.length;
  const remaining = [...members];
  const parts: DamageOfEffect[] = [];
  while (left > 0 && remaining.length > 0) {
    const { card: to } = yield* ask({
      seat,
      kind: 'formation-damage',
      options: remaining.map((member) => option('assign-damage', member, seat)),
      about: card,
      amount: left,
      rule: '503.9a',
    });
    remaining.splice(remaining.indexOf(to), 1);
    const amount = Math.min(left, Math.max(0, statOf(table, to, 'life') - damageOn(table, to)));
    if (amount > 0) parts.push({ source: card, by: seat, to, amount, damage: 'combat' });
    left -= amount;
  }
  return parts;
}
