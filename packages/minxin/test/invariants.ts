import { brokenCounts, brokenEffects, brokenPlaces } from '@lianhuan/kernel/testing';
import type { MinxinTable } from '../table/table.ts';

/** What must be true of a 民心 table at every moment: a line for each thing that is not. */
export function broken(table: MinxinTable): string[] {
  return [
    ...brokenPlaces(table),
    ...brokenRow(table),
    ...brokenNumbers(table),
    ...brokenEffects(table),
  ];
}

/** A place of the row holds one card. */
function brokenRow({ zones }: MinxinTable): string[] {
  return zones.some(({ name, cards }) => name === 'row' && cards.length > 1)
    ? ['a row place holds two cards']
    : [];
}

/** Nothing is counted below 0 or in fractions; no 民心 is lost (more may come once the pool is empty). */
function brokenNumbers(table: MinxinTable): string[] {
  const { state, seats } = table;
  const found = brokenCounts({ pool: state.pool, round: state.round, turn: state.turn });
  for (const [seat, { power, renown, favor, siege }] of state.players.entries()) {
    const counts = brokenCounts({ power, renown, favor, siege });
    found.push(...counts.map((line) => `seat ${seat}: ${line}`));
  }
  const all = favorInPlay(table);
  const full = seats * state.favorPerPlayer;
  if (state.round > 0 && all < full) found.push(`${full - all} favour got lost`);
  return found;
}

/** All the 民心 there is: it stays the same until the pool is empty for the first time. */
export function favorInPlay({ state }: MinxinTable): number {
  return state.players.reduce((sum, { favor }) => sum + favor, state.pool);
}
