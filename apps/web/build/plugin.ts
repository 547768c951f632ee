import type { Plugin } from 'vite';
import { GAME_IDS } from '../games/ids.ts';
import { characters } from './characters.ts';
import { FURTHER, GATHERERS } from './games.ts';
import { libraries } from './libraries.ts';
import { rulesOf } from './rules.ts';

/** What the app shows but only a build can gather, by the module that holds it. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:libraries': libraries,
  'virtual:characters': characters,
  ...FURTHER,
  ...Object.fromEntries(
    GAME_IDS.flatMap((game) => [
      [`virtual:${game}/cards`, GATHERERS[game]],
      [`virtual:${game}/rules`, () => rulesOf(game)],
    ]),
  ),
};

/** Serves that data as modules. */
export function gatheredData(): Plugin {
  return {
    name: 'lianhuan-gathered-data',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const gather = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      if (!gather) return undefined;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await gather()))})`;
    },
  };
}
