import type { Flow, Option, Seat } from '@lianhuan/kernel';
import type { MinxinTable } from '../table/table.ts';
import { giveEdict, playCard, useDust, useLimited } from './play.ts';
import { recruit } from './recruit.ts';
import { routForPower } from './rout.ts';
import { besiege } from './siege.ts';

/**
 * Carries out the option that a player picked at an idle point, or in answer (2.1.2, 2.3.5).
 * @throws Error if the option is none of those that are offered there.
 */
export function act(table: MinxinTable, choice: Option, seat: Seat): Flow {
  const { card, amount } = choice;
  switch (choice.verb) {
    case 'play':
    case 'use-pouch':
      return playCard(table, seat, card);
    case 'use-dust':
      return useDust(table, seat, card);
    case 'edict':
      return giveEdict(table, seat, card, amount);
    case 'use-limited':
      return useLimited(table, seat, card, amount);
    case 'recruit':
      return recruit(table, seat, card);
    case 'rout':
      return routForPower(table, seat, card);
    case 'besiege':
      return besiege(table, seat, card);
    default:
      throw new Error(`no such thing at an idle point: ${choice.verb}`);
  }
}
