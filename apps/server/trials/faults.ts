// Tries what must never happen: an acknowledged answer lost, one played twice, somebody who sees what the rows do not say.
// A match of each game is played by chance over sockets, something is broken, and after each fault all goes on and agrees.
//   npm run faults                       some of each, in some three minutes
//   npm run faults -- --races 10000 --crashes 100 --kills 20 --cuts 100 --disks 20 --clocks 40
//   npm run faults -- --only cuts --cuts 16
//   npm run faults -- --only disks --disk FOLDER      an empty folder on a small disk, which is filled

import { parseArgs } from 'node:util';
import { shiftClocks } from './faults/clocks.ts';
import { crashServers, killDatabases } from './faults/crashes.ts';
import { cutNetwork } from './faults/cuts.ts';
import { fillDisk } from './faults/full-disk.ts';
import { Progress } from './faults/progress.ts';
import { raceServers } from './faults/races.ts';
import { Violation } from './faults/violation.ts';

const { values } = parseArgs({
  options: {
    races: { type: 'string', default: '1000' },
    crashes: { type: 'string', default: '5' },
    kills: { type: 'string', default: '5' },
    cuts: { type: 'string', default: '8' },
    disks: { type: 'string', default: '2' },
    clocks: { type: 'string', default: '8' },
    disk: { type: 'string' },
    only: { type: 'string' },
  },
});

/** All that is tried, by the name of how often. */
const PARTS = {
  races: raceServers,
  crashes: crashServers,
  kills: killDatabases,
  cuts: cutNetwork,
  disks: (times: number, progress: Progress) => fillDisk(times, values.disk, progress),
  clocks: shiftClocks,
} as const;
const NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

const chosen = NAMES.filter((name) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`There is no ${values.only}: ${NAMES.join(', ')}`);
// Nobody signs in as often as this does.
process.env.LIANHUAN_GUESTS = '1000000';

const stop = new AbortController();
process.once('SIGINT', () => {
  console.log('\n– stopped: servers and database are closed first (again: at once)');
  stop.abort();
});

try {
  for (const name of chosen) await PARTS[name](Number(values[name]), new Progress(stop.signal));
} catch (error) {
  process.exitCode = 1;
  // Whoever stops it in a terminal stops all that it started, too: what fails then is no finding.
  if (stop.signal.aborted) console.log('– ended before its time');
  else if (error instanceof Violation) console.error(`✗ ${error.message}`);
  else throw error;
}
