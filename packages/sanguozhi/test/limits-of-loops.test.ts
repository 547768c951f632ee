import { NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { noteChoice, placeOfChoice, withoutLoops } from '../flow/game/loops.ts';
import { A, B, emptyScene, perform } from './card-scene.ts';

// 809.1, 809.2: how often a player can do in one turn what could go on for ever.

const choiceOf = (seat: Seat) => option('activate', NO_CARD, seat);
const passOf = (seat: Seat) => option('pass', NO_CARD, seat);

/** How often a seat of a new table may make one choice; `leadsOn`: it leads to another position each time. */
function repeat(seat: Seat, leadsOn: boolean): number {
  const table = emptyScene();
  const choice = choiceOf(seat);
  const offered = () => withoutLoops(table, seat, [choice, passOf(seat)]);
  let times = 0;
  while (times < 100 && offered().includes(choice)) {
    const place = leadsOn ? null : placeOfChoice(table, choice);
    perform(table, noteChoice(table, choice, place));
    times += 1;
  }
  expect(offered()).toContainEqual(passOf(seat));
  return times;
}

test('what brings something each time is done 64 times a turn, whoever does it', () => {
  expect([repeat(A, true), repeat(B, true)]).toEqual([64, 64]);
});

test('what leads back to the same position is done five times, once more by who is not active', () => {
  expect([repeat(A, false), repeat(B, false)]).toEqual([5, 6]);
});
