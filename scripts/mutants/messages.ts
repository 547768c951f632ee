import type { CheckSort } from './checks.ts';

/** What a thread is told when it begins. */
export interface Task {
  readonly root: string;
  /** Of the package whose code is changed. */
  readonly package: string;
  /** Changed code by the address of its file. */
  readonly code: ReadonlyMap<string, string>;
  readonly changes: number;
  /** The change that is made already while all is loaded, or `NONE`. */
  readonly chosen: number;
  /** Two numbers: the check that is being run, and how many were begun. */
  readonly pulse: Int32Array;
}

/** What a thread is asked. */
export type Request =
  /** Runs every check of the code as it is. */
  | { readonly kind: 'weigh' }
  /** Makes a change and runs these checks until one fails; `turns` are those loops may take in each. */
  | {
      readonly kind: 'try';
      readonly change: number;
      readonly checks: readonly number[];
      readonly turns: readonly number[];
    };

/** One check, as it went with the code as it is. */
export interface Weighed {
  readonly name: string;
  readonly sort: CheckSort;
  readonly forwards: number | null;
  /** Of the processor: how long it takes hangs on what else the machine does. */
  readonly milliseconds: number;
  readonly turns: number;
  /** The changes whose places it comes to. */
  readonly reached: readonly number[];
  /** What was wrong, though nothing was changed. */
  readonly failed: string | null;
}

export interface Tried {
  readonly kind: 'tried';
  /** The check that failed, or null. */
  readonly noticedBy: number | null;
  readonly what: string;
  /** Was the place come to at all? What is worked out once and kept is not worked out again. */
  readonly came: boolean;
  /** Does the same check fail even after the change was taken back? */
  readonly spoilt: boolean;
}

/** What a thread answers. */
export type Report =
  | { readonly kind: 'loaded'; readonly reached: readonly number[]; readonly checks: number }
  /** With the change it could not even be loaded. */
  | { readonly kind: 'broken'; readonly what: string }
  | { readonly kind: 'weighed'; readonly checks: readonly Weighed[] }
  | Tried;
