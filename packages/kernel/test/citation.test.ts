import { expect, test } from 'vitest';
import { citing, whileHearing, workingOut } from '../citation.ts';
import { Recorder } from '../recorder.ts';

const rule = citing<'1.1' | '2.2'>();

test('what happens next obeys the rules cited before it', () => {
  const recorder = new Recorder<string>();
  whileHearing({ recorder, off: new Set() }, () => {
    rule('1.1');
    rule('2.2');
    recorder.happened('something');
    recorder.happened('something else');
  });
  expect(recorder.nodes.map(({ rules }) => rules)).toEqual([['1.1', '2.2'], []]);
});

test('a rule obeyed in working something out is cited, but not for what happens next', () => {
  const recorder = new Recorder<string>();
  whileHearing({ recorder, off: new Set() }, () => {
    rule('1.1');
    expect(workingOut(() => rule('2.2'))).toBe(true);
    recorder.happened('something');
  });
  expect(recorder.nodes[0].rules).toEqual(['1.1']);
  expect([...recorder.cited]).toEqual(['1.1', '2.2']);
});

test('a rule that is switched off is off there too', () => {
  whileHearing({ recorder: null, off: new Set(['2.2']) }, () => {
    expect(workingOut(() => rule('2.2'))).toBe(false);
  });
});

test('citing goes on as before once something is worked out, even if that fails', () => {
  const recorder = new Recorder<string>();
  whileHearing({ recorder, off: new Set() }, () => {
    expect(() =>
      workingOut(() => {
        throw new Error('no such thing');
      }),
    ).toThrow('no such thing');
    rule('1.1');
    recorder.happened('something');
  });
  expect(recorder.nodes[0].rules).toEqual(['1.1']);
});
