import type { Flow, Seat } from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { statusesInForce } from '../../skills/statuses.ts';
import type { DamageFrame, LoseHpFrame } from '../../table/frames.ts';
import { characterOf, isAlive, type SanguoshaTable } from '../../table/table.ts';
import { changeState } from '../state-change.ts';
import { timing } from '../timing.ts';
import { distance } from '../using/distance.ts';
import { die } from './death.ts';
import { dying, isSaved } from './dying.ts';

/** 扣减体力, 失去体力, 回复体力, 体力上限. */

/** 扣减体力 (reduceHp), in the middle of a damage or a loss: T21. */
export function* reduceHp(
  table: SanguoshaTable,
  frame: DamageFrame | LoseHpFrame,
  source: Seat,
): Flow {
  if (frame.kind === 'damage') yield* unchain(table, frame);
  const { victim } = frame;
  if (frame.kind === 'damage' && isAlive(table, source) && rule('reduceHp.2')) {
    yield* change(table, frame, { distance: distance(table, source, victim) });
  }
  yield* timing(table, frame, 'reduceHp.2');
  yield* timing(table, frame, 'reduceHp.3');
  if (rule('reduceHp.4')) yield* changeHp(table, victim, -frame.value);
  yield* timing(table, frame, 'reduceHp.5');
  if (!isSaved(table, victim) && isAlive(table, victim) && rule('reduceHp.6')) {
    yield* dying(table, victim, source);
  }
  yield* timing(table, frame, 'reduceHp.7');
}

/** Hp go up or down, unless lasting words keep them as they are. */
function* changeHp(table: SanguoshaTable, seat: Seat, by: number): Flow {
  const words = statusesInForce(table, 'fixed-hp');
  const isFixed = words.some(({ seat: owner }) => owner === seat) && rule('P1');
  if (!isFixed) yield* happen(table, { type: 'hp', seat, by });
}

/** A chained victim of elemental damage is set upright, and passes the damage on if it did not come to it so (reduceHp.1). */
function* unchain(table: SanguoshaTable, frame: DamageFrame): Flow {
  if (!isChainedBy(table, frame)) return;
  yield* changeState(table, frame.victim, 'unchain');
  if (frame.chain && rule('T26')) return;
  const others = table.state.characters.some(({ alive, chained }) => alive && chained);
  if (others) yield* change(table, frame, { spreads: true });
}

/** Is it elemental damage to one who is chained (reduceHp.1)? */
function isChainedBy(table: SanguoshaTable, { nature, victim }: DamageFrame): boolean {
  return nature !== 'normal' && characterOf(table, victim).chained && rule('reduceHp.1');
}

/** 失去体力 (loseHp): it has no source, and is no damage. */
export function* loseHp(table: SanguoshaTable, victim: Seat, value: number): Flow<boolean> {
  if (!isAlive(table, victim) || value <= 0) return false;
  rule('T21');
  const frame = yield* beginFrame(table, { kind: 'lose-hp', victim, value });
  yield* timing(table, frame, 'loseHp.1');
  if (!frame.over) {
    if (rule('loseHp.2')) yield* reduceHp(table, frame, -1 as Seat);
    yield* timing(table, frame, 'loseHp.3');
    yield* timing(table, frame, 'loseHp.4');
  }
  const done = !frame.over;
  yield* endFrame(table, frame);
  return done;
}

/** Do lasting words keep the character from recovering? */
export function isKeptFromRecovering(table: SanguoshaTable, seat: Seat): boolean {
  return statusesInForce(table, 'cannot-recover').some((one) => one.seat === seat) && rule('P1');
}

/** 回复体力 (recover): no more than is missing (T28). */
export function* recover(
  table: SanguoshaTable,
  seat: Seat,
  value: number,
  by: Seat,
): Flow<boolean> {
  const { hp, maxHp } = characterOf(table, seat);
  if (!isAlive(table, seat) || value <= 0 || (hp >= maxHp && rule('T28'))) return false;
  if (isKeptFromRecovering(table, seat)) return false;
  // No more than is missing (T28): 每回复1点体力后 counts what was recovered.
  const frame = yield* beginFrame(table, {
    kind: 'recover',
    seat,
    by,
    value: Math.min(value, maxHp - hp),
  });
  yield* timing(table, frame, 'recover.1');
  if (!frame.over) {
    const missing = characterOf(table, seat).maxHp - characterOf(table, seat).hp;
    const recovered = Math.min(missing, frame.value);
    if (recovered < frame.value) yield* change(table, frame, { value: recovered });
    if (rule('recover.2')) yield* changeHp(table, seat, recovered);
    if (by !== seat && by >= 0) {
      yield* happen(table, { type: 'deed', seat: by, to: seat, by: -recovered });
    }
    yield* timing(table, frame, 'recover.3');
    yield* timing(table, frame, 'recover.4');
  }
  const done = !frame.over;
  yield* endFrame(table, frame);
  return done;
}

/** 加、减体力上限. Whoever is left without any dies at once, and is not dying first (reduceMaxHp.2). */
export function* changeMaxHp(table: SanguoshaTable, seat: Seat, by: number): Flow<boolean> {
  if (!isAlive(table, seat) || by === 0) return false;
  const frame = yield* beginFrame(table, { kind: 'max-hp', seat, value: by });
  const grows = by > 0;
  yield* timing(table, frame, grows ? 'increaseMaxHp.1' : 'reduceMaxHp.1');
  if (!frame.over) {
    if (rule(grows ? 'increaseMaxHp.2' : 'reduceMaxHp.2')) {
      yield* happen(table, { type: 'max-hp', seat, by: frame.value });
    }
    if (characterOf(table, seat).maxHp <= 0) {
      yield* endFrame(table, frame);
      yield* die(table, seat, -1 as Seat);
      return true;
    }
    yield* timing(table, frame, grows ? 'increaseMaxHp.3' : 'reduceMaxHp.3');
    yield* timing(table, frame, grows ? 'increaseMaxHp.4' : 'reduceMaxHp.4');
  }
  yield* endFrame(table, frame);
  return true;
}
