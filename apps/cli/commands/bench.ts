import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from 'commander';
import { needProject, PROJECT } from '../files.ts';

/** `lianhuan bench`: the benchmark, run by itself so that nothing else is measured with it. */
export function addBench(program: Command): void {
  program
    .command('bench')
    .description('测速，与其他引擎比较\nmeasure the speed, beside other engines')
    .option('--json', '输出 JSON  print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      needProject('bench');
      process.exitCode = await runBench(json ? ['--json'] : []);
    });
}

function runBench(options: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const script = join(PROJECT, 'bench', 'index.ts');
    const child = spawn(process.execPath, [script, ...options], { stdio: 'inherit', cwd: PROJECT });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
