import { format } from 'node:util';

// Stands in for vitest where tests are run over and over in one thread: it keeps them, to be run later.

export { expect } from 'vitest';

export interface KeptTest {
  readonly title: string;
  run(): unknown;
}

let kept: KeptTest[] = [];
const titles: string[] = [];

/** The tests of the files that were imported since this was asked last. */
export function takeTests(): KeptTest[] {
  const taken = kept;
  kept = [];
  return taken;
}

type Body = (...given: never[]) => unknown;
/** What vitest takes: options may stand before the body or after it, and change nothing here. */
type Rest = readonly [body: Body, options?: unknown] | readonly [options: unknown, body: Body];

function bodyOf(rest: Rest): (...given: unknown[]) => unknown {
  const body = rest.find((part) => typeof part === 'function');
  if (body === undefined) throw new Error('a test without a body');
  return body as (...given: unknown[]) => unknown;
}

function keep(title: string, ...rest: Rest): void {
  const body = bodyOf(rest);
  kept.push({ title: [...titles, title].join(' › '), run: () => body() });
}

function group(title: string, ...rest: Rest): void {
  titles.push(title);
  try {
    bodyOf(rest)();
  } finally {
    titles.pop();
  }
}

type Teller = (title: string, ...rest: Rest) => void;

/** A list is the arguments of one case; anything else is its only argument. */
function each(tell: Teller) {
  return (rows: readonly unknown[]) =>
    (title: string, ...rest: Rest) => {
      const body = bodyOf(rest);
      for (const row of rows) {
        const given = Array.isArray(row) ? row : [row];
        tell(titled(title, given), () => body(...given));
      }
    };
}

function eachWhole(tell: Teller) {
  return (rows: readonly unknown[]) =>
    (title: string, ...rest: Rest) => {
      const body = bodyOf(rest);
      for (const row of rows) tell(titled(title, [row].flat()), () => body(row));
    };
}

/** As many values as the title asks for. */
function titled(title: string, given: readonly unknown[]): string {
  return format(title, ...given.slice(0, title.match(/%[a-z]/g)?.length ?? 0));
}

interface Telling {
  (title: string, ...rest: Rest): void;
  readonly each: ReturnType<typeof each>;
  readonly for: ReturnType<typeof eachWhole>;
  /** Nothing is kept unless the condition holds. */
  readonly runIf: (condition: unknown) => Teller;
}

function tellerOf(tell: Teller): Telling {
  return Object.assign((title: string, ...rest: Rest) => tell(title, ...rest), {
    each: each(tell),
    for: eachWhole(tell),
    runIf: (condition: unknown) => (condition ? tell : () => {}),
  });
}

export const test = tellerOf(keep);
export const it = tellerOf(keep);
export const describe = tellerOf(group);
