// Plays random games of each game, with all numbers of players, until one breaks a rule that must
// hold in every game.
//   npm run fuzz -- --games 1000 --seed 1
// A failing case is printed with its game; commit it as tests/seeds/<what broke>.json, where the
// test suite plays it from then on.

import { parseArgs } from 'node:util';
import { childSeed } from '@lianhuan/lab';
import { type FuzzCase, FuzzFailure, runFuzzCase } from './fuzz-case.ts';
import { FUZZ_GAMES } from './fuzz-games.ts';

const wish = readArguments();
for (const game of wish.game === undefined ? Object.keys(FUZZ_GAMES) : [wish.game]) fuzz(game);

function fuzz(game: string): void {
  const { players } = FUZZ_GAMES[game];
  let decisions = 0;
  for (let index = 0; index < wish.games; index++) {
    const fuzzCase: FuzzCase = {
      game,
      players: players[index % players.length],
      seed: childSeed(wish.seed, index),
      player: index % 4 === 3 ? 'greedy' : 'random',
    };
    try {
      decisions += runFuzzCase(fuzzCase).answers.length;
    } catch (error) {
      report(fuzzCase, error);
      process.exit(1);
    }
  }
  console.log(`${game}: ${wish.games} games, ${decisions} decisions: nothing broke.`);
}

function report(fuzzCase: FuzzCase, error: unknown): void {
  console.error(JSON.stringify(fuzzCase));
  console.error(error);
  if (error instanceof FuzzFailure) console.error(`npx lianhuan replay --log ${error.link}`);
}

function readArguments(): { game: string | undefined; games: number; seed: number } {
  try {
    const { values } = parseArgs({
      options: { game: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
    });
    if (values.game !== undefined && !Object.hasOwn(FUZZ_GAMES, values.game)) {
      throw new Error(`--game should be one of ${Object.keys(FUZZ_GAMES).join(', ')}`);
    }
    return {
      game: values.game,
      games: whole('--games', values.games ?? '200'),
      seed: whole('--seed', values.seed ?? '1'),
    };
  } catch (error) {
    console.error(
      `${(error as Error).message}\nUsage: npm run fuzz -- [--game ID] [--games N] [--seed S]`,
    );
    return process.exit(2);
  }
}

function whole(name: string, text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} should be a whole number, not “${text}”`);
  return Number(text);
}
