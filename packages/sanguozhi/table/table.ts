import type { CardId, Effect, Seat, Table } from '@lianhuan/kernel';
import {
  cachedByVersion,
  citedAside,
  playerOf as player,
  definitionOf as printed,
} from '@lianhuan/kernel';
import type { CardDefinition, Role } from '../cards/definition.ts';
import type { Body } from '../effects/effect-body.ts';
import { rule } from '../rules.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import type { CardRef, SanguozhiState } from './state.ts';
import { FIELD, GENERAL_SLOTS, isOfField, of, type PlayerZone, type ZoneName } from './zones.ts';

export { player, printed };

/** A table of 三国智. */
export type SanguozhiTable = Table<CardDefinition, SanguozhiState, Body, Procedures>;
/** Something lasting on it. */
export type SanguozhiEffect = Effect<Body>;

/** The name of the zone a card lies in. */
export function zoneOf(table: SanguozhiTable, card: CardId): ZoneName {
  return table.zones[table.cards[card].zone].name as ZoneName;
}

/** The cards in a player's zone, the top one last. */
export function cardsIn(table: SanguozhiTable, seat: Seat, zone: PlayerZone): readonly CardId[] {
  return table.zones[of(seat, zone)].cards;
}

/** 场上 (303.1). */
export function onField(table: SanguozhiTable, card: CardId): boolean {
  return isOfField(table.cards[card].zone);
}

/** All cards that a player has in play, generals first. */
export function fieldOf(table: SanguozhiTable, seat: Seat): readonly CardId[] {
  const { fields } = cardsInPlay(table, table.state.structure);
  fields[seat] ??= cardsAcross(table, seat, FIELD);
  return fields[seat];
}

/** A player's generals in play, face up or down: 主将, 军师, 副将. */
export function generalsOf(table: SanguozhiTable, seat: Seat): readonly CardId[] {
  const { generals } = cardsInPlay(table, table.state.structure);
  generals[seat] ??= cardsAcross(table, seat, GENERAL_SLOTS);
  return generals[seat];
}

/** The cards and generals in play by seat, kept because they are asked for again and again. */
const cardsInPlay = cachedByVersion((): { fields: CardId[][]; generals: CardId[][] } => ({
  fields: [],
  generals: [],
}));

function cardsAcross(table: SanguozhiTable, seat: Seat, zones: readonly PlayerZone[]): CardId[] {
  const cards: CardId[] = [];
  for (let place = 0; place < zones.length; place++) {
    const there = cardsIn(table, seat, zones[place]);
    for (let index = 0; index < there.length; index++) cards.push(there[index]);
  }
  return cards;
}

/** The 角色 of a card by the slot it stands in (107.1); null for none. */
export function roleOf(table: SanguozhiTable, card: CardId): Role | null {
  switch (zoneOf(table, card)) {
    case 'main':
      return 'main';
    case 'adviser':
      return 'adviser';
    case 'deputy':
      return 'deputy';
    default:
      return null;
  }
}

/** The treasures a general bears, the oldest first. */
export function treasuresOf(table: SanguozhiTable, general: CardId): CardId[] {
  const found: CardId[] = [];
  for (const card of cardsIn(table, table.cards[general].controller, 'treasures')) {
    if (table.cards[card].host === general) found.push(card);
  }
  return found;
}

/** The card as the object it is now. */
export function refOf(table: SanguozhiTable, card: CardId): CardRef {
  return { card, incarnation: table.cards[card].incarnation };
}

/** Is the card still the object that the reference means? */
export function isSame(table: SanguozhiTable, ref: CardRef): boolean {
  return table.cards[ref.card].incarnation === ref.incarnation;
}

/** Every order of seats that a table can have, worked out once: they are asked for at every turn. */
const ORDERS: (readonly Seat[])[] = [];

/** Seats still in the game, from `start` on in the order of play (101.4). */
export function seatsFrom({ seats, state }: SanguozhiTable, start: Seat): readonly Seat[] {
  let gone = 0;
  for (let seat = 0; seat < seats; seat++) if (state.players[seat].left) gone |= 1 << seat;
  const key = (gone * 8 + seats) * 8 + start + 1;
  ORDERS[key] ??= Array.from(
    { length: seats },
    (_, step) => ((start + step + seats) % seats) as Seat,
  ).filter((seat) => (gone & (1 << seat)) === 0);
  return ORDERS[key];
}

/** The next seat still in the game; `seat` itself if it is the only one. */
export function nextSeat(table: SanguozhiTable, seat: Seat): Seat {
  return seatsFrom(table, ((seat + 1) % table.seats) as Seat)[0] ?? seat;
}

/** 敌方 of each other (102.8). */
export function areEnemies(table: SanguozhiTable, one: Seat, other: Seat): boolean {
  return player(table, one).team !== player(table, other).team;
}

/** A player's opponents still in the game, in the order of play. */
export function enemiesOf(table: SanguozhiTable, seat: Seat): readonly Seat[] {
  const { enemies } = sidesOf(table, table.state.structure);
  enemies[seat] ??= seatsFrom(table, seat).filter((other) => areEnemies(table, seat, other));
  return enemies[seat];
}

/** 我方: the player and the allies still in the game. */
export function teamOf(table: SanguozhiTable, seat: Seat): readonly Seat[] {
  // Seats of the two teams alternate.
  rule('100.1b');
  const { teams } = sidesOf(table, table.state.structure);
  teams[seat] ??= seatsFrom(table, seat).filter((other) => !areEnemies(table, seat, other));
  return teams[seat];
}

/** Opponents and allies by seat, kept until somebody leaves the game. */
const sidesOf = cachedByVersion(
  (): { enemies: (readonly Seat[])[]; teams: (readonly Seat[])[] } => ({
    enemies: [],
    teams: [],
  }),
);

/** Which counters stand for damage on a card (117.6), and which are not 指示物. */
export const COMBAT_DAMAGE = 'combat-damage';
/** The counters of 永久伤害 on a card (117.6). */
export const LASTING_DAMAGE = 'lasting-damage';

/** All damage marked on a card (117.6b). */
export function damageOn(table: SanguozhiTable, card: CardId): number {
  const { counters } = table.cards[card];
  if (counters === null) return 0;
  const combat = counters[COMBAT_DAMAGE] ?? 0;
  const lasting = counters[LASTING_DAMAGE] ?? 0;
  // Only counting the damage decides nothing, so no rule is cited.
  citedAside(() => rule('117.6b#2'));
  return combat + lasting;
}

/** How many of a counter lie on a card. */
export function countersOn(table: SanguozhiTable, card: CardId, counter: string): number {
  return table.cards[card].counters?.[counter] ?? 0;
}

/** Is the card one of those who form its controller's 阵型 (503.5)? */
export function inFormation(table: SanguozhiTable, card: CardId): boolean {
  const { formation } = player(table, table.cards[card].controller);
  return formation?.members.includes(card) ?? false;
}

/** Is it a 阵型 that has been formed? */
export function isFormed(table: SanguozhiTable, card: CardId): boolean {
  const { controller } = table.cards[card];
  return player(table, controller).formation?.card === card;
}
