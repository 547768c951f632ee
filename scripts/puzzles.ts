// Finds puzzles by playing many games: positions with one line, and no other, that surely wins in the turn.
//   npm run puzzles -- GAME [--games 200] [--seed 1] [--from 0] [--nodes 2000] [--tries 40]
// Adds them to packages/GAME/puzzles.json, each with the next number; a position that is there is not added again.
//   npm run puzzles -- GAME --again
// Proves those that are there again, by the rules as they are now, and drops those that are none any more.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Puzzle, Puzzles } from '@lianhuan/bots';
import { type Found, findGame, findPuzzles, type LabGame, provenAgain } from '@lianhuan/lab';
import { SingleBar } from 'cli-progress';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    nodes: { type: 'string', default: '2000' },
    tries: { type: 'string', default: '40' },
    again: { type: 'boolean', default: false },
  },
});

const game = findGame(positionals[0] ?? '');
if (!game.ok) {
  console.error(game.problems[0].text.en);
  process.exitCode = 2;
} else {
  const { id } = game.value.game;
  const file = join(import.meta.dirname, '../packages', id, 'puzzles.json');
  if (values.again) proveAgain(file, game.value);
  else await find(file, game.value);
}

async function find(file: string, lab: LabGame): Promise<void> {
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
    const found = findPuzzles(lab, effort, seed, number, (what) =>
      came.set(what, (came.get(what) ?? 0) + 1),
    );
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
    return again ?? [];
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
