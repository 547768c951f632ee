import { describe, expect, test } from 'vitest';
import {
  copyTable,
  type Flow,
  fingerprint,
  glance,
  IllegalAnswer,
  Match,
  mayLook,
  NO_HANDLE,
  NOBODY,
  option,
  type Seat,
  view,
  viewLog,
} from '../../index.ts';
import { hand, type ToyEvent, type ToyTable, toyGame } from '../toy-game.ts';

type ToyMatch = Match<ToyTable, { players: number }, ToyEvent>;

const A = 0 as Seat;
const B = 1 as Seat;

function begin(options: { seed?: number; recorded?: boolean; off?: string[] } = {}): ToyMatch {
  const { seed = 1, ...rest } = options;
  return new Match(toyGame, { setup: { players: 2 }, seed, checkpointEvery: 2, ...rest });
}

/** Both draw on all of their turns; then both are asked for a bid. */
function toTheBids(match: ToyMatch): ToyMatch {
  for (let turn = 0; turn < 6; turn++) match.answerNext(0);
  return match;
}

/** The game, and how often it has asked so far, in whichever match. */
function counting() {
  const counts = { asked: 0 };
  const game: typeof toyGame = {
    ...toyGame,
    *play(table) {
      const flow = toyGame.play(table);
      for (let step = flow.next(0); !step.done; ) {
        counts.asked += 1;
        step = flow.next(yield step.value);
      }
    },
  };
  return { game, counts };
}

/** Asks about the top card of the deck, which nobody may look at. */
function* askOfTheDeck(table: ToyTable): Flow {
  const [about] = table.zones[0].cards;
  const options = [option('take', about, A)];
  yield { seat: A, kind: 'take', options, about, amount: 0, rule: '1', idle: false };
}

describe('answers', () => {
  test('are given together where nothing is applied before all are in, and one by one elsewhere', () => {
    const match = begin();
    expect(match.isTogether).toBe(false);
    toTheBids(match);
    expect(match.isTogether).toBe(true);
    for (let bid = 0; bid < 2; bid++) match.answerNext(0);
    expect(match.outcome).not.toBeNull();
    expect(match.isTogether).toBe(false);
  });

  test('the seat that is asked picks an option by its index', () => {
    const match = begin();
    expect(match.pending.map(({ seat }) => seat)).toEqual([A]);
    match.answer(A, 0);
    expect(match.pending.map(({ seat }) => seat)).toEqual([B]);
    expect(match.table.zones[hand(0)].cards).toHaveLength(1);
  });

  test.each([
    ['an index beyond the options', A, 2],
    ['a negative index', A, -1],
    ['a fraction', A, 0.5],
    ['a seat that is not asked', B, 0],
  ])('%s is refused, and nothing changes', (_, seat, index) => {
    const match = begin();
    const before = fingerprint(match.table);
    expect(() => match.answer(seat, index)).toThrow(IllegalAnswer);
    expect(fingerprint(match.table)).toBe(before);
    expect(match.answers).toEqual([]);
    expect(match.pending[0].seat).toBe(A);
  });

  test('after the end every answer is refused', () => {
    const match = toTheBids(begin());
    match.answer(A, 0);
    match.answer(B, 0);
    expect(match.outcome).not.toBeNull();
    expect(() => match.answer(A, 0)).toThrow(IllegalAnswer);
  });
});

describe('several seats at once', () => {
  test('are all asked, and either may answer first', () => {
    const first = toTheBids(begin());
    const second = toTheBids(begin());
    expect(first.pending.map(({ seat }) => seat)).toEqual([A, B]);
    first.answer(A, 1);
    first.answer(B, 2);
    second.answer(B, 2);
    second.answer(A, 1);
    expect(fingerprint(first.table)).toBe(fingerprint(second.table));
    expect(first.outcome).toEqual(second.outcome);
  });

  test('see nothing of each other’s answer until all are in', () => {
    const one = toTheBids(begin());
    const other = toTheBids(begin());
    one.answer(A, 0);
    other.answer(A, 2);
    expect(view(one, B)).toEqual(view(other, B));
    expect(viewLog(one, B)).toEqual(viewLog(other, B));
  });
});

describe('fork and rewind', () => {
  test('a fork goes its own way', () => {
    const match = begin();
    match.answerNext(0);
    const fork = match.fork();
    fork.answerNext(0);
    expect(match.table.zones[hand(1)].cards).toHaveLength(0);
    expect(fork.table.zones[hand(1)].cards).toHaveLength(1);
    expect(fork.answers).toEqual([0, 0]);
  });

  test('a fork between the answers of a simultaneous decision knows what was answered', () => {
    const match = toTheBids(begin());
    match.answer(B, 1);
    const fork = match.fork();
    expect(fork.pending.map(({ seat }) => seat)).toEqual([A]);
    fork.answer(A, 0);
    match.answer(A, 0);
    expect(fingerprint(fork.table)).toBe(fingerprint(match.table));
  });

  test('every earlier point can be gone back to, and played on from', () => {
    const match = toTheBids(begin({ recorded: true }));
    match.answer(A, 0);
    match.answer(B, 0);
    const { answers } = match;
    const all = [...answers];
    const end = fingerprint(match.table);
    const log = viewLog(match, A);
    for (let point = all.length; point >= 0; point--) {
      match.rewind(point);
      expect(match.answers).toEqual(all.slice(0, point));
      const again = match.fork();
      for (const answer of all.slice(point)) again.answerNext(answer);
      expect(fingerprint(again.table)).toBe(end);
    }
    for (const answer of all) match.answerNext(answer);
    expect(viewLog(match, A)).toEqual(log);
  });

  test('once it was forked, a fork gives again no more than the answers since the last idle point', () => {
    const { game, counts } = counting();
    const match = new Match(game, { setup: { players: 2 }, seed: 1, checkpointEvery: 100 });
    const askedBy = (body: () => unknown) => {
      const before = counts.asked;
      body();
      return counts.asked - before;
    };
    toTheBids(match);
    expect(askedBy(() => match.fork())).toBe(7);
    match.rewind(0);
    toTheBids(match);
    // The last turn, and the bids.
    expect(askedBy(() => match.fork())).toBe(2);
    expect(fingerprint(match.fork().table)).toBe(fingerprint(match.table));
  });

  test('a record does not tell whether anybody forked', () => {
    const forked = begin();
    const alone = begin();
    for (let turn = 0; turn < 6; turn++) {
      forked.fork();
      forked.answerNext(0);
      alone.answerNext(0);
    }
    expect(forked.record()).toEqual(alone.record());
  });

  test('a point that was never reached is refused', () => {
    const match = begin();
    expect(() => match.rewind(1)).toThrow(RangeError);
    expect(() => match.rewind(-1)).toThrow(RangeError);
  });
});

describe('citations', () => {
  test('the rules cited reach the event they speak of', () => {
    const match = begin({ recorded: true });
    match.answerNext(0);
    const drawn = viewLog(match, A).find(({ type }) => type === 'move');
    expect(drawn?.rules).toEqual(['1']);
    expect(viewLog(match, A).find((line) => line.id === drawn?.parent)?.type).toBe('draw');
  });

  test('a rule that is switched off is not obeyed', () => {
    const match = begin({ off: ['1'] });
    match.answerNext(0);
    expect(match.table.zones[hand(0)].cards).toHaveLength(0);
    expect(match.fork().table.zones[hand(0)].cards).toHaveLength(0);
  });
});

describe('views', () => {
  test('hidden cards are counted, not shown', () => {
    const match = begin();
    match.answerNext(0);
    const [deck, own, other] = view(match, A).zones;
    expect([deck.count, deck.cards]).toEqual([11, null]);
    expect(own.cards?.map(({ definition }) => definition)).toHaveLength(1);
    expect(view(match, B).zones[1].cards).toBeNull();
    expect(view(match, NOBODY).zones[1].cards).toBeNull();
    expect(other.count).toBe(0);
  });

  test('a spectator owns nothing: what only an owner may see stays hidden', () => {
    const [deck] = begin().table.zones;
    expect(mayLook({ ...deck, owner: A, visibility: 'owner' }, A)).toBe(true);
    expect(mayLook({ ...deck, owner: NOBODY, visibility: 'owner' }, NOBODY)).toBe(false);
  });

  test('a seat is given no handle of a card that it may not look at', () => {
    const match = new Match({ ...toyGame, play: askOfTheDeck }, { setup: { players: 2 }, seed: 1 });
    for (const { decision } of [view(match, A), glance(match, A)]) {
      expect(decision?.about).toBeNull();
      expect(decision?.options.map(({ card }) => card)).toEqual([null]);
    }
  });

  test('only the seat that is asked sees its options', () => {
    const match = begin();
    expect(view(match, A).decision?.options).toHaveLength(2);
    expect(view(match, B).decision).toBeNull();
    expect(view(match, B).waiting).toEqual([A]);
  });

  test('a card gets a new handle as it comes in sight, and has none where nobody may look', () => {
    const match = begin();
    const before = match.table.cards.map(({ handle }) => handle);
    match.answerNext(0);
    const [drawn] = match.table.zones[hand(0)].cards;
    expect(before[drawn]).toBe(NO_HANDLE);
    expect(before).not.toContain(match.table.cards[drawn].handle);
    const { cards, zones } = match.table;
    for (const { handle, zone } of cards) {
      if (zones[zone].visibility === 'nobody') expect(handle).toBe(NO_HANDLE);
      else expect(cards.filter((other) => other.handle === handle)).toHaveLength(1);
    }
  });
});

test('one that is begun again stands where it was begun, and goes on by itself', () => {
  const match = begin();
  for (const answer of [0, 1]) match.answerNext(answer);
  const { table, answers } = match;
  const options = { setup: { players: 2 }, seed: 1 };
  const later = new Match(toyGame, options, { table: copyTable(table), answers });
  later.answerNext(0);
  const again = later.again('open');
  expect(again.answers).toEqual([0, 1]);
  expect(fingerprint(again.table)).toBe(fingerprint(match.table));
});
