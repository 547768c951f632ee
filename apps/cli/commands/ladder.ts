import type { Command } from 'commander';
import { GAME_IDS, knownGame } from '../games/index.ts';
import { list, seed, whole } from '../options.ts';
import { accept } from '../problem.ts';
import { print } from '../terminal.ts';
import { listenForEnd, tellUnfinished } from './ended.ts';
import { gamesBar, workersOption } from './many-games.ts';

interface LadderOptions {
  readonly players?: number;
  readonly games: number;
  readonly bots?: string[];
  readonly seed: number;
  readonly workers: number;
  readonly json?: boolean;
}

/** At how many seats the sides of a game are tried, where two do not make a game of sides. */
const PLAYERS: Readonly<Record<string, number>> = { sanguosha: 5 };

/** `lianhuan ladder`: how strong the bots are, by games of all against all. */
export function addLadder(program: Command): void {
  program
    .command('ladder')
    .description(
      '让各级电脑玩家两两对局，排出天梯\nlet the bots play all against all, and rate them',
    )
    .argument('<game>', `游戏：${GAME_IDS.join('、')}  the game`)
    .option(
      '--players <n>',
      '玩家人数，默认 2（三国杀 5，按阵营）  players; 2 unless said (三国杀 5, by sides)',
      whole('--players', 2, 100),
    )
    .option('--games <n>', '每一对的局数  games of each two', whole('--games', 2), 40)
    .option('--bots <names>', '哪些电脑玩家，用逗号隔开；不写则全部  which bots; all if none', list)
    .option('--seed <n>', '随机种子 seed', seed, 1)
    .addOption(workersOption())
    .option('--json', '输出 JSON  print JSON')
    .action(run);
}

async function run(game: string, options: LadderOptions): Promise<void> {
  knownGame(game);
  const { climb, renderLadder } = await import('@lianhuan/lab');
  const { players = PLAYERS[game] ?? 2, games, bots, workers, json } = options;
  const bar = gamesBar();
  let all = 0;
  const onProgress = (done: number, total: number): void => {
    if (all === 0) bar.start(total, 0);
    all = total;
    bar.update(done);
  };
  const interruption = listenForEnd();
  try {
    const plan = { game, players, games, seed: options.seed, ...(bots && { bots }) };
    const { signal } = interruption;
    const ladder = await climb(plan, { workers, onProgress, signal });
    if (all > 0) bar.stop();
    const climbed = accept(ladder);
    print(json ? JSON.stringify(climbed, null, 2) : renderLadder(climbed));
    const played = climbed.pairs.reduce((sum, { wins }) => sum + wins.trials, 0);
    if (played < all) tellUnfinished(played, all);
  } finally {
    bar.stop();
    interruption.forget();
  }
}
