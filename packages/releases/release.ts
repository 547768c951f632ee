/** An engine that was released: its game, version and content are its name. */
export interface Release {
  /** The id of the game. */
  readonly game: string;
  /** By semantic versioning, e.g. `1.0.0`. */
  readonly version: string;
  /** 12 hexadecimal digits: the digest of its module. */
  readonly content: string;
}

/** The file of a release, from the folder of all of them: `minxin/1.0.0-0123456789ab.js`. */
export function fileOf({ game, version, content }: Release): string {
  return `${game}/${version}-${content}.js`;
}

/** The release that a file is; null for other files. */
export function releaseOf(file: string): Release | null {
  const found = /([a-z0-9-]+)\/(\d+\.\d+\.\d+(?:-[a-z0-9.]+)?)-([0-9a-f]{12})\.js$/.exec(file);
  if (found === null) return null;
  const [, game, version, content] = found;
  return { game, version, content };
}

/** How a version is told apart from others of the same number: `1.0.0 (0123456789ab)`. */
export function nameOf({ version, content }: Omit<Release, 'game'>): string {
  return `${version} (${content})`;
}
