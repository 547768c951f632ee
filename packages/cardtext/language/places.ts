import type { Span } from '../nodes/node.ts';
import type { Mark } from '../nodes/tree.ts';
import type { Printed } from './print.ts';

/** Places in a text: around a fault, and of what was printed from what was written. */

/** All before a place, in its paragraph, and what stands up to the full stop behind it. */
export function sentenceAround(text: string, at: number, inParagraphs: boolean): Span {
  const start = inParagraphs ? text.slice(0, at).lastIndexOf('\n') + 1 : 0;
  const length = text.slice(at).search(/。|\n|$/);
  return [start, Math.min(text.length, at + length + (text[at + length] === '。' ? 1 : 0))];
}

/** The line around a place. */
export function lineAround(text: string, at: number): Span {
  const end = text.indexOf('\n', at);
  return [text.slice(0, at).lastIndexOf('\n') + 1, end < 0 ? text.length : end];
}

/** From the first character of all nodes to the last. */
export function outermost(marks: readonly Mark[]): Span {
  return [
    Math.min(...marks.map(({ span }) => span[0])),
    Math.max(...marks.map(({ span }) => span[1])),
  ];
}

/** The place, as it was written, of the smallest node that covers a place in print. */
export function placeOf([start, end]: Span, printed: readonly Printed[]): Span | null {
  const around = printed.filter(({ span }) => span[0] <= start && end <= span[1]);
  const [smallest] = around.toSorted((a, b) => lengthOf(a.span) - lengthOf(b.span));
  return smallest?.node.span ?? null;
}

function lengthOf([start, end]: Span): number {
  return end - start;
}
