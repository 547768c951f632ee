// Changes one thing at a time in rule code, and lists the changes that no scenario, no test and no golden
// game notices, and that the compiler takes. All are made in one copy of the code, and each is tried only on what
// comes to it.
//   npm run mutants -- packages/minxin                        every change: slow
//   npm run mutants -- packages/minxin --sample 200 --seed 1  so many of them by chance
//   npm run mutants -- packages/minxin/flow/turn.ts:30-40     those in a few lines of a file
//   --threads 2    so many are tried at a time
//   --longest 300  tests that take longer, in milliseconds, are asked only where nothing else comes
//   --json FILE    writes the outcome for programs, too
// Ctrl-C ends it after those that are being tried, and tells what came of the changes so far: they are tried in an
// order by chance, so that these are a sample, too.
// Left out are words for people, and the folders that NOT_RULE_CODE names. Changes that were shown to change
// nothing stand in mutants/equivalent.yaml.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Presets, SingleBar } from 'cli-progress';
import { readWish, type Wish } from './mutants/arguments.ts';
import type { Change } from './mutants/change.ts';
import { readEquivalents } from './mutants/equivalent.ts';
import { readSource, type Source } from './mutants/files.ts';
import { instrument } from './mutants/instrument.ts';
import { type MutableFile, type Mutant, mutantOf } from './mutants/mutant.ts';
import { tellVerdict } from './mutants/report.ts';
import { sampleOf, shuffled } from './mutants/sample.ts';
import { type Outcome, tryChanges } from './mutants/trial.ts';
import { TypeCheck } from './mutants/types.ts';
import { staleAmong, verdictOf } from './mutants/verdict.ts';
import { Refused, runScript } from './release/words.ts';

const ROOT = join(import.meta.dirname, '..');

/** A change and the file it is in. */
interface Place {
  readonly file: MutableFile;
  readonly change: Change;
}

await runScript(async () => {
  const wish = readWish(process.argv.slice(2));
  const source = readSource(ROOT, wish.paths);
  const all = source.files.flatMap((file) => file.changes.map((change) => ({ file, change })));
  const asked = all.filter((place) => isAsked(source, place));
  if (asked.length === 0)
    throw new Refused(`There is nothing to change in ${wish.paths.join(', ')}`);
  const chosen = sampleOf(asked, wish.sample, wish.seed);
  const mutants = chosen.map(({ file, change }) => mutantOf(file, change));
  const equivalents = readEquivalents();
  const trial = await tryAll(wish, source, chosen);
  const verdict = verdictOf({
    package: source.package,
    possible: asked.length,
    mutants,
    trial,
    equivalents,
  });
  console.log(tellVerdict(verdict));
  const stale = staleAmong(equivalents, ...everyMutant(all));
  for (const { file, code, change } of stale) {
    console.error(`equivalent.yaml: no longer in ${file}: ${change}\n    ${code}`);
  }
  if (stale.length > 0 || verdict.wronglyListed.length > 0) process.exitCode = 1;
  if (wish.json !== null) writeFileSync(wish.json, `${JSON.stringify(verdict, null, 2)}\n`);
});

function isAsked({ lines }: Source, { file, change }: Place): boolean {
  const wanted = lines.get(file.file);
  return wanted === undefined || wanted.has(mutantOf(file, change).line);
}

function everyMutant(all: readonly Place[]): [files: string[], mutants: Mutant[]] {
  const mutants = all.map(({ file, change }) => mutantOf(file, change));
  return [[...new Set(mutants.map(({ file }) => file))], mutants];
}

async function tryAll(wish: Wish, { files, package: name }: Source, chosen: readonly Place[]) {
  const numbers = new Map(chosen.map(({ change }, number) => [change, number]));
  const code = new Map(files.map((file) => [addressOf(file), changed(file, numbers)]));
  const bar = new SingleBar(
    {
      format: `${name} {bar} {value}/{total} {duration_formatted}`,
      // It takes long: what is written to a file tells how far it is, too.
      noTTYOutput: true,
      notTTYSchedule: 30_000,
    },
    Presets.rect,
  );
  const order = shuffled([...chosen.keys()], wish.seed);
  const stop = new AbortController();
  const end = () => stop.abort();
  process.once('SIGINT', end);
  bar.start(chosen.length, 0);
  try {
    const trial = await tryChanges({
      task: { root: ROOT, package: name, code, changes: chosen.length },
      threads: wish.threads,
      longest: wish.longest,
      order,
      stop: stop.signal,
      onProgress: (done) => bar.update(done),
    });
    return { ...trial, outcomes: askCompiler(trial.outcomes, chosen) };
  } finally {
    process.off('SIGINT', end);
    bar.stop();
  }
}

/** What nobody else noticed the compiler may refuse. */
function askCompiler(outcomes: readonly Outcome[], chosen: readonly Place[]): Outcome[] {
  const check = new TypeCheck(ROOT);
  return outcomes.map((outcome) => {
    if (outcome.notice !== null) return outcome;
    const { file, change } = chosen[outcome.change];
    const what = check.refusalOf(file, change);
    return what === null ? outcome : { ...outcome, notice: { sort: 'types', name: 'tsc', what } };
  });
}

function addressOf({ file }: MutableFile): string {
  return pathToFileURL(join(ROOT, file)).href;
}

function changed(file: MutableFile, numbers: ReadonlyMap<Change, number>): string {
  const own = file.changes.flatMap((change) => {
    const number = numbers.get(change);
    return number === undefined ? [] : [[change, number] as const];
  });
  return instrument(file, new Map(own));
}
