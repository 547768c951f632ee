import { randomInt } from 'node:crypto';
import type { Seat } from '@lianhuan/kernel';
import type { Command } from 'commander';
import { writeNamed } from '../files.ts';
import { list, seed, whole } from '../options.ts';
import { accept } from '../problem.ts';
import { makeRecord } from '../record.ts';

interface PlayOptions {
  readonly players: number;
  readonly bots: string[];
  readonly seat: number;
  readonly seed?: number;
  readonly record?: string;
  readonly english?: boolean;
}

/** `lianhuan play`: a game against bots, at the terminal. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('在终端与电脑玩家对局\nplay against bots at the terminal')
    .argument('[game]', '游戏 the game', 'minxin')
    .option('--players <n>', '玩家人数 players', whole('--players', 2, 100), 2)
    .option('--bots <names>', '电脑玩家 the bots', list, ['greedy'])
    .option('--seat <n>', '你的座位 your seat', whole('--seat', 1, 100), 1)
    .option('--seed <n>', '随机种子 seed', seed)
    .option('--record <file>', '把对局记录写入文件 write the record to a file')
    .option('--english', '用英文显示 in English')
    .action(run);
}

async function run(name: string, options: PlayOptions): Promise<void> {
  const { findGame } = await import('@lianhuan/lab');
  const { Session } = await import('../play/session.ts');
  const { playAtTerminal } = await import('../play/table.ts');
  const { game } = accept(findGame(name));
  const setup = accept(game.readSetup({ players: options.players }));
  const seat = whole('--seat', 1, options.players)(String(options.seat)) - 1;
  const session = new Session(game, {
    setup,
    seed: options.seed ?? randomInt(2 ** 31),
    bots: options.bots,
    seat: seat as Seat,
  });
  const keep = (): void => {
    if (options.record !== undefined) writeNamed(options.record, `${makeRecord(session.match)}\n`);
  };
  keep();
  await playAtTerminal(session, options.english ? 'en' : 'zh', keep);
}
