import { expect, test } from 'vitest';
import { chapterOf } from '../pages/rulebook/chapters.ts';
import { findRules } from '../pages/rulebook/find-rules.ts';
import type { RuleInfo } from '../rules/rule-info.ts';

const RULES: readonly RuleInfo[] = [
  rule('804.5', '规则效果', 'Rule effects'),
  rule('804.5f', '主将攻命各+2', 'The lord gets +2', ['主将变大']),
  rule('804.5f#2', '军师智+1', 'The adviser gets +1 wit'),
  rule('117.7', '致命伤害的将领置入墓地', 'A general with lethal damage dies'),
];

test.each([
  ['804.5f', '8'],
  ['117.7', '1'],
  ['802.16#2', '8'],
  ['2.3.2.2', '2'],
  ['10.4.6', '10'],
])('%s stands in chapter %s', (id, chapter) => {
  expect(chapterOf(id)).toBe(chapter);
});

test.each([
  ['804.5', ['804.5', '804.5f', '804.5f#2']],
  ['804.5f（二）', ['804.5f#2']],
  ['804.5f (2)', ['804.5f#2']],
  ['5f', []],
  ['主将', ['804.5f']],
  ['LETHAL general', ['117.7']],
  ['变大', ['804.5f']],
  ['117 墓地', ['117.7']],
  ['804 墓地', []],
  ['致命伤害的，将领置入墓地。', ['117.7']],
  ['general with lethal', ['117.7']],
  ['', ['804.5', '804.5f', '804.5f#2', '117.7']],
])('“%s” finds %j', (typed, ids) => {
  expect(findRules(RULES, typed).map(({ id }) => id)).toEqual(ids);
});

function rule(id: string, zh: string, en: string, titles: readonly string[] = []): RuleInfo {
  const says = { zh, en };
  return {
    id,
    says,
    standing: 'enforced',
    why: null,
    shape: null,
    proofs: titles.map((title) => ({ title, english: null, file: 'some' })),
    waiting: null,
    terms: [],
  };
}
