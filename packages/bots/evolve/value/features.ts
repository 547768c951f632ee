import { characteristicsOf, type EvolveTable, hasKeyword, type ZoneName } from '@lianhuan/evolve';
import type { CardId, Match, Seat } from '@lianhuan/kernel';
import type { PositionFeatures } from '../../search/position-value.ts';
import { bodyWorth, keywordWorth } from '../worth/card-worth.ts';

/** What is looked at of each player: the features are how much more the seat has than its foe. */
const OF_PLAYER = [
  'life',
  'wound',
  'hand',
  'hand-cost',
  'energy-most',
  'evolve-points',
  'followers',
  'attack',
  'toughness',
  'board-worth',
  'ready-attack',
  'others',
  'extra',
  'low-deck',
  'graveyard',
] as const;

/** So many of the first ones count differently late than early. */
const TIMED = 10;

const KEYWORDS = ['ward', 'storm', 'assail', 'drain', 'bane', 'aura', 'intimidate'] as const;

/** How a match of EVOLVE stands: what the seat has over its foe, at all and by how late it is, and whose turn it is. */
export const evolveFeatures: PositionFeatures = {
  names: [
    ...OF_PLAYER,
    ...OF_PLAYER.slice(0, TIMED).map((name) => `late-${name}`),
    'active',
    'active-energy',
    'active-attack',
  ],
  read: (match, seat) => read(match as unknown as Match<EvolveTable>, seat),
};

function read({ table }: Match<EvolveTable>, seat: Seat): number[] {
  const foe = (1 - seat) as Seat;
  const [own, other] = [ofPlayer(table, seat), ofPlayer(table, foe)];
  const over = own.map((amount, at) => amount - other[at]);
  const late = Math.min(1, table.state.turn / 14);
  const { active, players } = table.state;
  const mine = active === seat ? 1 : -1;
  const acting = active === seat ? own : other;
  const energy = players[active]?.energy ?? 0;
  return [
    ...over,
    ...over.slice(0, TIMED).map((amount) => amount * late),
    mine,
    mine * energy,
    mine * acting[OF_PLAYER.indexOf('ready-attack')],
  ];
}

function ofPlayer(table: EvolveTable, seat: Seat): number[] {
  const { life, energyMost, evolvePoints } = table.state.players[seat];
  const hand = cardsIn(table, seat, 'hand');
  const board = { followers: 0, attack: 0, toughness: 0, worth: 0, ready: 0, others: 0 };
  for (const card of cardsIn(table, seat, 'field')) {
    const { attack, life: toughness } = characteristicsOf(table, card);
    if (attack === null || toughness === null) {
      board.others += 1;
      continue;
    }
    board.followers += 1;
    board.attack += attack;
    board.toughness += toughness;
    if (!table.cards[card].tapped) board.ready += attack;
    board.worth += bodyWorth(attack, toughness);
    for (const name of KEYWORDS) {
      if (hasKeyword(table, card, name)) board.worth += keywordWorth(name, attack, toughness);
    }
  }
  return [
    life,
    4 / Math.max(1, life),
    hand.length,
    hand.reduce((sum, card) => sum + costOf(table, card), 0),
    energyMost,
    evolvePoints,
    board.followers,
    board.attack,
    board.toughness,
    board.worth,
    board.ready,
    board.others,
    cardsIn(table, seat, 'extra').length,
    Math.max(0, 6 - cardsIn(table, seat, 'deck').length),
    Math.min(20, cardsIn(table, seat, 'graveyard').length),
  ];
}

function costOf({ cards, library }: EvolveTable, card: CardId): number {
  return library[cards[card].definition].cost ?? 0;
}

function cardsIn({ zones }: EvolveTable, seat: Seat, name: ZoneName): readonly CardId[] {
  return zones.find((zone) => zone.owner === seat && zone.name === name)?.cards ?? [];
}
