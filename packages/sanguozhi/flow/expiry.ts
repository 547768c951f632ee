import type { Flow } from '@lianhuan/kernel';
import { happenTogether } from '../pipeline.ts';
import { obeys } from '../rules.ts';
import type { SanguozhiEffect, SanguozhiTable } from '../table.ts';

/** Words begun by effects end when their time is up (600.5, 614.2). */

/** The moments at which words can end, beside that of leaving play and of being untapped. */
export type Moment = 'turn-start' | 'turn-end';

/** Ends all words whose time is up at this moment. */
export function* endWords(table: SanguozhiTable, moment: Moment): Flow {
  const { forbid, replace, modify, trigger } = table.effects;
  const ending = [...forbid, ...replace, ...modify, ...trigger].filter((effect) =>
    endsAt(table, effect, moment),
  );
  if (ending.length === 0 || !obeys('600.5', '614.2')) return;
  yield* happenTogether(
    table,
    ending.map((effect) => ({ type: 'end-effect', effect })),
  );
}

function endsAt(
  { state }: SanguozhiTable,
  { body, controller }: SanguozhiEffect,
  moment: Moment,
): boolean {
  if (body.kind !== 'begun' && body.kind !== 'awaiting') return false;
  switch (body.period) {
    case 'turn':
    case 'this-turn':
      return moment === 'turn-end';
    case 'turns':
      return moment === 'turn-end' && body.lastTurn <= state.turn;
    case 'own-turn-end':
      return moment === 'turn-end' && controller === state.active;
    case 'own-turn-start':
      return moment === 'turn-start' && controller === state.active;
    case 'combat':
      return moment === 'turn-end';
    default:
      return false;
  }
}
