import { expect, test } from 'vitest';
import { Recorder } from '../../log/recorder.ts';
import {
  because,
  citedAside,
  citedIfFound,
  citing,
  markCitations,
  unrecorded,
  withdrawCitations,
  withRuleContext,
} from '../../rules/citation.ts';

const rule = citing<'1.1' | '2.2'>();

test('what happens next obeys the rules cited before it', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set() }, () => {
    rule('1.1');
    rule('2.2');
    recorder.happened('something');
    recorder.happened('something else');
  });
  expect(recorder.nodes.map(({ rules }) => rules)).toEqual([['1.1', '2.2'], []]);
});

test('a rule obeyed in working something out is cited, but not for what happens next', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set() }, () => {
    rule('1.1');
    expect(citedAside(() => rule('2.2'))).toBe(true);
    recorder.happened('something');
  });
  expect(recorder.nodes[0].rules).toEqual(['1.1']);
  expect([...recorder.cited]).toEqual(['1.1', '2.2']);
});

test('a rule that is switched off is off there too', () => {
  withRuleContext({ recorder: null, off: new Set(['2.2']) }, () => {
    expect(citedAside(() => rule('2.2'))).toBe(false);
  });
});

test('what is only tried is written down nowhere, and a rule that is off stays off', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set(['2.2']) }, () => {
    expect(unrecorded(() => [rule('1.1'), rule('2.2')])).toEqual([true, false]);
    recorder.happened('something');
  });
  expect(recorder.nodes[0].rules).toEqual([]);
  expect([...recorder.cited]).toEqual([]);
  expect(unrecorded(() => rule('2.2'))).toBe(true);
});

test('citing goes on as before once something is worked out, even if that fails', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set() }, () => {
    expect(() =>
      citedAside(() => {
        throw new Error('no such thing');
      }),
    ).toThrow('no such thing');
    rule('1.1');
    recorder.happened('something');
  });
  expect(recorder.nodes[0].rules).toEqual(['1.1']);
});

test('what was looked at and came to nothing stands on no line, and yet is cited', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set() }, () => {
    rule('1.1');
    for (const nothing of [false, null, []]) citedIfFound(() => rule('2.2') && nothing);
    recorder.happened('something');
    for (const found of [true, 0, ['card']]) {
      citedIfFound(() => rule('2.2') && found);
      recorder.happened('something else');
    }
  });
  expect(recorder.nodes.map(({ rules }) => rules)).toEqual([['1.1'], ['2.2'], ['2.2'], ['2.2']]);
  expect([...recorder.cited]).toEqual(['1.1', '2.2']);
});

test('a rule that decided something before goes on doing so, whatever is looked at with it', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set() }, () => {
    rule('1.1');
    const consulted = markCitations();
    rule('1.1');
    rule('2.2');
    withdrawCitations(consulted);
    recorder.happened('something');
  });
  expect(recorder.nodes[0].rules).toEqual(['1.1']);
});

test('where nobody writes anything down, looking is free', () => {
  expect(markCitations()).toBe(-1);
  withdrawCitations(-1);
  expect(citedIfFound(() => [])).toEqual([]);
});

test('a cause of which nothing came that anybody is told hands on the rules it was given', () => {
  const hides = { write: () => [null] };
  const recorder = new Recorder<string>(hides);
  withRuleContext({ recorder, off: new Set() }, () => {
    rule('1.1');
    const flow = because(
      { kind: 'hidden' },
      (function* () {
        recorder.happened('what nobody is told');
      })(),
    );
    while (!flow.next(0).done);
    recorder.happened('something');
  });
  expect(recorder.nodes.map(({ event, rules, line }) => [event, rules, line])).toEqual([
    [null, ['1.1'], null],
    ['what nobody is told', [], null],
    ['something', ['1.1'], null],
  ]);
});

test('what is looked at aside takes nothing off the line that is to come', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set() }, () => {
    rule('1.1');
    citedAside(() => {
      expect(markCitations()).toBe(-1);
      withdrawCitations(markCitations());
      citedIfFound(() => rule('2.2') && null);
      expect(citedAside(() => rule('2.2'))).toBe(true);
      rule('2.2');
    });
    recorder.happened('something');
  });
  expect(recorder.nodes[0].rules).toEqual(['1.1']);
});

test('what was looked at first of all leaves no rule either, and nothing at all is something', () => {
  const recorder = new Recorder<string>();
  withRuleContext({ recorder, off: new Set() }, () => {
    citedIfFound(() => rule('2.2') && null);
    recorder.happened('something');
    expect(citedIfFound(() => void rule('1.1'))).toBeUndefined();
    recorder.happened('something else');
  });
  expect(recorder.nodes.map(({ rules }) => rules)).toEqual([[], ['1.1']]);
});

test('where rules are only switched off, nothing is marked and nobody writes down', () => {
  withRuleContext({ recorder: null, off: new Set(['2.2']) }, () => {
    expect(markCitations()).toBe(-1);
    expect(citedIfFound(() => rule('2.2') && null)).toBe(false);
    expect([rule('1.1'), rule('2.2')]).toEqual([true, false]);
  });
  expect(rule('2.2')).toBe(true);
});

test('a game that comes to no end without a rule is broken off, and one that does is not', () => {
  const without = { recorder: null, off: new Set(['2.2']) };
  const goOn = (turns: number) => {
    for (let turn = 0; turn < turns; turn++) if (rule('1.1') && !rule('2.2')) continue;
  };
  expect(() => withRuleContext(without, () => goOn(1e7))).toThrow('without 2.2');
  // Each answer begins anew.
  for (let answer = 0; answer < 3; answer++) withRuleContext(without, () => goOn(200_000));
  expect(() => withRuleContext({ ...without, off: new Set() }, () => goOn(1e6))).not.toThrow();
});

test('who listens is the one before again, even if what was heard breaks off', () => {
  const [outer, inner] = [new Recorder<string>(), new Recorder<string>()];
  withRuleContext({ recorder: outer, off: new Set() }, () => {
    expect(() =>
      withRuleContext({ recorder: inner, off: new Set() }, () => {
        rule('1.1');
        throw new Error('broken');
      }),
    ).toThrow('broken');
    rule('2.2');
  });
  expect([[...outer.cited], [...inner.cited]]).toEqual([['2.2'], ['1.1']]);
});

test('a cause frames what happens in its flow, and no more', () => {
  const recorder = new Recorder<string>();
  const flow = function* () {
    recorder.happened('inside');
    return 7;
  };
  withRuleContext({ recorder, off: new Set() }, () => {
    expect(because({ kind: 'play' }, flow()).next(0)).toEqual({ done: true, value: 7 });
    recorder.happened('outside');
  });
  expect(recorder.nodes.map(({ parent }) => parent)).toEqual([-1, 0, -1]);
});
