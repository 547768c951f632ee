import type { CardId, LaidOut, LaidZoneOf, Seat, Seed, TablePosition } from '@lianhuan/kernel';
import { bottomFirst, emptyTable, layingCards, layingOut, NOBODY } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { apply } from '../events/apply.ts';
import type { SanguozhiEvent } from '../events/events.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import { layOutStart, type SanguozhiSetup, STARTING_GRAIN, teamsOf } from './setup.ts';
import { freshState, type Phase, type Player, type SanguozhiState, TURN_PHASES } from './state.ts';
import { printed, type SanguozhiTable } from './table.ts';
import { addZones, of, type PlayerZone } from './zones.ts';

/** A card to lay down. */
export interface LaidCard extends LaidOut {
  readonly faceDown: boolean;
  /** A 阵型 that has been formed, or a general who is one of those forming it. */
  readonly formed: boolean;
  /** Damage and counters on it, by name. */
  readonly counters: Readonly<Record<string, number>>;
  /** The treasures a general bears. */
  readonly treasures: readonly LaidCard[];
  /** Null: whoever it lies with. */
  readonly owner: Seat | null;
}

/** A card to lay out, as it lies where nothing else is given. */
export const laidCard = layingCards<LaidCard>({
  tapped: false,
  faceDown: false,
  formed: false,
  counters: {},
  treasures: [],
  owner: null,
});

/** Where cards are to lie, from the top. */
export type LaidZone = LaidZoneOf<PlayerZone, LaidCard>;

/** What a player has beside cards. */
export type LaidPlayer = Pick<Player, 'grain' | 'grainCap' | 'mainLost' | 'counters'>;

/**
 * A table in the middle of a match: 准备流程 of the active player, who has just been given 行动权, or
 * the moment before another phase begins.
 */
export interface SanguozhiPosition extends TablePosition<CardDefinition, LaidZone> {
  readonly phase: Phase;
  readonly round: number;
  readonly seats: readonly LaidPlayer[];
}

/** Zones whose cards are listed from the top. */
export const TOP_FIRST: ReadonlySet<string> = new Set<PlayerZone>(['deck', 'graveyard', 'removed']);

const { write, bring } = layingOut<SanguozhiTable, SanguozhiEvent>(apply);

/**
 * Lays a position out.
 * @throws Error if `phase` is none that a position can be laid out in.
 * @throws RangeError if `seed` is no seed.
 */
export function layOutPosition(position: SanguozhiPosition): SanguozhiTable {
  const { players, seed, library, zones } = position;
  const table: SanguozhiTable = emptyTable(players, seed, library, stateOf(position), PROCEDURES);
  addZones(table);
  for (const zone of zones) layZone(table, zone);
  for (let seat = 0; seat < players; seat++) layFormation(table, zones, seat as Seat);
  return table;
}

/**
 * Lays out the beginning of a match in which these zones hold these cards, and no others.
 * @throws RangeError if `seed` is no seed.
 * @throws Error if the set-up names a ready deck that there is not.
 */
export function layOutBeginning(
  setup: SanguozhiSetup,
  seed: Seed,
  library: readonly CardDefinition[],
  zones: readonly LaidZone[],
): SanguozhiTable {
  const without = new Set(zones.map(({ seat, zone }) => of(seat, zone)));
  const table = layOutStart(setup, seed, library, without);
  for (const zone of zones) layZone(table, zone);
  return table;
}

function stateOf(position: SanguozhiPosition): SanguozhiState {
  const { players, active, first, phase, turn, round, seats } = position;
  const state = freshState(teamsOf(players), STARTING_GRAIN);
  const isOpen = phase === 'prepare';
  return {
    ...state,
    phase,
    active,
    first,
    turn,
    round,
    lastInOrder: active,
    turnsTaken: [active],
    pendingPhases: phasesFrom(phase).slice(isOpen ? 1 : 0),
    priority: isOpen ? active : NOBODY,
    players: state.players.map((player, seat) => ({ ...player, ...seats[seat] })),
  };
}

function phasesFrom(phase: Phase): SanguozhiState['pendingPhases'] {
  const at = (TURN_PHASES as readonly Phase[]).indexOf(phase);
  if (at < 0) throw new Error(`no position stands in ${phase}`);
  return TURN_PHASES.slice(at).map((one) => ({ phase: one, nested: 0 }));
}

function layZone(table: SanguozhiTable, laid: LaidZone): void {
  for (const card of bottomFirst(laid, TOP_FIRST)) lay(table, card, laid.seat, laid.zone);
}

/** Brings a card in, with what lies on it. */
function lay(table: SanguozhiTable, laid: LaidCard, seat: Seat, zone: PlayerZone): CardId {
  const owner = laid.owner ?? seat;
  const from = { outside: of(owner, 'removed'), owner };
  const card = bring(table, laid.definition, from, of(seat, zone), laid.faceDown);
  if (laid.tapped) write(table, { type: 'tap', card, tapped: true });
  for (const [counter, by] of Object.entries(laid.counters)) {
    if (by !== 0) write(table, { type: 'count', card, counter, by });
  }
  if (zone === 'tactics' && !laid.faceDown) keepDeclarations(table, card);
  for (const treasure of laid.treasures) {
    write(table, { type: 'attach', card: lay(table, treasure, seat, 'treasures'), host: card });
  }
  return card;
}

/** A 谋略 laid out on the field counts as used this turn, with nothing declared for it. */
function keepDeclarations(table: SanguozhiTable, card: CardId): void {
  const { incarnation } = table.cards[card];
  const { turn } = table.state;
  write(table, {
    type: 'keep-declarations',
    card,
    declarations: { incarnation, declared: [], turn },
  });
}

/** The 阵型 that lies formed, and the generals marked as forming it (503.2a). */
function layFormation(table: SanguozhiTable, zones: readonly LaidZone[], seat: Seat): void {
  const formed = zones
    .filter((zone) => zone.seat === seat)
    .flatMap(({ zone, cards }) => {
      const lying = table.zones[of(seat, zone)].cards;
      return cards.flatMap(({ formed: marked }, index) => (marked ? [lying[index]] : []));
    });
  const card = formed.find((one) => printed(table, one).kind === 'formation');
  if (card === undefined) return;
  const members = formed.filter((one) => one !== card);
  write(table, { type: 'formation', seat, formation: { card, members } });
}
