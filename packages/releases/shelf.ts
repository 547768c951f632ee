import { frozenModules } from '#frozen';
import { DOOR, type Engine } from './door.ts';
import { fileOf, type Release, releaseOf } from './release.ts';

/** The released engines somebody has at hand; none of them is loaded before it is asked for. */
export interface Shelf {
  readonly releases: readonly Release[];
  /**
   * Loads the engine of a release. Rejects with an Error for one that is not here, or whose door
   * this build does not know.
   */
  load(release: Release): Promise<Engine>;
}

/**
 * A shelf of these modules; files that are called otherwise than {@link fileOf} calls them are left out.
 * @param addresses what each file is imported by
 */
export function shelfOf(addresses: Readonly<Record<string, string>>): Shelf {
  const releases = Object.keys(addresses).flatMap((file) => releaseOf(file) ?? []);
  const loaded = new Map<string, Promise<Engine>>();
  return {
    releases,
    load(release) {
      const file = fileOf(release);
      const known = loaded.get(file);
      if (known) return known;
      const engine = importEngine(addresses[file]);
      loaded.set(file, engine);
      engine.catch(() => loaded.delete(file));
      return engine;
    },
  };
}

/** The released engines that came with this build. */
export const RELEASED: Shelf = shelfOf(frozenModules());

/** @throws Error for an engine whose door this build does not know. */
async function importEngine(address: string): Promise<Engine> {
  const { engine } = (await import(/* @vite-ignore */ address)) as { readonly engine: Engine };
  if (engine.door !== DOOR) throw new Error(`${address} has door ${engine.door}, not ${DOOR}`);
  return engine;
}
