import type { CardId } from '@lianhuan/kernel';
import type { SanguozhiEvent } from './events.ts';

/** Does the event tell that the card has just arrived? */
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
