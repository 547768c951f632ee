/** Where code cites a rule. */
export interface Citation {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * A call that cites: `rule` cites one rule, `obeys` several rules that say the same thing, `timing` and `timings` those
 * whose number is that of a timing of a flow.
 */
const CITING = /\b(?:rule|obeys|timings?)\(([^()]*)\)/g;
const QUOTED = /'([^']+)'/g;

/** Finds the citations, `rule('2.3.2')` and `obeys('2.3.2', '4.1')`, in one file of source code. */
export function findCitations(source: string, file: string): { rule: string; at: Citation }[] {
  return [...source.matchAll(CITING)].flatMap((call) => {
    const from = call.index + call[0].indexOf('(') + 1;
    return [...call[1].matchAll(QUOTED)].map((quoted) => {
      const line = source.slice(0, from + quoted.index).split('\n').length;
      return { rule: quoted[1], at: { file, line } };
    });
  });
}

/** Gathers the citations of many files by rule. */
export function gatherCitations(
  files: Iterable<{ readonly file: string; readonly source: string }>,
): Map<string, Citation[]> {
  const byRule = new Map<string, Citation[]>();
  for (const { file, source } of files) {
    for (const { rule, at } of findCitations(source, file)) {
      const known = byRule.get(rule);
      if (known) known.push(at);
      else byRule.set(rule, [at]);
    }
  }
  return byRule;
}
