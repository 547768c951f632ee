import { BAD_INPUT } from './problem.ts';
import { runProgram } from './program.ts';
import { guardOutput } from './terminal.ts';

guardOutput(BAD_INPUT);
await runProgram(process.argv.slice(2));
