import type { CardId } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../../table/table.ts';

/** 因此阵亡: effects for a 阵亡 by damage that has just been dealt, and for no later one (117.8). */

/** The cards whose damage must be the lethal one; null for effects that do not ask. */
function lethalFrom({ body }: SanguozhiEffect): readonly CardId[] | null {
  if (body.kind !== 'begun' && body.kind !== 'awaiting') return null;
  return body.lethalFrom ?? null;
}

/** Is the damage that kills the card, the last one (117.8), that for which the effect was begun? Others do not ask. */
export function isByItsDamage(
  { state }: SanguozhiTable,
  effect: SanguozhiEffect,
  card: CardId,
): boolean {
  const from = lethalFrom(effect);
  if (from === null) return true;
  if (effect.body.kind === 'awaiting' && !isAmong(effect.body.fixed.that, card)) return false;
  const last = state.lastDamage[card];
  return (last !== undefined && from.includes(last.source)) || !rule('117.8');
}

function isAmong(targets: readonly Target[], card: CardId): boolean {
  return targets.some((one) => one.kind === 'card' && one.card === card);
}

/** Effects begun for a 阵亡 by damage: once rule effects have been carried out they have nothing to wait for. */
export function awaitingLethal({ effects }: SanguozhiTable): readonly SanguozhiEffect[] {
  return [...effects.replace, ...effects.trigger].filter((effect) => lethalFrom(effect) !== null);
}
