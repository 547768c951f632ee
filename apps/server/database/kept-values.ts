/** Can the database keep it, as text or as JSON? It takes neither U+0000 nor half of a surrogate pair. */
export function canBeKept(value: unknown): boolean {
  return isJsonKept(JSON.stringify(value ?? null));
}

/** The same of what is written as JSON. */
export function isJsonKept(json: string): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(json.replaceAll(PAIR, ''));
}

/** A whole pair that is written by its numbers. */
const PAIR = /\\ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}/gi;
