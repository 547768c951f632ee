// Plays random games of all numbers of players until one breaks a rule that must hold in every game.
//   npm run fuzz -- --games 1000 --seed 1
// A failing case is printed with its game; commit it as tests/seeds/<what broke>.json, where the
// test suite plays it from then on.

import { parseArgs } from 'node:util';
import { childSeed } from '@lianhuan/lab';
import { PLAYERS } from '@lianhuan/minxin';
import { type FuzzCase, FuzzFailure, runFuzzCase } from './fuzz-case.ts';

const { games, seed } = readArguments();
const tables = PLAYERS.most - PLAYERS.least + 1;
let decisions = 0;

for (let index = 0; index < games; index++) {
  const fuzzCase: FuzzCase = {
    players: PLAYERS.least + (index % tables),
    seed: childSeed(seed, index),
    player: index % 4 === 3 ? 'greedy' : 'random',
  };
  try {
    decisions += runFuzzCase(fuzzCase).answers.length;
  } catch (error) {
    report(fuzzCase, error);
    process.exit(1);
  }
}
console.log(`${games} games, ${decisions} decisions: nothing broke.`);

function report(fuzzCase: FuzzCase, error: unknown): void {
  console.error(JSON.stringify(fuzzCase));
  console.error(error);
  if (error instanceof FuzzFailure) console.error(`npx lianhuan replay --log ${error.link}`);
}

function readArguments(): { games: number; seed: number } {
  try {
    const { values } = parseArgs({
      options: { games: { type: 'string' }, seed: { type: 'string' } },
    });
    return {
      games: whole('--games', values.games ?? '200'),
      seed: whole('--seed', values.seed ?? '1'),
    };
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: npm run fuzz -- [--games N] [--seed S]`);
    return process.exit(2);
  }
}

function whole(name: string, text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} should be a whole number, not “${text}”`);
  return Number(text);
}
