import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeNew } from '../files.ts';
import { loadGame } from '../games/index.ts';
import { print } from '../terminal.ts';

/** Begins a file of cards. @throws Refused where anything stands there, or there is no such game */
export async function writeNewCards(file: string, game: string): Promise<void> {
  const { sketch } = await loadGame(game, '--game');
  writeSketch(file, `cards.${game}.json`, sketch.cards, `card check --game ${game}`);
}

/** Begins a file of scenarios. @throws Refused where anything stands there, or there is no such game */
export async function writeNewScenario(file: string, game: string): Promise<void> {
  const { sketch } = await loadGame(game, '--game');
  writeSketch(file, 'scenario.json', sketch.scenario, 'judge');
}

/** Writes the sketch below the line that tells editors its schema. */
function writeSketch(file: string, schema: string, sketch: string, next: string): void {
  writeNew(file, `# yaml-language-server: $schema=${pathTo(schema, file)}\n${sketch}`);
  print(`写好了 ${file}；接着：npx lianhuan ${next} ${file}`);
  print(`${file} is written; next: npx lianhuan ${next} ${file}`);
}

/** The folder of the schemas, which `scripts/schemas.ts` writes. */
export const SCHEMAS = fileURLToPath(new URL('../schemas/', import.meta.url));

/** A schema as seen from the folder of the file, so that both can move together. */
function pathTo(schema: string, file: string): string {
  const path = relative(dirname(resolve(file)), SCHEMAS + schema);
  const slashes = path.split(sep).join('/');
  return slashes.startsWith('.') ? slashes : `./${slashes}`;
}
