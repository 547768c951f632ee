import type { Plugin } from 'vite';
import { minxinCards } from './cards.ts';
import { characters } from './characters.ts';
import { libraries } from './libraries.ts';
import { minxinRules } from './rules.ts';

/** What the app shows but only a build can gather, by the module that holds it. */
const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:minxin-cards': minxinCards,
  'virtual:minxin-rules': minxinRules,
  'virtual:libraries': libraries,
  'virtual:characters': characters,
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
