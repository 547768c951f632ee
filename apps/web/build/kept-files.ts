import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { characters } from './characters.ts';

/** What the service worker keeps of a build. */
export interface KeptFiles {
  /** Fetched before they are needed. A file whose name tells its content has no revision. */
  readonly ahead: readonly { readonly url: string; readonly revision: string | null }[];
  /** Kept once they were used: engines of old versions, and fonts for characters nobody expects. */
  readonly onUse: readonly string[];
}

/** Everything that names are told from: ASCII, which no list of Chinese characters has. */
const LATIN = [0x20, 0x7e] as const;

/** The files in the folder of a build, by how they are kept. */
export function keptFiles(folder: string): KeptFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== 'sw.js')
    .sort();
  const rare = rareFonts(folder, files);
  const isOnUse = (file: string) => isFrozenEngine(file) || rare.has(file);
  return {
    ahead: files
      .filter((file) => !isOnUse(file))
      .map((url) => ({ url, revision: isHashed(url) ? null : hashOf(join(folder, url)) })),
    onUse: files.filter(isOnUse),
  };
}

/** The engine of a released version, e.g. `assets/1.0.0-0123456789ab-DlZzCCb.js`. */
function isFrozenEngine(file: string): boolean {
  return /\/\d+\.\d+\.\d+[^/]*\.js$/.test(file);
}

/** A build writes into its assets nothing but files named after their content. */
function isHashed(file: string): boolean {
  return file.startsWith('assets/');
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

/** The fonts without any character that the app may show. */
function rareFonts(folder: string, files: readonly string[]): ReadonlySet<string> {
  const shown = [...characters()].map((character) => character.codePointAt(0) as number);
  const rare = new Set<string>();
  for (const file of files.filter((one) => one.endsWith('.css'))) {
    const css = readFileSync(join(folder, file), 'utf8');
    for (const [, face = ''] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
      const [, font] = /url\(["']?(?:\.\/)?([^"')]+)/.exec(face) ?? [];
      const ranges = rangesOf(face);
      if (font === undefined || ranges.some((range) => shows(range, shown))) continue;
      rare.add(`assets/${font}`);
    }
  }
  return rare;
}

type Range = readonly [from: number, to: number];

/** The characters of a font; all, if it does not say which. */
function rangesOf(face: string): readonly Range[] {
  const [, listed] = /unicode-range:\s*([^;}]+)/i.exec(face) ?? [];
  if (listed === undefined) return [[0, 0x10ffff]];
  return listed.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'f'), 16),
    ];
  });
}

function shows([from, to]: Range, shown: readonly number[]): boolean {
  if (from <= LATIN[1] && to >= LATIN[0]) return true;
  return shown.some((code) => code >= from && code <= to);
}
