/** A branch that may stay though only a rule that is off leads to it. */
interface Kept {
  /** A folder of `packages/`. */
  readonly folder: string;
  /** The number whose citation keeps play from the branch. */
  readonly rule: string;
  readonly why: string;
}

/** What the check of branches passes over, each with its reason. */
export const KEPT: readonly Kept[] = [];
