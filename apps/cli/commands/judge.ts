import type { Command } from 'commander';
import { FIRST_GAME, GAME_IDS } from '../games/index.ts';
import { renderWhy } from '../play/why.ts';
import { accept, refuse } from '../problem.ts';
import { readRecord } from '../record.ts';
import { print } from '../terminal.ts';

interface JudgeOptions {
  readonly record?: string;
  readonly json?: boolean;
  readonly why?: boolean;
  readonly english?: boolean;
}

/** `lianhuan judge`: runs scenarios, and explains those that fail. */
export function addJudge(program: Command): void {
  const judge = program.command('judge');
  judge
    .description('运行局面，说明失败的原因\nrun scenarios, and explain those that fail')
    .argument('[files...]', '局面文件或文件夹；不写则运行全部  files or folders; all if none')
    .option('--record <file>', '裁判一整局：对局记录或链接  judge a whole game: a record or a link')
    .option('--json', '输出 JSON  print JSON')
    .option('--why', '显示日志每一行的前因  print the cause tree of each log line')
    .option('--english', '用英文说明 explain in English')
    .action(run);
  judge
    .command('new')
    .description(
      '新建一个局面文件，写好一个带注释的局面\nbegin a file of scenarios with one, and what it may say',
    )
    .argument('<file>', '还没有的文件  a file that is not there yet')
    .option('--game <id>', `游戏：${GAME_IDS.join('、')}  for which game`, FIRST_GAME)
    .action(async (file: string, { game }: { readonly game: string }) => {
      const { writeNewScenario } = await import('../card/new.ts');
      await writeNewScenario(file, game);
    });
}

async function run(files: readonly string[], options: JudgeOptions): Promise<void> {
  const { record, json, why, english } = options;
  if (record !== undefined) return judgeGame(record, files, options);
  const judge = await import('@lianhuan/judge');
  const paths = files.length > 0 ? files : Object.keys(judge.GAMES).map(judge.scenarioFolder);
  const report = judge.runScenarioFiles(paths);
  const language = english ? 'en' : 'zh';
  print(
    json
      ? JSON.stringify(judge.scenarioReportAsJson(report), null, 2)
      : judge.renderScenarioReport(report, { language, why: why === true }).trimEnd(),
  );
  process.exitCode = report.exitCode;
}

/** A whole game: by which rules it was decided and, if wanted, why each line of it happened. */
async function judgeGame(
  source: string,
  files: readonly string[],
  { json, why, english }: JudgeOptions,
): Promise<void> {
  if (files.length > 0) {
    refuse('对局记录与局面请分开裁判', 'judge a record and scenarios one at a time', '--record');
  }
  const judge = await import('@lianhuan/judge');
  const judged = accept(await judge.judgeRecord(readRecord(source)), source);
  const language = english ? 'en' : 'zh';
  const { match, log, cited } = judged;
  if (json) {
    const { game, version, content } = match.engine;
    print(JSON.stringify({ game, version, content, answers: match.answers.length, cited, log }));
    return;
  }
  if (why) print(renderWhy(log, language).join('\n'));
  print(judge.renderJudgedRecord(judged, language));
}
