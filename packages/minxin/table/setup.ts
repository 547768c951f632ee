import type { AddedCard } from '@lianhuan/cardtext';
import type { Result, Seat, Seed } from '@lianhuan/kernel';
import { addCard, emptyTable, NOBODY, readSettings } from '@lianhuan/kernel';
import { addedCards } from '../cards/added.ts';
import type { CardDefinition } from '../cards/definition.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import { freshState } from './state.ts';
import type { MinxinTable } from './table.ts';
import { addZones, type SharedZone, shared } from './zones.ts';

/** How many can play. */
export const PLAYERS = { least: 2, most: 6 } as const;
/** 民心 in the pool for each player (1.1.6). */
export const FAVOR_PER_PLAYER = 30;
/** 行动次序 (2.2.1). */
export const ORDERS = ['counter-clockwise', 'clockwise'] as const;
/** An 行动次序. */
export type Order = (typeof ORDERS)[number];

/** How a game of 民心 is set up. */
export interface MinxinSetup {
  readonly players: number;
  readonly order: Order;
  /** The pool's 民心 for each player; fewer make a shorter game. */
  readonly favorPerPlayer: number;
  /** Cards that are played beside the game's own, if there are any. */
  readonly cards?: readonly AddedCard[];
}

/** Reads a set-up; what is left out is as the rulebook has it. */
export function readSetup(input: unknown): Result<MinxinSetup> {
  const read = readSettings(input, ['players', 'order', 'favorPerPlayer', 'cards']);
  if (!read.ok) return read;
  const settings = read.value;
  const players = settings.whole(
    'players',
    PLAYERS.least,
    [PLAYERS.least, PLAYERS.most],
    [
      `玩家人数应当是 ${PLAYERS.least} 到 ${PLAYERS.most}`,
      `players should be ${PLAYERS.least} to ${PLAYERS.most}`,
    ],
  );
  const order = settings.given('order', ORDERS[0]) as Order;
  if (!ORDERS.includes(order)) {
    const known = ORDERS.join(' / ');
    settings.wrong('order', `行动次序应当是 ${known}`, `order should be ${known}`);
  }
  const favorPerPlayer = settings.whole(
    'favorPerPlayer',
    FAVOR_PER_PLAYER,
    [1, 100],
    ['每位玩家的民心应当是 1 到 100', 'favorPerPlayer should be 1 to 100'],
  );
  const added = settings.part(addedCards.read(settings.given('cards')));
  if (added === null) return settings.result({} as MinxinSetup);
  return settings.result({ players, order, favorPerPlayer, ...addedCards.setting(added) });
}

/** Lays out all cards, before anything is shuffled or dealt. */
export function start(setup: MinxinSetup, seed: Seed): MinxinTable {
  return layOutStart(setup, seed, addedCards.libraryWith(setup.cards));
}

/** The same with these cards; zones in `without` stay empty, for somebody else to fill. */
export function layOutStart(
  { players, order, favorPerPlayer }: MinxinSetup,
  seed: Seed,
  cards: readonly CardDefinition[],
  without: ReadonlySet<string> = new Set(),
): MinxinTable {
  const direction = order === 'counter-clockwise' ? 1 : -1;
  const state = freshState(players, direction, 0, favorPerPlayer);
  const table: MinxinTable = emptyTable(players, seed, cards, state, PROCEDURES);
  addZones(table);
  cards.forEach((definition, index) => {
    if (!without.has(firstZone(definition))) layOut(table, definition, index);
  });
  return table;
}

/**
 * Where a definition's copies begin: in their deck, or beside the table to wait for the rule that
 * brings them in: always-available cards (1.1.1), starting cards (1.1.6.5), 化尘 (2.2.1),
 * 新事件 (2.4.2).
 */
function firstZone({ home, kind }: CardDefinition): SharedZone {
  switch (home) {
    case 'starting':
    case 'dust':
    case 'always':
      return 'removed';
    case 'central':
      return kind === 'herald' ? 'removed' : 'central-deck';
    case 'events':
      return 'event-deck';
    case 'pouches':
      return 'pouch-deck';
  }
}

function layOut(table: MinxinTable, definition: CardDefinition, index: number): void {
  const { home, copies } = definition;
  const zone = firstZone(definition);
  if (home === 'starting' || home === 'dust') {
    for (let seat = 0; seat < table.seats; seat++) {
      addCopies(table, index, zone, seat as Seat, copies);
    }
  } else {
    const count = home === 'always' ? alwaysCopies(table, definition) : copies;
    addCopies(table, index, zone, NOBODY, count);
  }
}

/** 山贼 is one card (2.4.1); of the others there are so many for each player. */
export function alwaysCopies(table: MinxinTable, { copies }: CardDefinition): number {
  return copies === 1 ? 1 : copies * table.seats;
}

function addCopies(
  table: MinxinTable,
  definition: number,
  zone: SharedZone,
  owner: Seat,
  copies: number,
): void {
  for (let copy = 0; copy < copies; copy++) addCard(table, definition, shared(zone), owner);
}
