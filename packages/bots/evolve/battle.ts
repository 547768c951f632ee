import type { Handle } from '@lianhuan/kernel';
import { deedWorth } from './deeds.ts';
import { hurt } from './effects.ts';
import type { Reading } from './filters.ts';
import { attackOf, followersOf, has, lifeOf, type SeenCard, type Sight } from './sight.ts';
import { isGuard, standingWorth, woundWorth } from './worth.ts';

/** What attacks are worth (8.4). */

/** To win at once. */
const VICTORY = 1000;
/** How likely a follower that lies tapped is attacked by one that kills it. */
const EXPOSED = 0.35;

/** What it is worth to attack that target with this follower. */
export function attackWorth(sight: Sight, attacker: SeenCard, target: SeenCard): number {
  const power = attackOf(attacker);
  const drained = has(sight, attacker, 'drain') ? power * 0.6 * woundWorth(sight, sight.seat) : 0;
  const strikes = drained + strikeWorth(sight, attacker);
  if (target.zone === 'leader') {
    const { life } = sight.player(sight.foe);
    if (reach(sight) >= life) return VICTORY + power;
    return power * woundWorth(sight, sight.foe) + strikes - exposure(sight, attacker);
  }
  const kills = power >= lifeOf(target) || has(sight, attacker, 'bane');
  const dies = attackOf(target) >= lifeOf(attacker) || has(sight, target, 'bane');
  const reading: Reading = { sight, seat: sight.seat, source: attacker, isUsed: false, x: null };
  const gain = kills ? standingWorth(sight, target) : -hurt(reading, target, power);
  const loss = dies
    ? standingWorth(sight, attacker)
    : -hurt(reading, attacker, attackOf(target)) + exposure(sight, attacker);
  return gain * pressure(sight) + strikes - loss;
}

/** Where the foe's followers could win soon, it is worth more to be rid of them. */
function pressure(sight: Sight): number {
  const threat = followersOf(sight, sight.foe).reduce((sum, one) => sum + attackOf(one), 0);
  return threat * 2 >= sight.player(sight.seat).life ? 1.4 : 1;
}

/** All the damage that can be dealt to the foe's leader by attacks now. */
function reach(sight: Sight): number {
  const leader = sight.cards(sight.foe, 'leader')[0]?.card.handle;
  return followersOf(sight, sight.seat)
    .filter(({ card }) => targetsOf(sight, card.handle).some((target) => target === leader))
    .reduce((sum, one) => sum + attackOf(one), 0);
}

/** Whom it can attack. */
export function targetsOf({ state }: Sight, handle: Handle): readonly Handle[] {
  return state.standing[handle]?.targets ?? [];
}

/** Tapped it can be attacked; one with 守护 would be tapped anyway (7.4.3). */
function exposure(sight: Sight, attacker: SeenCard): number {
  if (isGuard(sight, attacker) || has(sight, attacker, 'intimidate')) return 0;
  const life = lifeOf(attacker);
  const killers = followersOf(sight, sight.foe).filter(
    (one) => attackOf(one) >= life || has(sight, one, 'bane'),
  );
  return killers.length === 0 ? 0 : EXPOSED * standingWorth(sight, attacker);
}

/** 【攻击时】. */
function strikeWorth(sight: Sight, attacker: SeenCard): number {
  const reading: Reading = { sight, seat: sight.seat, source: attacker, isUsed: false, x: null };
  let sum = 0;
  for (const { body } of attacker.abilities) {
    if (body.kind !== 'triggered' || body.on.kind !== 'entry') continue;
    if (body.on.terms.includes('strike')) sum += Math.max(0, deedWorth(reading, body.effect));
  }
  return sum;
}

/** The best that can be attacked with that follower now. */
export function bestAttack(sight: Sight, handle: Handle | null): number {
  const attacker = sight.find(handle);
  if (attacker === null) return Number.NEGATIVE_INFINITY;
  const worths = targetsOf(sight, attacker.card.handle).flatMap((target) => {
    const seen = sight.find(target);
    return seen === null ? [] : [attackWorth(sight, attacker, seen)];
  });
  return Math.max(Number.NEGATIVE_INFINITY, ...worths);
}
