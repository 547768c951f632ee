import { expect, test } from 'vitest';
import { ruleNumber } from '../../rules/rule-number.ts';

test.each([
  ['802.17b', '802.17b', '802.17b'],
  ['802.17b#2', '802.17b（二）', '802.17b (2)'],
  ['2.3.4#3', '2.3.4（三）', '2.3.4 (3)'],
  ['2.3.4#12', '2.3.4（12）', '2.3.4 (12)'],
  ['M3', 'M3', 'M3'],
])('%s reads %s, and %s', (id, zh, en) => {
  expect(ruleNumber(id)).toEqual({ zh, en });
});
