import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The compiler leaves three things that only this project understands: names of TypeScript files outside
// of imports, `import.meta.glob`, which Vite replaces, and modules that the build of the web app gathers.
// The last two are what packages hand to a bundler; here they become plain JavaScript for any of them.

/**
 * The text of a compiled file as it is packed.
 * @param file names it in errors
 * @param folder the folder of its source, where the files lie that it speaks of
 * @throws Error if something is left that only the project understands.
 */
export async function asPublished(source: string, file: string, folder: string): Promise<string> {
  const text = await gathered(
    source
      .replaceAll(TYPESCRIPT_PATH, '$1.js$2')
      .replaceAll(VITE_TYPES, '')
      .replaceAll(GLOB, (_, pattern: string, query: string) => globbed(pattern, query, folder)),
  );
  const left = /import\.meta\.glob\(|from ['"]virtual:/.exec(text);
  if (left) throw new Error(`${file} still says ${left[0]}`);
  return text;
}

/** A module's address from another one, in imports, in types and in `new URL(…)`. */
const TYPESCRIPT_PATH = /(['"]\.{1,2}\/[^'"\n]*)(?<!\.d)\.ts(['"])/g;
const VITE_TYPES = /^\/\/\/ <reference types="vite\/[^"]*" \/>\n/gm;
const GLOB =
  /import\.meta\.glob\('([^']+)', \{\s*query: '\?(raw|url)',\s*eager: true,\s*import: 'default',?\s*\}\)/g;
const GATHERED = /^import (\w+) from 'virtual:(\w+)\/([\w-]+)';$/m;
/** What a game's package gives by the name of the module that gathers it. */
const GIVEN_BY: Readonly<Record<string, string>> = {
  definitions: 'library',
  'ready-decks': 'readyDecks',
  decks: 'decks',
  'rule-texts': 'ruleTexts',
};

/** What Vite makes of a glob: the texts of files, or their addresses, by their paths. */
function globbed(pattern: string, query: string, folder: string): string {
  const files = globSync(pattern, { cwd: folder })
    .map((file) => `./${file.replaceAll('\\', '/').replace(/^\.\//, '')}`)
    .sort();
  const entries = files.map((file) =>
    query === 'raw'
      ? `${JSON.stringify(file)}: ${JSON.stringify(readFileSync(join(folder, file), 'utf8'))}`
      : `${JSON.stringify(file)}: new URL(${JSON.stringify(file)}, import.meta.url).href`,
  );
  return `{\n${entries.map((entry) => `    ${entry},\n`).join('')}}`;
}

/** With what a build would gather of a game in the place of the module that would gather it. */
async function gathered(source: string): Promise<string> {
  const found = GATHERED.exec(source);
  if (!found) return source;
  const [line, name, game, module] = found;
  const given = await import(`@lianhuan/${game}`);
  return source.replace(
    line,
    () => `const ${name} = ${JSON.stringify(given[GIVEN_BY[module]]())};`,
  );
}
