/** What the fuzzers are told on the command line. */

/** A game of the list; undefined for all. @throws Error for another */
export function knownGame(game: string | undefined, games: object): string | undefined {
  if (game === undefined || Object.hasOwn(games, game)) return game;
  throw new Error(`--game should be one of ${Object.keys(games).join(', ')}`);
}

/** @throws Error for what is no whole number */
export function whole(name: string, text: string): number {
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} should be a whole number, not “${text}”`);
  return Number(text);
}
