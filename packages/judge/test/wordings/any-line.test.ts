import { readdirSync, readFileSync } from 'node:fs';
import type { Seat } from '@lianhuan/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { picksTold } from '../../running/ahead.ts';
import { IF_ASKED } from '../../scenario/judged-game.ts';

// A scenario may come in a link: its lines hold whatever somebody wrote.

const WORDS = [
  ...['甲', '乙', 'B', '杀♠7', '闪♦2', '2点', 'x2', '手牌', '副将', '牌堆顶', '进化点', '判定阶段'],
  ...[
    '、',
    '和',
    '与',
    '，',
    '：',
    '（',
    '）',
    '的',
    '？',
    '?',
    ' ',
    '再',
    '也',
    '单独',
    '一起',
    '一张',
  ],
  ...[
    '使用',
    '打出',
    '发动',
    '攻击',
    '进攻',
    '防守',
    '协同',
    '打',
    '横置',
    '盖放',
    '派遣',
    '结阵',
    '结成',
  ],
  ...[
    '进化',
    '抉择',
    '选择',
    '目标',
    '指定',
    '分给',
    '征兵',
    '舍弃',
    '获得',
    '交给',
    '置于',
    '转移',
    '重铸',
  ],
  ...[
    '以',
    '用',
    '由',
    '令',
    '将',
    '把',
    '对',
    '给',
    '变',
    '毒',
    '当',
    '支付',
    '不支付',
    '拼点',
    '跳过',
  ],
];

const line = fc.array(fc.constantFrom(...WORDS), { maxLength: 16 }).map((words) => words.join(''));

/** The lines of the scenarios that are kept for their words. */
function keptLines(id: string): readonly string[] {
  const files = readdirSync(new URL('.', import.meta.url)).filter(
    (file) => file.startsWith(id) && file.endsWith('.yaml'),
  );
  const text = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  return [...text.matchAll(/^ {2}- \W*[A-D]"?: "?([^"\n]+)"?/gm)].map(([, told]) => told);
}

describe.each(['sanguozhi', 'evolve', 'sanguosha'])('any line of %s', (id) => {
  const picks = (words: string) => picksTold(GAMES[id], 0 as Seat, words);

  test('is taken apart to its end', () => {
    const depthOf = (told: string): number => {
      const words = told.startsWith(IF_ASKED) ? told.slice(1) : told;
      const found = picks(words);
      const isOne = found.length === 0 || (found.length === 1 && found[0] === words);
      return isOne ? 0 : 1 + Math.max(...found.map(depthOf));
    };
    const kept = keptLines(id);
    expect(kept.length).toBeGreaterThan(100);
    // It would come back to itself else, and never end.
    expect(kept.filter((words) => depthOf(words) > 5)).toEqual([]);
    fc.assert(fc.property(line, (words) => depthOf(words) < 8));
  });

  test.each([
    ['things in a row', `甲${'、甲'.repeat(80)} x y`],
    ['things in a row to do something with', `弃 甲${'、甲'.repeat(80)} x y`],
    ['attacks', `${'攻击'.repeat(90)} x y`],
    ['uses', `对${'使用'.repeat(90)} x y`],
    ['an attack without end', `${'攻击'.repeat(100_000)} x y`],
  ])('of %s is taken apart soon, or not', (_, words) => {
    const began = performance.now();
    picks(words);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
