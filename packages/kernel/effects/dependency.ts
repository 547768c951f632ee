/**
 * Which of some effects, in the order of their time stamps, is applied next: the first that waits for no other. Those that
 * wait for each other do not wait.
 * @param waits by effect, and by the other one: does it depend on that?
 */
export function firstThatWaitsForNone(waits: readonly (readonly boolean[])[]): number {
  const free = waits.findIndex((others, index) =>
    others.every((isWaiting, other) => !isWaiting || reaches(waits, other, index)),
  );
  return Math.max(0, free);
}

/** Is there a way of waiting from one to the other? */
function reaches(waits: readonly (readonly boolean[])[], from: number, to: number): boolean {
  const seen = new Set([from]);
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (waits[next][to]) return true;
    for (let other = 0; other < waits.length; other++) {
      if (!waits[next][other] || seen.has(other)) continue;
      seen.add(other);
      open.push(other);
    }
  }
  return false;
}
