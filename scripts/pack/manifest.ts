import { type Manifest, type Package, readManifest } from './packages.ts';

/** Versions of Node that run what is packed: what the command line is built on asks for as much. */
const NODE = '>=22.12.0';

/**
 * The `package.json` that is packed: of the project's own, with every path leading to what was compiled
 * and the packages of the project named by their version. All of them have that of the project.
 */
export function publishedManifest({ name, manifest }: Package): Readonly<Record<string, unknown>> {
  const { version } = readManifest('.');
  const { private: _, devDependencies: __, bin, exports, dependencies, ...rest } = manifest;
  return {
    ...(compiledPaths(rest) as Omit<Manifest, 'exports'>),
    version,
    engines: { node: NODE },
    ...(bin ? { bin: { [COMMAND]: `./${COMMAND_FILE}` } } : {}),
    ...(exports ? { exports: typedExports(exports) } : {}),
    dependencies: pinned(name, dependencies as Readonly<Record<string, string>>, version),
  };
}

/** The command that the package of the command line installs. */
const COMMAND = 'lianhuan';
/** Where it stands in that package. */
export const COMMAND_FILE = 'lianhuan.js';

/** The entries of a package with their declarations; folders of data stay as they are. */
function typedExports(exports: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, path]) => [
      entry,
      path.endsWith('.ts')
        ? { types: path.replace(/\.ts$/, '.d.ts'), default: compiledPaths(path) }
        : path,
    ]),
  );
}

/** @throws Error if a package of others is not named by one version. */
function pinned(
  name: string,
  dependencies: Readonly<Record<string, string>>,
  version: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([other, wanted]) => {
      if (other.startsWith('@lianhuan/')) return [other, version];
      if (/^\d+\.\d+\.\d+$/.test(wanted)) return [other, wanted];
      throw new Error(`${name} asks for ${other} ${wanted}, which is not one version`);
    }),
  );
}

/** The same with `.js` for `.ts` at the end of every path in it. */
function compiledPaths(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\.\/.*)\.ts$/, '$1.js');
  if (Array.isArray(value)) return value.map(compiledPaths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, compiledPaths(one)]));
}
