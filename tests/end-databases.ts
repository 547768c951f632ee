import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ends the databases that the tests of this run have started (`apps/server/test/support/test-database.ts`). */
export function teardown(): void {
  const ours = `lianhuan-database-${process.pid}-`;
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(ours))) {
    const folder = join(tmpdir(), name);
    try {
      const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
      // “Immediate”: nobody wants these data any more.
      process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // It has not come so far, or has ended by itself.
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
