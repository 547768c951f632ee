import { GAMES, scenarioSchema } from '@lianhuan/judge';
import { GAME_IDS, loadGame } from '../games/index.ts';

/** The JSON schemas for editors, by the names of their files, as the readers of cards, decks and scenarios have them. */
export async function schemaFiles(): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {
    'scenario.json': written(scenarioSchema(Object.keys(GAMES))),
  };
  for (const id of GAME_IDS) {
    const { cards, deckSchema } = await loadGame(id);
    files[`cards.${id}.json`] = written(cards.cardSchema());
    if (deckSchema !== undefined) files[`deck.${id}.json`] = written(deckSchema());
  }
  return files;
}

function written(schema: object): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
