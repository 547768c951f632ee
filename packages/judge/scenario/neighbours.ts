/**
 * Are two rule numbers so near that whoever names the one may mean the other? One stands under the other
 * (117.4 and 117.4f), or both stand under the same number (117.4e and 117.4f). Numbers that have no more in
 * common than their chapter (804.4 and 804.5) are none.
 */
export function areNeighbours(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = [partsOf(one), partsOf(other)].sort((a, b) => a.length - b.length);
  const common = short.findIndex((part, at) => part !== long[at]);
  if (common < 0) return short.length >= LEAST_COMMON;
  return common === short.length - 1 && short.length === long.length && common >= LEAST_COMMON;
}

/** So many parts of both numbers are the same: the chapter, and what stands in it. */
const LEAST_COMMON = 2;

/** 804.5d is 804, 5 and d; 2.3.4#2 is 2, 3, 4 and 2. */
function partsOf(number: string): string[] {
  return number.match(/\d+|[a-z]+/gi) ?? [];
}
