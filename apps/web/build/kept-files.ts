import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What the service worker keeps of a build. */
export interface KeptFiles {
  /** Fetched before they are needed. A file whose name tells its content has no revision. */
  readonly ahead: readonly { readonly url: string; readonly revision: string | null }[];
  /** Kept once they were used: engines of old versions, proofs, and fonts for characters nobody expects. */
  readonly onUse: readonly string[];
}

/** The files in the folder of a build, by how they are kept. */
export function keptFiles(folder: string): KeptFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'))
    // What a server would answer is never kept, nor what it packed: a browser has it unpacked.
    .filter((file) => file !== 'sw.js' && !file.startsWith('api/') && !isPacked(file))
    .sort();
  const isOnUse = (file: string) => isFrozenEngine(file) || isRareFont(file) || isProof(file);
  return {
    ahead: files
      .filter((file) => !isOnUse(file))
      .map((url) => ({ url, revision: isHashed(url) ? null : hashOf(join(folder, url)) })),
    onUse: files.filter(isOnUse),
  };
}

function isPacked(file: string): boolean {
  return /\.(?:br|gz)$/.test(file);
}

/** The engine of a released version, e.g. `assets/1.0.0-0123456789ab-DlZzCCb.js`. */
function isFrozenEngine(file: string): boolean {
  return /\/\d+\.\d+\.\d+[^/]*\.js$/.test(file);
}

/** Scenarios that prove rules, one file of them (see `vite.config.ts`). */
function isProof(file: string): boolean {
  return file.startsWith('assets/proofs/');
}

/** A piece of a whole family, as its package names it; what the app shows is in fonts of its own (`fonts.ts`). */
function isRareFont(file: string): boolean {
  return /\/noto-[^/]*\.woff2$/.test(file);
}

/** A build writes into its assets nothing but files named after their content. */
function isHashed(file: string): boolean {
  return file.startsWith('assets/');
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
