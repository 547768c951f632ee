/** 三国智 in mid-game with many cards in play, to see what derived numbers cost. */
import type { Seat } from '@lianhuan/kernel';
import {
  type LaidCard,
  type LaidZone,
  laidCard,
  layOutPosition,
  library,
  NEEDS_IGNORED,
  type PlayerZone,
  readyDecks,
  type SanguozhiTable,
  STARTING_GRAIN,
} from '@lianhuan/sanguozhi';
import { DUEL } from './duel.ts';

/** By side: words of theirs hold for all the others', and change what they can do. */
const GENERALS = [
  ['刘备', '蒲元', '马腾', '张燕', '高顺'],
  ['袁术', '沮授', '张角', '审配', '丘力居'],
];
const SLOTS: readonly PlayerZone[] = ['main', 'adviser', 'deputy', 'deputy', 'deputy'];
const TREASURES = ['青釭剑', '古锭刀', '明光铠', '吴子兵法', '的卢'];
const TACTICS = ['轻骑突进', '严刑峻法', '夜观天象', '三顾茅庐', '无中生有'];
/** One in four has words that hold for others. */
const TROOPS = ['步兵兵权', '步军令', '骑兵兵权', '谋士兵权', '弓兵兵权', '前锋令'];
const DECKS = ['sun-quan', 'cao-cao'];
const HAND = 5;

/**
 * Two players' maps with so many cards in all: as many generals, treasures and tactics as there is
 * room for, at most three in four of a small board, and 兵权 for the rest.
 */
export function layOutBoard(cards: number): SanguozhiTable {
  const each = cards / 2;
  const kinds = Math.min(5, Math.floor(each / 4));
  return layOutPosition({
    ...DUEL,
    library: library(),
    phase: 'prepare',
    turn: 9,
    round: 5,
    seats: [0, 1].map(() => ({
      grain: STARTING_GRAIN,
      grainCap: STARTING_GRAIN,
      mainLost: false,
      counters: {},
    })),
    zones: [0, 1].flatMap((seat) => zonesOf(seat as Seat, kinds, each - 3 * kinds)),
  });
}

function zonesOf(seat: Seat, kinds: number, troops: number): LaidZone[] {
  const generals = GENERALS[seat].slice(0, kinds).map((name, place) => ({
    zone: SLOTS[place],
    card: { ...laid(name), treasures: [laid(TREASURES[place])], counters: { [NEEDS_IGNORED]: 1 } },
  }));
  const deck = readyDecks().find(({ id }) => id === DECKS[seat])?.main ?? [];
  const zone = (name: PlayerZone, cards: readonly LaidCard[]): LaidZone => ({
    seat,
    zone: name,
    cards,
  });
  return [
    ...generals.map((general) => zone(general.zone, [general.card])),
    zone('tactics', TACTICS.slice(0, kinds).map(laid)),
    zone(
      'troops',
      Array.from({ length: troops }, (_, place) => laid(TROOPS[place % TROOPS.length])),
    ),
    zone('hand', deck.slice(0, HAND).map(laid)),
    zone('deck', deck.slice(HAND).map(laid)),
  ];
}

function laid(name: string): LaidCard {
  const definition = library().findIndex((card) => card.name === name);
  if (definition < 0) throw new Error(`no card ${name}`);
  return laidCard(definition);
}
