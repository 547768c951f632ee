/** A text without its middle, if it is longer than that: what strangers wrote is quoted so. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half)}…${text.slice(-half)}`;
}

/** As much of a value as is quoted back to whoever wrote it. */
const MOST_QUOTED = 60;

/** What somebody wrote, quoted back: text as it is, anything else as data. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return shortened(text, MOST_QUOTED);
}
