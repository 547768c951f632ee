import { describe, expect, test } from 'vitest';
import {
  askOpenly,
  type CardId,
  InformationSet,
  Match,
  NO_CARD,
  option,
  type Seat,
  type Table,
} from '../../index.ts';
import { hand, happen, type ToyEvent, type ToyTable, toyGame } from '../toy-game.ts';
import {
  A,
  B1,
  B2,
  DECK,
  HAND_A,
  HAND_B,
  matchOf,
  matchUnderWay,
  OPEN,
  SHOWN,
  type Step,
  secrets,
  shuffle,
  TOP,
  take,
} from './knowledge-scene.ts';

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

describe('where there was no idle point since', () => {
  const faceOf = (card: CardId) => (imagined: Match<ToyTable, { players: number }, ToyEvent>) =>
    imagined.table.cards[card].definition;

  /** A match in which so many of these have happened, and what A can imagine of it. */
  function imagining(answers: readonly number[], ...steps: readonly Step[]) {
    const match = matchUnderWay(...steps);
    const set = new InformationSet(match, A, secrets);
    for (const answer of answers) match.answerNext(answer);
    return { match, set };
  }

  test('what lay in sight at the beginning is as it is, all else may be other cards', () => {
    const { set } = imagining([0], take(SHOWN, HAND_B), take(TOP, OPEN));
    for (const card of [4, 5, SHOWN] as CardId[]) {
      expect(new Set(seenIn(set, faceOf(card), 60))).toEqual(new Set([card]));
    }
    expect(new Set(seenIn(set, faceOf(B1), 120))).toEqual(new Set([0, 1, 2, 3, B1, B2]));
  });

  test('what was turned up on the way was there all the time', () => {
    const { set } = imagining([0], take(TOP, OPEN), take(B1, OPEN));
    expect(new Set(seenIn(set, faceOf(TOP), 60))).toEqual(new Set([TOP]));
    expect(new Set(seenIn(set, faceOf(B1), 60)).size).toBeGreaterThan(1);
  });

  test('what was seen and shuffled away lies anywhere in its pile', () => {
    const { set } = imagining([0, 0, 0], take(TOP, OPEN), take(TOP, DECK), shuffle(DECK));
    const places = seenIn(set, ({ table }) =>
      table.cards.findIndex(({ definition }) => definition === TOP),
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2, TOP]));
  });

  test('what happened is followed through a rewind to another course', () => {
    const { match, set } = imagining([0, 0], take(TOP, OPEN), [take(B1, OPEN), take(B2, OPEN)]);
    expect(new Set(seenIn(set, faceOf(B1), 40))).toEqual(new Set([B1]));
    match.rewind(1);
    match.answerNext(1);
    expect(new Set(seenIn(set, faceOf(B1), 40)).size).toBeGreaterThan(1);
    expect(new Set(seenIn(set, faceOf(B2), 40))).toEqual(new Set([B2]));
    match.rewind(0);
    expect(new Set(seenIn(set, faceOf(TOP), 40)).size).toBeGreaterThan(1);
    const turns = seenIn(set, ({ table }) => table.state.turns, 4);
    expect(turns).toEqual([0, 0, 0, 0]);
  });

  test('the first answer may be another after a rewind', () => {
    const { match, set } = imagining([0], [take(TOP, OPEN), take(B1, OPEN)]);
    expect(new Set(seenIn(set, faceOf(TOP), 40))).toEqual(new Set([TOP]));
    match.rewind(0);
    match.answerNext(1);
    expect(new Set(seenIn(set, faceOf(TOP), 40)).size).toBeGreaterThan(1);
    expect(new Set(seenIn(set, faceOf(B1), 40))).toEqual(new Set([B1]));
  });

  test('its chance is not that of the real match', () => {
    for (const { match, set } of [imagining([]), imagining([0], take(TOP, OPEN))]) {
      const keys = seenIn(set, ({ table }) => `${table.random.key} ${table.handles.key}`, 3);
      const { random, handles } = match.table;
      expect(new Set([...keys, `${random.key} ${handles.key}`]).size).toBe(4);
    }
    const match = matchOf();
    const idle = new InformationSet(match, A, secrets);
    const keys = seenIn(idle, ({ table }) => `${table.random.key}`, 3);
    expect(new Set([...keys, `${match.table.random.key}`]).size).toBe(4);
  });
});

describe('an imagined match', () => {
  /** A is asked about B1 and B2 after B1’s face was told to everybody, as far as `tells` says. */
  function telling(tells: (face: number) => number, asked = NO_CARD) {
    const { game } = matchUnderWay();
    const ask = (kind: string, about: CardId, card: CardId) =>
      askOpenly({
        seat: A,
        kind,
        options: [option('look', card), option('pass')],
        about,
        rule: '1',
      });
    let begun = 0;
    const told: typeof game = {
      ...game,
      publicState: ({ state }) => ({ lost: state.lost }),
      *play(table) {
        begun += 1;
        yield* ask('first', NO_CARD, NO_CARD);
        yield* happen(table, { type: 'lose', amount: tells(table.cards[B1].definition) });
        yield* ask('second', asked, asked === NO_CARD ? NO_CARD : B2);
      },
    };
    const match = new Match(told, { setup: { players: 2 }, seed: 1, recorded: 'rules' });
    const set = new InformationSet(match, A, secrets);
    match.answerNext(0);
    return { set, begun: () => begun };
  }

  test('looks as the real one does: what everybody was told holds in it, too', () => {
    const { set } = telling((face) => face % 2);
    const faces = Array.from(
      { length: 60 },
      (_, seed) => set.determinize(seed)?.begin().table.cards[B1].definition,
    ).filter((face) => face !== undefined);
    expect(new Set(faces)).toEqual(new Set([0, 2, B1]));
  });

  test('is looked for eight times, and then not found', () => {
    let times = 0;
    const { set, begun } = telling(() => (times += 1));
    const before = begun();
    expect(set.determinize(1)).toBeNull();
    expect(begun() - before).toBe(8);
  });

  test('has the cards that the seat is asked about', () => {
    const { set } = telling(() => 1, B1);
    for (const card of [B1, B2]) {
      expect(new Set(seenIn(set, ({ table }) => table.cards[card].definition, 40))).toEqual(
        new Set([card]),
      );
    }
  });
});

test('a bid of the second, made while the first thinks, is known by the second alone', () => {
  const match = aboutToBid();
  const own = new InformationSet(match, SECOND, secrets);
  const other = new InformationSet(match, FIRST, secrets);
  match.answer(SECOND, 2);
  const bid = lotsOf(match.table, SECOND)[2];
  const bidIn = (imagined: Match<ToyTable, { players: number }, ToyEvent>) => {
    imagined.answer(FIRST, 0);
    return imagined.table.state.bids[SECOND];
  };
  expect(new Set(seenIn(own, bidIn, 40))).toEqual(new Set([bid]));
  expect(new Set(seenIn(other, bidIn, 60)).size).toBeGreaterThan(5);
});
