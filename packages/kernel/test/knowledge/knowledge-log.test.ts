import { describe, expect, test } from 'vitest';
import {
  type CardId,
  Knowledge,
  Match,
  moveTo,
  NO_CARD,
  NO_ZONE,
  NOBODY,
  option,
  type Seat,
  type ZoneId,
} from '../../index.ts';
import { SeenCards } from '../../knowledge/seen-cards.ts';
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
  knownAtOnce,
  knownLate,
  type MadeEvent,
  matchOf,
  OPEN,
  SHOWN,
  secrets,
  shuffle,
  TOP,
  take,
} from './knowledge-scene.ts';

// Several events taken in at once: where the cards lay in between follows from the log alone.

const IN_DECK = CARDS.slice(0, 4);

const shift =
  (card: CardId, to: ZoneId): MadeEvent =>
  () => ({ type: 'shift', card, to, controller: NOBODY, from: NO_ZONE });

const turn =
  (card: CardId): MadeEvent =>
  () => ({ type: 'face', card, down: true });

/** The card that lies on top when it happens goes to B’s hand. */
const drawTop: MadeEvent = (table) =>
  moveTo(table, table.zones[DECK].cards.at(-1) as CardId, HAND_B);

const covered =
  (card: CardId, to: ZoneId): MadeEvent =>
  (table) => ({ ...moveTo(table, card, to), faceDown: true });

/** Does A still know where the card lies that lay open at first? */
const knowsShown = (...events: readonly MadeEvent[]) => knownAtOnce(events).knowledge.knows(SHOWN);

describe('a card seen on its way into the deck', () => {
  test('is known in the hand of who draws it from the top', () => {
    expect(knowsShown(take(SHOWN, DECK), take(SHOWN, HAND_B))).toBe(true);
    expect(knowsShown(shift(SHOWN, DECK), take(SHOWN, HAND_B))).toBe(true);
  });

  test('is known at the bottom, whoever draws from the top', () => {
    expect(knowsShown(take(SHOWN, DECK, 'bottom'), take(TOP, HAND_B))).toBe(true);
  });

  test('is known where a card from below it was turned up before all', () => {
    expect(knowsShown(take(SHOWN, DECK), take(BOTTOM, OPEN))).toBe(true);
  });

  test('may be the one that was taken from below, where nobody could see which', () => {
    const { knowledge, places } = knownAtOnce([take(SHOWN, DECK), take(BOTTOM, HAND_B)]);
    expect(knowledge.knows(SHOWN)).toBe(false);
    expectEvenly(places(SHOWN), [...IN_DECK, SHOWN]);
  });

  test('lies anywhere once it was shuffled, wherever it was put', () => {
    const { places } = knownAtOnce([take(SHOWN, DECK, 'bottom'), shuffle(DECK)]);
    expectEvenly(places(SHOWN), [...IN_DECK, SHOWN]);
  });

  test('may be any after a shuffle and a draw, for nobody can say what was on top', () => {
    const events = [shuffle(DECK), take(SHOWN, DECK), take(SHOWN, HAND_B)];
    expect(knownAtOnce(events).knowledge.knows(SHOWN)).toBe(false);
    // Who looked in between knows the order from there on.
    expect(knownAfter(...events).knowledge.knows(SHOWN)).toBe(true);
    expect(
      knownAfter(shuffle(DECK), take(SHOWN, DECK, 'bottom'), drawTop).knowledge.knows(SHOWN),
    ).toBe(true);
  });

  test('is lost to a spectator, too, when it is shuffled', () => {
    const { knowledge } = knownAtOnce([take(SHOWN, DECK), shuffle(DECK)], NOBODY);
    expect([knowledge.knows(SHOWN), knowledge.hasLost(SHOWN)]).toEqual([false, true]);
  });
});

describe('a card seen on its way into a hand', () => {
  test('may be the one that leaves it unseen, also if it was put there last', () => {
    for (const leaves of [SHOWN, B1]) {
      const { knowledge, places } = knownAtOnce([take(SHOWN, HAND_B), take(leaves, DECK)]);
      expect(knowledge.hasLost(SHOWN)).toBe(true);
      expectEvenly(places(SHOWN), [B1, B2, SHOWN]);
    }
    expect(knowsShown(take(SHOWN, HAND_B), shift(B1, DECK))).toBe(false);
  });

  test('is no longer among those it left in the open', () => {
    const left = [take(SHOWN, HAND_B), take(SHOWN, OPEN), take(SHOWN, DECK)];
    expect(knowsShown(...left, take(B1, DECK, 'bottom'))).toBe(true);
    const first = [take(SHOWN, HAND_B, 'bottom'), take(SHOWN, OPEN), take(SHOWN, DECK)];
    expect(knowsShown(...first, take(B1, DECK, 'bottom'))).toBe(true);
  });

  test('leaves the others there', () => {
    const { places } = knownAtOnce([
      take(B1, OPEN),
      take(B1, HAND_B),
      take(SHOWN, HAND_B, 'bottom'),
      take(SHOWN, OPEN),
      take(B2, DECK, 'bottom'),
    ]);
    expectEvenly(places(B1), [B1, B2]);
  });

  test('is known while cards of that hand only change their places', () => {
    expect(knowsShown(take(SHOWN, HAND_B), take(B1, HAND_B))).toBe(true);
  });

  test('lies anywhere in the hand once that was shuffled', () => {
    const { places } = knownAtOnce([take(SHOWN, HAND_B), shuffle(HAND_B)]);
    expectEvenly(places(SHOWN), [B1, B2, SHOWN]);
  });
});

describe('a card of one’s own', () => {
  test('can be followed with its back up', () => {
    const { knowledge } = knownAtOnce([covered(4 as CardId, DECK)]);
    expect([4, 5].map((card) => knowledge.knows(card as CardId))).toEqual([true, true]);
  });
});

describe('a card that lies open', () => {
  test('is lost among those with their backs up when they are shuffled', () => {
    const { knowledge, places } = knownAtOnce([turn(SHOWN), covered(TOP, OPEN), shuffle(OPEN)]);
    expect(knowledge.hasLost(SHOWN)).toBe(true);
    expectEvenly(places(SHOWN), [TOP, SHOWN]);
  });
});

describe('cards of which A has lost track', () => {
  test('are all those that were known among the shuffled ones', () => {
    const { knowledge, places } = knownAtOnce([
      take(SHOWN, DECK),
      shuffle(DECK),
      take(B1, OPEN),
      take(B1, DECK),
      shuffle(DECK),
    ]);
    expect([SHOWN, B1, B2].map((card) => knowledge.hasLost(card))).toEqual([true, true, false]);
    expectEvenly(places(B1), [...IN_DECK, B1, SHOWN]);
    expectEvenly(places(SHOWN), [...IN_DECK, B1, SHOWN]);
  });

  test('lie in any place of all that was mixed with theirs', () => {
    const { places } = knownAtOnce([take(SHOWN, HAND_B), take(B1, DECK, 'bottom'), shuffle(DECK)]);
    expectEvenly(places(SHOWN), [...IN_DECK, B1, B2, SHOWN]);
  });

  test('stay lost when another of them comes out, in one place less', () => {
    const { knowledge, places } = knownAtOnce([
      take(B1, OPEN),
      take(B1, DECK),
      take(SHOWN, DECK),
      shuffle(DECK),
      take(SHOWN, OPEN),
    ]);
    expect([SHOWN, B1].map((card) => knowledge.hasLost(card))).toEqual([false, true]);
    expect(knowledge.knows(SHOWN)).toBe(true);
    expectEvenly(places(B1), [...IN_DECK, B1]);
    expect(knowledge.groups().map((group) => group.join())).toEqual(['0,1,2,3,7', '6']);
  });
});

describe('who looks at the log only in the end', () => {
  test('knows the hands as they were before, and the order of no pile', () => {
    expect(knownLate(take(SHOWN, HAND_B)).knowledge.knows(SHOWN)).toBe(true);
    const unseen = knownLate(take(SHOWN, HAND_B), take(B1, DECK, 'bottom'));
    expectEvenly(unseen.places(SHOWN), [B1, B2, SHOWN]);
    const shifted = knownLate(take(SHOWN, HAND_B), shift(B1, DECK));
    expectEvenly(shifted.places(SHOWN), [B1, B2, SHOWN]);
    const drawn = knownLate(take(SHOWN, DECK), take(SHOWN, HAND_B));
    expect(drawn.knowledge.knows(SHOWN)).toBe(false);
    expectEvenly(drawn.places(SHOWN), [...IN_DECK, SHOWN]);
  });

  test('knows where a card was that moved more than once', () => {
    const { knowledge } = knownLate(
      take(SHOWN, HAND_B),
      take(SHOWN, OPEN),
      take(SHOWN, DECK),
      take(B1, DECK, 'bottom'),
    );
    expect(knowledge.knows(SHOWN)).toBe(true);
  });
});

describe('a rewind', () => {
  test('unlearns the only thing that happened', () => {
    const match = matchOf(take(TOP, OPEN));
    const knowledge = new Knowledge(match, A, secrets);
    match.answerNext(0);
    knowledge.update();
    expect(knowledge.knows(TOP)).toBe(true);
    match.rewind(0);
    knowledge.update();
    expect(knowledge.knows(TOP)).toBe(false);
  });

  test('keeps what happened before', () => {
    const match = matchOf(take(SHOWN, DECK), take(TOP, OPEN), take(B1, OPEN));
    const knowledge = new Knowledge(match, A, secrets);
    for (let step = 0; step < 3; step++) match.answerNext(0);
    knowledge.update();
    match.rewind(1);
    knowledge.update();
    expect([SHOWN, TOP, B1].map((card) => knowledge.knows(card))).toEqual([true, false, false]);
  });

  test('to where it went another way is noticed, though as much happened', () => {
    const match = matchOf(take(SHOWN, DECK), [take(TOP, OPEN), take(B1, OPEN)], shuffle(DECK));
    const knowledge = new Knowledge(match, A, secrets);
    for (const answer of [0, 0]) match.answerNext(answer);
    knowledge.update();
    expect([TOP, B1].map((card) => knowledge.knows(card))).toEqual([true, false]);
    match.rewind(1);
    match.answerNext(1);
    knowledge.update();
    expect([TOP, B1].map((card) => knowledge.knows(card))).toEqual([false, true]);
  });
});

test('the cards that a seat sees are those in sight, and each time those shown since', () => {
  const match = matchOf(take(TOP, HAND_A), take(SHOWN, DECK), shuffle(DECK));
  const seen = new SeenCards(match, A, { ...secrets, laidOpen: () => [BOTTOM] });
  const look = () => [...seen.look()].sort();
  expect(look()).toEqual([BOTTOM, 4, 5, SHOWN]);
  match.answerNext(0);
  match.answerNext(0);
  expect(look()).toEqual([BOTTOM, TOP, TOP, 4, 5, SHOWN]);
  match.answerNext(0);
  expect(look()).toEqual([BOTTOM, TOP, 4, 5]);
  const late = new SeenCards(match, A, secrets);
  expect([...late.look()].sort()).toEqual([TOP, TOP, 4, 5, SHOWN]);
});

describe('a possible table', () => {
  /** A is asked about B1, and B about B2; all other hidden cards may be others. */
  function asked() {
    const { game } = matchOf();
    const ask = (seat: Seat, about: CardId, card: CardId) => ({
      seat,
      kind: 'take',
      options: [option('take', card), option('pass')],
      about,
      amount: 0,
      rule: '1',
      idle: false,
    });
    const asking: typeof game = {
      ...game,
      *play() {
        yield [ask(A, NO_CARD, B1), ask(1 as Seat, NO_CARD, B2), ask(A, TOP, NO_CARD)];
      },
    };
    return new Match(asking, { setup: { players: 2 }, seed: 1, recorded: 'rules' });
  }

  test('leaves the cards that the seat is asked about, and no others', () => {
    const knowledge = new Knowledge(asked(), A, secrets);
    const tables = Array.from({ length: 40 }, (_, seed) => knowledge.possibleTable(seed));
    const facesOf = (card: CardId) => new Set(tables.map(({ cards }) => cards[card].definition));
    expect([B1, TOP, SHOWN].map((card) => [...facesOf(card)])).toEqual([[B1], [TOP], [SHOWN]]);
    expect([...facesOf(B2)].sort()).toEqual([BOTTOM, 1, 2, B2]);
  });

  test('has chance and handles of its own', () => {
    const match = matchOf();
    const knowledge = new Knowledge(match, A, secrets);
    const { random, handles } = knowledge.possibleTable(1);
    const keys = [random, handles, match.table.random, match.table.handles].map(({ key }) =>
      key.join(),
    );
    expect(new Set(keys).size).toBe(4);
    expect([random.drawn, handles.drawn]).toEqual([0, 0]);
  });
});
