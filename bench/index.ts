// How fast the engine plays, beside its peers. What is measured, and why that is fair: README.md.
//   node bench/index.ts                 everything, about a minute
//   node bench/index.ts --json          the same, for programs
//   node bench/index.ts --quick         a smoke run of a few seconds
//   node bench/index.ts --only small    only 小民心 (or: minxin)

import { parseArgs } from 'node:util';
import { CONTESTANTS, type Contestant, type ContestantId } from './contestants.ts';
import { race } from './race.ts';
import { describeMachine, formatReport, type Report } from './report.ts';

interface Wish {
  readonly json: boolean;
  readonly quick: boolean;
  readonly only: Contestant['game'] | undefined;
}

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
    if (only !== undefined && only !== 'small' && only !== 'minxin') {
      return `--only ${only}: say --only small or --only minxin.`;
    }
    return { json, quick, only };
  } catch (error) {
    return `${(error as Error).message}\nThere are: --json, --quick, --only small|minxin.`;
  }
}

async function measure({ quick, only }: Wish): Promise<Report> {
  const all = Object.keys(CONTESTANTS) as ContestantId[];
  const contestants = all.filter((id) => only === undefined || CONTESTANTS[id].game === only);
  const { paces, ratios } = await race({
    contestants,
    rounds: quick ? 2 : 21,
    warmUp: quick ? 1 : 8,
    sliceMilliseconds: quick ? 50 : 250,
  });
  const latencies = [];
  if (only !== 'small') {
    const { measureLatency } = await import('./latency.ts');
    for (const players of [2, 4]) latencies.push(...measureLatency(players, quick ? 200 : 20_000));
  }
  return {
    date: new Date().toISOString(),
    machine: describeMachine(),
    quick,
    paces,
    ratios,
    latencies,
  };
}
