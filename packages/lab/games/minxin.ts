import type { CardId, Seat } from '@lianhuan/kernel';
import {
  FIELD,
  minxin as game,
  isRouted,
  type MinxinTable,
  scores,
  type ZoneName,
} from '@lianhuan/minxin';
import type { LabGame } from './lab-game.ts';
import type { Metrics, OfferMetrics } from './metrics.ts';

/** The zones whose cards are a player's deck in the end (2.5.1#2). */
const DECK: ReadonlySet<string> = new Set<ZoneName>(['hand', 'deck', 'discard', ...FIELD]);
/** The shared zones whose cards any player can get. */
const OFFER: ReadonlySet<string> = new Set<ZoneName>(['row', 'always']);

const offerMetrics: OfferMetrics<MinxinTable> = {
  cards: offer,
  beaten: isRouted,
  taken,
  mark: ({ state }) => state.players.reduce((sum, { tally }) => sum + tally.routed, 0),
};

const metrics: Metrics<MinxinTable> = {
  roundName: { zh: '轮数', en: 'rounds' },
  rounds: ({ state }) => state.round,
  scores: (table) => scores(table).map(({ total }) => total),
  order: ({ state, seats }, seat) =>
    ((seat - state.first) * state.direction + seats * seats) % seats,
  held: cardsOf,
  offer: offerMetrics,
  cards: ({ library }) =>
    library.map(({ id, name, english, home }) => ({
      id,
      name: { zh: name, en: english },
      always: home === 'always',
    })),
};

/** 民心 in the lab. */
export const minxin: LabGame<MinxinTable> = {
  game,
  metrics,
  decks: () => [],
  setup: (players, _, cards) => ({ players, cards }),
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

/**
 * Did a player get the card that has left the row, or rout it? A 乱军 was routed if anybody has routed one since the
 * last look at the table; any other card was got if it lies in a zone of a player now.
 */
function taken(table: MinxinTable, card: CardId, routedBefore: number): boolean {
  const { zone, definition } = table.cards[card];
  if (table.library[definition].kind === 'rebel') return offerMetrics.mark(table) > routedBefore;
  return table.zones[zone].owner >= 0;
}
