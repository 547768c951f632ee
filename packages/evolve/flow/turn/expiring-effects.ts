import type { Flow } from '@lianhuan/kernel';
import { happenTogether } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { EvolveEffect, EvolveTable } from '../../table/table.ts';

/** Ends the effects that last until the end of this turn (7.4.7). */
export function* endExpiredEffects(table: EvolveTable): Flow {
  const { forbid, replace, modify, trigger } = table.effects;
  const ending = [...forbid, ...replace, ...modify, ...trigger].filter((effect) =>
    expiresNow(table, effect),
  );
  if (ending.length === 0) return;
  yield* happenTogether(
    table,
    ending.map((effect) => ({ type: 'end-effect', effect })),
  );
}

function expiresNow({ state }: EvolveTable, { body, controller }: EvolveEffect): boolean {
  if (body.kind === 'awaiting') return body.every;
  if (body.kind !== 'begun') return false;
  switch (body.period) {
    case 'turn':
      return true;
    case 'enemy-turn':
      return state.active !== controller;
    case 'own-turn':
      return state.active === controller && state.turn > body.turn;
    case null:
      // An effect without a period lasts to the end of the game (10.2.1.2).
      return !rule('10.2.1.2');
  }
}
