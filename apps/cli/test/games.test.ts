import { GAMES } from '@lianhuan/judge';
import { LAB_GAMES } from '@lianhuan/lab';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../games/index.ts';
import { expectRefusal, lianhuan } from './run.ts';

test('every game there is can be played, judged and simulated', async () => {
  expect(Object.keys(GAMES)).toEqual([...GAME_IDS]);
  expect(LAB_GAMES).toEqual(GAME_IDS);
  for (const id of GAME_IDS) expect((await loadGame(id)).game.id).toBe(id);
});

test.each([
  ['play', 'chess'],
  ['sim', 'chess'],
  ['rules', 'chess'],
])('%s does not know a game that is not there', async (...words) => {
  expectRefusal(await lianhuan(words), '没有名为“chess”的游戏', 'There is no game “chess”');
});
