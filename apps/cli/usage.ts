import type { CommanderError } from 'commander';
import { Refused } from './problem.ts';

/** What each of commander's complaints says, in Chinese; `$1` is what it quotes. */
const COMPLAINTS: Readonly<Record<string, string>> = {
  'commander.unknownOption': '没有这个选项：$1',
  'commander.unknownCommand': '没有这个命令：$1',
  'commander.missingArgument': '缺少参数：$1',
  'commander.optionMissingArgument': '选项后面缺少值：$1',
  'commander.missingMandatoryOptionValue': '缺少必需的选项：$1',
  'commander.conflictingOption': '这些选项不能同时使用：$1',
  'commander.excessArguments': '参数太多',
  'commander.invalidArgument': '参数的值不对：$1',
  'commander.help': '缺少子命令',
};

/** A complaint of the command-line parser as one of ours; null when it only showed help. */
export function refusedUsage(error: CommanderError, usage: string): Refused | null {
  if (error.exitCode === 0) return null;
  const quoted = [...error.message.matchAll(/'([^']*)'/g)].map((match) => match[1]).join(' ');
  const zh = (COMPLAINTS[error.code] ?? '命令行有误：$1').replace('$1', quoted);
  const en = error.code === 'commander.help' ? 'a subcommand is missing' : plain(error.message);
  return new Refused([
    { text: { zh: `${zh}。用法：${usage}`, en: `${en}. Usage: ${usage}` }, at: '' },
  ]);
}

function plain(message: string): string {
  return message
    .replace(/^error: /, '')
    .replaceAll('\n', ' ')
    .trim();
}
