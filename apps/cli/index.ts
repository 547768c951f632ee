import { CommanderError } from 'commander';
import { Refused, renderProblem } from './problem.ts';
import { makeProgram } from './program.ts';
import { refusedUsage } from './usage.ts';

/** What was asked for cannot be understood or done. */
const BAD_INPUT = 2;

const { program, usage } = makeProgram();
try {
  if (process.argv.length > 2) await program.parseAsync();
  else program.outputHelp();
} catch (error) {
  const refused = error instanceof CommanderError ? refusedUsage(error, usage()) : error;
  if (refused instanceof Refused) {
    for (const problem of refused.problems) console.error(renderProblem(problem));
    process.exitCode = BAD_INPUT;
  } else if (refused !== null) throw refused;
}
