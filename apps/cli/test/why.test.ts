import type { LogLine } from '@lianhuan/kernel';
import { expect, test } from 'vitest';
import { renderEvents, renderWhy } from '../play/why.ts';

// What happened, why, and what did not happen.

const LINES: readonly LogLine[] = [
  line(0, -1, 'cause', '哨兵 的能力', ['10.7.3.2']),
  line(1, 0, 'lapse', '哨兵 的效果没有可以选择或执行的'),
  line(2, -1, 'cause', '没有下文'),
  line(3, -1, 'event', 'A 抽1张卡牌', ['5.9.1']),
];

test('what did not happen has its line among what did', () => {
  expect(renderEvents(LINES, 'zh')).toEqual(['  哨兵 的效果没有可以选择或执行的', '  A 抽1张卡牌']);
});

test('asked why, it stands under its cause; a cause of which nothing is told is left out', () => {
  expect(renderWhy(LINES, 'zh')).toEqual([
    '  哨兵 的能力 〔10.7.3.2〕',
    '    哨兵 的效果没有可以选择或执行的',
    '  A 抽1张卡牌 〔5.9.1〕',
  ]);
});

function line(
  id: number,
  parent: number,
  kind: LogLine['kind'],
  zh: string,
  rules: readonly string[] = [],
): LogLine {
  const lapse = kind === 'lapse' ? 'no-choice' : null;
  const text = { zh, en: zh };
  return {
    id,
    parent,
    answers: 0,
    kind,
    type: kind,
    lapse,
    data: {},
    text,
    rules,
    card: null,
    span: null,
  };
}
