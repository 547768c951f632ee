import { describe, expect, test } from 'vitest';
import { applyTableEvent, type CardId, Knowledge, Match, type Seat, view } from '../../index.ts';
import { toyGame } from '../toy-game.ts';
import {
  A,
  B1,
  B2,
  BOTTOM,
  CARDS,
  DECK,
  expectEvenly,
  HAND_A,
  HAND_B,
  knownAfter,
  matchOf,
  OPEN,
  SHOWN,
  secrets,
  shuffle,
  TOP,
  take,
} from './knowledge-scene.ts';

describe('a card that a seat has never seen', () => {
  test('lies in any hidden place, each as likely as the next; own and open cards stay', () => {
    const { knowledge, places } = knownAfter();
    for (const card of [BOTTOM, TOP, B1, B2])
      expectEvenly(places(card), [...CARDS.slice(0, 4), B1, B2]);
    for (const card of [4 as CardId, SHOWN]) {
      expect(knowledge.knows(card)).toBe(true);
      expect(places(card)).toEqual([]);
    }
  });

  test('is known from when it is turned up or drawn by that seat', () => {
    const { knowledge } = knownAfter(take(TOP, OPEN), take(2 as CardId, HAND_A));
    expect([TOP, 2, 1].map((card) => knowledge.knows(card as CardId))).toEqual([true, true, false]);
  });
});

describe('a card that a seat has seen', () => {
  test('is known in a hand it came to in the open', () => {
    const { knowledge, places } = knownAfter(take(SHOWN, HAND_B));
    expect(knowledge.knows(SHOWN)).toBe(true);
    expect(places(SHOWN)).toEqual([]);
  });

  test('could be the one that left that hand unseen, and could still be there', () => {
    const { knowledge, places } = knownAfter(take(SHOWN, HAND_B), take(B1, DECK, 'bottom'));
    expect([SHOWN, B1].map((card) => knowledge.knows(card))).toEqual([false, false]);
    expect([SHOWN, B1].map((card) => knowledge.hasLost(card))).toEqual([true, false]);
    expectEvenly(places(SHOWN), [B1, B2, SHOWN]);
    expect(places(TOP).map(([place]) => place)).toEqual([...CARDS.slice(0, 4), B1, B2, SHOWN]);
  });

  test('lies anywhere in the deck it was shuffled into, and nowhere else', () => {
    const { places } = knownAfter(take(SHOWN, DECK), shuffle(DECK));
    expectEvenly(places(SHOWN), [...CARDS.slice(0, 4), SHOWN]);
  });

  test('is known on top of a deck, and in the hand of whoever draws it from there', () => {
    const { knowledge } = knownAfter(take(SHOWN, DECK), take(SHOWN, HAND_B));
    expect(knowledge.knows(SHOWN)).toBe(true);
  });

  test('may be the card that was drawn once the deck was shuffled', () => {
    const { places } = knownAfter(take(SHOWN, DECK), shuffle(DECK), take(TOP, HAND_B));
    expectEvenly(places(SHOWN), [...CARDS.slice(0, 4), SHOWN]);
  });

  test('is known again when it comes out', () => {
    const { knowledge, places } = knownAfter(take(SHOWN, DECK), shuffle(DECK), take(SHOWN, OPEN));
    expect(knowledge.knows(SHOWN)).toBe(true);
    expectEvenly(places(TOP), [...CARDS.slice(0, 4), B1, B2]);
  });
});

describe('knowledge', () => {
  test('that begins late is the same as if it had been there all the time', () => {
    const events = [take(SHOWN, DECK), shuffle(DECK), take(TOP, HAND_B), take(B1, OPEN)];
    const { match, knowledge } = knownAfter(...events);
    const late = new Knowledge(match, A, secrets);
    for (const card of CARDS) expect(late.knows(card)).toBe(knowledge.knows(card));
    expect(late.groups()).toEqual(knowledge.groups());
  });

  test('is unlearned by a rewind', () => {
    const { match, knowledge } = knownAfter(take(TOP, OPEN), take(TOP, HAND_B));
    expect(knowledge.knows(TOP)).toBe(true);
    match.rewind(0);
    knowledge.update();
    expect(knowledge.knows(TOP)).toBe(false);
  });

  test('of nothing is refused: a match that is not recorded has no log to learn from', () => {
    const match = new Match(toyGame, { setup: { players: 2 }, seed: 1 });
    expect(() => new Knowledge(match, A, secrets)).toThrow(RangeError);
  });

  test('of who plays with what keeps cards of different owners apart, unless it is left out', () => {
    const match = matchOf();
    for (const card of [TOP, B1]) Object.assign(match.table.cards[card], { owner: 1 as Seat });
    const knowledge = new Knowledge(match, A, secrets);
    expect(knowledge.groups()).toEqual([
      [0, 1, 2, B2],
      [TOP, B1],
    ]);
    expect(knowledge.groups({ owners: 'together' })).toEqual([[0, 1, 2, TOP, B1, B2]]);
  });
});

describe('a possible table', () => {
  test('looks the same to its seat, has other chance to come, and follows from the seed', () => {
    const { match, knowledge } = knownAfter(take(SHOWN, DECK), shuffle(DECK));
    const [one, same, other] = [1, 1, 2].map((seed) => knowledge.possibleTable(seed));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    const played = new Match(match.game, match, { table: one, answers: match.answers });
    expect(view(played, A)).toEqual(view(match, A));
    expect(one.random).not.toEqual(match.table.random);
    expect(one.cards.map(({ definition }) => definition).sort()).toEqual(CARDS);
  });

  test('leaves the real table alone', () => {
    const { match, knowledge } = knownAfter();
    const before = JSON.stringify(match.table);
    applyTableEvent(knowledge.possibleTable(3), { type: 'shuffle', zone: DECK });
    expect(JSON.stringify(match.table)).toBe(before);
  });
});
