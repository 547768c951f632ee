// A thread that has the changed code of one package, and tries one change after another on its checks.

import { parentPort, workerData } from 'node:worker_threads';
import type { Check } from './checks.ts';
import { forgetAll, keepForgetfully } from './forgetful.ts';
import { importInstead } from './hooks.ts';
import type { Report, Request, Task, Tried, Weighed } from './messages.ts';
import { NONE, Switchboard } from './switchboard.ts';

const task = workerData as Task;
const board = new Switchboard(task.changes);
board.chosen = task.chosen;
Object.assign(globalThis, { $mutants: board });
// What others wrote is imported before, and goes on knowing what it knew.
await Promise.all([import('./vitest.ts'), import('fast-check')]);
keepForgetfully();
importInstead(task.code);

/** How long things take to load with a change made is nobody's concern, but it must end. */
const TURNS_OF_LOADING = 100_000_000;

const checks = await load();
if (checks) {
  send({ kind: 'loaded', reached: board.takeReached(), checks: checks.length });
  parentPort?.on('message', async (request: Request) => send(await answer(checks, request)));
}

function send(report: Report): void {
  parentPort?.postMessage(report);
}

async function load(): Promise<Check[] | null> {
  try {
    if (board.chosen !== NONE) board.turns = TURNS_OF_LOADING;
    for (const url of task.code.keys()) await import(url);
    const { gatherChecks } = await import('./checks.ts');
    return await gatherChecks(task.root, task.package);
  } catch (error) {
    send({ kind: 'broken', what: told(error) });
    return null;
  }
}

async function answer(checks: readonly Check[], request: Request): Promise<Report> {
  if (request.kind === 'try') return attempt(checks, request);
  const weighed: Weighed[] = [];
  for (const check of checks) weighed.push(await weigh(check));
  return { kind: 'weighed', checks: weighed };
}

/** In other modes a scenario comes where it comes forwards. Where else any does is seen in one of so many. */
const WEIGHED_IN_MODES = 8;

async function weigh(check: Check): Promise<Weighed> {
  const { name, sort, forwards } = check;
  board.takeReached();
  board.turns = Number.MAX_SAFE_INTEGER;
  const begun = process.threadCpuUsage();
  const isRun = forwards === null || forwards % WEIGHED_IN_MODES === 0;
  const failed = isRun ? await run(check) : null;
  const { user, system } = process.threadCpuUsage(begun);
  const milliseconds = (user + system) / 1000;
  const turns = Number.MAX_SAFE_INTEGER - board.turns;
  return { name, sort, forwards, milliseconds, turns, reached: board.takeReached(), failed };
}

async function attempt(
  checks: readonly Check[],
  { change, checks: asked, turns }: Extract<Request, { kind: 'try' }>,
): Promise<Tried> {
  const stays = task.chosen !== NONE;
  board.takeReached();
  for (const number of asked) {
    board.chosen = change;
    board.turns = turns[number];
    Atomics.store(task.pulse, 0, number);
    Atomics.add(task.pulse, 1, 1);
    const what = await run(checks[number]);
    if (what === null) continue;
    if (stays) return { kind: 'tried', noticedBy: number, what, came: true, spoilt: true };
    board.chosen = NONE;
    board.turns = turns[number];
    const spoilt = (await run(checks[number])) !== null;
    return { kind: 'tried', noticedBy: number, what, came: true, spoilt };
  }
  const came = board.reached[change] === 1;
  board.chosen = NONE;
  return { kind: 'tried', noticedBy: null, what: '', came, spoilt: false };
}

/** What was wrong, or null. */
async function run(check: Check): Promise<string | null> {
  // Nothing is known any more that was worked out before.
  forgetAll();
  try {
    await check.run();
    // Code that takes any error for an answer takes the one that ends an endless loop, too.
    return board.turns < 0 ? 'it came to no end' : null;
  } catch (error) {
    return told(error);
  }
}

function told(error: unknown): string {
  const [line] = String(error instanceof Error ? error.message : error).split('\n');
  return line.slice(0, 200);
}
