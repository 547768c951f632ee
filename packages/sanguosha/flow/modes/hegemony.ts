import { type CardId, type Flow, type Seat, together } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import { CHOICES } from '../../table/mode-settings.ts';
import { cardsIn, printed, type SanguoshaTable } from '../../table/table.ts';
import { dealHands } from '../moving/draw.ts';
import { allSeats, layOut, pickGeneral, setHp, takeHidden, topGenerals } from './generals.ts';
import { randomSeat } from './seats.ts';

/** 国战 before its first turn (H1, H2): everybody keeps two generals of one faction face down. */
export function* beginHegemony(table: SanguoshaTable): Flow {
  const seats = allSeats(table);
  for (const seat of seats) yield* layOut(table, seat, topGenerals(table, CHOICES.hegemony));
  const pairs = yield* together(seats.map((seat) => pickPair(table, seat)));
  yield* takeHidden(table, pairs, seats);
  yield* setHp(table, seats);
  const seat = yield* randomSeat(table);
  if (rule('H2')) yield* happen(table, { type: 'first', seat });
  yield* dealHands(table, 4);
}

/** The primary general, then the deputy: of one faction (H1). */
function* pickPair(table: SanguoshaTable, seat: Seat): Flow<readonly CardId[]> {
  const dealt = [...cardsIn(table, seat, 'aside')];
  const factionOf = (card: CardId) => printed(table, card).faction;
  const partnersOf = (card: CardId) =>
    dealt.filter((one) => one !== card && (factionOf(one) === factionOf(card) || !rule('H1')));
  const primary = yield* pickGeneral(
    seat,
    dealt.filter((card) => partnersOf(card).length > 0),
    'H1',
  );
  return [primary, yield* pickGeneral(seat, partnersOf(primary), 'H1')];
}
