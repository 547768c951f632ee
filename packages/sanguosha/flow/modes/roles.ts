import type { Flow, Seat } from '@lianhuan/kernel';
import { happen } from '../../events/pipeline.ts';
import { cardsIn, type SanguoshaTable } from '../../table/table.ts';

/** 亮出身份牌: at a death (death.5), and of everybody as the game ends, for who has won says who was what. */
export function* showRole(table: SanguoshaTable, seat: Seat): Flow {
  for (const card of cardsIn(table, seat, 'role')) {
    if (table.cards[card].faceDown) yield* happen(table, { type: 'face', card, down: false });
  }
}
