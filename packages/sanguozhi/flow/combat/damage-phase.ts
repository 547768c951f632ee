import { beginStep, type CardId, citedAside, type Flow } from '@lianhuan/kernel';
import type { DamageEvent, SanguozhiEvent } from '../../events/events.ts';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { opponentsOf } from '../../table/combat.ts';
import { isSame, printed, type SanguozhiTable } from '../../table/table.ts';
import { takeAll } from '../damage/damage.ts';
import { checkState } from '../state-checks/state-checks.ts';
import { releaseDeferred } from '../triggers/triggers.ts';
import { endWords } from '../turn/expiring-effects.ts';
import { battleDamage, fightersIn } from './battle-damage.ts';
import { leaveIllegal } from './leave.ts';
import { has } from './legal.ts';

/** Does the battle need a phase of its own for 先发 (606.1, 802.24b)? */
export function needsFirstStrike(table: SanguozhiTable): boolean {
  const { combat } = table.state;
  if (combat === null) return false;
  return (
    fightersIn(combat).some(({ card }) => strikesFirst(table, card)) && obeys('606.1', '802.24b')
  );
}

/** 先发伤害计算阶段 (802.24): only those with it deal damage; nobody leaves combat (610.1d). */
export function* firstStrikePhase(table: SanguozhiTable): Flow {
  yield* leaveIllegal(table);
  const { combat } = table.state;
  if (combat === null) return;
  const dealtFirstStrike = fightersIn(combat).filter(({ card }) => strikesFirst(table, card));
  const strikes = (card: CardId) => dealtFirstStrike.some((ref) => ref.card === card);
  const events = yield* battleDamage(table, combat, strikes);
  yield* happen(table, { type: 'combat', combat: { ...combat, dealtFirstStrike } });
  yield* takeInOrder(table, events);
  yield* checkState(table);
  // Everything stays in combat for the common phase.
  rule('610.1d');
}

/** 伤害计算阶段 (610): everybody else deals damage, then everything leaves combat. */
export function* damagePhase(table: SanguozhiTable): Flow {
  citedAside(() => rule('610.1'));
  yield* leaveIllegal(table);
  const { combat } = table.state;
  if (combat !== null) {
    const { dealtFirstStrike } = combat;
    const strikes = (card: CardId) =>
      !dealtFirstStrike.some((ref) => ref.card === card && isSame(table, ref));
    yield* takeInOrder(table, yield* battleDamage(table, combat, strikes));
  }
  yield* releaseDeferred(table);
  yield* checkState(table);
  beginStep();
  if (obeys('610.6', '606.9a')) yield* endCombat(table);
}

/**
 * Does the card deal its damage in the phase of 先发? A general does not if a 阵型 in the battle has 先发 too
 * (802.24d).
 */
function strikesFirst(table: SanguozhiTable, card: CardId): boolean {
  if (!has(table, card, 'first-strike')) return false;
  if (printed(table, card).kind === 'formation') return rule('802.24d');
  const outdone = opponentsOf(table, card).some(
    (other) => printed(table, other).kind === 'formation' && has(table, other, 'first-strike'),
  );
  return !(outdone && rule('802.24d')) && rule('802.24c');
}

/** Everything is taken at once (610.5), whoever defends (901.3). */
function* takeInOrder(table: SanguozhiTable, events: readonly DamageEvent[]): Flow {
  citedAside(() => obeys('610.5', '901.3'));
  yield* takeAll(table, events);
}

/** Everything leaves combat, and effects that last until its end are over. */
export function* endCombat(table: SanguozhiTable): Flow {
  const { combat } = table.state;
  if (combat === null) return;
  const events = fightersIn(combat).map(
    ({ card }): SanguozhiEvent => ({ type: 'disengage', card }),
  );
  yield* happenTogether(table, [{ type: 'combat', combat: null }, ...events]);
  yield* endWords(table, 'combat-end');
}
