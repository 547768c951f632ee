/** The words around the first letter that differs. */
export function firstDifference(expected: string, actual: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `“${around(expected)}” / “${around(actual)}”`;
}
