// Finds code that can be reached only with a rule switched off: no such code is a proof, it is a
// second program. What counts is said in branches/unreachable.ts.
//   node scripts/branches.ts                     every package
//   node scripts/branches.ts packages/evolve     only this folder
//   node scripts/branches.ts --counts            only how many there are in each package

import { globSync } from 'node:fs';
import { KEPT } from './branches/kept.ts';
import { Sources } from './branches/sources.ts';
import { type Unreachable, unreachableIn } from './branches/unreachable.ts';

const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const sources = new Sources();
const counts = new Map<string, number>();
let wrong = 0;

for (const folder of folders.length > 0 ? folders : globSync('packages/*').sort()) {
  const found = filesOf(folder).flatMap((file) => unreachableIn(sources.get(file)!, sources));
  const left = found.filter((one) => !isKept(folder, one));
  counts.set(folder, left.length);
  wrong += left.length;
  if (process.argv.includes('--counts')) continue;
  for (const { file, line, what, rules, text } of left)
    console.log(`${file}:${line}  ${what} only without ${rules.join(', ')}: ${text}`);
}

for (const [folder, count] of counts) if (count > 0) console.log(`${folder}: ${count}`);
if (wrong > 0) process.exitCode = 1;

function filesOf(folder: string): string[] {
  return globSync(`${folder.replaceAll('\\', '/')}/**/*.ts`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\/(node_modules|test|testing|frozen)\//.test(file))
    .sort();
}

function isKept(folder: string, { rules }: Unreachable): boolean {
  return KEPT.some((one) => folder.endsWith(`/${one.folder}`) && rules.includes(one.rule));
}
