// Compares every frame that a seat is sent in random games with those of the same games in which what the seat cannot
// know was exchanged: they must be equal.
//   npm run frames                       1,000 games of each rulebook
//   npm run frames -- --games 50 --game evolve --seed 7

import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId } from '../../web/games/ids.ts';
import { COMPARE } from './compared-games.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

const chosen = GAME_IDS.filter((id) => values.game === undefined || values.game === id);
if (values.game !== undefined && !isGameId(values.game)) {
  throw new Error(`There is no ${values.game}: ${GAME_IDS.join(', ')}`);
}
for (const game of chosen) {
  const start = performance.now();
  let frames = 0;
  const first = Number(values.seed);
  for (let seed = first; seed < first + Number(values.games); seed++) {
    const compared = COMPARE[game](seed);
    frames += compared.frames;
    if (compared.difference === null) continue;
    console.log(`✗ ${game}: ${compared.difference}`);
    process.exitCode = 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${game}: ${values.games} games, ${frames} frames compared (${seconds} s)`);
}
