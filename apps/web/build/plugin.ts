import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAME_IDS, isGameId } from '../games/ids.ts';
import { bareCards, explanationsOf, picturesOf, wholeCards } from './cards.ts';
import { characters } from './characters.ts';
import { DEFINITIONS, FURTHER } from './games.ts';
import { glossaryOf, meaningsOf } from './glossary.ts';
import { libraries } from './libraries.ts';
import { portraits } from './portraits.ts';
import { tasksOf } from './practice.ts';
import { proofFiles } from './proofs.ts';
import { puzzlesOf } from './puzzles.ts';
import { rulesOf } from './rules.ts';
import { pack } from './sharing.ts';

/** What the app shows but only a build can gather, by the module that holds it. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:libraries': libraries,
  'virtual:characters': characters,
  'virtual:portraits': portraits,
  ...FURTHER,
  ...Object.fromEntries(
    GAME_IDS.flatMap((game) => [
      [`virtual:${game}/cards`, () => bareCards(game)],
      [`virtual:${game}/whole-cards`, () => wholeCards(game)],
      [`virtual:${game}/pictures`, () => picturesOf(game)],
      [`virtual:${game}/explanations`, () => explanationsOf(game)],
      [`virtual:${game}/definitions`, DEFINITIONS[game]],
      [`virtual:${game}/rules`, () => rulesOf(game)],
      [`virtual:${game}/practice`, () => tasksOf(game)],
      [`virtual:${game}/puzzles`, () => puzzlesOf(game)],
      [`virtual:${game}/glossary`, () => glossaryOf(game)],
      [`virtual:${game}/meanings`, () => meaningsOf(game)],
    ]),
  ),
};

const UNPACK = JSON.stringify(fileURLToPath(new URL('sharing.ts', import.meta.url)));

/** Serves that data as modules, to the pages and to the worker. */
export function gatheredData(): Plugin {
  return {
    name: 'lianhuan-gathered-data',
    resolveId: (id) => (id in MODULES || PROOFS.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0')) return undefined;
      const proofs = await proofModule(id.slice(1));
      if (proofs !== null) return { code: proofs, moduleSideEffects: false };
      const gather = MODULES[id.slice(1)];
      if (!gather) return undefined;
      const code = `import { unpack } from ${UNPACK};
        export default unpack(${JSON.stringify(pack(await gather()))})`;
      return { code, moduleSideEffects: false };
    },
  };
}

/** The proofs of a game, or one file of them. */
const PROOFS = /^virtual:([a-z]+)\/proofs(?:\/(.+))?$/;

/** A module with one file of proofs; or one with what loads each file, by its name. Null for what is no proofs. */
async function proofModule(id: string): Promise<string | null> {
  const [, game = '', file] = PROOFS.exec(id) ?? [];
  if (!isGameId(game)) return null;
  const files = await proofFiles(game);
  if (file !== undefined) return `export default ${JSON.stringify(files.get(file) ?? {})}`;
  const loaders = [...files.keys()].map((name) => {
    const [key, module] = [name, `${id}/${name}`].map((text) => JSON.stringify(text));
    return `${key}: () => import(${module})`;
  });
  return `export default { ${loaders.join(',')} }`;
}

/** Does a chunk hold proofs and nothing else? */
export function isOfProofs(facade: string | null): boolean {
  return facade !== null && PROOFS.test(facade.replace('\0', ''));
}
