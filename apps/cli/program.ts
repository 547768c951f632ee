import { Command, CommanderError } from 'commander';
import { addBench } from './commands/bench.ts';
import { addCard } from './commands/card.ts';
import { addDeck } from './commands/deck.ts';
import { addJudge } from './commands/judge.ts';
import { addLadder } from './commands/ladder.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { BAD_INPUT, Refused, renderProblem, renderProblems } from './problem.ts';
import { complain, print } from './terminal.ts';
import { refusedUsage } from './usage.ts';

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '用法 Usage:',
  'Options:': '选项 Options:',
  'Arguments:': '参数 Arguments:',
  'Commands:': '命令 Commands:',
};

/** Does what these words ask for, and sets the exit code: 2 if they cannot be understood or done. */
export async function runProgram(words: readonly string[]): Promise<void> {
  const { program, usage } = makeProgram();
  try {
    if (words.length > 0) await program.parseAsync(words, { from: 'user' });
    else program.outputHelp();
  } catch (error) {
    const refused = error instanceof CommanderError ? refusedUsage(error, usage()) : error;
    if (refused instanceof Refused) {
      complain(renderProblems(refused.problems, renderProblem));
      process.exitCode = BAD_INPUT;
    } else if (refused !== null) throw refused;
  }
}

/** The whole command line, and how the command that was meant last is used. */
function makeProgram(): { program: Command; usage: () => string } {
  const program = new Command('lianhuan').description(
    '连环：照规则书运行的卡牌引擎\nA rules-exact card-game engine',
  );
  for (const add of [
    addPlay,
    addServe,
    addJudge,
    addCard,
    addDeck,
    addRules,
    addSim,
    addLadder,
    addBench,
    addReplay,
    addReview,
  ]) {
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
      .configureOutput({ writeOut, outputError: () => {}, writeErr: () => {} });
  });
  return { program, usage: () => `${pathOf(meant)} ${meant.usage()}` };
}

/** Help goes where everything else does. */
function writeOut(text: string): void {
  print(text.trimEnd());
}

function forEachCommand(command: Command, body: (command: Command) => void): void {
  body(command);
  for (const child of command.commands) forEachCommand(child, body);
}

function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
}
