import { expect, test } from 'vitest';
import {
  addCard,
  addZone,
  type Cause,
  contentFor,
  lineWriterForSeats,
  Match,
  NOBODY,
  type Seat,
  viewLog,
  writable,
} from '../../index.ts';
import { type ToyTable, toyGame } from '../toy-game.ts';

// What a line says to each reader, and to nobody else.

const A = 0 as Seat;
const B = 1 as Seat;

/** What a cause with words says of a card that A controls, lying with its back up before all. */
function coveredCause() {
  const table: ToyTable = toyGame.start({ players: 2 }, 1);
  const card = addCard(table, 0, addZone(table, 'field', A, 'public'), A);
  writable(table).cards[card].faceDown = true;
  const game: typeof toyGame = {
    ...toyGame,
    describeCause: (_, { span }) => ({ zh: `${span}`, en: `${span}` }),
  };
  const cause: Cause = { kind: 'ability', seat: A, card, span: [3, 9] };
  const told = lineWriterForSeats(game, () => table).write({ cause, event: null, lapse: null });
  return (seat: Seat) => contentFor(told, seat);
}

test('the words of a covered card, and where they stand in its text, are for whoever may see it', () => {
  const told = coveredCause();
  expect(told(A)).toMatchObject({ span: [3, 9], text: { en: '3,9' }, card: expect.any(String) });
  for (const other of [B, NOBODY]) {
    expect(told(other)).toMatchObject({
      span: null,
      text: { en: 'undefined' },
      card: null,
      data: { seat: A, card: null },
    });
  }
});

test('nobody changes a line that was read, not for themselves and not for the others', () => {
  const match = new Match(toyGame, { setup: { players: 2 }, seed: 1, recorded: true });
  const [line] = viewLog(match, A);
  expect(() => Object.assign(line.text, { en: 'nothing' })).toThrow(TypeError);
  expect(() => Object.assign(line.data, { lie: true })).toThrow(TypeError);
  expect(() => Object.assign(line.rules, ['0'])).toThrow(TypeError);
});
