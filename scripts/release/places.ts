import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where all stands that a release reads and writes. */
export interface Places {
  /** Released engines, a folder a game. */
  readonly frozen: string;
  /** Golden games, a folder a game. */
  readonly golden: string;
  readonly changelog: string;
  /** The folders of the games, each with its `version.ts`. */
  readonly packages: string;
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

export const HERE: Places = {
  frozen: join(PROJECT, 'packages', 'releases', 'frozen'),
  golden: join(PROJECT, 'packages', 'releases', 'golden'),
  changelog: join(PROJECT, 'CHANGELOG.md'),
  packages: join(PROJECT, 'packages'),
};
