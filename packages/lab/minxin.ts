import type { CardId, Seat } from '@lianhuan/kernel';
import { FIELD, isRouted, type MinxinTable, scores, type ZoneName } from '@lianhuan/minxin';
import type { Gauge } from './gauge.ts';

/** The zones whose cards are a player's deck in the end (2.5.1#2). */
const DECK: ReadonlySet<string> = new Set<ZoneName>(['hand', 'deck', 'discard', ...FIELD]);
/** Where cards stand open for all. */
const OFFER: ReadonlySet<string> = new Set<ZoneName>(['row', 'always']);

/** What the lab measures in 民心. */
export const minxinGauge: Gauge<MinxinTable> = {
  rounds: ({ state }) => state.round,
  scores: (table) => scores(table).map(({ total }) => total),
  first: ({ state }) => state.first,
  order: ({ state, seats }, seat) =>
    ((seat - state.first) * state.direction + seats * seats) % seats,
  deck: (table, seat) => cardsOf(table, seat),
  offer,
  beaten: isRouted,
  taken,
  mark: ({ state }) => state.players.reduce((sum, { tally }) => sum + tally.routed, 0),
  cards: ({ library }) =>
    library.map(({ id, name, english, home }) => ({
      id,
      name: { zh: name, en: english },
      always: home === 'always',
    })),
};

function cardsOf({ zones }: MinxinTable, seat: Seat): CardId[] {
  return zones
    .filter(({ owner, name }) => owner === seat && DECK.has(name))
    .flatMap(({ cards }) => cards);
}

/** The row, and the top card of each always-available pile. */
function offer({ zones }: MinxinTable): CardId[] {
  const open: CardId[] = [];
  for (const { name, cards } of zones) {
    if (OFFER.has(name) && cards.length > 0) open.push(cards[cards.length - 1]);
  }
  return open;
}

/** A 乱军, and somebody has routed one since the last look; any other card, now in a player's zone. */
function taken(table: MinxinTable, card: CardId, routedBefore: number): boolean {
  const { zone, definition } = table.cards[card];
  if (table.library[definition].kind === 'rebel') return minxinGauge.mark(table) > routedBefore;
  return table.zones[zone].owner >= 0;
}
