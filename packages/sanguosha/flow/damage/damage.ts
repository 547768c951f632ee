import type { Flow, Seat } from '@lianhuan/kernel';
import { NOBODY } from '@lianhuan/kernel';
import { beginFrame, change, endFrame, happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { DamageFrame } from '../../table/frames.ts';
import { frameOf, inTurnOrder, isAlive, type SanguoshaTable } from '../../table/table.ts';
import type { NewDamage } from '../../text/meaning/procedures.ts';
import { DEALT } from '../../text/meaning/records.ts';
import { timing, timings } from '../timing.ts';
import { reduceHp } from './hp.ts';

/** 伤害 (damage). */

const BEFORE = timings('damage.1', 'damage.2', 'damage.3', 'damage.4', 'damage.5', 'damage.6');

/**
 * Deals damage: value, source and victim can change at its timings until 扣减体力. Whoever is dead when it begins is no
 * source (T23, T58).
 * @returns whether damage was dealt
 */
export function* damage(table: SanguoshaTable, dealt: NewDamage): Flow<boolean> {
  const { victim, value, nature, channel, chain = false, redirected = false } = dealt;
  if (!isAlive(table, victim) || value <= 0) return false;
  const dealer = dealerOf(table, dealt);
  const isGone = dealer !== NOBODY && !isAlive(table, dealer);
  const source = isGone && rule('T23') && rule('T58') ? NOBODY : dealer;
  const frame = yield* beginFrame(table, {
    kind: 'damage',
    source,
    victim,
    value,
    nature,
    channel,
    chain,
    redirected,
    distance: -1,
    spreads: false,
  });
  for (const at of BEFORE) {
    yield* timing(table, frame, at);
    if (frame.value <= 0 && !frame.over) yield* change(table, frame, { over: true });
  }
  if (!frame.over) yield* dealAndFollow(table, frame);
  const done = !frame.over;
  yield* endFrame(table, frame);
  return done;
}

/** Whose damage it is: that of the card is somebody else's where that one took its user's place as the source. */
function dealerOf(table: SanguoshaTable, { source, channel }: NewDamage): Seat {
  const use = frameOf(table, 'use');
  if (use === null || use.dealer === NOBODY || use.card !== channel.card) return source;
  return use.user === source ? use.dealer : source;
}

function* dealAndFollow(table: SanguoshaTable, frame: DamageFrame): Flow {
  const { source, victim, value } = frame;
  if (source !== NOBODY && source !== victim) {
    yield* happen(table, { type: 'deed', seat: source, to: victim, by: value });
  }
  if (source !== NOBODY) {
    yield* happen(table, { type: 'count-use', seat: source, use: DEALT, by: value });
  }
  if (rule('damage.7')) yield* reduceHp(table, frame, source);
  yield* timing(table, frame, 'damage.8');
  yield* timing(table, frame, 'damage.9');
  yield* timing(table, frame, 'damage.10');
  if (frame.spreads && rule('damage.10')) yield* spread(table, frame);
}

/**
 * 触发连环: every other character that is chained as it begins takes the same damage, one after the other, as long as it
 * still is (damage.10, T26, T39).
 */
function* spread(table: SanguoshaTable, frame: DamageFrame): Flow {
  const { source, value, nature, channel } = frame;
  const isChained = (seat: Seat) => table.state.characters[seat].chained;
  const chained = inTurnOrder(table).filter((seat) => isChained(seat) && seat !== frame.victim);
  for (const victim of chained) {
    if (!isChained(victim)) continue;
    yield* damage(table, { source, victim, value, nature, channel, chain: true });
  }
}
