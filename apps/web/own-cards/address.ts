import type { GameId } from '../games/ids.ts';

/** Where the cards stand that a player added to a game. */
export function ownCardsAddress(game: GameId): string {
  return `/${game}/own-cards`;
}
