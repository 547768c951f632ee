import type { CardId } from '@lianhuan/kernel';
import type { SanguozhiEvent } from './events.ts';

/** Is it said in the event that the card has just arrived? */
export function isArrivalOf(card: CardId, event: SanguozhiEvent): boolean {
  switch (event.type) {
    case 'enter':
    case 'flip':
    case 'equip':
      return event.card === card;
    default:
      return false;
  }
}
