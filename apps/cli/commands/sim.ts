import { availableParallelism } from 'node:os';
import type { Report } from '@lianhuan/lab';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { namedDecks } from '../decks.ts';
import { writeNamed } from '../files.ts';
import { GAME_IDS, knownGame, loadGame } from '../games/index.ts';
import { list, seed, whole } from '../options.ts';
import { accept } from '../problem.ts';

interface SimOptions {
  readonly players: number;
  readonly games: number;
  readonly bots: string[];
  readonly decks: string[];
  readonly seed: number;
  readonly workers: number;
  readonly json?: boolean;
  readonly html?: string;
}

/** `lianhuan sim`: many games between bots, and what they tell. */
export function addSim(program: Command): void {
  program
    .command('sim')
    .description('让电脑玩家对局许多次，并统计\nlet bots play many games, and report')
    .argument('<game>', `游戏：${GAME_IDS.join('、')}  the game`)
    .option('--players <n>', '玩家人数 players', whole('--players', 1, 100), 2)
    .option('--games <n>', '局数 games', whole('--games', 1), 1000)
    .option(
      '--bots <names>',
      '各座位的电脑玩家，用逗号隔开；一个则用于所有座位  bots by seat',
      list,
      ['greedy'],
    )
    .option(
      '--decks <names>',
      '相遇的卡组（名称或文件），用逗号隔开；不写则全部  the decks that meet, by name or file; all if none',
      list,
      [],
    )
    .option('--seed <n>', '随机种子 seed', seed, 1)
    .option(
      '--workers <n>',
      '线程数，不影响结果  threads',
      whole('--workers', 1, 1024),
      availableParallelism(),
    )
    .option('--json', '输出 JSON  print JSON')
    .option('--html <file>', '另写一份带图表的网页  also write a page with charts')
    .action(run);
}

async function run(game: string, options: SimOptions): Promise<void> {
  knownGame(game);
  const { names, written } = namedDecks(options.decks, await loadGame(game));
  const { renderHtml, renderText, simulate } = await import('@lianhuan/lab');
  const { players, games, bots, seed, workers } = options;
  const bar = new SingleBar(
    {
      format: '{bar} {percentage}% {value}/{total} 局 剩余 {eta_formatted}',
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  let started = false;
  const onProgress = (done: number): void => {
    if (!started) bar.start(games, 0);
    started = true;
    bar.update(done);
  };
  let report: Report;
  try {
    const experiment = { game, players, games, bots, decks: names, written, seed };
    report = accept(await simulate(experiment, { workers, onProgress }));
  } finally {
    if (started) bar.stop();
  }
  if (options.html !== undefined) writeNamed(options.html, await renderHtml(report));
  console.log(
    options.json ? JSON.stringify(report, null, 2) : renderText(report, process.stdout.columns),
  );
}
