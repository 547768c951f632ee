import { join } from 'node:path';
import { build, type Plugin, preview } from 'vite';
import { GAME_IDS } from '../../games/ids.ts';

/** The version that every game of that site says it has. */
export const RAISED = '9.9.9';

const APP = join(import.meta.dirname, '../..');

/**
 * Builds the app into a folder and serves it as it will be one day: every game is of a later version,
 * which is not released yet. What only the pages beside a table show is left out, and need not be gathered.
 */
export async function raisedSite(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  await build({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [raised()],
    worker: { plugins: () => [raised()] },
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await preview({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url, close: () => server.close() };
}

/** Modules of rules with their proofs: to gather them is to play all scenarios. */
const BESIDE_THE_TABLE = /^\0virtual:[a-z]+\/(rules|proofs|practice|puzzles|glossary)$/;

function raised(): Plugin {
  const files = GAME_IDS.map((game) => join(APP, '..', '..', 'packages', game, 'version.ts'));
  return {
    name: 'lianhuan-raised',
    enforce: 'pre',
    load(id) {
      if (BESIDE_THE_TABLE.test(id)) return 'export default []';
      if (!files.includes(id)) return undefined;
      return `export const VERSION = '${RAISED}'; export const CONTENT = 'unreleased';`;
    },
  };
}
