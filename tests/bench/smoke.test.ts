import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../bench/report.ts';
import { median, quantile } from '../../bench/statistics.ts';

// That the benchmark runs and reports, and nothing about how fast: that is not for a test to say.

const script = fileURLToPath(new URL('../../bench/index.ts', import.meta.url));

/** Runs the benchmark as a user would. */
async function bench(...args: string[]) {
  const run = promisify(execFile)(process.execPath, [script, ...args]);
  const { stdout, stderr, code } = await run.then(
    (said) => ({ ...said, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  );
  return { stdout, stderr, code };
}

describe('a smoke run of the benchmark', () => {
  test('reports every contestant, every ratio and every latency as JSON', async () => {
    const { stdout, stderr, code } = await bench('--quick', '--json');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const report: Report = JSON.parse(stdout);
    expect(report.quick).toBe(true);
    expect(report.machine.node).toBe(process.version);
    expect(report.paces.map(({ contestant }) => contestant)).toEqual([
      'small/by-hand',
      'small/kernel',
      'small/boardgame.io',
      'showdown/gen1',
      'minxin/2',
      'minxin/4',
      'sanguozhi/2',
      'sanguozhi/4',
      'sanguozhi/10-cards',
      'sanguozhi/40-cards',
      'sanguozhi/160-cards',
      'evolve/2',
      'evolve/10-cards',
      'sanguosha/5',
      'sanguosha/8',
      'sanguosha/5-greedy',
      'sanguosha/8-greedy',
    ]);
    for (const pace of report.paces) {
      expect(pace.choicesPerSecond).toBeGreaterThan(0);
      expect(pace.movesPerSecond).toBeGreaterThanOrEqual(pace.choicesPerSecond);
    }
    expect(report.ratios).toHaveLength(8);
    for (const { ratio } of report.ratios) expect(ratio).toBeGreaterThan(0);
    expect(report.latencies).toHaveLength(30);
    for (const latency of report.latencies) {
      expect(latency.samples).toBeGreaterThan(0);
      expect(latency.p95Milliseconds).toBeGreaterThanOrEqual(latency.medianMilliseconds);
    }
  }, 240_000);

  test('prints a table of the small game alone', async () => {
    const { stdout, code } = await bench('--quick', '--only', 'small');
    expect(code).toBe(0);
    expect(stdout).toContain('小民心 on the kernel');
    expect(stdout).toContain('small/kernel : small/boardgame.io');
    expect(stdout).not.toContain('民心, 2 players');
    expect(stdout).not.toContain('fork');
  }, 60_000);

  test('plays the battles of another engine', async () => {
    const { stdout, code } = await bench('--quick', '--only', 'showdown');
    expect(code).toBe(0);
    expect(stdout).toContain('@pkmn/sim');
  }, 60_000);

  test.each([
    [['--only', 'chess'], '--only small or --only showdown or --only minxin'],
    [['--fast'], '--json, --quick, --only'],
  ])('says what would be right: %j', async (args, advice) => {
    const { stdout, stderr, code } = await bench(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(advice);
    expect(stdout).toBe('');
  });
});

describe('medians and quantiles', () => {
  test('lie between the two values nearest to them', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
    expect(quantile([5], 0.95)).toBe(5);
    expect(quantile([], 0.5)).toBeNaN();
  });
});
