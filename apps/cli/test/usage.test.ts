import { describe, expect, test } from 'vitest';
import { expectRefusal, lianhuan, lianhuanAlone, PATIENT } from './run.ts';

describe('the command line', () => {
  test('without a command, says what there is', PATIENT, async () => {
    const { code, out } = await lianhuanAlone([]);
    expect(code).toBe(0);
    for (const name of [
      'play',
      'serve',
      'judge',
      'card',
      'rules',
      'sim',
      'ladder',
      'bench',
      'replay',
      'review',
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
    }
  });

  test('explains a command when asked', async () => {
    const { code, out } = await lianhuan(['sim', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('用法 Usage: lianhuan sim');
    expect(out).toContain('--games');
  });

  test('ends with code 2 where it refuses', PATIENT, async () => {
    expectRefusal(await lianhuanAlone(['card', 'explain', '无']), '没有名为「无」', 'no card “无”');
  });

  test('does not know a command that is not there, and names the nearest', async () => {
    expectRefusal(await lianhuan(['sims']), '没有这个命令：sims', "unknown command 'sims'");
  });

  test('does not know an option that is not there', async () => {
    const ended = await lianhuan(['sim', 'minxin', '--game', '5']);
    expectRefusal(ended, '没有这个选项：--game', 'Did you mean --games?');
    expect(ended.err).toContain('lianhuan sim');
  });

  test('misses an argument', async () => {
    expectRefusal(await lianhuan(['replay']), '缺少参数：file', "missing required argument 'file'");
  });

  test('misses a subcommand', async () => {
    expectRefusal(await lianhuan(['card']), '缺少子命令', 'a subcommand is missing');
  });

  test('is told what a seed of one game may be', async () => {
    expectRefusal(await lianhuan(['play', '--seed', 'abc']), '43 个字符', '43 characters');
    expectRefusal(await lianhuan(['play', '--seed', '99999999999']), '2147483647', '2147483647');
  });

  test('misses the value of an option', async () => {
    expectRefusal(
      await lianhuan(['sim', 'minxin', '--seed']),
      '选项后面缺少值',
      'argument missing',
    );
  });
});
