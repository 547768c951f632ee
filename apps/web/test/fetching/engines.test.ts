import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { GAME_IDS } from '../../games/ids.ts';

const WORKER = fileURLToPath(new URL('../../engine/worker.ts', import.meta.url));

/** What only who reads the words of strangers needs, or who reads the rulebook. */
const NOT_FOR_PLAY =
  /node_modules\/(ohm-js|yaml|pinyin-pro)\/|\/text-reader\.ts$|\/packages\/(?!kernel)\w+\/rulebook\.ts$/;

let output: readonly Rolldown.OutputChunk[];

beforeAll(async () => {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    plugins: [withoutData()],
    build: { write: false, minify: false, rolldownOptions: { input: WORKER } },
  });
  const { output: files } = built as Rolldown.RolldownOutput;
  output = files.filter((file) => file.type === 'chunk');
}, 60_000);

/** What a build gathers is no code: here it is nothing. */
function withoutData(): Plugin {
  return {
    name: 'without-data',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? 'export default {}' : undefined),
  };
}

/** All modules that come with a file at once, each by its path. */
function modulesWith(chunk: Rolldown.OutputChunk, seen = new Set<string>()): readonly string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const others = output.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [...chunk.moduleIds, ...others.flatMap((other) => modulesWith(other, seen))];
}

const fileOf = (module: string) =>
  output.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));

it.each(GAME_IDS)('the engine of %s comes without what only readers need', (game) => {
  const chunk = fileOf(`/games/${game}/engine.ts`);
  const modules = chunk === undefined ? [] : modulesWith(chunk);
  expect(modules.some((id) => id.endsWith(`/packages/${game}/game.ts`))).toBe(true);
  expect(modules.filter((id) => NOT_FOR_PLAY.test(id))).toEqual([]);
});

it('what reads card text is fetched later', () => {
  const chunk = fileOf('/language/text-reader.ts');
  const modules = chunk === undefined ? [] : modulesWith(chunk);
  expect(modules.some((id) => /ohm-js/.test(id))).toBe(true);
  expect(modules.some((id) => /pinyin-pro/.test(id))).toBe(true);
});

it('the worker itself waits for no other file', () => {
  const chunk = fileOf('/engine/worker.ts');
  expect(chunk?.imports).toEqual([]);
});
