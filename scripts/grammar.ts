// Writes the words of each game's card text as a page, made from the words themselves: `npm run grammar`,
// of one game `npm run grammar -- GAME`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES_OF_WORDS, grammarPageOf, grammarPath } from './grammar/pages.ts';
import { PROJECT } from './pack/packages.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !GAMES_OF_WORDS.includes(id));
if (unknown.length > 0) {
  console.error(`There is no game ${unknown.join(', ')}: ${GAMES_OF_WORDS.join(', ')}`);
  process.exit(2);
}
for (const id of asked.length > 0 ? asked : GAMES_OF_WORDS) {
  writeFileSync(join(PROJECT, grammarPath(id)), grammarPageOf(id));
  console.log(grammarPath(id));
}
