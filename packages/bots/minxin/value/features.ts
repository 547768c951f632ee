import type { CardId, Match, Seat } from '@lianhuan/kernel';
import { type MinxinPublicState, type MinxinTable, scores, type ZoneName } from '@lianhuan/minxin';
import type { PositionFeatures } from '../../search/position-value.ts';
import { deckValue, playedTerritory, playValue } from '../worth/card-worth.ts';
import { type Stage, stageOf } from '../worth/game-stage.ts';

/** What is looked at of each player: the features are how much more the seat has than the best and than all others. */
const OF_PLAYER = [
  'score',
  'favor',
  'deck-worth',
  'deck-size',
  'territories',
  'hand',
  'pouches',
  'troops',
] as const;

const DECK = ['hand', 'deck', 'discard', 'troops', 'schemes', 'territories'] as const;

/** How a match of 民心 stands. */
export const minxinFeatures: PositionFeatures = {
  names: [
    ...OF_PLAYER,
    ...OF_PLAYER.slice(0, 5).map((name) => `late-${name}`),
    'over-mean-score',
    'over-mean-deck-worth',
    'active',
    'players',
  ],
  read: (match, seat) => read(match as unknown as Match<MinxinTable>, seat),
};

function read({ table }: Match<MinxinTable>, seat: Seat): number[] {
  const { state, seats } = table;
  const stage = stageOf(state as unknown as MinxinPublicState);
  const totals = scores(table).map(({ total }) => total);
  const all = totals.map((total, at) => ofPlayer(table, at as Seat, total, stage));
  const own = all[seat];
  const others = all.filter((_, at) => at !== seat);
  const over = own.map((amount, at) => amount - Math.max(...others.map((other) => other[at])));
  const overMean = (at: number) =>
    own[at] - others.reduce((sum, other) => sum + other[at], 0) / others.length;
  const late = 1 - state.pool / Math.max(1, state.favorPerPlayer * seats);
  return [
    ...over,
    ...over.slice(0, 5).map((amount) => amount * late),
    overMean(0),
    overMean(2),
    state.active === seat ? 1 : 0,
    seats - 2,
  ];
}

function ofPlayer(table: MinxinTable, seat: Seat, score: number, stage: Stage): number[] {
  const { favor } = table.state.players[seat];
  const deck = DECK.flatMap((name) => cardsIn(table, seat, name));
  const worth = (card: CardId) => printed(table, card);
  return [
    score,
    favor,
    deck.reduce((sum, card) => sum + deckValue(worth(card), stage, deck.length), 0),
    deck.length,
    cardsIn(table, seat, 'territories').reduce(
      (sum, card) => sum + playedTerritory(worth(card), stage),
      0,
    ),
    cardsIn(table, seat, 'hand').reduce((sum, card) => sum + playValue(worth(card), stage), 0),
    cardsIn(table, seat, 'pouches').length,
    cardsIn(table, seat, 'troops').length,
  ];
}

function printed({ cards, library }: MinxinTable, card: CardId) {
  return library[cards[card].definition];
}

function cardsIn({ zones }: MinxinTable, seat: Seat, name: ZoneName): readonly CardId[] {
  return zones.find((zone) => zone.owner === seat && zone.name === name)?.cards ?? [];
}
