import { ACCEPT_DRAW, ask, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { type SanguozhiTable, seatsFrom } from '../../table/table.ts';

/** A draw by consent (104.4b), in a 比赛 (100.6). */

/** May this player offer a draw? So many times in a game. */
export function mayOfferDraw({ state }: SanguozhiTable, seat: Seat): boolean {
  return (state.drawOffers?.[seat] ?? 0) > 0 && rule('100.6');
}

/**
 * A player offers a draw. All others who are still in the game are asked, those of the same side too: if each agrees
 * the game is drawn, and the first who does not ends the offer.
 */
export function* offerDraw(table: SanguozhiTable, seat: Seat): Flow {
  yield* happen(table, { type: 'draw-offer', seat, how: 'offered' });
  for (const other of seatsFrom(table, seat)) {
    if (other === seat) continue;
    const agrees = yield* doesAgree(other);
    const how = agrees ? 'accepted' : 'declined';
    yield* happen(table, { type: 'draw-offer', seat: other, how });
    if (!agrees) return;
  }
  if (rule('104.4b')) yield* happen(table, { type: 'finish', winners: [] });
}

function* doesAgree(seat: Seat): Flow<boolean> {
  const { verb } = yield* ask({
    seat,
    kind: 'draw-offer',
    options: [option('decline-draw', NO_CARD, seat), option(ACCEPT_DRAW, NO_CARD, seat)],
    rule: '104.4b',
  });
  return verb === ACCEPT_DRAW;
}
