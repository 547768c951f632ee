import type { GameId } from '../../web/games/ids.ts';
import type { Sitter } from '../matches/store.ts';

/**
 * The set-up of a room as it is played by those who sit there. Where people play each other 三国智 is a 比赛: they may
 * agree on a draw (104.4b). Bots never do.
 */
export function setupAmong(
  game: GameId,
  setup: unknown,
  sitters: readonly Pick<Sitter, 'bot'>[],
): unknown {
  const people = sitters.filter(({ bot }) => bot === null).length;
  return game === 'sanguozhi' && people > 1 ? { tournament: true, ...(setup as object) } : setup;
}
