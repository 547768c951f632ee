import type { Table } from '../table/table.ts';
import type { Flow } from './decision.ts';

/**
 * The play of a game that is set up once, in its phase `setup`, and then goes on turn by turn until there is an
 * outcome; on a table in the middle of a turn `turn` goes on with that turn.
 */
export function turnByTurn<T extends Table & { readonly state: { readonly phase: string } }>(
  setUp: (table: T) => Flow<unknown>,
  turn: (table: T) => Flow<unknown>,
): (table: T) => Flow<void> {
  return function* play(table) {
    if (table.state.phase === 'setup') yield* setUp(table);
    while (table.outcome === null) yield* turn(table);
  };
}
