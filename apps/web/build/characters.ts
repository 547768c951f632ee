import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '../games/ids.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The folders whose words reach the screen. */
const SPOKEN = [
  'packages/kernel',
  'packages/cardtext',
  'packages/releases',
  ...GAME_IDS.map((game) => `packages/${game}`),
  'apps/web',
];
const SILENT = ['node_modules', 'dist', 'test', 'e2e'];

/** Every Chinese character (and full-width sign) the app may show, each once. */
export function characters(): string {
  const found = new Set<string>();
  for (const folder of SPOKEN) {
    for (const file of sourceFiles(join(ROOT, folder))) {
      for (const [character] of readFileSync(file, 'utf8').matchAll(/[\u2000-\uffef]/g)) {
        found.add(character);
      }
    }
  }
  return [...found].sort().join('');
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json|yaml)$/.test(file))
    .filter((file) => !file.split(sep).some((part) => SILENT.includes(part)))
    .map((file) => join(folder, file));
}
