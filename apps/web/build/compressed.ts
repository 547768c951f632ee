import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** What gets smaller: fonts and pictures are packed already. */
const TEXTS = /\.(?:css|html|js|json|svg|webmanifest)$/;
/** Bytes above which a file is packed faster and less well: released engines, which few games need. */
const LARGE = 1_000_000;
/** Proofs are many, and each is small. */
const PROOFS = /[\\/]proofs[\\/]/;

/**
 * Puts packed twins beside the files of a built app, for the server to send: `.br`, which browsers take over https and
 * from the own machine, and `.gz`, which they always take. Stands behind what writes the last file.
 */
export function compressed(): Plugin {
  return {
    name: 'lianhuan-compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) await compressTexts(dir);
      },
    },
  };
}

/** Packs every text in a folder and in those below it. */
export async function compressTexts(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && TEXTS.test(file.name))
      .map(({ parentPath, name }) => compressText(join(parentPath, name))),
  );
}

async function compressText(file: string): Promise<void> {
  const text = await readFile(file);
  const quality = text.length > LARGE || PROOFS.test(file) ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([
    asBrotli(text, { params }),
    asGzip(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
