import { describe, expect, test } from 'vitest';
import {
  askOpenly,
  type Flow,
  fingerprint,
  IllegalAnswer,
  Match,
  NO_CARD,
  option,
  type Seat,
  viewLog,
} from '../../index.ts';
import { happen, type ToyEvent, type ToyTable, toyGame } from '../toy-game.ts';

// How a match keeps what happened: its answers, its checkpoints and its record.

const A = 0 as Seat;
const B = 1 as Seat;

type ToyMatch = Match<ToyTable, { players: number }, ToyEvent>;

/** So many idle points one after the other; the number of the answer is what is lost at each. */
function counting(points: number): typeof toyGame {
  return {
    ...toyGame,
    *play(table): Flow {
      while (table.state.turns < points) {
        const seat = (table.state.turns % 2) as Seat;
        const options = ['none', 'one', 'two'].map((verb, amount) =>
          option(verb, NO_CARD, seat, amount),
        );
        const asked = { kind: 'lose', options, about: NO_CARD, amount: 0, rule: '1', idle: true };
        const { amount } = yield* askOpenly({ seat, ...asked });
        yield* happen(table, { type: 'lose', amount });
        yield* happen(table, { type: 'next', seat });
      }
      yield* happen(table, { type: 'finish', winners: [A] });
    },
  };
}

function played(answers: readonly number[], more: object = {}): ToyMatch {
  const setup = { players: 2 };
  const match = new Match(counting(100), { setup, seed: 1, ...more }) as ToyMatch;
  for (const answer of answers) match.answerNext(answer);
  return match;
}

const printsAt = (match: ToyMatch) => match.record().fingerprints.map(([at]) => at);
const zeros = (count: number) => Array<number>(count).fill(0);

describe('a record', () => {
  test('has a fingerprint every so many answers, and one at the end', () => {
    expect(printsAt(played(zeros(7), { checkpointEvery: 3 }))).toEqual([3, 6, 7]);
    expect(printsAt(played(zeros(6), { checkpointEvery: 3 }))).toEqual([3, 6]);
    expect(printsAt(played(zeros(70)))).toEqual([32, 64, 70]);
    expect(printsAt(played(zeros(5), { checkpointEvery: 0 }))).toEqual([5]);
    expect(printsAt(played([]))).toEqual([]);
  });

  test('has a fingerprint after the first answer, too', () => {
    expect(printsAt(played(zeros(3), { checkpointEvery: 1 }))).toEqual([1, 2, 3]);
    expect(printsAt(played(zeros(1)))).toEqual([1]);
  });

  test('is after a rewind as if nobody had gone on from there', () => {
    const match = played([0, 1, 2, 1, 0, 2], { checkpointEvery: 2 });
    match.rewind(3);
    expect(match.record()).toEqual(played([0, 1, 2], { checkpointEvery: 2 }).record());
    match.rewind(0);
    for (const answer of [2, 2, 2, 2]) match.answerNext(answer);
    expect(match.record()).toEqual(played([2, 2, 2, 2], { checkpointEvery: 2 }).record());
  });

  test('has the fingerprint of the table at each of these points', () => {
    const match = played([0, 1, 2, 1, 0], { checkpointEvery: 2 });
    const prints = match.record().fingerprints;
    expect(prints.map(([at]) => at)).toEqual([2, 4, 5]);
    for (const [at, print] of prints) {
      expect(fingerprint(played([0, 1, 2, 1, 0].slice(0, at)).table)).toBe(print);
    }
  });

  test('tells the game, its version, the set-up and all answers, and is a copy', () => {
    const match = played([0, 1]);
    const record = match.record();
    const { id, version, content } = toyGame;
    expect(record).toMatchObject({
      game: id,
      version,
      content,
      setup: { players: 2 },
      seed: 1,
      count: 2,
      answers: [0, 1],
    });
    expect(record.setup).not.toBe(match.setup);
    match.answerNext(0);
    expect(record.answers).toEqual([0, 1]);
  });

  test('holds a short seed as a number with a sign, and a long one as it is', () => {
    expect(new Match(toyGame, { setup: { players: 2 }, seed: 2 ** 32 - 1 }).record().seed).toBe(-1);
    expect(new Match(toyGame, { setup: { players: 2 }, seed: 6 }).record().seed).toBe(6);
    const long = 'A'.repeat(43);
    expect(new Match(toyGame, { setup: { players: 2 }, seed: long }).record().seed).toBe(long);
  });
});

describe('an answer that cannot be given', () => {
  const refusal = (body: () => void): IllegalAnswer => {
    try {
      body();
    } catch (error) {
      if (error instanceof IllegalAnswer) return error;
    }
    throw new Error('it was taken');
  };

  test('says whose it is, which, and what could be', () => {
    const match = played([0]);
    expect(refusal(() => match.answer(B, 3))).toMatchObject({
      name: 'IllegalAnswer',
      seat: B,
      index: 3,
      message: 'seat 1 cannot answer 3: the options are 0 to 2',
    });
    expect(refusal(() => match.answer(A, 0)).message).toContain('not asked');
    for (const index of [-1, 0.5, 3]) {
      expect(refusal(() => match.answerNext(index))).toMatchObject({ seat: B, index });
    }
    expect(refusal(() => match.answerNext(3)).message).toContain('there are 3 options');
    expect(match.answers).toEqual([0]);
  });

  test('after the end is nobody’s', () => {
    const match = new Match(counting(1), { setup: { players: 2 }, seed: 1 });
    match.answerNext(2);
    expect([match.idle, match.pending, match.outcome]).toEqual([false, [], { winners: [A] }]);
    expect(refusal(() => match.answerNext(0))).toMatchObject({ seat: -1, index: 0 });
  });

  test('of several seats at once has its place after the options of those before', () => {
    const match = new Match(toyGame, { setup: { players: 3 }, seed: 1 });
    for (let turn = 0; turn < 6; turn++) match.answerNext(0);
    expect(match.pending.map(({ options }) => options.length)).toEqual([2, 2, 2]);
    expect(refusal(() => match.answerNext(6))).toMatchObject({ seat: A });
    for (const index of [-1, 0.5, 2]) {
      expect(refusal(() => match.answer(B, index))).toMatchObject({ seat: B, index });
    }
    expect(match.answers).toHaveLength(6);
    match.answer(2 as Seat, 1);
    expect(match.answers.at(-1)).toBe(5);
    match.answer(B, 0);
    expect(match.answers.at(-1)).toBe(2);
    expect(match.idle).toBe(false);
  });
});

describe('a match that goes on from a table', () => {
  test('has the answers that led to it, and goes back no further', () => {
    const first = played([0, 1, 2]);
    const from = { table: first.table, answers: first.answers };
    const match = new Match(first.game, { setup: first.setup, seed: 1 }, from);
    match.answerNext(2);
    expect(match.answers).toEqual([0, 1, 2, 2]);
    expect(first.table.state.lost).toBe(3);
    expect(match.table.state.lost).toBe(5);
    match.rewind(3);
    expect(match.table.state.lost).toBe(3);
    expect(() => match.rewind(5)).toThrow(RangeError);
    expect(() => match.rewind(1.5)).toThrow('there are 3 answers');
  });
});

describe('a fork', () => {
  test('has the game, the set-up, the seed and the rules that are off, and records nothing', () => {
    const match = played([1, 1], { off: ['1'], recorded: true, checkpointEvery: 2 });
    const fork = match.fork();
    expect(fork.game).toBe(match.game);
    expect([fork.setup, fork.seed, fork.recorder, fork.log]).toEqual([match.setup, 1, null, []]);
    expect(fork.answers).toEqual([1, 1]);
    expect(printsAt(fork)).toEqual(printsAt(match));
    fork.answerNext(2);
    expect([match.table.state.lost, fork.table.state.lost]).toEqual([2, 4]);
    fork.rewind(1);
    expect(fork.table.state.lost).toBe(1);
    expect(match.answers).toEqual([1, 1]);
  });

  test('taken often leaves the record as it is, also after a rewind', () => {
    const answers = [0, 1, 2, 0, 1, 2, 0];
    const alone = played(answers, { checkpointEvery: 3 });
    const forked = played([], { checkpointEvery: 3 });
    for (const answer of answers) {
      forked.fork();
      forked.answerNext(answer);
    }
    expect(forked.record()).toEqual(alone.record());
    for (const match of [alone, forked]) {
      match.rewind(4);
      for (const answer of answers.slice(4)) match.answerNext(answer);
    }
    expect(forked.record()).toEqual(alone.record());
  });
});

test('a match is idle where one seat is asked and nothing is pending', () => {
  const asking = (idle: boolean): typeof toyGame => ({
    ...toyGame,
    *play(): Flow {
      const options = [option('one'), option('two')];
      yield { seat: A, kind: 'ask', options, about: NO_CARD, amount: 0, rule: '1', idle };
    },
  });
  const idle = [true, false].map(
    (is) => new Match(asking(is), { setup: { players: 2 }, seed: 1 }).idle,
  );
  expect(idle).toEqual([true, false]);
});

describe('what is written down', () => {
  const linesOf = (recorded: boolean | 'seats' | 'open' | 'rules') =>
    viewLog(played([1], { recorded }), A).map(({ type, answers }) => [type, answers]);

  test('is nothing, the rules alone, or lines for the seats or a judge', () => {
    const lines = [
      ['lose', 1],
      ['next', 1],
    ];
    expect(linesOf(true)).toEqual(lines);
    expect(linesOf('seats')).toEqual(lines);
    expect(linesOf('open')).toEqual(lines);
    expect(linesOf('rules')).toEqual([]);
    expect(linesOf(false)).toEqual([]);
    expect(played([1], { recorded: 'rules' }).log).toHaveLength(2);
    expect(played([1]).recorder).toBeNull();
  });

  test('is taken back by a rewind, to the node, and written again the same', () => {
    const match = played([1, 2, 0, 1], { recorded: true, checkpointEvery: 2 });
    const log = viewLog(match, A);
    for (const count of [3, 2, 1, 0]) {
      match.rewind(count);
      expect(match.log).toHaveLength(2 * count);
      expect(viewLog(match, A)).toEqual(log.slice(0, 2 * count));
    }
    for (const answer of [1, 2, 0, 1]) match.answerNext(answer);
    expect(viewLog(match, A)).toEqual(log);
  });

  test('names no rule that was gone through while options were gathered', () => {
    const game: typeof toyGame = {
      ...toyGame,
      *play(table): Flow {
        match.recorder?.cite('gathered');
        yield* counting(1).play(table);
      },
    };
    let match = {} as ToyMatch;
    match = new Match(game, { setup: { players: 2 }, seed: 1, recorded: true });
    match.rewind(0);
    match.answerNext(0);
    expect(match.recorder?.cited.has('gathered')).toBe(true);
    expect(match.log.flatMap(({ rules }) => rules)).toEqual([]);
  });
});
