import { parseArgs } from 'node:util';
import { Refused } from '../release/words.ts';

export interface Wish {
  readonly paths: readonly string[];
  /** How many changes are tried; all without it. */
  readonly sample: number;
  readonly seed: number;
  readonly threads: number;
  /** Tests that take longer, in milliseconds, are asked only where no other check comes. */
  readonly longest: number;
  readonly json: string | null;
}

const USAGE =
  'Usage: npm run mutants -- PATH... [--sample N] [--seed S] [--threads T] [--longest MS] [--json FILE]';

/** @throws Refused if the words of the command line ask for nothing that can be done */
export function readWish(args: string[]): Wish {
  const { positionals, values } = parsed(args);
  if (positionals.length === 0) throw new Refused(USAGE);
  return {
    paths: positionals,
    sample:
      values.sample === undefined ? Number.MAX_SAFE_INTEGER : whole('--sample', values.sample, 1),
    seed: whole('--seed', values.seed ?? '1', 0),
    threads: whole('--threads', values.threads ?? '2', 1),
    longest: whole('--longest', values.longest ?? '300', 0),
    json: values.json ?? null,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string' },
        threads: { type: 'string' },
        longest: { type: 'string' },
        json: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Refused(`${(error as Error).message}\n${USAGE}`);
  }
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new Refused(`${name} should be a whole number from ${least}, not “${text}”\n${USAGE}`);
}
