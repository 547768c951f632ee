import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Under whom a program runs; empty for whoever runs this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Accounts that are there already and may nothing else, the best first. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * Whom the database runs under: this process's own account, or, as PostgreSQL refuses root, one
 * without rights. No account is made for it.
 * @throws Error if this is root and there is none.
 */
export async function databaseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  for (const name of UNPRIVILEGED) {
    const account = await accountOf(name);
    if (account) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and there is no account ${UNPRIVILEGED.join(' or ')}: ` +
      'start as another user, or name a database in DATABASE_URL',
  );
}

async function accountOf(name: string): Promise<Account | null> {
  const run = promisify(execFile);
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
