import type { Rolldown } from 'vite';

/** Modules of more characters than this stay in files of their own: not every page that shares one needs all of it. */
const LARGE = 20_000;
/** What is shared by the same pages comes in one file; one of fewer characters than this goes with the most alike. */
const SMALL = 5000;
/** Behind the name of such a file stand the pages that share it, which is too long for a name. */
const SHARED = 'shared';

/**
 * How a build is cut into files: what pages share comes in few of them. Over a slow network each request costs the way
 * there and back, and plain http takes six at a time.
 */
export const FEW_FILES = {
  codeSplitting: {
    groups: [
      {
        name: SHARED,
        minShareCount: 2,
        maxModuleSize: LARGE,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL,
      },
    ],
  },
  assetFileNames: ({ names: [name = ''] }) =>
    `assets/${name.startsWith(`${SHARED}~`) ? SHARED : '[name]'}-[hash][extname]`,
} satisfies Rolldown.OutputOptions;

/** The name of a file of code that pages share, or that one has for itself. */
export function fileName({ name }: Pick<Rolldown.PreRenderedChunk, 'name'>): string {
  return `assets/${name.startsWith(`${SHARED}~`) ? SHARED : '[name]'}-[hash].js`;
}
