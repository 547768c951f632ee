/** Who goes with what, each with one at most: generals with the attacks they defend against, 指定 and 选择 with their cards. */

/** One that could be had: which row with which column, and how much it is worth (1 and more). */
export interface Edge<Row, Column> {
  readonly row: Row;
  readonly column: Column;
  readonly worth: number;
}

/** The most that edges are worth together of which no two share a row or a column. */
export function mostWorth<Row, Column>(edges: readonly Edge<Row, Column>[]): number {
  const taken = new Set<Edge<Row, Column>>();
  for (let gain = improve(edges, taken); gain > 0; gain = improve(edges, taken));
  return [...taken].reduce((sum, { worth }) => sum + worth, 0);
}

/** Is there one for each of these, no two the same? Each has its choices; those that are the same are equal. */
export function hasOneForEach<Choice>(choices: readonly (readonly Choice[])[]): boolean {
  if (choices.some(({ length }) => length === 0)) return false;
  const edges = choices.flatMap((own, row) => own.map((column) => ({ row, column, worth: 1 })));
  return mostWorth(edges) === choices.length;
}

/** How a row that is free now comes to a column: by which edge, and through which column before it. */
interface Way<Row, Column> {
  readonly gain: number;
  readonly edge: Edge<Row, Column>;
  readonly through: Column | null;
}

/** Takes one more column, by the changes that are worth most; gives what is gained, 0 where nothing is. */
function improve<Row, Column>(
  edges: readonly Edge<Row, Column>[],
  taken: Set<Edge<Row, Column>>,
): number {
  const ofRow = new Map([...taken].map((edge) => [edge.row, edge]));
  const ofColumn = new Map([...taken].map((edge) => [edge.column, edge]));
  const ways = new Map<Column, Way<Row, Column>>();
  for (let better = true; better; ) {
    better = false;
    for (const edge of edges) {
      const held = ofRow.get(edge.row);
      if (held === edge) continue;
      // A row that has a column gives it up for this one, once another row has come to it.
      const before = held === undefined ? 0 : ways.get(held.column)?.gain;
      if (before === undefined) continue;
      const gain = before + edge.worth - (held?.worth ?? 0);
      if (gain <= (ways.get(edge.column)?.gain ?? Number.NEGATIVE_INFINITY)) continue;
      ways.set(edge.column, { gain, edge, through: held?.column ?? null });
      better = true;
    }
  }
  const free = [...ways].filter(([column]) => !ofColumn.has(column));
  const best = free.reduce<Column | null>(
    (found, [column, { gain }]) =>
      gain > (found === null ? 0 : (ways.get(found)?.gain ?? 0)) ? column : found,
    null,
  );
  if (best === null) return 0;
  const { gain } = ways.get(best) as Way<Row, Column>;
  for (let column: Column | null = best; column !== null; ) {
    const { edge, through } = ways.get(column) as Way<Row, Column>;
    const held = ofRow.get(edge.row);
    if (held !== undefined) taken.delete(held);
    taken.add(edge);
    column = through;
  }
  return gain;
}
