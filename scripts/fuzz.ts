// Plays random games of each game, with all numbers of players, until one breaks a rule that must
// hold in every game. As many games are played at a time as the machine has cores.
//   npm run fuzz -- --games 1000 --seed 1
// A failing case is printed with its game; commit it as tests/seeds/<what broke>.json, where the
// test suite plays it from then on.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { childSeed } from '@lianhuan/lab';
import { knownGame, whole } from './fuzz-arguments.ts';
import type { FuzzCase } from './fuzz-case.ts';
import { FUZZ_GAMES } from './fuzz-games.ts';
import type { FuzzReport } from './fuzz-worker.ts';

const wish = readArguments();
for (const game of wish.game === undefined ? Object.keys(FUZZ_GAMES) : [wish.game]) {
  await fuzz(game);
}

/** Plays all cases of a game; ends the process at the first that broke something. */
async function fuzz(game: string): Promise<void> {
  const begun = performance.now();
  const cases = casesOf(game);
  const threads = Math.min(wish.games, wish.threads);
  const played = await Promise.all(Array.from({ length: threads }, () => playAll(cases)));
  const decisions = played.reduce((sum, one) => sum + one, 0);
  const rate = wish.games / ((performance.now() - begun) / 1000);
  console.log(
    `${game}: ${wish.games} games, ${decisions} decisions: nothing broke (${rate.toFixed(1)} games/s).`,
  );
}

function* casesOf(game: string): Generator<FuzzCase, void> {
  const { players } = FUZZ_GAMES[game];
  for (let index = 0; index < wish.games; index++) {
    yield {
      game,
      players: players[index % players.length],
      seed: childSeed(wish.seed, index),
      player: index % 4 === 3 ? 'greedy' : 'random',
    };
  }
}

/** One thread plays cases until none is left; gives how many decisions they came to. */
function playAll(cases: Iterator<FuzzCase, void>): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-worker.ts', import.meta.url));
    let decisions = 0;
    const next = (): void => {
      const step = cases.next();
      if (!step.done) worker.postMessage(step.value);
      else worker.terminate().then(() => resolve(decisions), reject);
    };
    worker.on('error', reject);
    worker.on('message', (report: FuzzReport) => {
      if (report.broken !== null) {
        console.error(report.broken);
        process.exit(1);
      }
      decisions += report.decisions;
      next();
    });
    next();
  });
}

interface Wish {
  readonly game: string | undefined;
  readonly games: number;
  readonly seed: number;
  readonly threads: number;
}

function readArguments(): Wish {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string' },
        threads: { type: 'string' },
      },
    });
    return {
      game: knownGame(values.game, FUZZ_GAMES),
      games: whole('--games', values.games ?? '200'),
      seed: whole('--seed', values.seed ?? '1'),
      threads: Math.max(1, whole('--threads', values.threads ?? `${availableParallelism()}`)),
    };
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUsage: npm run fuzz -- [--game ID] [--games N] [--seed S] [--threads T]`,
    );
    return process.exit(2);
  }
}
