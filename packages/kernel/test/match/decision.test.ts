import { describe, expect, test } from 'vitest';
import {
  ACCEPT_DRAW,
  ask,
  askOpenly,
  type CardId,
  type Decision,
  endsByWord,
  type Flow,
  firstToAct,
  NO_CARD,
  NOBODY,
  OFFER_DRAW,
  option,
  type Seat,
  SURRENDER,
  together,
} from '../../index.ts';
import { Recorder } from '../../log/recorder.ts';
import { withRuleContext } from '../../rules/citation.ts';

// How a procedure asks, one seat or several at once.

const A = 0 as Seat;

function decision(seat: number, ...verbs: readonly string[]): Decision {
  return {
    seat: seat as Seat,
    kind: 'pick',
    options: verbs.map((verb) => option(verb)),
    about: NO_CARD,
    amount: 0,
    rule: '1',
    idle: false,
  };
}

test('an option is about nothing but what is said', () => {
  expect(option('pass')).toEqual({ verb: 'pass', card: NO_CARD, seat: NOBODY, amount: 0 });
  expect(option('hit', 3 as CardId, A, 2)).toEqual({ verb: 'hit', card: 3, seat: A, amount: 2 });
});

test('a player gives up, offers a draw or agrees to one by word alone', () => {
  expect([SURRENDER, OFFER_DRAW, ACCEPT_DRAW, 'pass'].map(endsByWord)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

describe('a seat that is asked', () => {
  test('picks one of several options by its index', () => {
    const asked = decision(A, 'one', 'two');
    const flow = ask(asked);
    expect(flow.next(0)).toEqual({ done: false, value: asked });
    expect(flow.next(1)).toEqual({ done: true, value: option('two') });
  });

  test('is not asked where there is one option, and that is written down', () => {
    const recorder = new Recorder();
    const asked = decision(A, 'one');
    withRuleContext({ recorder, off: new Set() }, () => {
      recorder.cite('1');
      expect(ask(asked).next(0)).toEqual({ done: true, value: option('one') });
      recorder.happened('what follows');
    });
    expect(recorder.forced).toEqual([asked]);
    expect(recorder.nodes[0].rules).toEqual([]);
  });

  test('is asked openly even then, and that is known of the decision', () => {
    const recorder = new Recorder();
    const asked = decision(A, 'one');
    const flow = withRuleContext({ recorder, off: new Set() }, () => askOpenly(asked));
    expect(recorder.forced).toEqual([]);
    const first = flow.next(0);
    expect([first.done, first.value]).toEqual([false, asked]);
    expect(recorder.open.has(first.value as Decision)).toBe(true);
    const last = flow.next(0);
    expect([last.done, last.value]).toEqual([true, option('one')]);
  });

  test('is about no card, has no number and rests nowhere, where nothing else is said', () => {
    const options = [option('one'), option('other')];
    const { value } = ask({ seat: A, kind: 'pick', options, rule: '1' }).next(0);
    const nothing = { about: NO_CARD, amount: 0, idle: false };
    expect(value).toEqual({ seat: A, kind: 'pick', options, rule: '1', ...nothing });
  });

  test('must have something to pick', () => {
    expect(() => ask(decision(A)).next(0)).toThrow('pick: a decision without options');
  });
});

describe('several seats at once', () => {
  function* picks(seat: number, ...rounds: readonly (readonly string[])[]): Flow<string> {
    let picked = '';
    for (const verbs of rounds) picked += (yield* ask(decision(seat, ...verbs))).verb;
    return picked;
  }

  const seatsAsked = (step: IteratorResult<unknown, unknown>) =>
    (step.value as readonly Decision[]).map(({ seat }) => seat);

  test('are asked together; an answer is an index into all their options in a row', () => {
    const flow = together([picks(0, ['a', 'b']), picks(1, ['c', 'd', 'e']), picks(2, ['f', 'g'])]);
    expect(seatsAsked(flow.next(0))).toEqual([0, 1, 2]);
    expect(seatsAsked(flow.next(4))).toEqual([0, 2]);
    expect(seatsAsked(flow.next(1))).toEqual([2]);
    expect(flow.next(0)).toEqual({ done: true, value: ['b', 'e', 'f'] });
  });

  test('may each be asked more than once, and who is done waits for the others', () => {
    const flow = together([picks(0, ['a', 'b'], ['c', 'd']), picks(1, ['e', 'f'])]);
    flow.next(0);
    expect(seatsAsked(flow.next(0))).toEqual([0, 1]);
    expect(seatsAsked(flow.next(3))).toEqual([0]);
    expect(flow.next(1)).toEqual({ done: true, value: ['ad', 'f'] });
  });

  test('of whom nobody has a choice are not asked at all', () => {
    expect(together([picks(0, ['a']), picks(1, ['b'])]).next(0)).toEqual({
      done: true,
      value: ['a', 'b'],
    });
  });

  test('have no options beyond the last', () => {
    const flow = together([picks(0, ['a', 'b']), picks(1, ['c', 'd'])]);
    flow.next(0);
    expect(() => flow.next(4)).toThrow(RangeError);
  });
});

describe('several seats, of whom the first to act decides', () => {
  const race = () =>
    firstToAct([decision(0, 'a', 'pass'), decision(1, 'b', 'pass'), decision(2, 'pass')], 'pass');
  const seatsAsked = ({ value }: IteratorResult<unknown, unknown>) =>
    (value as readonly Decision[]).map(({ seat }) => seat);

  test('are asked at once and openly, who can only pass as well', () => {
    const recorder = new Recorder();
    const { value } = withRuleContext({ recorder, off: new Set() }, () => race().next(0));
    const asked = value as readonly Decision[];
    expect(asked.map(({ seat, race: isRace }) => [seat, isRace])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    expect(asked.every((one) => recorder.open.has(one))).toBe(true);
  });

  test('are asked no more when one of them has acted', () => {
    const flow = race();
    flow.next(0);
    expect(flow.next(2)).toEqual({ done: true, value: { choice: option('b'), passed: [] } });
  });

  test('pass each for themselves, and it is known who has', () => {
    const flow = race();
    flow.next(0);
    expect(seatsAsked(flow.next(4))).toEqual([0, 1]);
    expect(seatsAsked(flow.next(1))).toEqual([1]);
    expect(flow.next(0)).toEqual({ done: true, value: { choice: option('b'), passed: [2, 0] } });
  });

  test('may all pass', () => {
    const flow = race();
    flow.next(0);
    flow.next(1);
    flow.next(1);
    expect(flow.next(0)).toEqual({ done: true, value: { choice: null, passed: [0, 1, 2] } });
  });

  test('have no options beyond the last', () => {
    const flow = race();
    flow.next(0);
    expect(() => flow.next(5)).toThrow(RangeError);
  });
});
