import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan } from './run.ts';

describe('lianhuan judge', () => {
  // A busy machine takes its time for all of them.
  test('runs all scenarios when none is named', { timeout: 240_000 }, async () => {
    const { code, out } = await lianhuan(['judge']);
    expect(out).toMatch(/\d+ 个局面：\d+ 个通过，0 个失败/);
    expect(code).toBe(0);
  });

  test('says where a file cannot be read as scenarios', async () => {
    const { code, out } = await lianhuan(['judge', fileWith('case.yaml', 'game: chess\n')]);
    expect(code).toBe(2);
    expect(out).toMatch(/case\.yaml:\d+:\d+/);
  });

  test('says which rule stands in the way of a play, in Chinese and in English', async () => {
    const file = fileWith(
      'case.yaml',
      `game: sanguozhi
title: 没有强弓的能防守强弓吗？
cards:
  - { name: 弓将, kind: 将领, text: 强弓。 }
  - { name: 乙将, kind: 将领 }
setup:
  phase: 进攻阶段
  A: { 副将: [弓将], 卡组: [乙将 x5] }
  B: { 副将: [乙将], 卡组: [乙将 x5] }
plays:
  - A: 进攻 弓将
  - each: 让过
  - B: 防守 乙将
`,
    );
    const { code, out } = await lianhuan(['judge', file]);
    expect(code).toBe(1);
    expect(out).toContain('没有这条规则就可以：802.23b 没有强弓的将领不能防守强弓将领');
    const english = await lianhuan(['judge', file, '--english']);
    expect(english.out).toContain('without this rule it could be: 802.23b');
  });

  test('says that a file is no text', async () => {
    const { code, out } = await lianhuan([
      'judge',
      fileWith('case.yaml', Buffer.from([0xff, 0xfe])),
    ]);
    expect(code).toBe(2);
    expect(out).toContain('不是 UTF-8 文本\n  this is no text in UTF-8');
  });

  test('says so when there is no such file', async () => {
    const { code, out } = await lianhuan(['judge', 'nowhere.yaml']);
    expect(code).toBe(2);
    expect(out).toContain('nowhere.yaml');
  });
});

describe('lianhuan rules', () => {
  test('weighs every number of the rulebook', async () => {
    const { out } = await lianhuan(['rules', 'minxin', '--json']);
    const { summary, rules } = JSON.parse(out);
    expect(summary).toMatchObject({ game: 'minxin', total: 43 });
    expect(rules.length).toBe(43);
  });

  test('does not know a game', async () => {
    expectRefusal(await lianhuan(['rules', 'chess']), '没有名为“chess”的游戏', 'known: minxin');
  });
});
