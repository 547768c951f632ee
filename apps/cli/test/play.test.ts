import { describe, expect, test } from 'vitest';
import { expectRefusal, lianhuan, PATIENT } from './run.ts';

describe.concurrent('lianhuan play', PATIENT, () => {
  test('asks, answers, explains, takes back, and gives a link when one leaves', async () => {
    const { code, out, err } = await lianhuan(['play', '--seed', '5'], '1\n?\nu\n1\n望族\n99\nq\n');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/轮抽：选一张留下，其余 5 张/g)?.length).toBe(2);
    expect(out).toContain('望族 Noble House');
    expect(out).toContain('输入选项的序号');
    expect(out).toMatch(/\n[\w-]{40,}\n$/);
  });

  test('ends with the input', async () => {
    const { code, out } = await lianhuan(['play', '--seed', '5', '--english'], '1\n2\n');
    expect(code).toBe(0);
    expect(out).toContain('Draft: pick one');
  });

  test('has a seat for the person at the table', async () => {
    expectRefusal(await lianhuan(['play', '--seat', '3']), '1 到 2', 'from 1 to 2');
  });

  test('does not know a bot', async () => {
    expectRefusal(
      await lianhuan(['play', '--bots', 'clever']),
      '没有名为“clever”',
      'no bot “clever”',
    );
  });
});
