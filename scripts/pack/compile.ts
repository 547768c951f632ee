import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from './packages.ts';

/**
 * Compiles all packages into a folder, laid out as the project is: JavaScript beside its declarations.
 * @throws Error with what the compiler said if it found a fault.
 */
export function compile(into: string): void {
  const compiler = join(PROJECT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');
  const settings = join(PROJECT, 'scripts', 'pack', 'tsconfig.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '--project', settings, '--outDir', into],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the packages do not compile:\n${stdout}${stderr}`);
}
