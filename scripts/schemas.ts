// Writes the JSON schemas of card, deck and scenario files: `node scripts/schemas.ts`.
import { writeFileSync } from 'node:fs';
import { SCHEMAS } from '../apps/cli/card/new.ts';
import { schemaFiles } from '../apps/cli/card/schema-files.ts';

for (const [name, text] of Object.entries(await schemaFiles())) {
  writeFileSync(SCHEMAS + name, text);
  console.log(`apps/cli/schemas/${name}`);
}
