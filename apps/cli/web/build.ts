import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from '../files.ts';
import { refuse } from '../problem.ts';
import { print } from '../terminal.ts';

/** Builds the web app into `apps/web/dist`. @throws Refused if the build fails */
export async function buildWeb(): Promise<void> {
  print('正在构建网页……\nBuilding the web app…');
  const code = await run(join(PROJECT, 'node_modules', 'vite', 'bin', 'vite.js'), [
    'build',
    join(PROJECT, 'apps', 'web'),
    '--logLevel',
    'warn',
  ]);
  if (code !== 0) refuse('网页构建失败', 'the web app could not be built', 'apps/web');
}

function run(script: string, options: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...options], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
