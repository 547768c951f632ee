import { type CardId, type Flow, NOBODY, type Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { obeys } from '../../rules.ts';
import type { CardRef, PendingPhase, Phase, SanguozhiState } from '../../table/state.ts';
import { player, refOf, type SanguozhiTable } from '../../table/table.ts';
import { hasNoMorePhases } from '../game/loops.ts';
import { checkState } from '../state-checks/state-checks.ts';
import { attackPhase } from './attack.ts';
import { skipBattle } from './battle-phases.ts';
import { damagePhase, firstStrikePhase } from './damage-phase.ts';
import { defencePhase } from './defence.ts';

/**
 * 发动一次进攻 (606.11, 600.7a): brings about a battle that begins once the effect has resolved; `only`
 * null lets all of the player's attack. Gives whether there will be one.
 */
export function* attackByEffect(
  table: SanguozhiTable,
  seat: Seat,
  only: readonly CardId[] | null,
): Flow<boolean> {
  obeys('606.11', '600.7a');
  if (yield* hasNoMorePhases(table)) return false;
  const attackers = only === null ? null : only.map((card) => refOf(table, card));
  const fights = [...table.state.pendingFights, { seat, only: attackers }];
  yield* happen(table, { type: 'pending-fights', fights });
  return true;
}

/** Fights the battles that effects which have resolved brought about, one after the other (600.7a). */
export function* fightPending(table: SanguozhiTable): Flow {
  while (table.outcome === null && table.state.pendingFights.length > 0) {
    const [{ seat, only }, ...fights] = table.state.pendingFights;
    yield* happen(table, { type: 'pending-fights', fights });
    if (player(table, seat).left) continue;
    yield* fightNow(table, seat, only);
    yield* checkState(table);
  }
}

/** A battle of its own; then the turn goes on where it was, the battle it may have broken off included. */
function* fightNow(table: SanguozhiTable, seat: Seat, attackers: readonly CardRef[] | null): Flow {
  const kept = { ...table.state };
  yield* happen(table, { type: 'nested-battle', base: kept.chain.length });
  yield* happen(table, { type: 'priority', seat: NOBODY, passes: 0, open: false });
  const nested = table.state.nestedBattles.length;
  const battle = BATTLE.map((phase): PendingPhase => ({ phase, nested }));
  yield* happen(table, {
    type: 'pending-phases',
    pendingPhases: [...battle, ...kept.pendingPhases],
  });
  yield* fight(table, seat, attackers, nested);
  yield* goOn(table, kept);
}

const BATTLE: readonly Phase[] = ['attack', 'defence', 'damage'];

/** Goes through the phases of the nested battle, and no further. */
function* fight(
  table: SanguozhiTable,
  seat: Seat,
  only: readonly CardRef[] | null,
  nested: number,
): Flow {
  while (table.outcome === null && table.state.pendingPhases[0]?.nested === nested) {
    const [{ phase }, ...pendingPhases] = table.state.pendingPhases;
    yield* happen(table, { type: 'pending-phases', pendingPhases });
    const begun = yield* happen(table, { type: 'phase', phase });
    if (begun === null) {
      // An effect that skips a battle replaces its first phase; the others are skipped with it (600.8).
      yield* skipBattle(table);
      continue;
    }
    yield* checkState(table);
    yield* phaseOf(table, phase, seat, only);
    yield* happen(table, { type: 'phase-end', phase });
    yield* checkState(table);
  }
}

function phaseOf(
  table: SanguozhiTable,
  phase: Phase,
  seat: Seat,
  only: readonly CardRef[] | null,
): Flow {
  switch (phase) {
    case 'attack':
      return attackPhase(table, seat, only);
    case 'defence':
      return defencePhase(table);
    case 'first-strike':
      return firstStrikePhase(table);
    case 'damage':
      return damagePhase(table);
    default:
      throw new Error(`${phase} is no phase of a battle`);
  }
}

/** Goes on with the phase, the battle and the 行动权 that the nested battle interrupted. */
function* goOn(table: SanguozhiTable, kept: SanguozhiState): Flow {
  const { phase, priority, passes, open } = kept;
  yield* happen(table, { type: 'nested-battle', base: null });
  yield* happen(table, { type: 'phase-resumed', phase });
  yield* happen(table, { type: 'priority', seat: priority, passes, open });
}
