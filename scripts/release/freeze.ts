import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { gatheredData } from '../../apps/web/build/plugin.ts';
import { type GameId, isGameId } from '../../apps/web/games/ids.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const ENTRY = 'virtual:frozen-engine';
/** What reads cards that somebody wrote, at once: see `reading-later.ts` beside it. */
const READING = join(PROJECT, 'packages', 'cardtext', 'language', 'reading.ts');
/** Stands where the content stands in a module whose digest is being taken; as long as a content. */
const PLACE = '@content-12@';

/** An engine with its cards as one module that imports nothing. */
export interface Frozen {
  readonly game: GameId;
  readonly version: string;
  /** The first 12 hexadecimal digits of the digest of the module (see {@link contentOf}). */
  readonly content: string;
  readonly code: string;
}

/**
 * Makes one module of a game as it stands: rules, kernel, card text, cards, bots and print.
 * @throws Error for a game that there is not
 */
export async function freeze(game: string, version: string): Promise<Frozen> {
  if (!isGameId(game)) throw new Error(`there is no game ${game}`);
  const built = await build({
    configFile: false,
    root: join(PROJECT, 'apps', 'web'),
    logLevel: 'error',
    plugins: [entryOf(game), versionOf(game, version), gatheredData()],
    // A module that imports nothing has what reads at hand, and never fetches it.
    resolve: { alias: { '#reading': READING } },
    build: {
      target: 'es2023',
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const [chunk, ...others] = output;
  if (others.length > 0 || chunk.type !== 'chunk') throw new Error('it is not one module');
  if (chunk.imports.length + chunk.dynamicImports.length > 0) {
    throw new Error(`it imports ${[...chunk.imports, ...chunk.dynamicImports].join(', ')}`);
  }
  if (!chunk.code.includes(PLACE)) throw new Error('its content has no place');
  const content = digest(chunk.code);
  return { game, version, content, code: chunk.code.replaceAll(PLACE, content) };
}

/** The content that a frozen module has by its code; it is the one it says it has, or it was changed. */
export function contentOf(code: string, said: string): string {
  return digest(code.replaceAll(said, PLACE));
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 12);
}

function entryOf(game: GameId): Plugin {
  const code = `
    import { engineOf } from '@lianhuan/releases/engine';
    import cards from 'virtual:${game}/whole-cards';
    import { ${game}Engine } from '/games/${game}/engine.ts';
    export const engine = engineOf(${game}Engine, () => ({ cards }));`;
  return {
    name: 'lianhuan-frozen-engine',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? code : undefined),
  };
}

/** Says the version the engine is frozen as, and keeps the place of its content free. */
function versionOf(game: GameId, version: string): Plugin {
  const file = join(PROJECT, 'packages', game, 'version.ts');
  return {
    name: 'lianhuan-frozen-version',
    enforce: 'pre',
    load: (id) =>
      id === file
        ? `export const VERSION = '${version}'; export const CONTENT = '${PLACE}';`
        : undefined,
  };
}
