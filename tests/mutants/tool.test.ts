import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readWish } from '../../scripts/mutants/arguments.ts';
import { type Equivalent, findEquivalent } from '../../scripts/mutants/equivalent.ts';
import { readSource } from '../../scripts/mutants/files.ts';
import type { Mutant } from '../../scripts/mutants/mutant.ts';
import { tellVerdict } from '../../scripts/mutants/report.ts';
import { sampleOf, shuffled } from '../../scripts/mutants/sample.ts';
import type { Outcome } from '../../scripts/mutants/trial.ts';
import { staleAmong, verdictOf } from '../../scripts/mutants/verdict.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the words of the command line', () => {
  test('name paths, and how many changes are drawn by which seed', () => {
    expect(readWish(['packages/minxin', '--sample', '200', '--seed', '7'])).toMatchObject({
      paths: ['packages/minxin'],
      sample: 200,
      seed: 7,
    });
  });

  test.each([
    [[], 'Usage'],
    [['packages/minxin', '--sample', 'many'], '--sample should be a whole number from 1'],
    [['packages/minxin', '--sample', '0'], '--sample should be a whole number from 1'],
    [['packages/minxin', '--seed', '-1'], "'--seed'"],
    [['packages/minxin', '--sed', '1'], "'--sed'"],
  ])('%j is refused', (words, reason) => {
    expect(() => readWish(words)).toThrow(reason);
  });

  test.each([
    [['packages/no-such'], 'There is no file or folder “packages/no-such”'],
    [['README.md'], '“README.md” is no TypeScript code'],
    [['packages/minxin', 'packages/kernel'], 'All PATHs should be in one package'],
    [['scripts'], 'A PATH should be in a folder of packages/'],
    [['packages/minxin/cards/../scenarios'], 'There is no rule code'],
  ])('the paths %j are refused', (paths, reason) => {
    expect(() => readSource(ROOT, paths)).toThrow(reason);
  });
});

test('rule code is all code of a package but tests, cards and what people read', () => {
  const files = readSource(ROOT, ['packages/minxin']).files.map(({ file }) => file);
  expect(files).toContain('packages/minxin/game.ts');
  expect(files.filter((file) => /\/(test|cards|describe|scenarios)\//.test(file))).toEqual([]);
});

test.each(['minxin', 'sanguozhi', 'evolve', 'sanguosha'])(
  'code of %s that only a build can load is left out',
  (game) => {
    const { files } = readSource(ROOT, [`packages/${game}`]);
    const sources = files.map(({ file }) => readFileSync(join(ROOT, file), 'utf8'));
    expect(
      sources.filter((source) => /^import .*'virtual:|import\.meta\.glob/m.test(source)),
    ).toEqual([]);
  },
);

test('lines after a file say which of its changes are tried', () => {
  const file = 'packages/minxin/flow/turn.ts';
  const { files, lines } = readSource(ROOT, [`${file}:30-32`, `${file}:40`]);
  expect(files.map((one) => one.file)).toEqual([file]);
  expect([...lines.get(file)!]).toEqual([30, 31, 32, 40]);
  expect(readSource(ROOT, [file]).lines.size).toBe(0);
});

describe('a sample', () => {
  const list = Array.from({ length: 500 }, (_, index) => index);

  test('is the same for the same seed, and another for another', () => {
    expect(sampleOf(list, 40, 3)).toEqual(sampleOf(list, 40, 3));
    expect(sampleOf(list, 40, 3)).not.toEqual(sampleOf(list, 40, 4));
  });

  test('is what the first of a list are that was shuffled: all of it, in the same order for the same seed', () => {
    expect(shuffled(list, 3)).toEqual(shuffled(list, 3));
    expect(shuffled(list, 3)).not.toEqual(list);
    expect(shuffled(list, 3).toSorted((one, other) => one - other)).toEqual(list);
  });

  test('holds so many different ones, in the order of the code', () => {
    const sample = sampleOf(list, 40, 3);
    expect(new Set(sample).size).toBe(40);
    expect(sample).toEqual(sample.toSorted((one, other) => one - other));
  });

  test('of more than there are is all', () => {
    expect(sampleOf(list, 1000, 3)).toEqual(list);
  });
});

const mutant: Mutant = {
  file: 'packages/made-up/a.ts',
  line: 3,
  code: 'if (a && b) go();',
  kind: 'logic',
  before: 'a && b',
  after: 'a',
  rules: ['1.2'],
};
const equivalent: Equivalent = {
  file: mutant.file,
  code: mutant.code,
  change: 'a && b → a',
  why: 'Whoever has a has b.',
};
const NOWHERE = { scenario: 0, test: 0, proof: 0, mode: 0, golden: 0 };

/** What is said when each of these is a change of its own. */
function verdictOn(outcomes: readonly Partial<Outcome>[], equivalents: readonly Equivalent[]) {
  return verdictOf({
    package: 'made-up',
    possible: 9,
    mutants: outcomes.map(() => mutant),
    trial: {
      outcomes: outcomes.map((outcome, change) => ({
        change,
        notice: null,
        reached: { ...NOWHERE, scenario: 2 },
        atLoading: false,
        ...outcome,
      })),
      failing: [],
      tooLong: 0,
    },
    equivalents,
  });
}

const noticed = { sort: 'scenario', name: 'Somebody goes', what: '' } as const;

describe('what is said', () => {
  test('names who noticed, and what nobody noticed or came to', () => {
    const told = tellVerdict(
      verdictOn(
        [
          { notice: noticed },
          { notice: { ...noticed, sort: 'golden' } },
          { notice: { ...noticed, sort: 'types' } },
          {},
          { reached: NOWHERE },
        ],
        [],
      ),
    );
    expect(told).toContain('tried 5 of 9, noticed 3');
    expect(told).toContain(
      '(1 by scenarios and tests, 1 by golden games alone, 1 by the compiler alone)',
    );
    expect(told).toContain('survived 2 (40.0 %, 1 reached by nothing)');
    expect(told).toContain('packages/made-up/a.ts:3');
    expect(told).toContain('near 1.2');
    expect(told).toContain('reached by 2 scenarios');
  });

  test('counts what was shown to change nothing apart, with the reason', () => {
    const verdict = verdictOn([{ notice: noticed }, {}], []);
    expect(verdict.survivors).toHaveLength(1);
    const listed = verdictOn([{}], [equivalent]);
    expect(listed.survivors).toEqual([]);
    expect(listed.changeNothing).toMatchObject([{ why: equivalent.why }]);
    expect(tellVerdict(listed)).toContain('survived 0 (0.0 %');
  });

  test('says which of those was noticed all the same', () => {
    expect(verdictOn([{ notice: noticed }], [equivalent]).wronglyListed).toHaveLength(1);
  });
});

describe('the list of what changes nothing', () => {
  test('knows a change by its file, its line and what it changes', () => {
    expect(findEquivalent([equivalent], mutant)).toBe(equivalent);
    expect(findEquivalent([equivalent], { ...mutant, line: 80 })).toBe(equivalent);
    expect(findEquivalent([equivalent], { ...mutant, after: 'b' })).toBeUndefined();
    expect(findEquivalent([equivalent], { ...mutant, code: 'go(a && b);' })).toBeUndefined();
  });

  test('is stale where its file has no such change any more', () => {
    expect(staleAmong([equivalent], [mutant.file], [mutant])).toEqual([]);
    expect(staleAmong([equivalent], [mutant.file], [])).toEqual([equivalent]);
    expect(staleAmong([equivalent], ['packages/made-up/b.ts'], [])).toEqual([]);
  });
});

test('the tool tries changes of the kernel on its own tests', () => {
  const told = execFileSync(
    process.execPath,
    ['scripts/mutants.ts', 'packages/kernel', '--sample', '12', '--seed', '1'],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  expect(told).toMatch(/kernel: tried 12 of \d+, noticed [1-9]/);
});
