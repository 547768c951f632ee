import { homedir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

/** How a server is started, as the environment says. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** A database somewhere; null for the one that comes with it. */
  readonly database: string | null;
  /** The folder of the database that comes with it. */
  readonly data: string;
  /** Where the site stands for those who play, behind a proxy; null for wherever it is asked at. */
  readonly origin: string | null;
  /** How many proxies stand before the server where there is an origin: each adds an address to `X-Forwarded-For`. */
  readonly proxies: number;
  /** What sessions are signed with; null for what is kept in the database. */
  readonly secret: string | null;
  /** How many new guests may come from one address in a minute, and a third as many accounts. */
  readonly guests: number;
  /** The user names of those who look after the site. */
  readonly operators: readonly string[];
  readonly log: string;
  /** The folder of the built web app. */
  readonly app: string;
}

const SCHEMA = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(5173),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LIANHUAN_DATA: z.string().min(1).optional(),
  LIANHUAN_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  LIANHUAN_PROXIES: z.coerce.number().int().min(0).default(1),
  LIANHUAN_SECRET: z.string().min(32).optional(),
  LIANHUAN_GUESTS: z.coerce.number().int().min(1).default(30),
  LIANHUAN_OPERATORS: z.string().default(''),
  LIANHUAN_APP: z.string().min(1).optional(),
  LIANHUAN_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
});

/** @throws Error that names what cannot be. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = SCHEMA.safeParse(environment);
  if (!read.success) throw new Error(z.prettifyError(read.error));
  const {
    HOST,
    LIANHUAN_APP,
    LIANHUAN_GUESTS,
    PORT,
    DATABASE_URL,
    LIANHUAN_DATA,
    LIANHUAN_ORIGIN,
    LIANHUAN_PROXIES,
    LIANHUAN_SECRET,
    LIANHUAN_LOG,
    LIANHUAN_OPERATORS,
  } = read.data;
  return {
    host: HOST,
    port: PORT,
    database: DATABASE_URL ?? null,
    data: LIANHUAN_DATA ?? dataFolder(environment),
    origin: LIANHUAN_ORIGIN ? new URL(LIANHUAN_ORIGIN).origin : null,
    proxies: LIANHUAN_PROXIES,
    secret: LIANHUAN_SECRET ?? null,
    guests: LIANHUAN_GUESTS,
    operators: LIANHUAN_OPERATORS.toLowerCase()
      .split(/[\s,]+/)
      .filter((name) => name !== ''),
    log: LIANHUAN_LOG,
    app: LIANHUAN_APP ?? join(import.meta.dirname, '..', 'web', 'dist'),
  };
}

/** Where programs of this machine keep their data. */
function dataFolder({ XDG_DATA_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  // Root's own folder is closed to the account that the database runs under.
  if (process.getuid?.() === 0) return '/var/lib/lianhuan';
  if (LOCALAPPDATA !== undefined) return join(LOCALAPPDATA, 'lianhuan');
  return join(XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'lianhuan');
}
