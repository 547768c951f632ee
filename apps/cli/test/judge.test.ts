import { describe, expect, test } from 'vitest';
import { expectRefusal, fileWith, lianhuan } from './run.ts';

describe('lianhuan judge', () => {
  test('runs all scenarios when none is named', async () => {
    const { code, out } = await lianhuan(['judge']);
    expect(out).toMatch(/\d+ 个局面：\d+ 个通过，0 个失败/);
    expect(code).toBe(0);
  });

  test('says where a file cannot be read as scenarios', async () => {
    const { code, out } = await lianhuan(['judge', fileWith('case.yaml', 'game: chess\n')]);
    expect(code).toBe(2);
    expect(out).toMatch(/case\.yaml:\d+:\d+/);
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
