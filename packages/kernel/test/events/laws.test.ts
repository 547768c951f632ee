import { describe, expect, test } from 'vitest';
import {
  type Effect,
  type Flow,
  type LapseReason,
  type Laws,
  NO_CARD,
  pipeline,
  type Seat,
  type Table,
} from '../../index.ts';
import { Recorder } from '../../log/recorder.ts';
import { citing, withRuleContext } from '../../rules/citation.ts';
import { toyTable } from '../toy-game.ts';

// The stations that an event passes, watched from outside: every law is written down as it is asked.

interface Happening {
  readonly type: string;
  readonly amount: number;
}

interface Body {
  readonly name: string;
  readonly back?: boolean;
  readonly becomes?: Happening | null;
}

type Sort = Effect['kind'];
type MadeTable = Table<unknown, unknown, Body>;

const rule = citing<'forbid' | 'replace' | 'hear' | 'apply' | 'before'>();

interface Made {
  readonly effects: readonly Effect<Body>[];
  readonly commutes?: boolean;
  readonly concerns?: (event: Happening) => boolean;
}

function made({ effects, commutes = false, concerns = () => true }: Made) {
  const asked: string[] = [];
  const applied: string[] = [];
  const speaksOf = ({ body }: Effect<Body>, { type }: Happening) => body.name.endsWith(type);
  const laws: Laws<MadeTable, Happening, Body> = {
    prohibitionsOn: () => effects.filter(({ kind }) => kind === 'forbid'),
    replacementsOn: () => effects.filter(({ kind }) => kind === 'replace'),
    triggersOn: () => ({
      lookingBack: effects.filter(({ kind, body }) => kind === 'trigger' && body.back === true),
      hearing: effects.filter(({ kind, body }) => kind === 'trigger' && body.back !== true),
    }),
    mayConcernEffects: (_, event) => concerns(event),
    forbids: (_, effect, event) => rule('forbid') && speaksOf(effect, event),
    replaces: (_, effect, event) => rule('replace') && speaksOf(effect, event),
    affected: (_, { amount }) => (amount % 2) as Seat,
    commute: () => commutes,
    *choose(_, seat, choices): Flow<number> {
      asked.push(`${seat}: ${choices.map(({ body }) => body.name).join(' ')}`);
      return choices.length - 1;
    },
    *replace(_, { body }, event): Flow<Happening | null> {
      return body.becomes === undefined ? { ...event, amount: event.amount + 10 } : body.becomes;
    },
    prevents: ({ body }) => body.name.startsWith('prevent'),
    isNothing: ({ amount }) => amount === 0,
    apply: (_, { type, amount }) => {
      applied.push(`${type} ${amount}`);
    },
    hears: (_, effect, event) => rule('hear') && speaksOf(effect, event),
    *schedule(_, heard): Flow {
      applied.push(`heard by ${heard.map(({ effect }) => effect.body.name).join(' ')}`);
    },
  };
  return { ...pipeline(laws), asked, applied };
}

let count = 0;

function effect(kind: Sort, name: string, more: Partial<Body> = {}): Effect<Body> {
  count += 1;
  return {
    id: count,
    kind,
    source: NO_CARD,
    incarnation: 0,
    controller: 0 as Seat,
    duration: { until: 'end-of-game' },
    timestamp: count,
    layer: 0,
    body: { name, ...more },
  };
}

function run<Result>(flow: Flow<Result>): Result {
  for (;;) {
    const step = flow.next(0);
    if (step.done) return step.value;
  }
}

const hit = (amount: number): Happening => ({ type: 'hit', amount });

/** What is written down while a flow is run: the lapses, and the rules on each line. */
function recorded(body: () => unknown) {
  const recorder = new Recorder<Happening>();
  withRuleContext({ recorder: recorder as never, off: new Set() }, body);
  return recorder.nodes.map(({ event, lapse, rules }): [string, LapseReason | null, string] => [
    `${(event ?? lapse?.event)?.type} ${(event ?? lapse?.event)?.amount}`,
    lapse?.reason ?? null,
    rules.join(' '),
  ]);
}

const table = () => toyTable(2, 1) as unknown as MadeTable;

describe('what forbids an event', () => {
  test('is the first effect that does; others are none of its business', () => {
    const effects = [
      effect('forbid', 'no cut'),
      effect('forbid', 'no hit'),
      effect('forbid', 'never hit'),
    ];
    const { forbidden, barred } = made({ effects });
    expect(forbidden(table(), hit(1))?.body.name).toBe('no hit');
    expect(forbidden(table(), { type: 'heal', amount: 1 })).toBeNull();
    expect([barred(table(), hit(1)), barred(table(), { type: 'heal', amount: 1 })]).toEqual([
      true,
      false,
    ]);
  });

  test('keeps it from happening, alone or among others', () => {
    const { happen, happenTogether, applied } = made({ effects: [effect('forbid', 'no hit')] });
    expect(run(happen(table(), hit(1)))).toBeNull();
    const heal = { type: 'heal', amount: 2 };
    expect(run(happenTogether(table(), [hit(1), heal, hit(3)]))).toEqual([heal]);
    expect(applied).toEqual(['heal 2']);
  });

  test('stands on the line of what did not happen; what forbids something else does not', () => {
    const effects = [effect('forbid', 'no cut'), effect('forbid', 'no hit')];
    const { happen } = made({ effects });
    const nodes = recorded(() => {
      run(happen(table(), hit(1)));
      run(happen(table(), { type: 'heal', amount: 2 }));
    });
    expect(nodes).toEqual([
      ['hit 1', 'forbidden', 'forbid'],
      ['heal 2', null, ''],
    ]);
  });
});

describe('what replaces an event', () => {
  test('does so once, and the affected seat chooses among several, each time anew', () => {
    const effects = ['first hit', 'second hit', 'third hit'].map((name) => effect('replace', name));
    const { happen, asked, applied } = made({ effects });
    expect(run(happen(table(), hit(1)))).toEqual(hit(31));
    expect(asked).toEqual(['1: first hit second hit third hit', '1: first hit second hit']);
    expect(applied).toEqual(['hit 31']);
  });

  test('is not chosen where the order does not matter: then the first comes first', () => {
    const effects = [
      effect('replace', 'first hit', { becomes: hit(4) }),
      effect('replace', 'second hit'),
    ];
    const { happen, asked } = made({ effects, commutes: true });
    expect(run(happen(table(), hit(1)))).toEqual(hit(14));
    expect(asked).toEqual([]);
  });

  test('may put nothing in its place: then nothing happens, and the line says which it was', () => {
    const nodesWith = (name: string, becomes: Happening | null, amount = 3) => {
      const { happen } = made({ effects: [effect('replace', name, { becomes })] });
      return recorded(() => run(happen(table(), hit(amount))));
    };
    expect(nodesWith('instead of hit', null)).toEqual([['hit 3', 'replaced', 'replace']]);
    expect(nodesWith('prevent hit', null)).toEqual([['hit 3', 'prevented', 'replace']]);
    expect(nodesWith('reduce hit', hit(0))[0]).toEqual(['hit 3', 'prevented', 'replace']);
    expect(nodesWith('double hit', hit(6))).toEqual([['hit 6', null, 'replace']]);
    expect(nodesWith('reduce hit', hit(0), 0)).toEqual([['hit 0', null, 'replace']]);
  });

  test('decides what would happen, without letting it happen', () => {
    const { decided, carryOut, applied } = made({
      effects: [effect('replace', 'double hit'), effect('forbid', 'no cut')],
    });
    expect(run(decided(table(), hit(1)))).toEqual(hit(11));
    expect(run(decided(table(), { type: 'cut', amount: 1 }))).toBeNull();
    expect(run(decided(table(), { type: 'heal', amount: 1 }))).toEqual({ type: 'heal', amount: 1 });
    expect(applied).toEqual([]);
    expect(run(carryOut(table(), [hit(11)]))).toEqual([hit(11)]);
    expect(applied).toEqual(['hit 11']);
  });

  test('is also what applied at the moment of the event and is in force no more, once', () => {
    const { decided, asked } = made({ effects: [effect('forbid', 'no cut')] });
    const former = [effect('replace', 'gone', { becomes: hit(4) })];
    expect(run(decided(table(), hit(1), former))).toEqual(hit(4));
    expect(run(decided(table(), { type: 'cut', amount: 1 }, former))).toBeNull();
    const both = made({ effects: [effect('replace', 'first hit')] });
    expect(run(both.decided(table(), hit(1), former))).toEqual(hit(14));
    expect(both.asked).toEqual(['1: first hit gone']);
    expect(asked).toEqual([]);
  });

  test('replaces each of several at once', () => {
    const { happenTogether, applied } = made({
      effects: [effect('replace', 'double hit'), effect('trigger', 'at hit')],
    });
    const heal = { type: 'heal', amount: 2 };
    expect(run(happenTogether(table(), [hit(1), heal, hit(2)]))).toEqual([hit(11), heal, hit(12)]);
    expect(applied).toEqual(['hit 11', 'heal 2', 'hit 12', 'heard by at hit at hit']);
  });
});

describe('what hears an event', () => {
  const looking = effect('trigger', 'back at hit', { back: true });
  const listening = effect('trigger', 'at hit');
  const other = effect('trigger', 'at cut');

  test('is told once it was applied, those that look back first', () => {
    const { happen, applied } = made({ effects: [listening, looking, other] });
    run(happen(table(), hit(1)));
    expect(applied).toEqual(['hit 1', 'heard by back at hit at hit']);
  });

  test('is told of it when it only looks back, and when it only looks on', () => {
    for (const one of [looking, listening]) {
      const { happen, applied } = made({ effects: [one, other] });
      run(happen(table(), hit(1)));
      expect(applied).toEqual(['hit 1', `heard by ${one.body.name}`]);
    }
  });

  test('are all that hear it, in the order in which they began', () => {
    const effects = ['one hit', 'two hit', 'three hit'].map((name) => effect('trigger', name));
    const { happen, applied } = made({ effects });
    run(happen(table(), hit(1)));
    expect(applied).toEqual(['hit 1', 'heard by one hit two hit three hit']);
  });

  test('is told once what comes of it is done, those that look back as it was before', () => {
    const effects = [looking, listening];
    const { carryOutWith, happen, applied } = made({ effects });
    const outcome = function* (): Flow {
      yield* happen(table(), { type: 'heal', amount: 2 });
      // What has ended by now is not told, unless it looked back.
      effects.length = 0;
    };
    run(carryOutWith(table(), hit(1), outcome()));
    expect(applied.splice(0)).toEqual(['hit 1', 'heal 2', 'heard by back at hit']);
    run(carryOutWith(table(), hit(1), outcome()));
    expect(applied.splice(0)).toEqual(['hit 1', 'heal 2']);
    effects.push(listening);
    run(carryOutWith(table(), hit(3), happen(table(), hit(2))));
    expect(applied).toEqual(['hit 3', 'hit 2', 'heard by at hit', 'heard by at hit']);
  });

  test('is no matter where nothing could hear it: what happens is written down all the same', () => {
    const { happen, happenTogether } = made({ effects: [listening], concerns: () => false });
    const nodes = recorded(() => {
      rule('before');
      run(happen(table(), hit(1)));
      run(happenTogether(table(), [hit(2)]));
    });
    expect(nodes).toEqual([
      ['hit 1', null, 'before'],
      ['hit 2', null, ''],
    ]);
  });

  test('leaves its rules to the next line also where none were gone through before', () => {
    const { happen, happenTogether } = made({ effects: [looking] });
    expect(recorded(() => run(happen(table(), hit(1))))).toEqual([['hit 1', null, '']]);
    expect(recorded(() => run(happenTogether(table(), [hit(1)])))).toEqual([['hit 1', null, '']]);
  });

  test('is told of all that happen at once after all of them, and of what came instead', () => {
    const { happenTogether, happen, applied } = made({
      effects: [looking, listening, effect('replace', 'turn cut', { becomes: hit(4) })],
    });
    run(happenTogether(table(), [hit(1), hit(2)]));
    expect(applied.splice(0)).toEqual([
      'hit 1',
      'hit 2',
      'heard by back at hit back at hit at hit at hit',
    ]);
    run(happenTogether(table(), [hit(1), { type: 'heal', amount: 2 }]));
    expect(applied.splice(0)).toEqual(['hit 1', 'heal 2', 'heard by back at hit at hit']);
    expect(run(happen(table(), { type: 'cut', amount: 1 }))).toEqual(hit(4));
    expect(applied).toEqual(['hit 4', 'heard by back at hit at hit']);
  });

  test('is asked nothing of events that no effect has to do with', () => {
    const { happen, happenTogether, decided, applied } = made({
      effects: [effect('forbid', 'no hit'), looking, listening],
      concerns: ({ type }) => type !== 'hit',
    });
    expect(run(happen(table(), hit(1)))).toEqual(hit(1));
    expect(run(happenTogether(table(), [hit(2)]))).toEqual([hit(2)]);
    expect(run(decided(table(), hit(3)))).toEqual(hit(3));
    expect(applied).toEqual(['hit 1', 'hit 2']);
  });

  test('is no reason why it happens: its rules stand on the next line', () => {
    const together = (back: Effect<Body>) => {
      const { happen, happenTogether } = made({ effects: [back, other] });
      return [
        recorded(() => {
          rule('before');
          run(happen(table(), hit(1)));
          run(happen(table(), { type: 'heal', amount: 1 }));
        }),
        recorded(() => {
          rule('before');
          run(happenTogether(table(), [hit(1), hit(2)]));
          run(happen(table(), { type: 'heal', amount: 1 }));
        }),
      ];
    };
    const alone = [
      ['hit 1', null, 'before'],
      ['heal 1', null, 'hear'],
    ];
    const both = [
      ['hit 1', null, 'before'],
      ['hit 2', null, 'before'],
      ['heal 1', null, 'hear'],
    ];
    expect(together(looking)).toEqual([alone, both]);
    expect(together(listening)).toEqual([alone, both]);
  });
});

test('the clock moves on by one with every event, also with those that nothing concerns', () => {
  for (const concerns of [() => true, () => false]) {
    const { happen, happenTogether } = made({ effects: [], concerns });
    const one = table();
    const { clock } = one;
    run(happen(one, hit(1)));
    run(happenTogether(one, [hit(1), hit(2)]));
    expect(one.clock).toBe(clock + 3);
  }
});

test('a happening is over at its first step where nobody is asked, and gives what happened', () => {
  const { happen } = made({ effects: [] });
  const flow = happen(table(), hit(1));
  const step = flow.next(0);
  expect([step.done, step.value]).toEqual([true, hit(1)]);
});
