import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HERE, type Places } from './places.ts';

/** Where a game says which version it is. */
export function versionFile(game: string, { packages }: Places = HERE): string {
  return join(packages, game, 'version.ts');
}

/** What such a file says. */
export function versionModule(version: string, content: string): string {
  return [
    '// Written by `npm run raise` and `npm run release`, not by hand.',
    `export const VERSION = '${version}';`,
    `export const CONTENT: string = '${content}';`,
    '',
  ].join('\n');
}

export function writeVersion(
  game: string,
  version: string,
  content: string,
  places: Places = HERE,
): void {
  writeFileSync(versionFile(game, places), versionModule(version, content));
}

/** The next version by semantic versioning; null if `step` is none of `major`, `minor`, `patch`. */
export function nextVersion(version: string, step: string): string | null {
  const [major, minor, patch] = version.split('.').map((part) => Number.parseInt(part, 10));
  switch (step) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    default:
      return null;
  }
}
