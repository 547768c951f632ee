import type { MatchRecord } from '@lianhuan/kernel';
import { type EngineMatch, openRecord, RELEASED } from '@lianhuan/releases';
import { accept, refuse } from '../problem.ts';
import { readRecord } from '../record.ts';
import { todaysEngine } from './engine.ts';
import { loadGame } from './index.ts';
import type { TerminalGame } from './terminal-game.ts';

/** A record that was opened by the engine it was played by. */
export interface Opened {
  /** The game as it is today. */
  readonly game: TerminalGame;
  readonly match: EngineMatch;
}

/**
 * Opens a record that the user named: a file or a link.
 * @param wanted the game it has to be of, if the user said so
 * @throws Refused for a record that cannot be read, replayed, or is of another game
 */
export async function openNamed(source: string, wanted?: string): Promise<Opened> {
  const record = readRecord(source);
  if (wanted !== undefined && wanted !== record.game) {
    refuse(
      `这是 ${record.game} 的对局，不是 ${wanted} 的`,
      `This is a game of ${record.game}, not of ${wanted}`,
      source,
    );
  }
  return openRead(record, source);
}

/** Opens a record that was read. @param source where, for messages @throws Refused if it does not replay */
export async function openRead(record: MatchRecord, source: string): Promise<Opened> {
  const game = await loadGame(record.game, `${source}: game`);
  const match = accept(await openRecord(record, todaysEngine(game), RELEASED), source);
  return { game, match };
}
