import type { Report } from '@lianhuan/lab';
import type { Command } from 'commander';
import { cardsOption, readAddedCards } from '../card/added.ts';
import { namedDecks } from '../decks.ts';
import { type Kind, openTarget } from '../files.ts';
import { GAME_IDS, knownGame, loadGame } from '../games/index.ts';
import { list, MODE_HELP, seed, whole } from '../options.ts';
import { accept, renderProblem, renderProblems } from '../problem.ts';
import { complain, print } from '../terminal.ts';
import { listenForEnd, tellUnfinished } from './ended.ts';
import { gamesBar, workersOption } from './many-games.ts';

interface SimOptions {
  readonly players: number;
  readonly mode?: string;
  readonly games: number;
  readonly bots: string[];
  readonly decks: string[];
  readonly cards?: string;
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
    .option('--mode <name>', MODE_HELP)
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
    .addOption(cardsOption())
    .option('--seed <n>', '随机种子 seed', seed, 1)
    .addOption(workersOption())
    .option('--json', '输出 JSON  print JSON')
    .option('--html <file>', '另写一份带图表的网页  also write a page with charts')
    .action(run);
}

async function run(game: string, options: SimOptions): Promise<void> {
  knownGame(game);
  const { findGame, GameBroke, renderHtml, renderText, simulate } = await import('@lianhuan/lab');
  const ready = accept(findGame(game)).decks();
  const terminal = await loadGame(game);
  const added = await readAddedCards(options.cards, terminal);
  const { names, written } = namedDecks(options.decks, terminal, ready, added);
  const { players, mode, games, bots, seed, workers } = options;
  const bar = gamesBar();
  let started = false;
  const onProgress = (done: number): void => {
    if (!started) bar.start(games, 0);
    started = true;
    bar.update(done);
  };
  const page = options.html === undefined ? null : openTarget(options.html, PAGE);
  const interruption = listenForEnd();
  let report: Report;
  let broken: Error | null = null;
  try {
    const experiment = {
      game,
      players,
      ...(mode === undefined ? {} : { mode }),
      games,
      bots,
      decks: names,
      written,
      added,
      seed,
    };
    const { signal } = interruption;
    const simulated = await simulate(experiment, { workers, onProgress, signal });
    // Ended by the player before any game was over: there is nothing to print, and the exit code says who ended it.
    if (!simulated.ok && signal.aborted) {
      complain(renderProblems(simulated.problems, renderProblem));
      return;
    }
    report = accept(simulated);
  } catch (error) {
    if (!(error instanceof GameBroke) || error.report === null) throw error;
    broken = error;
    report = error.report;
  } finally {
    if (started) bar.stop();
    interruption.forget();
  }
  // Printed first: should the page not be written after all, nothing of it is lost.
  print(
    options.json ? JSON.stringify(report, null, 2) : renderText(report, process.stdout.columns),
  );
  if (report.games < games) tellUnfinished(report.games, games);
  page?.write(await renderHtml(report));
  if (broken !== null) throw broken;
}

/** A report as a page that is written to. */
const PAGE: Kind = {
  zh: '模拟报告的网页',
  en: 'page of a simulation',
  isOne: (text) => text.includes('<meta name="generator" content="lianhuan">'),
};
