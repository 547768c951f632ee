import { expect, test } from 'vitest';
import { emptyTable, type Flow, type Seat, turnByTurn, writable } from '../../index.ts';

/** A game of three turns that writes down what it does. */
function played(phase: string, turnsTaken = 0): readonly string[] {
  const done: string[] = [];
  const table = emptyTable(2, 1, [], { phase, turnsTaken });
  const play = turnByTurn<typeof table>(
    function* setUp(): Flow<void> {
      done.push('set-up');
    },
    function* turn(): Flow<void> {
      done.push('turn');
      table.state.turnsTaken += 1;
      if (table.state.turnsTaken === 3) writable(table).outcome = { winners: [0 as Seat] };
    },
  );
  expect(play(table).next()).toEqual({ done: true, value: undefined });
  return done;
}

test('a game is set up once, and then goes on turn by turn to its end', () => {
  expect(played('setup')).toEqual(['set-up', 'turn', 'turn', 'turn']);
});

test('a table in the middle of a match goes on with its turn', () => {
  expect(played('main', 2)).toEqual(['turn']);
});
