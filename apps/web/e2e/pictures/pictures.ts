// Looks at every page and table of the app on four screens, by day and by night, and lays what it saw side by side: a
// sheet a page, to be looked at as a designer would.
//   npm run pictures                        into dist/pictures
//   npm run pictures -- table end-evolve    only what is named so, or begins so

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withBuiltApp } from '../measure/site.ts';
import { PLACES } from './places.ts';
import { takePictures } from './screens.ts';
import { laySheet } from './sheet.ts';

const named = process.argv.slice(2);
const places = PLACES.filter(
  ({ name }) => named.length === 0 || named.some((one) => name.startsWith(one)),
);
const folder = fileURLToPath(new URL('../../../../dist/pictures', import.meta.url));

if (places.length === 0) {
  console.error(`Nothing is called so. There are: ${PLACES.map(({ name }) => name).join(', ')}`);
  process.exitCode = 2;
} else {
  mkdirSync(folder, { recursive: true });
  await withBuiltApp(async (site) => {
    for (const place of places) {
      await takePictures(site, place, folder);
      await laySheet(site.browser, { name: place.name, folder });
      console.log(join('dist', 'pictures', `${place.name}.png`));
    }
  });
}
