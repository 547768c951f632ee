import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Mutant } from './mutant.ts';

/** A change that was shown to change nothing anybody could notice. */
export interface Equivalent {
  readonly file: string;
  /** The line it is on, without what it is indented by. */
  readonly code: string;
  /** `before → after`; `before → ` where a statement is dropped. */
  readonly change: string;
  readonly why: string;
}

/** The changes listed in equivalent.yaml. */
export function readEquivalents(): Equivalent[] {
  const text = readFileSync(new URL('./equivalent.yaml', import.meta.url), 'utf8');
  return (parse(text) as Equivalent[] | null) ?? [];
}

export function changeOf({ before, after }: Pick<Mutant, 'before' | 'after'>): string {
  return `${inOneLine(before)} → ${inOneLine(after)}`.trim();
}

/** What is said of this change in the list, if it is there. */
export function findEquivalent(
  list: readonly Equivalent[],
  mutant: Mutant,
): Equivalent | undefined {
  return list.find(
    ({ file, code, change }) =>
      file === mutant.file && code.trim() === mutant.code && change.trim() === changeOf(mutant),
  );
}

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ');
}
