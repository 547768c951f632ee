import { ask, type CardId, type Flow, type Option, option, type Seat } from '@lianhuan/kernel';
import { cardsIn, printed, type SanguozhiTable } from '../../table/table.ts';

/** 虎符: cards in the hand that are discarded to flip, to form and to fight (417.3). */

/** The 虎符 in a hand (417.3b). */
export function talliesOf(table: SanguozhiTable, seat: Seat): CardId[] {
  return cardsIn(table, seat, 'hand').filter((card) => {
    const definition = printed(table, card);
    return definition.kind === 'troop' && definition.type === 'tally';
  });
}

/** Which 虎符 to discard; null when it was taken back. */
export function* pickTally(table: SanguozhiTable, seat: Seat, about: CardId): Flow<CardId | null> {
  const options: Option[] = talliesOf(table, seat).map((card) => option('discard', card, seat));
  const choice = yield* ask({
    seat,
    kind: 'tally',
    options: [...options, option('cancel')],
    about,
    amount: 1,
    rule: '113.1c',
  });
  return choice.verb === 'cancel' ? null : choice.card;
}
