/** Seats in a line of players. */

/** One seat or several, as a part of a pattern: B, B、C 和 D. */
export const SEATS = '[A-J](?:\\s*[、和与]\\s*[A-J])*';

/** Each seat that is named as a pick: 目标 B. */
export function seatsIn(list: string): string[] {
  return [...list.matchAll(/[A-J]/g)].map(([seat]) => `目标 ${seat}`);
}
