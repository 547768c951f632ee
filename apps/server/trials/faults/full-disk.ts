import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Progress } from './progress.ts';
import { breakOften } from './rounds.ts';
import { FaultySite } from './site.ts';
import type { FaultTable } from './table.ts';
import { retried } from './violation.ts';

const run = promisify(execFile);

const SIZE = '500m';
/** A disk on which more is free is nobody's to fill. */
const MOST_FREE = 4 * 2 ** 30;
/** How often answers must have failed before it is enough. */
const FAILURES = 5;
const PATIENCE_MS = 60_000;

/** A folder on a small disk. */
interface Disk {
  readonly folder: string;
  close(): Promise<void>;
}

/**
 * The disk on which the database lies is full for a while: answers fail, and go on to be taken once there is room.
 * @param folder an empty one on a small disk; where none is said, one is made in memory, which root alone can do
 */
export async function fillDisk(
  times: number,
  folder: string | undefined,
  progress: Progress,
): Promise<void> {
  const disk = folder === undefined ? await smallDisk() : givenDisk(folder);
  if (disk === null) {
    console.log('– full disk: not tried, for a small disk can be mounted by root alone (Linux).');
    console.log(
      '  With --disk FOLDER the database lies in an empty folder of yours, on a disk of at most 4 GB.',
    );
    return;
  }
  try {
    const site = await FaultySite.open({ folder: join(disk.folder, 'database') });
    try {
      await breakOften(site, times, progress, {
        name: 'full disks',
        breakOne: (time, tables) => fillOnce(site, disk.folder, time, tables),
      });
    } finally {
      await site.close();
    }
  } finally {
    await disk.close();
  }
}

async function smallDisk(): Promise<Disk | null> {
  const folder = mkdtempSync(join(tmpdir(), 'lianhuan-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder]);
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o755);
  return {
    folder,
    async close() {
      // The last processes of the database may be at their end still: it is gone when they are.
      await run('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** @throws Error for a disk that is not small */
function givenDisk(folder: string): Disk {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize > MOST_FREE) {
    throw new Error(`${folder} lies on a disk with more than 4 GB free, which nobody should fill`);
  }
  const remove = () => rm(join(folder, 'database'), { recursive: true, force: true });
  return { folder, close: remove };
}

async function fillOnce(
  site: FaultySite,
  folder: string,
  time: number,
  tables: readonly FaultTable[],
): Promise<void> {
  const { db } = site.database;
  const filler = join(folder, 'filler');
  const failures = () => tables.reduce((sum, { again }) => sum + again, 0);
  const before = failures();
  try {
    await fill(filler);
    // Rows need room now and then; the log of the database needs it every second time, and cannot do without.
    if (time % 2 === 1) {
      for (let file = 0; file < 40; file++) {
        await sql`select pg_switch_wal(), pg_logical_emit_message(false, 'trial', 'x')`.execute(db);
      }
    }
    for (
      const end = performance.now() + PATIENCE_MS;
      failures() < before + FAILURES;
      await wait(50)
    ) {
      if (performance.now() > end) throw new Error('the disk was full, and no answer failed');
      if (tables.every(({ isOver }) => isOver)) break;
    }
  } catch (error) {
    // The database has gone: that was to be expected where it was its log.
    if (time % 2 === 0) throw error;
  } finally {
    await rm(filler, { force: true });
  }
  await retried(async () => {
    if (!site.databaseRuns) await site.restartDatabase();
    await sql`select 1`.execute(db);
  });
}

/** Writes until there is room for nothing more. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (let size = 2 ** 20; size >= 4096; ) {
      try {
        await handle.write(Buffer.alloc(size));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size /= 2;
      }
    }
  } finally {
    await handle.close();
  }
}
