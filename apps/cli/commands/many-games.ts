import { availableParallelism } from 'node:os';
import { Presets, SingleBar } from 'cli-progress';
import { Option } from 'commander';
import { whole } from '../options.ts';

/** What the commands share that have bots play many games. */

/** Each takes some 60 MB of memory. */
const MOST_WORKERS = 64;

/** In how many threads the games are played. */
export function workersOption(): Option {
  return new Option('--workers <n>', '线程数，不影响结果  threads')
    .argParser(whole('--workers', 1, MOST_WORKERS))
    .default(Math.min(MOST_WORKERS, availableParallelism()));
}

/** How many of the games are played, as they are. */
export function gamesBar(): SingleBar {
  return new SingleBar(
    {
      format: '{bar} {percentage}% {value}/{total} 局 剩余 {eta_formatted}',
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
}
