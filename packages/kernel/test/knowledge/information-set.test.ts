import { describe, expect, test } from 'vitest';
import { InformationSet, Match, type Seat, type Table } from '../../index.ts';
import { hand, type ToyEvent, type ToyTable, toyGame } from '../toy-game.ts';
import { A, DECK, HAND_A, matchOf, secrets, shuffle, TOP, take } from './knowledge-scene.ts';

const [FIRST, SECOND] = [0, 1] as Seat[];

/** Both have drawn three lots, and are about to bid. */
function aboutToBid(): Match<ToyTable, { players: number }, ToyEvent> {
  const match = new Match(toyGame, { setup: { players: 2 }, seed: 3 });
  while (match.idle) match.answerNext(0);
  return match;
}

const lotsOf = ({ cards, zones }: Table, seat: Seat) =>
  zones[hand(seat)].cards.map((card) => cards[card].definition + 1);

/** What `see` sees in so many matches that the set gives. */
function seenIn<Seen>(
  set: InformationSet<ToyTable, { players: number }, ToyEvent>,
  see: (match: Match<ToyTable, { players: number }, ToyEvent>) => Seen,
  times = 300,
): Seen[] {
  return Array.from({ length: times }, (_, seed) => {
    const drawn = set.determinize(seed);
    if (drawn === null) throw new Error('nothing was found');
    return see(drawn.begin());
  });
}

describe('a bid that was made in secret', () => {
  test('is any of the lots in that hand, for all that the other knows', () => {
    const match = aboutToBid();
    const set = new InformationSet(match, SECOND, secrets);
    match.answer(FIRST, 1);
    const places = seenIn(set, (imagined) => {
      const lots = lotsOf(imagined.table, FIRST);
      imagined.answer(SECOND, 0);
      return lots.indexOf(imagined.table.state.bids[FIRST]);
    });
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
  });

  test('is known to the one who made it', () => {
    const match = aboutToBid();
    const set = new InformationSet(match, FIRST, secrets);
    match.answer(FIRST, 1);
    const bid = lotsOf(match.table, FIRST)[1];
    const bids = seenIn(set, (imagined) => {
      imagined.answer(SECOND, 0);
      return imagined.table.state.bids[FIRST];
    });
    expect(new Set(bids)).toEqual(new Set([bid]));
  });
});

describe('the hand of another', () => {
  test('is any three of the lots that the seat does not hold, its own is as it is', () => {
    const match = aboutToBid();
    const own = lotsOf(match.table, SECOND);
    const set = new InformationSet(match, SECOND, secrets);
    const hands = seenIn(set, ({ table }) => [lotsOf(table, FIRST), lotsOf(table, SECOND)]);
    for (const [, mine] of hands) expect(mine).toEqual(own);
    const first = hands.map(([others]) => others[0]);
    const others = [...new Set(first)];
    const counts = others.map((lot) => first.filter((other) => other === lot).length);
    expect(counts).toHaveLength(9);
    // Five standard deviations of 300 draws of one in nine.
    for (const count of counts) expect(Math.abs(count - 300 / 9)).toBeLessThan(5 * 5.45);
  });
});

describe('what a seat can imagine', () => {
  test('follows the match, also where it is rewound and played otherwise', () => {
    const match = new Match(toyGame, { setup: { players: 2 }, seed: 3 });
    const set = new InformationSet(match, FIRST, secrets);
    match.answerNext(0);
    match.answerNext(1);
    expect(set.determinize(1)?.begin().table.state.turns).toBe(2);
    match.rewind(0);
    match.answerNext(1);
    const imagined = set.determinize(1)?.begin();
    expect(imagined?.table.state.turns).toBe(1);
    expect(imagined?.table.zones[hand(FIRST)].cards).toEqual([]);
  });

  test('is the same for the same seed, and another for another', () => {
    const match = aboutToBid();
    const set = new InformationSet(match, SECOND, secrets);
    const handBy = (seed: number) => lotsOf(set.determinize(seed)?.begin().table as Table, FIRST);
    expect(handBy(1)).toEqual(handBy(1));
    expect(
      new Set(Array.from({ length: 8 }, (_, seed) => handBy(seed).join())).size,
    ).toBeGreaterThan(4);
  });

  test('holds a card that was seen and shuffled away in any place of its pile', () => {
    const match = matchOf(take(TOP, HAND_A), take(TOP, DECK), shuffle(DECK));
    const set = new InformationSet(match, A, secrets);
    for (let answer = 0; answer < 3; answer++) match.answerNext(0);
    const places = seenIn(set, ({ table }) =>
      table.zones[DECK].cards.findIndex((card) => table.cards[card].definition === TOP),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  });
});
