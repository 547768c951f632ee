// Measures what a player of the web table meets: how often they are asked and how long they wait, what the app weighs
// on a slow phone, how smoothly it moves, how small it gets, where the focus goes. Prints a table in Markdown.
//   npm run measure                  everything: takes minutes, on a machine with nothing else to do
//   npm run measure -- prompts weight

import { type Figure, tableOf } from './figure.ts';
import { motionFigures } from './motion.ts';
import { promptFigures } from './prompts.ts';
import { withSite } from './site.ts';
import { sizeFigures } from './sizes.ts';
import { weightFigures } from './weight.ts';

const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  prompts: promptFigures,
  weight: () => withSite(weightFigures),
  motion: () => withSite(motionFigures),
  sizes: () => withSite(sizeFigures),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exitCode = 2;
} else {
  const figures: Figure[] = [];
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    figures.push(...((await parts[name]?.()) ?? []));
  }
  console.log(tableOf(figures));
}
