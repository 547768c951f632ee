import type { CardId, Handle, Seat } from '@lianhuan/kernel';
import type { Refusal } from '../flow/legal.ts';
import {
  refuseEdict,
  refuseLimited,
  refusePlay,
  refuseRecruit,
  refuseRout,
  refuseSiege,
} from '../flow/legal.ts';
import { forSale } from '../flow/options.ts';
import { cardsIn, field, type MinxinTable, othersFrom, printed } from '../table/table.ts';

/** Something a player might want to do with a card they see, and why they cannot. */
export interface CardRefusal extends Refusal {
  readonly card: Handle;
  readonly verb: string;
}

/**
 * Why not: for every card this seat sees and might want to use at an idle point, what stands in
 * the way. It tells only what the seat knows.
 */
export function refusals(table: MinxinTable, seat: Seat): CardRefusal[] {
  const found: CardRefusal[] = [];
  const note = (card: CardId, verb: string, refused: Refusal | null) => {
    if (refused) found.push({ ...refused, card: table.cards[card].handle, verb });
  };
  for (const card of cardsIn(table, seat, 'hand'))
    note(card, 'play', refusePlay(table, seat, card));
  for (const card of forSale(table)) {
    if (printed(table, card).kind === 'rebel') note(card, 'rout', refuseRout(table, seat, card));
    else note(card, 'recruit', refuseRecruit(table, seat, card));
  }
  for (const other of othersFrom(table, seat)) {
    for (const card of cardsIn(table, other, 'territories')) {
      note(card, 'besiege', refuseSiege(table, seat, card));
    }
  }
  for (const card of field(table, seat)) {
    printed(table, card).abilities.forEach(({ timing }, index) => {
      if (timing === 'edict') note(card, 'edict', refuseEdict(table, seat, card, index));
      if (timing === 'limited') note(card, 'use-limited', refuseLimited(table, seat, card, index));
    });
  }
  return found;
}
