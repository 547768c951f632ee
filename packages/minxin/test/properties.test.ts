import { describeAnyGame } from '@lianhuan/kernel/testing/any-game';
import { triedMinxin } from './tried.ts';

// Random players gain little, so most games have a small pool, and end soon; one of each size is
// played in full.

describeAnyGame(triedMinxin, {
  cites: { most: 4 },
  short: { favorPerPlayer: [1, 3] },
  full: triedMinxin.players.map((players) => ({
    title: `keeps its accounts with the whole pool and ${players} players`,
    players,
    seed: players,
  })),
  answers: 600,
});
