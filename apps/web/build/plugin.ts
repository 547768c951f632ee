import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { GAME_IDS } from '../games/ids.ts';
import { bareCards, explanationsOf, picturesOf, wholeCards } from './cards.ts';
import { characters } from './characters.ts';
import { DEFINITIONS, FURTHER } from './games.ts';
import { libraries } from './libraries.ts';
import { portraits } from './portraits.ts';
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
    ]),
  ),
};

const UNPACK = JSON.stringify(fileURLToPath(new URL('sharing.ts', import.meta.url)));

/** Serves that data as modules, to the pages and to the worker. */
export function gatheredData(): Plugin {
  return {
    name: 'lianhuan-gathered-data',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const gather = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!gather) return undefined;
      const code = `import { unpack } from ${UNPACK};
        export default unpack(${JSON.stringify(pack(await gather()))})`;
      return { code, moduleSideEffects: false };
    },
  };
}
