import { Command } from 'commander';
import { addBench } from './commands/bench.ts';
import { addCard } from './commands/card.ts';
import { addJudge } from './commands/judge.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '用法 Usage:',
  'Options:': '选项 Options:',
  'Arguments:': '参数 Arguments:',
  'Commands:': '命令 Commands:',
};

/** The whole command line, and how the command that was meant last is used. */
export function makeProgram(): { program: Command; usage: () => string } {
  const program = new Command('lianhuan').description(
    '连环：照规则书运行的卡牌引擎\nA rules-exact card-game engine',
  );
  for (const add of [addPlay, addServe, addJudge, addCard, addRules, addSim, addBench, addReplay]) {
    add(program);
  }
  let meant = program;
  forEachCommand(program, (command) => {
    command
      .exitOverride((error) => {
        meant = command;
        throw error;
      })
      .helpOption('-h, --help', '显示帮助 show help')
      .helpCommand(false)
      .configureHelp({ styleTitle: (title) => TITLES[title] ?? title })
      .configureOutput({ outputError: () => {}, writeErr: () => {} });
  });
  return { program, usage: () => `${pathOf(meant)} ${meant.usage()}` };
}

function forEachCommand(command: Command, body: (command: Command) => void): void {
  body(command);
  for (const child of command.commands) forEachCommand(child, body);
}

function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}
