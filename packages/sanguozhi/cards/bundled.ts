/// <reference types="vite/types/importMeta.d.ts" />

const files = import.meta.glob<string>('./**/*.yaml', {
  query: '?raw',
  eager: true,
  import: 'default',
});

/**
 * The card files beside this one, and those in the folders here, as a bundler carries them into a
 * browser: name without the folder → text.
 */
export function cardFiles(): Readonly<Record<string, string>> {
  const paths = Object.keys(files).sort();
  return Object.fromEntries(
    paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), files[path]]),
  );
}
