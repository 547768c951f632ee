import { changeOf, type Equivalent, findEquivalent } from './equivalent.ts';
import type { Mutant } from './mutant.ts';
import type { Outcome, Trial } from './trial.ts';

/** A change nobody noticed. */
export interface Survivor extends Mutant {
  readonly scenarios: number;
  readonly tests: number;
  /** Rules of which is asked whether they are proven. */
  readonly proofs: number;
  /** Scenarios in other modes. */
  readonly modes: number;
  readonly golden: number;
  readonly atLoading: boolean;
}

/** What all changes came to. */
export interface Verdict {
  readonly package: string;
  /** How many changes the code allows. */
  readonly possible: number;
  readonly tried: number;
  readonly noticed: number;
  /** Noticed by scenarios (in any mode), tests and proofs of rules. */
  readonly noticedByTests: number;
  /** Noticed by golden games alone. */
  readonly noticedByGolden: number;
  /** Noticed by the compiler alone. */
  readonly noticedByTypes: number;
  /** Nobody noticed them, though something comes there. */
  readonly survivors: readonly Survivor[];
  /** Nothing comes there. */
  readonly unreached: readonly Survivor[];
  /** In the list of those that change nothing. */
  readonly changeNothing: readonly (Survivor & { readonly why: string })[];
  /** In that list, and noticed all the same. */
  readonly wronglyListed: readonly (Mutant & { readonly by: string })[];
  /** Checks that fail although nothing is changed. */
  readonly failing: readonly string[];
  /** How many tests take too long to be asked where others are. */
  readonly tooLong: number;
}

export interface Tried {
  readonly package: string;
  readonly possible: number;
  /** By number of the change. */
  readonly mutants: readonly Mutant[];
  readonly trial: Trial;
  readonly equivalents: readonly Equivalent[];
}

export function verdictOf({ mutants, trial, equivalents, ...rest }: Tried): Verdict {
  const open = trial.outcomes.filter(({ notice }) => notice === null);
  const listed = (change: number) => findEquivalent(equivalents, mutants[change]);
  const survive = open.filter(({ change }) => !listed(change)).map(survivor);
  const sorts = trial.outcomes.flatMap(({ notice }) => notice?.sort ?? []);
  const byGolden = sorts.filter((sort) => sort === 'golden').length;
  const byTypes = sorts.filter((sort) => sort === 'types').length;
  return {
    ...rest,
    tried: trial.outcomes.length,
    noticed: sorts.length,
    noticedByTests: sorts.length - byGolden - byTypes,
    noticedByGolden: byGolden,
    noticedByTypes: byTypes,
    survivors: survive.filter((one) => !isUnreached(one)),
    unreached: survive.filter(isUnreached),
    changeNothing: open.flatMap((outcome) => {
      const { why } = listed(outcome.change) ?? {};
      return why === undefined ? [] : [{ ...survivor(outcome), why }];
    }),
    wronglyListed: trial.outcomes.flatMap(({ change, notice }) =>
      notice && listed(change) ? [{ ...mutants[change], by: notice.name }] : [],
    ),
    failing: trial.failing,
    tooLong: trial.tooLong,
  };

  function survivor({ change, reached, atLoading }: Outcome): Survivor {
    const { scenario: scenarios, test: tests, proof: proofs, mode: modes, golden } = reached;
    return { ...mutants[change], scenarios, tests, proofs, modes, golden, atLoading };
  }
}

function isUnreached({ scenarios, tests, proofs, modes, golden, atLoading }: Survivor): boolean {
  return scenarios + tests + proofs + modes + golden === 0 && !atLoading;
}

/** The changes listed for these files that their code does not allow any more. */
export function staleAmong(
  equivalents: readonly Equivalent[],
  files: readonly string[],
  all: readonly Mutant[],
): Equivalent[] {
  const known = new Set(all.map((mutant) => keyOf(mutant.file, mutant.code, changeOf(mutant))));
  return equivalents.filter(
    ({ file, code, change }) =>
      files.includes(file) && !known.has(keyOf(file, code.trim(), change.trim())),
  );
}

function keyOf(...parts: readonly string[]): string {
  return parts.join('\n');
}
