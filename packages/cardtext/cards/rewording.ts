import type { Place } from './card-file.ts';

/** Card text that means what it says, written otherwise than it is printed. */
export interface Rewording extends Pick<Place, 'file' | 'line' | 'column' | 'range'> {
  /** The field of the card that it stands in. */
  readonly field: string;
  readonly written: string;
  /** The same as the card prints it. */
  readonly printed: string;
  /** Not only marks and spaces are others. */
  readonly inOtherWords: boolean;
}

/** The source of a card file with all card text as it is printed; all else stays as it is. */
export function withPrintedText(source: string, rewordings: readonly Rewording[]): string {
  let text = source;
  const lastFirst = rewordings.toSorted((a, b) => (b.range?.[0] ?? 0) - (a.range?.[0] ?? 0));
  for (const { range, printed } of lastFirst) {
    if (range === undefined) continue;
    const [start, end] = range;
    text = text.slice(0, start) + scalarLike(text.slice(start, end), printed) + text.slice(end);
  }
  return text;
}

/** The text as YAML: in quotes, unless what stood there had none and none are needed. */
function scalarLike(written: string, printed: string): string {
  const isBlock = /^[|>]/.test(written);
  const needsNone = !/^['"|>]/.test(written) && /^[^-?:,[\]{}#&*!|>'"%@`\s][^:#\n]*$/.test(printed);
  const scalar = needsNone ? printed : JSON.stringify(printed);
  return isBlock && written.endsWith('\n') ? `${scalar}\n` : scalar;
}
