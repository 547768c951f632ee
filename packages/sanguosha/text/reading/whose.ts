/** "your hp", "the hp of the target": a thing of somebody, in English. */
export function ofWhom(thing: string, whom: string, the = ''): string {
  return whom === 'you' ? `your ${thing}` : `${the}${thing} of ${whom}`;
}
