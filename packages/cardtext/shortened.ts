/** A text without its middle, if it is longer than that: what strangers wrote is quoted so. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const half = Math.floor(most / 2);
  return `${text.slice(0, half)}…${text.slice(-half)}`;
}
