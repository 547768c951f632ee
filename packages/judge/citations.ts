/** Where code cites a rule. */
export interface Citation {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

const CITATION = /\brule\(\s*'([^']+)'/g;

/** Finds the citations, `rule('2.3.2')`, in one file of source code. */
export function findCitations(source: string, file: string): { rule: string; at: Citation }[] {
  return [...source.matchAll(CITATION)].map((match) => {
    const line = source.slice(0, match.index).split('\n').length;
    return { rule: match[1], at: { file, line } };
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
