// Writes the words of each game's card text as a page, made from the words themselves: `npm run grammar`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grammarPages } from './grammar/pages.ts';
import { PROJECT } from './pack/packages.ts';

for (const [path, page] of Object.entries(grammarPages())) {
  writeFileSync(join(PROJECT, path), page);
  console.log(path);
}
