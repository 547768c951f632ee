import type { CardId, Seat } from '@lianhuan/kernel';
import { cardsIn, type SanguozhiTable } from '../table/table.ts';
import { seatsOf } from '../text/meaning/players.ts';
import { askedWords } from './active-effects.ts';

/** Hidden cards that lie open before everybody for as long as an effect says so. */
export interface LaidOpen {
  readonly seat: Seat;
  readonly place: 'hand' | 'deck-top';
  readonly cards: readonly CardId[];
}

/** What 手牌展示 and 卡组顶的卡展示 lay open now. */
export function laidOpen(table: SanguozhiTable): LaidOpen[] {
  return askedWords(table, 'reveals', all, all).flatMap(({ word, scope }) => {
    const { who, what } = word;
    // Cards that are shown as they are drawn do not stay revealed.
    if (what === 'drawn') return [];
    return seatsOf(table, who, scope).map((seat) => ({
      seat,
      place: what,
      cards: what === 'hand' ? cardsIn(table, seat, 'hand') : topShown(table, seat),
    }));
  });
}

const all = () => true;

/** The top card of a deck; one that has come there while something resolves is not shown yet (301.7a). */
function topShown(table: SanguozhiTable, seat: Seat): CardId[] {
  const { heldDeckTops } = table.state;
  return cardsIn(table, seat, 'deck')
    .slice(-1)
    .filter((top) => heldDeckTops === null || heldDeckTops[seat] === top);
}
