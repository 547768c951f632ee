import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { RECORDED } from './recorded.ts';

/** Before all tests: plays the games they begin with. */
export default function recordGames(): void {
  const script = join(import.meta.dirname, '..', 'recordings', 'write.ts');
  execFileSync(process.execPath, [script, RECORDED], { stdio: 'inherit' });
}
