import type { Ladder } from '@lianhuan/lab';
import { describe, expect, test } from 'vitest';
import { expectRefusal, lianhuan, PATIENT } from './run.ts';

const small = ['ladder', 'minxin', '--games', '4', '--bots', '新兵,校尉', '--workers', '1'];

describe('lianhuan ladder', PATIENT, () => {
  test('rates the bots, and says how each two of them met', async () => {
    const { code, out } = await lianhuan(small);
    expect(code).toBe(0);
    expect(out).toContain('Elo');
    expect(out).toContain('校尉 greedy : 新兵 random');
  });

  test('prints the same as JSON for programs', async () => {
    const { out } = await lianhuan([...small, '--json']);
    const ladder = JSON.parse(out) as Ladder;
    expect(ladder).toMatchObject({ game: 'minxin', players: 2, seed: 1 });
    expect(ladder.pairs).toHaveLength(1);
    expect(ladder.pairs[0].wins.trials).toBe(4);
  });

  test('does not know a bot', async () => {
    const ended = await lianhuan(['ladder', 'minxin', '--bots', 'greedy,clever']);
    expectRefusal(ended, '没有名为“clever”的电脑玩家', 'known: random, greedy');
  });
});
