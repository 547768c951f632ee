// How fast the engine plays, beside its peers. What is measured, and why that is fair: README.md.
//   node bench/index.ts                 everything, about a minute
//   node bench/index.ts --json          the same, for programs
//   node bench/index.ts --quick         a smoke run of a few seconds
//   node bench/index.ts --only small    only 小民心 (or one of our games, by its id)

import { parseArgs } from 'node:util';
import { CONTESTANTS, type Contestant, type ContestantId } from './contestants.ts';
import { GAME_IDS, GAMES } from './games.ts';
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
  const all = Object.keys(CONTESTANTS) as ContestantId[];
  const contestants = all.filter((id) => only === undefined || CONTESTANTS[id].game === only);
  const { paces, ratios } = await race({
    contestants,
    rounds: quick ? 2 : 21,
    warmUp: quick ? 1 : 8,
    sliceMilliseconds: quick ? 50 : 250,
  });
  const latencies = [];
  const { measureLatency } = await import('./latency.ts');
  for (const id of GAME_IDS.filter((id) => only === undefined || only === id)) {
    for (const players of GAMES[id].latencies) {
      latencies.push(...(await measureLatency(id, players, quick ? 200 : 20_000)));
    }
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
