import { registerHooks } from 'node:module';

const VITEST = new URL('./vitest.ts', import.meta.url).href;

/**
 * From here on this thread imports changed code, by the address of its file, and keeps the tests of
 * test files instead of running them.
 */
export function importInstead(code: ReadonlyMap<string, string>): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL !== VITEST
        ? { url: VITEST, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) => {
      const source = code.get(url);
      return source === undefined
        ? next(url, context)
        : { source, format: 'module', shortCircuit: true };
    },
  });
}
