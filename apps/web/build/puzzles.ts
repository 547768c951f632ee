import { existsSync, readFileSync } from 'node:fs';
import type { Puzzle, Puzzles } from '@lianhuan/bots';
import type { GameId } from '../games/ids.ts';

/** The puzzles of a game, in the order of their numbers; none where there are none. */
export function puzzlesOf(game: GameId): readonly Puzzle[] {
  const file = new URL(`../../../packages/${game}/puzzles.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as Puzzles).puzzles;
}
