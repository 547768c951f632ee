import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { parseAllDocuments } from 'yaml';

/** Texts of a game that begin as one of its cards, or of a card of its scenarios, and go on as another. */
export function recombinedText(game: string): fc.Arbitrary<string> {
  const written = writtenTexts(game);
  const half = fc.tuple(fc.constantFrom(...written), fc.nat());
  const number = fc.integer({ min: 0, max: 3 });
  return fc.tuple(half, half, fc.option(number)).map(([beginning, end, other]) => {
    const text = partOf(beginning, 'beginning') + partOf(end, 'end');
    return other === null ? text : text.replace(/\d+/, String(other));
  });
}

/** What stands before or behind one of the marks of a text, or the whole of it. */
function partOf([text, at]: readonly [string, number], part: 'beginning' | 'end'): string {
  const clauses = text.split(/(?<=[，。；：、])/);
  const cut = at % (clauses.length + 1);
  return (part === 'beginning' ? clauses.slice(0, cut) : clauses.slice(cut)).join('');
}

/** Every line of text of the cards of a game and of its scenarios, once; names of skills are left out. */
function writtenTexts(game: string): string[] {
  const folder = fileURLToPath(new URL(`../../packages/${game}`, import.meta.url));
  const files = globSync(['cards/**/*.yaml', 'scenarios/**/*.yaml'], { cwd: folder }).sort();
  const texts = files.flatMap((file) =>
    parseAllDocuments(readFileSync(`${folder}/${file}`, 'utf8')).flatMap((document) =>
      textsIn(document.toJS()),
    ),
  );
  const lines = texts.flatMap((text) => text.split('\n'));
  return [...new Set(lines.map((line) => line.replace(/〖[^〗]*〗/g, '').trim()))].filter(Boolean);
}

/** The texts of the cards in a file, however deep they stand. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'text' && typeof inner === 'string' ? [inner] : textsIn(inner),
  );
}
