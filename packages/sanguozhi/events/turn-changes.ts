import type { Seat } from '@lianhuan/kernel';
import { noRepetitions, type Player } from '../table/state.ts';
import type { OpenState, Writable } from './open-table.ts';

/** What events change of turns and battles. */

/**
 * A battle that an effect began begins, or is over (null): the battle that it interrupted waits, or
 * goes on.
 */
export function nest(state: OpenState, base: number | null): void {
  if (base === null) {
    state.combat = state.interruptedBattles.at(-1) ?? null;
    state.nestedBattles = state.nestedBattles.slice(0, -1);
    state.interruptedBattles = state.interruptedBattles.slice(0, -1);
  } else {
    state.interruptedBattles = [...state.interruptedBattles, state.combat];
    state.nestedBattles = [...state.nestedBattles, base];
    state.combat = null;
  }
}

/** What was done this turn is forgotten, but for what can be done once in a game (703.2b). */
export function beginTurn(state: OpenState, seat: Seat, round: number): void {
  state.active = seat;
  state.round = round;
  state.turn += 1;
  state.uses = usesKept(state.uses);
  state.repetitions = noRepetitions();
  state.mostRepetitions = 0;
  state.phaseCount = 0;
  state.turnsTaken = [...state.turnsTaken, seat];
  // Extra turns of players who have left are passed over.
  const due = state.extraTurns.findIndex((one) => !state.players[one].left);
  if (due < 0) state.lastInOrder = seat;
  state.extraTurns = state.extraTurns.slice(due + 1);
  for (const player of state.players) {
    player.deployed = false;
    player.laidTroop = false;
    player.formed = false;
    player.setsEquipped = [];
    player.attacksMade = 0;
  }
}

function usesKept(uses: OpenState['uses']): OpenState['uses'] {
  const keys = Object.keys(uses);
  if (keys.every(isOnce)) return uses;
  return Object.fromEntries(keys.filter(isOnce).map((key) => [key, uses[key]]));
}

const ONCE = '!';

/** The key of a use that is never forgotten (703.2b). */
export function onceKey(key: string): string {
  return ONCE + key;
}

function isOnce(key: string): boolean {
  return key.startsWith(ONCE);
}

/** A player has done what is counted once a turn, or has attacked once more. */
export function did(
  player: Writable<Player>,
  what: 'deployed' | 'laidTroop' | 'formed' | 'attacked',
) {
  if (what === 'attacked') player.attacksMade += 1;
  else player[what] = true;
}
