/**
 * Letters and digits that nobody foretells, for a name that no other has. Pages of plain http, as in the network of a
 * club, have no `crypto.randomUUID`.
 */
export function randomLetters(count: number): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(count))];
  return bytes.map((byte) => (byte % 36).toString(36)).join('');
}
