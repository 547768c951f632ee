// Finds puzzles by playing many games: positions with one line, and no other, that surely wins in the turn.
//   npm run puzzles -- GAME [--games 200] [--seed 1] [--from 0] [--nodes 2000] [--tries 40]
// Makes up as many positions instead, where games hardly ever lead to one (三国智, 民心):
//   npm run puzzles -- GAME --composed [--games 2000] [--seed 1] [--from 0] [--nodes 3000]
// Adds them to packages/GAME/puzzles.json, each with the next number; a position that is there is not added again.
//   npm run puzzles -- GAME --again
// Proves those that are there again, by the rules as they are now, drops those that are none any more, and grades them by
// bots as they are now.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Puzzle, type Puzzles, THINKING } from '@lianhuan/bots';
import {
  childSeed,
  composePuzzle,
  type Effort,
  type Found,
  findGame,
  findPuzzles,
  gradedAgain,
  type LabGame,
  type Looked,
  provenAgain,
} from '@lianhuan/lab';
import { SingleBar } from 'cli-progress';
import { type Composer, playedAsScenario } from './puzzles/composer.ts';
import { composeMinxin } from './puzzles/minxin.ts';
import { composeSanguozhi } from './puzzles/sanguozhi.ts';

/** The games whose positions can be made up. */
const COMPOSERS: Readonly<Record<string, Composer>> = {
  minxin: composeMinxin,
  sanguozhi: composeSanguozhi,
};
/** Of made-up positions that are won by the same cards so many are kept: more would be much alike. */
const MOST_ALIKE = 3;
/** Those that are won by picking at random oftener than that are left out. */
const LEAST_FAILURES = 80;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    nodes: { type: 'string', default: '2000' },
    tries: { type: 'string', default: '40' },
    again: { type: 'boolean', default: false },
    composed: { type: 'boolean', default: false },
  },
});

const game = findGame(positionals[0] ?? '');
if (!game.ok) {
  console.error(game.problems[0].text.en);
  process.exitCode = 2;
} else {
  const { id } = game.value.game;
  const file = join(import.meta.dirname, '../packages', id, 'puzzles.json');
  const composer = COMPOSERS[id];
  if (values.again) proveAgain(file, playedAsScenario(game.value));
  else if (!values.composed) await find(file, game.value, played(game.value));
  else if (composer !== undefined) await find(file, game.value, madeUp(file, composer, id));
  else {
    console.error(`No positions of ${id} can be made up.`);
    process.exitCode = 2;
  }
}

/** Gives the puzzles of a number: of a game that is played, or of a position that is made up. */
type Finder = (number: number, effort: Effort, seed: number, looked: Looked) => readonly Found[];

function played(lab: LabGame): Finder {
  return (number, effort, seed, looked) => findPuzzles(lab, effort, seed, number, looked);
}

function madeUp(file: string, compose: Composer, id: string): Finder {
  return (number, { nodes }, seed, looked) => {
    const composition = compose(childSeed(seed, number));
    if (composition === null) return [];
    const came = composePuzzle(composition, THINKING[id], { nodes, tries: 0 });
    looked(typeof came === 'string' ? came : 'puzzle');
    if (typeof came === 'string' || came.failures.random < LEAST_FAILURES) return [];
    const alike = read(file).filter(({ line }) => cardsOf(line) === cardsOf(came.line));
    return alike.length < MOST_ALIKE ? [came] : [];
  };
}

/** The cards besides attackers by which a line wins. */
function cardsOf(line: readonly string[]): string {
  const deeds = line.map((deed) => deed.split(' → ')[0]).filter((deed) => !deed.startsWith('进攻'));
  return deeds.toSorted().join();
}

async function find(file: string, lab: LabGame, finder: Finder): Promise<void> {
  const [games, seed, from] = [values.games, values.seed, values.from].map(Number);
  const effort = { nodes: Number(values.nodes), tries: Number(values.tries) };
  const came = new Map<string, number>();
  const bar = new SingleBar({
    format: '{bar} {value}/{total} games, {found} puzzles, {eta_formatted}',
    noTTYOutput: true,
    notTTYSchedule: 20_000,
  });
  let kept = read(file).length;
  bar.start(games, 0, { found: kept });
  for (let number = from; number < from + games; number++) {
    const looked: Looked = (what) => came.set(what, (came.get(what) ?? 0) + 1);
    const found = finder(number, effort, seed, looked);
    if (found.length > 0) kept = add(file, lab.game.id, found);
    bar.increment({ found: kept });
    await breath();
  }
  bar.stop();
  console.log([...came].map(([what, times]) => `${what}: ${times}`).join(', '));
}

function add(file: string, id: string, found: readonly Found[]): number {
  const puzzles = [...read(file)];
  const known = new Set(puzzles.map(({ link }) => link));
  for (const one of found) {
    if (known.has(one.link)) continue;
    const number = Math.max(0, ...puzzles.map((puzzle) => puzzle.number)) + 1;
    puzzles.push({ number, ...one });
  }
  write(file, id, puzzles);
  return puzzles.length;
}

function proveAgain(file: string, lab: LabGame): void {
  const puzzles = read(file);
  const kept = puzzles.flatMap((puzzle) => {
    const again = provenAgain(puzzle, lab);
    if (again === null) console.log(`no. ${puzzle.number} is none any more`);
    return again === null ? [] : gradedAgain(again, lab);
  });
  write(file, lab.game.id, kept);
  console.log(`${kept.length} of ${puzzles.length}`);
}

function read(file: string): readonly Puzzle[] {
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as Puzzles).puzzles;
}

function write(file: string, game: string, puzzles: readonly Puzzle[]): void {
  writeFileSync(file, `${JSON.stringify({ game, puzzles }, null, 2)}\n`);
}
