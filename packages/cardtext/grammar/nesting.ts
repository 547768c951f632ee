import type { Grammar } from 'ohm-js';

/** So deep words may stand in each other. The deepest of the games' own cards takes 18 levels to read. */
export const MOST_LEVELS = 60;

/** Words stand in each other more than {@link MOST_LEVELS} deep. */
export class NestedTooDeep extends Error {
  /** Where in the text the first word too many begins. */
  readonly at: number;

  constructor(at: number) {
    super(`words nested more than ${MOST_LEVELS} deep`);
    this.name = 'NestedTooDeep';
    this.at = at;
  }
}

/**
 * Makes a grammar refuse words that stand in each other too deep, before the call stack of the
 * machine runs out: how deep that is differs from machine to machine, the limit does not.
 * @param rules those that read one word each
 * @throws NestedTooDeep from `match`
 */
export function limitNesting(made: Grammar, rules: readonly string[]): void {
  let level = 0;
  for (const rule of rules) {
    const body = made.rules[rule].body as unknown as Evaluated;
    const read = body.eval;
    body.eval = (state) => {
      if (level === MOST_LEVELS) throw new NestedTooDeep(state.inputStream.pos);
      level += 1;
      try {
        return read.call(body, state);
      } finally {
        level -= 1;
      }
    };
  }
}

/** How Ohm reads by the body of a rule, which is not among its declared types. */
interface Evaluated {
  eval(state: { readonly inputStream: { readonly pos: number } }): boolean;
}
