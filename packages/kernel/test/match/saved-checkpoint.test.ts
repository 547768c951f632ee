import { describe, expect, test } from 'vitest';
import {
  fingerprint,
  freezePlain,
  leftOutLog,
  Match,
  NOBODY,
  type SavedCheckpoint,
  type Seat,
  viewLog,
} from '../../index.ts';
import { type ToyEvent, type ToyTable, toyGame } from '../toy-game.ts';

type ToyMatch = Match<ToyTable, { players: number }, ToyEvent>;

/** Lots, with a lot that has a part of its own, and a table that refers to both. */
const game: typeof toyGame = {
  ...toyGame,
  start(setup, seed) {
    const table = toyGame.start(setup, seed);
    const print = { cost: 2 };
    freezePlain(Object.assign(table.library[3], { print }));
    Object.assign(table.state, { held: [table.library[3], print, null, 'lot-4'] });
    return table;
  },
};

function begin(recorded = true): ToyMatch {
  return new Match(game, { setup: { players: 3 }, seed: 1, checkpointEvery: 2, recorded });
}

/** So many draws after the beginning. */
function drawn(times: number, recorded = true): ToyMatch {
  const match = begin(recorded);
  for (let time = 0; time < times; time++) match.answerNext(0);
  return match;
}

/** As it comes back from a file. */
function kept(saved: SavedCheckpoint): SavedCheckpoint {
  return JSON.parse(JSON.stringify(saved));
}

/** What anybody can find out about a match. */
function accountOf(match: ToyMatch) {
  return {
    fingerprint: fingerprint(match.table),
    answers: match.answers,
    pending: match.pending,
    log: match.log,
    cited: [...(match.recorder?.cited ?? [])],
    lines: [0, 1, 2, NOBODY].map((seat) => viewLog(match, seat as Seat)),
  };
}

describe('a match that is resumed', () => {
  test('stands where it was saved, goes on from there, and back to before', () => {
    const match = drawn(3);
    const resumed = begin();
    resumed.resume(kept(match.save()));
    expect(accountOf(resumed)).toEqual(accountOf(match));
    expect(resumed.recorder?.cited).toEqual(new Set(['1']));
    for (const one of [match, resumed]) one.answerNext(0);
    expect(accountOf(resumed)).toEqual(accountOf(match));
    for (const one of [match, resumed]) one.rewind(1);
    expect(accountOf(resumed)).toEqual(accountOf(match));
    expect(resumed.answers).toEqual([0]);
  });

  test('tells each seat what it was told, and no more', () => {
    const resumed = begin();
    resumed.resume(kept(drawn(2).save()));
    const [own, other] = [0, 1].map((seat) => JSON.stringify(viewLog(resumed, seat as Seat)));
    expect(own).not.toBe(other);
  });

  test('refers to what is printed on cards, where it does not write it out', () => {
    const saved = drawn(1).save();
    expect(saved.table).toContain('{"$library":["3"]},{"$library":["3","print"]},null,"lot-4"');
    const resumed = begin();
    resumed.resume(kept(saved));
    const { held } = resumed.table.state as unknown as { held: unknown[] };
    const lot = resumed.table.library[3] as unknown as { print: object };
    expect(held[0]).toBe(lot);
    expect(held[1]).toBe(lot.print);
    expect(held.slice(2)).toEqual([null, 'lot-4']);
  });

  test('has no log where it is not recorded', () => {
    const resumed = begin(false);
    resumed.resume(kept(drawn(2).save()));
    expect(fingerprint(resumed.table)).toBe(fingerprint(drawn(2).table));
    expect(resumed.log).toEqual([]);
  });
});

describe('a log that was saved in parts', () => {
  test('is put together; a later part takes the place of what was taken back', () => {
    const match = drawn(2);
    const first = match.save().log;
    match.rewind(1);
    const before = match.log.length;
    match.answerNext(1);
    const resumed = begin();
    resumed.resume(kept({ ...match.save(), log: [...first, ...match.save(before).log] }));
    expect(accountOf(resumed)).toEqual(accountOf(match));
  });

  test('of which one is missing is refused, and nothing changes', () => {
    const match = drawn(2);
    const { length } = match.log;
    match.answerNext(0);
    const resumed = begin();
    const before = accountOf(resumed);
    expect(() => resumed.resume(kept(match.save(length)))).toThrow(
      'of the saved log node 0 is missing',
    );
    expect(accountOf(resumed)).toEqual(before);
  });

  test('may be left out: what comes later has its number all the same, and nobody is told of the rest', () => {
    const match = drawn(2);
    const { length } = match.log;
    const lines = match.log.filter(({ line }) => line !== null).length;
    match.answerNext(0);
    const resumed = begin();
    resumed.resume(
      kept({ ...match.save(), log: [leftOutLog(length, lines), ...match.save(length).log] }),
    );
    for (const one of [match, resumed]) one.answerNext(0);
    for (const seat of [0, 1, NOBODY] as Seat[]) {
      expect(viewLog(resumed, seat)).toEqual(viewLog(match, seat, length));
    }
    expect(viewLog(resumed, NOBODY).length).toBeGreaterThan(0);
    expect(resumed.log.slice(0, length)).toEqual(
      resumed.log.slice(0, length).map((node, id) => ({
        ...node,
        id,
        parent: -1,
        answers: 0,
        rules: [],
        content: [],
      })),
    );
  });

  test('of nothing is empty, and one without lines has none', () => {
    expect(leftOutLog(0, 0)).toEqual({ from: 0, nodes: '[]' });
    const { from, nodes } = leftOutLog(2, 0);
    expect(from).toBe(0);
    expect(JSON.parse(nodes)).toMatchObject([{ line: null }, { line: null }]);
    expect(JSON.parse(leftOutLog(1, 4).nodes)).toMatchObject([{ line: { number: 3, since: 0 } }]);
  });
});

describe('what cannot be saved or resumed', () => {
  test('is a point amid a play', () => {
    const match = drawn(6);
    expect(match.idle).toBe(false);
    expect(() => match.save()).toThrow('save: this is no idle point');
  });

  test.each([
    ['is of another table', { fingerprint: 1 }, 'the saved table has fingerprint'],
    ['refers to a card that is not there', { table: '{"$library":["99","print"]}' }, '99/print'],
    ['refers to what is no card', { table: '{"$library":["3","id"]}' }, '3/id'],
  ])('is what %s; nothing changes then', (_, wrong, reason) => {
    const match = drawn(1);
    const before = accountOf(match);
    expect(() => match.resume({ ...drawn(2).save(), ...wrong })).toThrow(reason);
    expect(accountOf(match)).toEqual(before);
  });
});
