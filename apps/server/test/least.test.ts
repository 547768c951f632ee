import { type Seat, SURRENDER, type View } from '@lianhuan/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../web/games/ids.ts';
import { engineForNew } from '../matches/engines.ts';
import { leastOption } from '../matches/least.ts';

const SETUPS: Record<GameId, unknown> = {
  minxin: { players: 2, favorPerPlayer: 5 },
  sanguozhi: {},
  evolve: {},
  sanguosha: { players: 5 },
};

/** What each who is asked sees, in a match in which chance alone answers. */
async function viewsOf(game: GameId, answers: number): Promise<readonly View[]> {
  const engine = await engineForNew(game);
  const started = engine.start(SETUPS[game], 11);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const match = started.value;
  const views: View[] = [];
  for (let chance = 1; match.pending.length > 0 && views.length < answers; ) {
    const { seat, options } = match.pending[0];
    const seen = match.view(seat as Seat);
    views.push(seen);
    chance = (chance * 48_271) % 2_147_483_647;
    let pick = chance % options;
    if (seen.decision?.options[pick].verb === SURRENDER) pick = (pick + 1) % options;
    match.answer(seat, pick);
  }
  return views;
}

describe.each(GAME_IDS)('in %s', (game) => {
  test('the answer that commits to least passes where one can, and never gives up', async () => {
    const views = await viewsOf(game, 300);
    let passes = 0;
    for (const seen of views) {
      const least = leastOption(seen);
      const options = seen.decision?.options ?? [];
      const mayPass = options.some(({ verb }) => verb === 'pass');
      if (mayPass) {
        passes += 1;
        expect(options[least ?? -1].verb).toBe('pass');
      }
      if (least !== null) expect(options[least].verb).not.toBe(SURRENDER);
    }
    expect(passes).toBeGreaterThan(5);
  });
});
