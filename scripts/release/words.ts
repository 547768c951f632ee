/** Something that was asked of a script and cannot be done: it is told without a stack. */
export class Refused extends Error {}

/** The game that is called so. @throws Refused if there is none */
export function knownGame<Game>(games: Readonly<Record<string, Game>>, name: string): Game {
  if (Object.hasOwn(games, name)) return games[name];
  throw new Refused(`There is no game “${name}”; known: ${Object.keys(games).join(', ')}`);
}

/** Runs a script: what it refuses goes to the reader in one line, and it ends with 2. */
export async function runScript(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
