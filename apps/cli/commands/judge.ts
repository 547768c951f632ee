import type { Command } from 'commander';

interface JudgeOptions {
  readonly json?: boolean;
  readonly why?: boolean;
  readonly english?: boolean;
}

/** `lianhuan judge`: runs scenarios, and explains those that fail. */
export function addJudge(program: Command): void {
  program
    .command('judge')
    .description('运行局面，说明失败的原因\nrun scenarios, and explain those that fail')
    .argument('[files...]', '局面文件或文件夹；不写则运行全部  files or folders; all if none')
    .option('--json', '输出 JSON  print JSON')
    .option('--why', '显示日志每一行的前因  print the cause tree of each log line')
    .option('--english', '用英文说明 explain in English')
    .action(run);
}

async function run(files: readonly string[], { json, why, english }: JudgeOptions): Promise<void> {
  const judge = await import('@lianhuan/judge');
  const paths = files.length > 0 ? files : Object.keys(judge.GAMES).map(judge.scenarioFolder);
  const report = judge.runScenarioFiles(paths);
  const language = english ? 'en' : 'zh';
  console.log(
    json
      ? JSON.stringify(judge.scenarioReportAsJson(report), null, 2)
      : judge.renderScenarioReport(report, { language, why: why === true }).trimEnd(),
  );
  process.exitCode = report.exitCode;
}
