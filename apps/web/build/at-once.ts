import type { Plugin, Rolldown } from 'vite';

/** An import that waits for what it is told, with the file that it names. */
const LATER = /\bimport\((["'`])\.\/([^"'`]+)\1\)/g;

/**
 * For workers: what is imported later comes with all that it needs itself at once. A page preloads that; a worker would
 * learn of each file only from the one before, and on a slow network wait for one after the other.
 */
export function importedAtOnce(): Plugin {
  return {
    name: 'lianhuan:imported-at-once',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(LATER, atOnce(chunk, bundle));
      }
    },
  };
}

/** Writes a later import of a chunk so that it asks for all files together that are not there with the chunk itself. */
function atOnce({ fileName }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  const folder = fileName.slice(0, fileName.lastIndexOf('/') + 1);
  const there = neededBy(fileName, bundle);
  return (whole: string, quote: string, wanted: string): string => {
    const needed = neededBy(`${folder}${wanted}`, bundle);
    const others = [...needed].slice(1).filter((file) => !there.has(file));
    if (others.length === 0) return whole;
    const imports = [whole, ...others.map((file) => importOf(file, folder, quote))];
    return `Promise.all([${imports.join()}]).then(([wanted])=>wanted)`;
  };
}

function importOf(file: string, folder: string, quote: string): string {
  return `import(${quote}./${file.slice(folder.length)}${quote})`;
}

/** A file, which comes first, and all that must be there before it runs. */
function neededBy(
  file: string,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const other of chunk.imports) neededBy(other, bundle, found);
  return found;
}
