/** One line of the table: what was measured, for what, and how much. */
export interface Figure {
  readonly what: string;
  readonly where: string;
  readonly value: string;
}

/** The middle of what was measured, and what nine of ten stay below. @throws Error if there is nothing */
export function spread(values: readonly number[]): {
  readonly median: number;
  readonly p90: number;
} {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  const [median, p90] = [at(0.5), at(0.9)];
  if (median === undefined || p90 === undefined) throw new Error('nothing was measured');
  return { median, p90 };
}

/** The figures as a table in Markdown. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, where, value }) => `| ${what} | ${where} | ${value} |`);
  return ['| | | |', '|---|---|---:|', ...rows].join('\n');
}
