import { type CardId, NOBODY, type Seat } from '@lianhuan/kernel';
import type { MinxinEvent } from '../../events/events.ts';
import type { MinxinEffect, MinxinTable } from '../../table/table.ts';
import type { Cards } from '../nodes/nodes.ts';
import type { Fate } from '../reading/vocabulary.ts';
import { speaksOf } from './match.ts';

/** The type of the event that is each fate of a card. */
export const FATE_EVENTS = {
  routed: 'rout',
  besieged: 'siege',
  recruited: 'recruit',
  exiled: 'exile',
} as const satisfies Readonly<Record<Fate, MinxinEvent['type']>>;

/** The card that the event routs, besieges, recruits or exiles, if that is the fate asked for; else null. */
export function befalls(event: MinxinEvent, fate: Fate): CardId | null {
  switch (event.type) {
    case 'rout':
    case 'siege':
    case 'recruit':
    case 'exile':
      return FATE_EVENTS[fate] === event.type ? event.card : null;
    default:
      return null;
  }
}

/** Does the event do to a card what the lasting words say, and do they speak of that card? */
export function isMeant(
  table: MinxinTable,
  { what, fate }: { readonly what: Cards; readonly fate: Fate },
  effect: MinxinEffect,
  event: MinxinEvent,
): boolean {
  const card = befalls(event, fate);
  return card !== null && speaksOf(table, what, effect, card);
}

/** The player who did what the event says, or `NOBODY`. */
export function doer(event: MinxinEvent): Seat {
  return 'seat' in event ? event.seat : NOBODY;
}

/** 该数值: how much of it the event says; 0 for one that says no number. */
export function amountOf(event: MinxinEvent): number {
  return event.type === 'gain' || event.type === 'seize' ? Math.abs(event.amount) : 0;
}

/** The player whom the event affects: who loses the card, else who does or gets something, else the active player. */
export function sufferer(table: MinxinTable, event: MinxinEvent): Seat {
  if ((event.type === 'rout' || event.type === 'siege') && event.victim !== NOBODY) {
    return event.victim;
  }
  const seat = doer(event);
  return seat === NOBODY ? table.state.active : seat;
}
