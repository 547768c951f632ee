/** The value that a part (0 to 1) of these lies below; `NaN` of none. */
export function percentile(of: readonly number[], part: number): number {
  const sorted = [...of].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Rows under their heads, each column as wide as it must be. @param rows as many cells each as there are heads */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at].length)),
  );
  for (const row of [heads, ...rows]) {
    console.log(`  ${row.map((cell, at) => cell.padStart(widths[at])).join('  ')}`);
  }
}
