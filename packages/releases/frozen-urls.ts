/// <reference types="vite/types/importMeta.d.ts" />

const urls = import.meta.glob<string>('./frozen/*/*.js', {
  query: '?url',
  eager: true,
  import: 'default',
});

/** The address of each released engine, by its file: a bundler hands them out as they are. */
export function frozenModules(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(urls).map(([path, url]) => [path.replace('./frozen/', ''), url]),
  );
}
