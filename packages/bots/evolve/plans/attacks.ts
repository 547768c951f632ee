import type { Handle } from '@lianhuan/kernel';
import {
  attackOf,
  followersOf,
  has,
  lifeOf,
  type SeenCard,
  type TableView,
} from '../table-view.ts';
import type { Reading } from '../text/filters.ts';
import { isGuard, standingWorth, woundWorth } from '../worth/card-worth.ts';
import { damageWorth } from '../worth/change-worth.ts';
import { effectWorth } from '../worth/effect-worth.ts';

/** What attacks are worth (8.4). */

/** To win at once. */
const VICTORY = 1000;
/** How likely a follower that lies tapped is attacked by one that kills it. */
const EXPOSED = 0.35;

/** What it is worth to attack that target with this follower. */
export function attackWorth(table: TableView, attacker: SeenCard, target: SeenCard): number {
  const power = attackOf(attacker);
  const drained = has(table, attacker, 'drain') ? power * 0.6 * woundWorth(table, table.seat) : 0;
  const strikes = drained + strikeWorth(table, attacker);
  if (target.zone === 'leader') {
    const { life } = table.player(table.foe);
    if (reach(table) >= life) return VICTORY + power;
    return power * woundWorth(table, table.foe) + strikes - exposure(table, attacker);
  }
  const kills = power >= lifeOf(target) || has(table, attacker, 'bane');
  const dies = attackOf(target) >= lifeOf(attacker) || has(table, target, 'bane');
  const reading: Reading = { table, seat: table.seat, source: attacker, isUsed: false, x: null };
  const gain = kills ? standingWorth(table, target) : -damageWorth(reading, target, power);
  const loss = dies
    ? standingWorth(table, attacker)
    : -damageWorth(reading, attacker, attackOf(target)) + exposure(table, attacker);
  return gain * pressure(table) + strikes - loss;
}

/** Where the foe's followers could win soon, it is worth more to be rid of them. */
function pressure(table: TableView): number {
  const threat = followersOf(table, table.foe).reduce((sum, one) => sum + attackOf(one), 0);
  return threat * 2 >= table.player(table.seat).life ? 1.4 : 1;
}

/** All the damage that can be dealt to the foe's leader by attacks now. */
function reach(table: TableView): number {
  const leader = table.cards(table.foe, 'leader')[0]?.card.handle;
  return followersOf(table, table.seat)
    .filter(({ card }) => targetsOf(table, card.handle).some((target) => target === leader))
    .reduce((sum, one) => sum + attackOf(one), 0);
}

/** Whom it can attack. */
export function targetsOf({ state }: TableView, handle: Handle): readonly Handle[] {
  return state.standing[handle]?.targets ?? [];
}

/** Tapped it can be attacked; one with 守护 would be tapped anyway (7.4.3). */
function exposure(table: TableView, attacker: SeenCard): number {
  if (isGuard(table, attacker) || has(table, attacker, 'intimidate')) return 0;
  const life = lifeOf(attacker);
  const killers = followersOf(table, table.foe).filter(
    (one) => attackOf(one) >= life || has(table, one, 'bane'),
  );
  return killers.length === 0 ? 0 : EXPOSED * standingWorth(table, attacker);
}

/** 【攻击时】. */
function strikeWorth(table: TableView, attacker: SeenCard): number {
  const reading: Reading = { table, seat: table.seat, source: attacker, isUsed: false, x: null };
  let sum = 0;
  for (const { body } of attacker.abilities) {
    if (body.kind !== 'triggered' || body.on.kind !== 'entry') continue;
    if (body.on.terms.includes('strike')) sum += Math.max(0, effectWorth(reading, body.effect));
  }
  return sum;
}

/** The best that can be attacked with that follower now. */
export function bestAttack(table: TableView, handle: Handle | null): number {
  const attacker = table.find(handle);
  if (attacker === null) return Number.NEGATIVE_INFINITY;
  const worths = targetsOf(table, attacker.card.handle).flatMap((target) => {
    const seen = table.find(target);
    return seen === null ? [] : [attackWorth(table, attacker, seen)];
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...worths);
}
