// How fast the engine plays, beside its peers. What is measured, and why that is fair: README.md.
//   node bench/index.ts                 everything, about five minutes
//   node bench/index.ts --json          the same, for programs
//   node bench/index.ts --quick         a smoke run of a few seconds
//   node bench/index.ts --only small    only 小民心 (or one of our games, by its id)

import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Presets, SingleBar } from 'cli-progress';
import { CONTESTANTS, type Contestant, type ContestantId } from './contestants.ts';
import { GAME_IDS, GAMES } from './games.ts';
import type { Latency } from './latency.ts';
import { race } from './race.ts';
import { describeMachine, formatReport, type Report } from './report.ts';

interface Wish {
  readonly json: boolean;
  readonly quick: boolean;
  readonly only: Contestant['game'] | undefined;
}

/** What `--only` can name. */
const MEASURED: readonly Contestant['game'][] = ['small', 'showdown', ...GAME_IDS];

const wish = readWish(process.argv.slice(2));
if (typeof wish === 'string') {
  console.error(wish);
  process.exitCode = 2;
} else {
  const report = await measure(wish);
  console.log(wish.json ? JSON.stringify(report, null, 2) : formatReport(report));
}

/** What is asked for on the command line, or what is wrong with it. */
function readWish(args: string[]): Wish | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        only: { type: 'string' },
      },
    });
    const { json, quick, only } = values;
    if (only === undefined) return { json, quick, only };
    const game = MEASURED.find((id) => id === only);
    if (game) return { json, quick, only: game };
    return `--only ${only}: say ${MEASURED.map((id) => `--only ${id}`).join(' or ')}.`;
  } catch (error) {
    return `${(error as Error).message}\nThere are: --json, --quick, --only ${MEASURED.join('|')}.`;
  }
}

async function measure({ quick, only }: Wish): Promise<Report> {
  const bar = new SingleBar(
    { format: '{bar} {percentage}% {doing}', clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(1, 0, { doing: '' });
  try {
    return {
      date: new Date().toISOString(),
      machine: describeMachine(),
      quick,
      ...(await measurePaces({ quick, only }, bar)),
      latencies: await measureLatencies({ quick, only }, bar),
    };
  } finally {
    bar.stop();
  }
}

function measurePaces({ quick, only }: Pick<Wish, 'quick' | 'only'>, bar: SingleBar) {
  const all = Object.keys(CONTESTANTS) as ContestantId[];
  const contestants = all.filter((id) => only === undefined || CONTESTANTS[id].game === only);
  return race(
    {
      contestants,
      rounds: quick ? 2 : 21,
      warmUpMilliseconds: quick ? 50 : 10_000,
      sliceMilliseconds: quick ? 50 : 250,
    },
    (share) => bar.update(share, { doing: 'random play' }),
  );
}

/** Each game in a thread of its own, as in the race. */
async function measureLatencies({ quick, only }: Pick<Wish, 'quick' | 'only'>, bar: SingleBar) {
  const subjects = GAME_IDS.filter((id) => only === undefined || only === id).flatMap((game) =>
    GAMES[game].latencies.map((players) => ({ game, players, samples: quick ? 200 : 20_000 })),
  );
  const latencies: Latency[] = [];
  for (const [place, workerData] of subjects.entries()) {
    bar.update(place / subjects.length, { doing: 'forks and views' });
    const worker = new Worker(new URL('./latency-worker.ts', import.meta.url), { workerData });
    // Waits for 'message', and rejects if the worker reports an 'error' first.
    const [measured] = await once(worker, 'message');
    latencies.push(...measured);
    await worker.terminate();
  }
  return latencies;
}
