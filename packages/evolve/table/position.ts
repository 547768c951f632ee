import type { CardId, LaidOut, LaidZoneOf, Seat, Seed, TablePosition } from '@lianhuan/kernel';
import {
  addCard,
  bottomFirst,
  emptyTable,
  layingCards,
  layingOut,
  writable,
} from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { apply } from '../events/apply.ts';
import type { EvolveEvent } from '../events/events.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import { type EvolveSetup, LEADER_LIFE, layOutStart } from './setup.ts';
import { type EvolveState, freshState, type Phase, type Player } from './state.ts';
import { DAMAGE, type EvolveTable, opponentOf } from './table.ts';
import { addZones, of, type PlayerZone } from './zones.ts';

/** A card of a position. */
export interface LaidCard extends LaidOut {
  /** It came to the field this turn (8.4.2.1.1). */
  readonly fresh: boolean;
  /** Damage on a follower. */
  readonly damage: number;
  /** 指示物, by name. */
  readonly counters: Readonly<Record<string, number>>;
  /** The evolve card upon it (5.15.1.3), and whether it evolved this turn. */
  readonly evolved: { readonly with: LaidCard; readonly now: boolean } | null;
  /** The carrots that lie with it (14.2.1.1). */
  readonly carrots: readonly LaidCard[];
  /** It raced this turn (14.2.3.1). */
  readonly raced: boolean;
  /** Null for the player in whose zone it lies. */
  readonly owner: Seat | null;
}

/** A card to lay out, as it lies where nothing else is given. */
export const laidCard = layingCards<LaidCard>({
  tapped: false,
  fresh: false,
  damage: 0,
  counters: {},
  evolved: null,
  carrots: [],
  raced: false,
  owner: null,
});

/** The cards of a zone, the top one first where `TOP_FIRST` holds the zone. */
export type LaidZone = LaidZoneOf<PlayerZone, LaidCard>;

/** The numbers of a player. */
export type LaidPlayer = Pick<
  Player,
  'life' | 'energy' | 'energyMost' | 'evolvePoints' | 'evolved' | 'played' | 'wounds'
>;

/**
 * A table in the middle of a match: in the main phase of the active player, who is asked what to do, or (`start`)
 * just before that player's turn begins.
 */
export interface EvolvePosition extends TablePosition<CardDefinition, LaidZone> {
  readonly phase: Phase;
  readonly seats: readonly LaidPlayer[];
}

/** Zones whose cards are listed from the top. */
export const TOP_FIRST: ReadonlySet<string> = new Set<PlayerZone>(['deck', 'aside']);

const { write, bring } = layingOut<EvolveTable, EvolveEvent>(apply);

/** Lays a position out; a seat that is given no leader has the first one of the library without words. */
export function layOut(position: EvolvePosition, procedures: Procedures): EvolveTable {
  const { players, seed, library, zones } = position;
  const table: EvolveTable = emptyTable(players, seed, library, stateOf(position), procedures);
  addZones(table);
  for (let seat = 0; seat < players; seat++) layLeader(table, seat as Seat, zones);
  for (const zone of zones) layZone(table, zone);
  return table;
}

/** Lays out the beginning of a match in which these zones hold these cards, and no others. */
export function layOutWith(
  setup: EvolveSetup,
  seed: Seed,
  library: readonly CardDefinition[],
  zones: readonly LaidZone[],
  procedures: Procedures,
): EvolveTable {
  const without = new Set(zones.map(({ seat, zone }) => of(seat, zone)));
  const table = layOutStart(setup, seed, library, procedures, without);
  for (const zone of zones) layZone(table, zone);
  return table;
}

function stateOf(position: EvolvePosition): EvolveState {
  const { players, active, first, phase, seats } = position;
  const state = freshState(players, LEADER_LIFE);
  // Before the turn begins it is the end of the other player's turn.
  const begun = beginsTurn(phase) ? 1 : 0;
  const turn = position.turn - begun;
  const turnPlayer = begun === 1 ? opponentOf(active) : active;
  return {
    ...state,
    phase: begun === 1 ? 'end' : phase,
    idle: phase === 'main',
    active: turnPlayer,
    first,
    turn,
    players: state.players.map((player, seat) => ({
      ...player,
      ...seats[seat],
      turns: turnsOf(turn, seat === turnPlayer),
    })),
  };
}

function beginsTurn(phase: Phase): boolean {
  if (phase !== 'main' && phase !== 'start') throw new Error(`no position stands in ${phase}`);
  return phase === 'start';
}

/** How many of so many turns, taken alternately, were this player's. */
function turnsOf(turn: number, isActive: boolean): number {
  return isActive ? Math.ceil(turn / 2) : Math.floor(turn / 2);
}

function layLeader(table: EvolveTable, seat: Seat, zones: readonly LaidZone[]): void {
  if (zones.some((zone) => zone.zone === 'leader' && zone.seat === seat)) return;
  const plain = table.library.findIndex(
    ({ kind, abilities }) => kind === 'leader' && abilities.length === 0,
  );
  if (plain < 0) throw new Error('the library has no leader without words');
  addCard(table, plain, of(seat, 'leader'), seat);
}

function layZone(table: EvolveTable, laid: LaidZone): void {
  for (const card of bottomFirst(laid, TOP_FIRST)) lay(table, card, laid.seat, laid.zone);
}

/** Adds a card and moves it into its zone, with all that lies on it. */
function lay(table: EvolveTable, laid: LaidCard, seat: Seat, zone: PlayerZone): CardId {
  const owner = laid.owner ?? seat;
  const outside = of(owner, 'banished');
  const card = bring(table, laid.definition, { outside, owner }, of(seat, zone));
  if (laid.tapped) write(table, { type: 'tap', card, tapped: true });
  const counters = { ...laid.counters, [DAMAGE]: laid.damage };
  for (const [counter, by] of Object.entries(counters)) {
    if (by !== 0) write(table, { type: 'count', card, counter, by });
  }
  if (laid.evolved !== null) {
    const upon = lay(table, laid.evolved.with, owner, 'evolved');
    write(table, { type: 'evolve', card: upon, onto: card, seat });
  }
  for (const carrot of laid.carrots) {
    write(table, { type: 'meal', card, carrot: lay(table, carrot, owner, 'race'), seat });
  }
  if (zone === 'field') remember(table, laid, card);
  return card;
}

/** Writes what the card has been through: it came to the field last turn, unless the position says `fresh`. */
function remember(table: EvolveTable, { fresh, evolved, raced }: LaidCard, card: CardId): void {
  const { turn, history } = table.state;
  const known = {
    incarnation: table.cards[card].incarnation,
    since: fresh ? turn : turn - 1,
    entered: fresh ? turn : turn - 1,
    evolved: evolved === null ? -1 : evolved.now ? turn : turn - 1,
    raced: raced ? turn : -1,
  };
  writable(table).state = { ...table.state, history: { ...history, [card]: known } };
}
