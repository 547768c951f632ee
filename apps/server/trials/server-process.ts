import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Its clock shows so many milliseconds more from now on. @throws Error if it was not started with `clock` */
  shiftClock(ms: number): Promise<void>;
  /** As a machine that loses its power: nothing is told or written any more. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

interface ServerPlace {
  readonly database: string;
  /** The folder of the built web app; none is served unless said. */
  readonly app?: string;
  /** 0 for any that is free. */
  readonly port?: number;
  /** Its clock can be set. */
  readonly clock?: boolean;
  /** The user names of those who look after the site; nobody unless said. */
  readonly operators?: readonly string[];
}

const INDEX = join(import.meta.dirname, '..', 'index.ts');
const SHIFTED_CLOCK = join(import.meta.dirname, 'faults', 'shifted-clock.ts');
const START_MS = 180_000;

/** Starts a server on this machine alone. @throws Error with what it said, if it does not start. */
export async function startServerProcess({
  database,
  app = '/nonexistent',
  port = 0,
  clock = false,
  operators = [],
}: ServerPlace): Promise<ServerProcess> {
  const preloaded = clock ? ['--import', pathToFileURL(SHIFTED_CLOCK).href] : [];
  const child = spawn(process.execPath, [...preloaded, INDEX], {
    stdio: ['ignore', 'pipe', 'pipe', ...(clock ? (['ipc'] as const) : [])],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: database,
      LIANHUAN_APP: app,
      LIANHUAN_OPERATORS: operators.join(','),
    },
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    port: await portOf(child),
    pid: child.pid as number,
    shiftClock: (ms) => shiftClock(child, ms),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Done once it has said that it has done so. */
function shiftClock(child: ChildProcess, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.send({ ms }, (error) => error && reject(error));
  });
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`the server ${why}: ${said}`));
    const timer = setTimeout(() => fail('does not start'), START_MS);
    const hear = (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-10_000);
      const found = /http:\/\/[^\s:]+:(\d+)/.exec(said);
      if (!found) return;
      clearTimeout(timer);
      resolve(Number(found[1]));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}
