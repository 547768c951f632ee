// Learns how likely a position is to win, from mixed play: greedy, thinking ahead, careless.
//   npm run fit -- GAME [--games N] [--players 2,4] [--thinking 0] [--seed 11]
// Without options it learns the weights that are there.
// Writes the weights into packages/bots/GAME/value/weights.json and a calibration plot into dist/fit/GAME.html.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fitGame, renderCalibration } from '@lianhuan/lab';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    players: { type: 'string' },
    thinking: { type: 'string', default: '0' },
    seed: { type: 'string', default: '11' },
  },
});

/** How many games are learnt from and how many sit at their tables, where nothing is said. */
const PLAYED: Readonly<Record<string, { readonly games: number; readonly players: string }>> = {
  minxin: { games: 2000, players: '2,2,3,4' },
  sanguozhi: { games: 4000, players: '2,2,2,4' },
  evolve: { games: 6000, players: '2' },
  sanguosha: { games: 3000, players: '5,5,5,3,8' },
};

const [game] = positionals;
if (game === undefined || !Object.hasOwn(PLAYED, game)) {
  console.error(
    `Usage: npm run fit -- ${Object.keys(PLAYED).join('|')} [--games N] [--players 2,4]`,
  );
  process.exitCode = 2;
} else {
  const root = join(import.meta.dirname, '..');
  const games = Number(values.games ?? PLAYED[game].games);
  const { weights, figures } = fitGame(
    game,
    games,
    {
      players: (values.players ?? PLAYED[game].players).split(',').map(Number),
      thinking: Number(values.thinking),
      seed: Number(values.seed),
    },
    (done) => {
      if (done % 20 === 0) process.stderr.write(`\r${done}/${games}`);
    },
  );
  const data = join(root, 'packages/bots', game, 'value/weights.json');
  writeFileSync(data, `${JSON.stringify(weights, null, 2)}\n`);
  const page = join(root, 'dist/fit');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, `${game}.html`), renderCalibration(game, figures));
  const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;
  process.stderr.write('\n');
  console.log(`${game}: ${figures.games} games held out, ${figures.positions} positions`);
  for (const [name, { right, loss }] of [
    ['all', figures.all] as const,
    ...figures.thirds.map((third, at) => [`third ${at + 1}`, third] as const),
  ]) {
    console.log(`  ${name.padEnd(8)} ${percent(right)} right, log loss ${loss.toFixed(3)}`);
  }
  for (const { chance, won, positions } of figures.calibration) {
    console.log(`  ${percent(chance).padStart(7)} → ${percent(won).padStart(7)} (${positions})`);
  }
}
