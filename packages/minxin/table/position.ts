import type { LaidOut, LaidZoneOf, Seed, TablePosition, ZoneId } from '@lianhuan/kernel';
import { bottomFirst, emptyTable, layingOut, NOBODY } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { endingWithNextEvent } from '../effects/active-effects.ts';
import { apply } from '../events/apply.ts';
import { endEffect, type MinxinEvent } from '../events/events.ts';
import { alwaysPile } from '../flow/cards.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import { alwaysCopies, FAVOR_PER_PLAYER, layOutStart, type MinxinSetup } from './setup.ts';
import { freshState, type MinxinState, type Resource } from './state.ts';
import type { MinxinTable } from './table.ts';
import type { PlayerZone, SharedZone } from './zones.ts';
import { AREAS, addZones, of, ROW_SLOTS, shared } from './zones.ts';

/** A card to lay down. */
export type LaidCard = LaidOut;

/** Where cards are to lie: a zone, or `field` for the area of their kind. */
export type LaidZone =
  | LaidZoneOf<PlayerZone | 'field', LaidCard>
  /** In the row `null` leaves a place free. */
  | { readonly zone: SharedZone; readonly cards: readonly (LaidCard | null)[] };

/** A table in the middle of a match, at an idle point of the active player's 出牌阶段. */
export interface MinxinPosition extends TablePosition<CardDefinition, LaidZone> {
  readonly round: number;
  readonly pool: number;
  readonly resources: readonly (Partial<Readonly<Record<Resource, number>>> | undefined)[];
}

/** Zones whose cards are listed from the top. */
export const TOP_FIRST: ReadonlySet<string> = new Set<SharedZone | PlayerZone>([
  'central-deck',
  'event-deck',
  'event-area',
  'pouch-deck',
  'exile',
  'deck',
  'discard',
]);

const { write, bring } = layingOut<MinxinTable, MinxinEvent>(apply);

/** Lays a position out; the always-available area is as at the start of a match unless it is named. */
export function layOutPosition(position: MinxinPosition): MinxinTable {
  const { players, seed, library } = position;
  const table: MinxinTable = emptyTable(players, seed, library, stateOf(position), PROCEDURES);
  addZones(table);
  if (!position.zones.some(({ zone }) => zone === 'always')) layAlways(table);
  for (const zone of position.zones) layZone(table, zone);
  return table;
}

/** Lays out the beginning of a match in which these zones hold these cards, and no others. */
export function layOutBeginning(
  setup: MinxinSetup,
  seed: Seed,
  library: readonly CardDefinition[],
  zones: readonly LaidZone[],
): MinxinTable {
  const table = layOutStart(setup, seed, library, new Set(zones.map(({ zone }) => zone)));
  for (const zone of zones) layZone(table, zone);
  return table;
}

function stateOf(position: MinxinPosition): MinxinState {
  const { players, pool, resources, round, turn, active, first } = position;
  const state = freshState(players, 1, pool, FAVOR_PER_PLAYER);
  return {
    ...state,
    phase: 'play',
    round,
    turn,
    active,
    first,
    players: state.players.map((player, seat) => ({ ...player, ...resources[seat] })),
  };
}

function layAlways(table: MinxinTable): void {
  table.library.forEach((printed, definition) => {
    if (printed.home !== 'always') return;
    const pile = alwaysPile(table, printed.id);
    for (let copy = 0; copy < alwaysCopies(table, printed); copy++) {
      lay(table, { definition, tapped: false }, pile);
    }
  });
}

function layZone(table: MinxinTable, laid: LaidZone): void {
  bottomFirst<LaidCard | null>(laid, TOP_FIRST).forEach((card, index) => {
    if (laid.zone === 'event-area') coverEvent(table);
    if (card) lay(table, card, placeOf(table, laid, card, index));
  });
}

/** Of the events in the 事件区 only the top one is in force (2.4.2). */
function coverEvent(table: MinxinTable): void {
  for (const effect of endingWithNextEvent(table)) write(table, endEffect(effect));
}

function placeOf(table: MinxinTable, laid: LaidZone, card: LaidCard, index: number): ZoneId {
  const printed = table.library[card.definition];
  if ('seat' in laid) {
    return of(laid.seat, laid.zone === 'field' ? AREAS[printed.kind] : laid.zone);
  }
  if (laid.zone === 'row') return shared('row', Math.min(index, ROW_SLOTS - 1));
  return laid.zone === 'always' ? alwaysPile(table, printed.id) : shared(laid.zone);
}

/** Brings a card in; its lasting words begin. */
function lay(table: MinxinTable, { definition, tapped }: LaidCard, zone: ZoneId): void {
  const { home } = table.library[definition];
  const belongs = home === 'starting' || home === 'dust';
  const owner = belongs ? table.zones[zone].owner : NOBODY;
  const card = bring(table, definition, { outside: shared('removed'), owner }, zone);
  if (tapped) write(table, { type: 'tap', card, tapped });
}
