/** The games of the app, by their ids: the compiler asks for all else a game needs to be here. */
export const GAME_IDS = ['minxin', 'sanguozhi', 'evolve', 'sanguosha'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}
