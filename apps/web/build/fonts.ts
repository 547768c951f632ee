import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { characters } from './characters.ts';

/** The module that holds the style sheet of the fonts. */
const SHEET = 'virtual:fonts.css';
const CACHE = fileURLToPath(
  new URL('../../../node_modules/.cache/lianhuan-fonts', import.meta.url),
);
/** Latin letters, digits and signs, which no list of Chinese characters has. */
const LATIN = [0x20, 0x17f] as const;
/** Of signs that a family names without drawing them nothing is left but a frame of so many bytes. */
const EMPTY = 1000;
/** The weights in which the app sets its words. */
const WEIGHTS = { min: 400, max: 700 } as const;

/** A family as its package has it, and the name under which the app uses what it needs of it. */
const FAMILIES = [
  { source: '@fontsource-variable/noto-sans-sc', name: 'Lianhuan Sans' },
  { source: '@fontsource-variable/noto-serif-sc', name: 'Lianhuan Serif' },
] as const;

/** A piece of a family: its file, and which of the characters that the app shows are in it. */
interface Piece {
  readonly file: string;
  readonly shown: readonly number[];
}

/**
 * Serves the fonts with nothing in them but the characters that the app shows: a sixth of what the
 * families weigh. What was cut once is kept.
 */
export function fontsOfUse(): Plugin {
  return {
    name: 'lianhuan-fonts',
    resolveId: (id) => (id === SHEET ? fontSheet() : undefined),
  };
}

/** The style sheet of the fonts, as a file. */
async function fontSheet(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const shown = new Set([...characters()].map((character) => character.codePointAt(0) as number));
  for (let code: number = LATIN[0]; code <= LATIN[1]; code++) shown.add(code);
  const faces: (string | null)[] = [];
  for (const { source, name } of FAMILIES) {
    for (const piece of piecesOf(source, shown)) faces.push(await faceOf(name, piece));
  }
  return kept('fonts', '.css', faces.filter((face) => face !== null).join('\n'));
}

function piecesOf(source: string, shown: ReadonlySet<number>): readonly Piece[] {
  const sheet = createRequire(import.meta.url).resolve(`${source}/index.css`);
  const faces = [...readFileSync(sheet, 'utf8').matchAll(/@font-face\s*\{([^}]*)\}/g)];
  return faces.flatMap(([, face = '']) => {
    const [, file = ''] = /url\(["']?([^"')]+)/.exec(face) ?? [];
    const ranges = rangesOf(face);
    const here = [...shown].filter((code) =>
      ranges.some(([from, to]) => code >= from && code <= to),
    );
    if (here.length === 0) return [];
    return [{ file: join(dirname(sheet), file), shown: here.sort((a, b) => a - b) }];
  });
}

type Range = readonly [from: number, to: number];

/** The characters of a face; all, if it does not say which. */
function rangesOf(face: string): readonly Range[] {
  const [, listed] = /unicode-range:\s*([^;}]+)/i.exec(face) ?? [];
  if (listed === undefined) return [[0, 0x10ffff]];
  return listed.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'f'), 16),
    ];
  });
}

async function faceOf(family: string, { file, shown }: Piece): Promise<string | null> {
  const whole = readFileSync(file);
  const name = createHash('sha256').update(whole).update(shown.join()).digest('hex').slice(0, 16);
  const cut = join(CACHE, `${name}.woff2`);
  if (!existsSync(cut)) put(cut, await cutOf(whole, shown));
  if (statSync(cut).size < EMPTY) return null;
  return `@font-face {
    font-family: "${family}";
    font-display: swap;
    font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
    src: url("${cut}") format("woff2");
    unicode-range: ${shown.map((code) => `U+${code.toString(16)}`).join()};
  }`;
}

function cutOf(whole: Buffer, shown: readonly number[]): Promise<Buffer> {
  return subsetFont(whole, String.fromCodePoint(...shown), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}

/** Keeps a text under its content. */
function kept(name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const path = join(CACHE, `${name}-${hash}${ending}`);
  if (!existsSync(path)) put(path, text);
  return path;
}

/** Another build may be writing the same: a file is there whole, or not at all. */
function put(path: string, content: string | Buffer): void {
  const partial = `${path}-${process.pid}`;
  writeFileSync(partial, content);
  renameSync(partial, path);
}
