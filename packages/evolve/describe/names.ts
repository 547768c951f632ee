import type { CardId, Names, Seat, Text, Zone } from '@lianhuan/kernel';
import {
  cardNameOf as cardName,
  maySee,
  NO_CARD,
  NOBODY,
  seatNameFor,
  zoneNameFor,
} from '@lianhuan/kernel';
import type { Phase } from '../table/state.ts';
import { type EvolveTable, isLeader } from '../table/table.ts';
import { ZONES, type ZoneName } from '../table/zones.ts';

/** What players call seats, cards and zones. */

/** A player as `reader` calls them; for spectators, and in scenarios, a letter. */
export function seatName(seat: Seat, reader: Seat = NOBODY): Text {
  return seatNameFor(seat, reader);
}

/** How `reader` calls players and cards that lie open. */
export function namesFor(table: EvolveTable, reader: Seat): Names {
  return { who: (seat) => seatName(seat, reader), what: (card) => cardName(table, card) };
}

export { cardName };

/** What a token is called, by its place in the library. */
export function tokenName({ library }: EvolveTable, definition: number): Text {
  const { name, english } = library[definition];
  return { zh: name, en: english };
}

const SOME_CARD: Text = { zh: '1张卡牌', en: 'a card' };

/** A card's name if `reader` may see it or is shown it (5.20), else “a card”. */
export function shownName(table: EvolveTable, card: CardId, reader: Seat): Text {
  if (card === NO_CARD) return { zh: '', en: '' };
  return mayKnow(table, card, reader) ? cardName(table, card) : SOME_CARD;
}

/** May that seat know which card it is: does the seat see it where it lies, or is it shown (5.20)? */
export function mayKnow(table: EvolveTable, card: CardId, reader: Seat): boolean {
  if (maySee(table, card, reader)) return true;
  const { incarnation } = table.cards[card];
  return table.state.shown.some((one) => one.card === card && one.incarnation === incarnation);
}

/** A zone, and whose it is, as `reader` calls it. */
export function zoneName(zone: Zone, reader: Seat = NOBODY): Text {
  return zoneNameFor(zone, ZONES[zone.name as ZoneName], reader, (seat) => seatName(seat, reader));
}

/** The phases in English; their Chinese names are in `PHASES`. */
export const PHASES_IN_ENGLISH: Readonly<Record<Phase, string>> = {
  setup: 'Setting up',
  start: 'Start phase',
  main: 'Main phase',
  end: 'End phase',
  over: 'The game is over',
};

/** The name of a card that is attacked or dealt damage; a leader is called by the player whose it is. */
export function victimName(table: EvolveTable, card: CardId, reader: Seat): Text {
  if (!isLeader(table, card)) return shownName(table, card, reader);
  const { zh, en } = seatName(table.cards[card].owner, reader);
  return {
    zh: `${zh}的主战者`,
    en: `${reader === table.cards[card].owner ? 'Your' : `${en}’s`} leader`,
  };
}
