import type { CardId, Match, Seat } from '@lianhuan/kernel';
import {
  characteristicsOf,
  KINDS,
  ROLES,
  type SanguozhiTable,
  troopsOf,
  type ZoneName,
} from '@lianhuan/sanguozhi';
import type { PositionFeatures } from '../../search/position-value.ts';
import { deployedWorth, missingFor, useWorth } from '../worth/card-worth.ts';

type Kind = keyof typeof KINDS;
type RoleName = keyof typeof ROLES;

const ROLE_NAMES = Object.keys(ROLES) as RoleName[];
/** The kinds of cards that lie in a deck. */
const HELD = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'event');

/** What is looked at of each team: the features are how much more the seat's own has than the others. */
const OF_TEAM = [
  'grain',
  'low-grain',
  'hand',
  'attack',
  'life',
  'wit',
  'abilities',
  'generals',
  'covered-generals',
  'ready',
  'main-lost',
  ...ROLE_NAMES,
  'troops',
  'troop-cards',
  'tactics',
  'covered-tactics',
  'treasures',
  'formation',
  ...HELD.map((kind) => `held-${kind}`),
  'held-use',
  'held-deployable',
  'held-missing',
] as const;

const TIMED = 9;

/** How a match of 三国智 stands: what the seat's team has over the others, at all and by how late it is. */
export const sanguozhiFeatures: PositionFeatures = {
  names: [...OF_TEAM, ...OF_TEAM.slice(0, TIMED).map((name) => `late-${name}`), 'active', 'chain'],
  read: (match, seat) => read(match as unknown as Match<SanguozhiTable>, seat),
};

function read({ table }: Match<SanguozhiTable>, seat: Seat): number[] {
  const { players, active, round } = table.state;
  const { team } = players[seat];
  const over: number[] = new Array(OF_TEAM.length).fill(0);
  for (let other = 0; other < players.length; other++) {
    if (players[other].left) continue;
    const sign = players[other].team === team ? 1 : -1;
    ofPlayer(table, other as Seat).forEach((amount, at) => {
      over[at] += sign * amount;
    });
  }
  const late = Math.min(1, round / 16);
  const mine = players[active]?.team === team;
  const chain = table.state.chain.reduce(
    (sum, { controller }) => sum + (players[controller].team === team ? 1 : -1),
    0,
  );
  return [
    ...over,
    ...over.slice(0, TIMED).map((amount) => amount * late),
    mine ? 1 : active < 0 ? 0 : -1,
    chain,
  ];
}

function ofPlayer(table: SanguozhiTable, seat: Seat): number[] {
  const { grain, mainLost, formation } = table.state.players[seat];
  const board = { attack: 0, life: 0, wit: 0, abilities: 0, open: 0, covered: 0, ready: 0 };
  for (const role of ROLE_NAMES) {
    for (const card of cardsIn(table, seat, role)) {
      if (table.cards[card].faceDown) {
        board.covered += 1;
        continue;
      }
      const { attack, life, wit } = characteristicsOf(table, card);
      board.open += 1;
      board.attack += attack ?? 0;
      board.life += life ?? 0;
      board.wit += wit ?? 0;
      if (!table.cards[card].tapped) board.ready += attack ?? 0;
      const general = printed(table, card);
      if (general.kind === 'general') {
        board.abilities +=
          deployedWorth(general, role) - (general.attack + 0.7 * general.life + 0.2 * general.wit);
      }
    }
  }
  const tactics = cardsIn(table, seat, 'tactics');
  const covered = tactics.filter((card) => table.cards[card].faceDown).length;
  const { any, ...corps } = troopsOf(table, seat);
  return [
    grain,
    6 / Math.max(1, grain),
    cardsIn(table, seat, 'hand').length,
    board.attack,
    board.life,
    board.wit,
    board.abilities,
    board.open,
    board.covered,
    board.ready,
    mainLost ? 1 : 0,
    ...ROLE_NAMES.map((role) => cardsIn(table, seat, role).length),
    Object.values(corps).reduce((sum, count) => sum + count, any),
    cardsIn(table, seat, 'troops').length,
    tactics.length - covered,
    covered,
    cardsIn(table, seat, 'treasures').length,
    formation === null ? 0 : 1,
    ...ofHand(table, seat, { any, ...corps }),
  ];
}

function ofHand(
  table: SanguozhiTable,
  seat: Seat,
  troops: Readonly<Record<string, number>>,
): number[] {
  const counts = new Map<Kind, number>(HELD.map((kind) => [kind, 0]));
  let [use, deployable, missing] = [0, 0, 0];
  for (const card of cardsIn(table, seat, 'hand')) {
    const held = printed(table, card);
    counts.set(held.kind, (counts.get(held.kind) ?? 0) + 1);
    if (held.kind === 'tactic') use += Math.min(6, Math.max(0, useWorth(held)));
    if (held.kind !== 'general') continue;
    const short = missingFor(held, troops);
    if (short === 0) deployable += Math.max(0, deployedWorth(held, 'deputy'));
    missing += short;
  }
  return [...HELD.map((kind) => counts.get(kind) ?? 0), use, deployable, missing];
}

function printed({ cards, library }: SanguozhiTable, card: CardId) {
  return library[cards[card].definition];
}

function cardsIn({ zones }: SanguozhiTable, seat: Seat, name: ZoneName): readonly CardId[] {
  return zones.find((zone) => zone.owner === seat && zone.name === name)?.cards ?? [];
}
