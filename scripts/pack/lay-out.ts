import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMMAND_FILE, publishedManifest } from './manifest.ts';
import { type Package, PROJECT } from './packages.ts';
import { asPublished } from './source.ts';

/**
 * Lays one package out in a folder as it is packed: what was compiled of it, the files it reads, its
 * `package.json`, README and licence.
 * @param compiled the folder that {@link compile} filled
 */
export async function layOut(one: Package, compiled: string, folder: string): Promise<void> {
  for (const file of filesIn(join(compiled, one.folder)).filter(isPacked)) {
    const source = readFileSync(join(compiled, one.folder, file), 'utf8');
    const data = join(PROJECT, one.folder, dirname(file));
    write(join(folder, file), await asPublished(source, file, data));
  }
  for (const file of filesIn(join(PROJECT, one.folder)).filter(isData)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(PROJECT, one.folder, file), join(folder, file));
  }
  write(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(one), null, 2)}\n`);
  copyFileSync(join(PROJECT, 'LICENSE'), join(folder, 'LICENSE'));
  if ('bin' in one.manifest) write(join(folder, COMMAND_FILE), COMMAND_SOURCE);
}

/** In the project the command looks for a Node that runs TypeScript; here any Node will do. */
const COMMAND_SOURCE = `#!/usr/bin/env node
import module from 'node:module';

// From the second run on nothing is compiled again: it starts twice as fast.
module.enableCompileCache();
await import('./index.js');
`;

/** The server of the table in the browser stays where that table is: neither is packed. */
function isPacked(file: string): boolean {
  return /\.(js|mjs|d\.ts)$/.test(file) && !file.startsWith('web/');
}

/**
 * Files that the program reads as they are: cards, decks and scenarios, printed terms, released engines, the
 * README. The compiler writes imported data too, but now and then it leaves a file out.
 */
function isData(file: string): boolean {
  if (/(^|\/)(test|testing|node_modules|golden)\//.test(file)) return false;
  if (file === 'README.md' || /^frozen\/.*\.js$/.test(file)) return true;
  return /\.(yaml|json)$/.test(file) && file !== 'package.json';
}

/** Every file below a folder, from there and with slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
