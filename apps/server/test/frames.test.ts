import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../web/games/ids.ts';
import { COMPARE } from '../trials/compared-games.ts';

// `npm run frames` compares many more.
const SEEDS = Array.from({ length: 12 }, (_, at) => at + 1);

describe.each(GAME_IDS)('what a seat is sent of %s', { timeout: 120_000 }, (game) => {
  test('is the same where only what it cannot know differs', () => {
    const compared = SEEDS.map((seed) => COMPARE[game](seed));
    expect(compared.flatMap(({ difference }) => difference ?? [])).toEqual([]);
    expect(compared.reduce((sum, { frames }) => sum + frames, 0)).toBeGreaterThan(100);
  });
});
