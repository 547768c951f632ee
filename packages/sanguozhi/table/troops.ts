import { cachedByVersion, citedAside, type Seat } from '@lianhuan/kernel';
import type { Corps } from '../cards/definition.ts';
import { obeys } from '../rules.ts';
import { cardsIn, printed, type SanguozhiTable } from './table.ts';

/** So much 兵权 of each 兵种. */
export type Troops = Readonly<Record<Corps, number>>;

const NO_TROOPS: Troops = { foot: 0, bow: 0, horse: 0, counsel: 0, any: 0 };

/** What the 兵权 of a player in play add up to, by 兵种 (421.2): their face values (504.3). */
export function troopsInPlay(table: SanguozhiTable, seat: Seat): Troops {
  const sums = summed(table, table.state.structure);
  sums[seat] ??= citedAside(() => sumTroops(table, seat));
  return sums[seat];
}

/** By seat: no card comes to lie there, goes or is turned without changing the structure. */
const summed = cachedByVersion((): Troops[] => []);

function sumTroops(table: SanguozhiTable, seat: Seat): Troops {
  const sum = { ...NO_TROOPS };
  for (const card of cardsIn(table, seat, 'troops')) {
    const definition = printed(table, card);
    if (definition.kind !== 'troop' || !obeys('421.2', '504.3')) continue;
    const { face } = definition;
    sum.foot += face.foot ?? 0;
    sum.bow += face.bow ?? 0;
    sum.horse += face.horse ?? 0;
    sum.counsel += face.counsel ?? 0;
    sum.any += face.any ?? 0;
  }
  return sum;
}
