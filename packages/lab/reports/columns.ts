/** Chinese characters and their punctuation take two columns of a terminal. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/**
 * Rows of cells as lines with aligned columns: the first to the left, numbers to the right.
 * @param rows at least one, the heads; the others have as many cells
 */
export function renderColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const space = ' '.repeat(widths[column] - widthOf(cell));
        return isNumeric(rows, column) ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd(),
  );
}

function isNumeric(rows: readonly (readonly string[])[], column: number): boolean {
  return column > 0 && rows.slice(1).every((row) => /^[-+]?[\d.,]*[%–\d. ]*$/.test(row[column]));
}
