import type { LaidOut, LaidZoneOf, Seat, Seed, TablePosition } from '@lianhuan/kernel';
import {
  bottomFirst,
  emptyTable,
  layingCards,
  layingOut,
  NOBODY,
  type ZoneId,
} from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { apply } from '../events/apply.ts';
import type { SanguoshaEvent } from '../events/events.ts';
import { PROCEDURES } from '../flow/procedures.ts';
import type { Frame, Phase } from './frames.ts';
import { HAS_SHOWN, HAS_SHOWN_BOTH, hiddenGenerals, lordKey } from './hegemony.ts';
import { rolesOf } from './mode-settings.ts';
import { layOutStart, type SanguoshaSetup } from './setup.ts';
import {
  type Character,
  freshCharacter,
  freshState,
  type Mode,
  type Responses,
  type SanguoshaState,
} from './state.ts';
import { asItIs, cardsIn, printed, type SanguoshaTable } from './table.ts';
import { addZones, of, type PlayerZone, type SharedZone, shared } from './zones.ts';

/** A card of a position. */
export interface LaidCard extends LaidOut {
  /** 背面朝上: a hidden general, a role that is not shown. */
  readonly faceDown: boolean;
  /** The id of the face that it counts as in a judgement zone; null for what it is. */
  readonly as: string | null;
}

/** A card to lay out, as it lies where nothing else is given. */
export const laidCard = layingCards<LaidCard>({ tapped: false, faceDown: false, as: null });

/** The cards of a zone, the top one first where `TOP_FIRST` holds the zone. */
export type LaidZone =
  | LaidZoneOf<PlayerZone, LaidCard>
  | { readonly zone: SharedZone; readonly cards: readonly LaidCard[] };

/** What a character is in a position, beside its cards. */
export interface LaidCharacter
  extends Pick<
    Character,
    'alive' | 'hp' | 'maxHp' | 'faction' | 'chained' | 'turnedOver' | 'drunk' | 'marks'
  > {
  /** In 国战: has it shown its generals that lie open (H8)? One laid there for want of any other was never shown. */
  readonly hasShown: boolean;
}

/** Where in a turn a position stands: in its play phase, or just before the turn or a phase of it begins. */
export type LaidPhase = Phase | 'turn' | 'before-play';

/**
 * A table in the middle of a match: at an idle point of the active player's play phase, or just before another phase
 * (or, as `before-play`, that one, or, as `turn`, the whole turn) of that player begins.
 */
export interface SanguoshaPosition extends TablePosition<CardDefinition, LaidZone> {
  readonly mode: Mode;
  readonly responses: Responses;
  readonly phase: LaidPhase;
  readonly round: number;
  readonly characters: readonly LaidCharacter[];
  /** The 军令 that are offered next (T55), by their places among all; none where chance decides. */
  readonly commands: readonly number[];
}

/** Zones whose cards are listed from the top: of generals to come the next one first. */
export const TOP_FIRST: ReadonlySet<string> = new Set<SharedZone | PlayerZone>([
  'draw-pile',
  'discard-pile',
  'general-pile',
  'reserve',
]);

const { write, bring } = layingOut<SanguoshaTable, SanguoshaEvent>(apply);

/** Lays a position out. */
export function layOutPosition(position: SanguoshaPosition): SanguoshaTable {
  const { players, seed, library, zones } = position;
  const state = stateOf(position);
  const table: SanguoshaTable = emptyTable(players, seed, library, state, PROCEDURES);
  addZones(table);
  for (const zone of zones) layZone(table, zone);
  position.characters.forEach(({ hasShown, alive }, seat) => {
    if (position.mode !== 'hegemony') return;
    if (hasShown) noteShown(table, seat as Seat);
    if (!alive) noteLord(table, seat as Seat);
  });
  return table;
}

/** Whoever's generals lie open has shown them before; both, if none is hidden (H8). */
function noteShown(table: SanguoshaTable, seat: Seat): void {
  const isWhole = hiddenGenerals(table, seat).length === 0;
  for (const use of isWhole ? [HAS_SHOWN, HAS_SHOWN_BOTH] : [HAS_SHOWN]) {
    write(table, { type: 'count-use', seat, use, by: 1 });
  }
}

/** Whoever is dead and has a lord general has died as one (H13). */
function noteLord(table: SanguoshaTable, seat: Seat): void {
  const [primary] = cardsIn(table, seat, 'generals');
  const { lordOf, faction } = primary === undefined ? NO_GENERAL : printed(table, primary);
  if (lordOf !== '' && faction !== null)
    write(table, { type: 'count-use', seat, use: lordKey(faction), by: 1 });
}

const NO_GENERAL = { lordOf: '', faction: null } as const;

/** Lays out the beginning of a match in which these zones hold these cards, and no others. */
export function layOutBeginning(
  setup: SanguoshaSetup,
  seed: Seed,
  library: readonly CardDefinition[],
  zones: readonly LaidZone[],
): SanguoshaTable {
  const table = layOutStart(setup, seed, library, new Set(zones.map(({ zone }) => zone)));
  for (const zone of zones) layZone(table, zone);
  return table;
}

function stateOf(position: SanguoshaPosition): SanguoshaState {
  const { mode, responses, players, active, phase, round, turn, characters, commands } = position;
  const before = ((active + players - 1) % players) as Seat;
  const begun = phase !== 'turn';
  const frames = phase === 'turn' ? [] : framesOf(active, phase);
  return {
    ...freshState(mode, players, rolesOf(mode, players, false), responses),
    phase: 'play',
    characters: characters.map(({ hasShown: _, ...character }) => ({
      ...freshCharacter(players),
      ...character,
    })),
    frames,
    framesBegun: frames.length,
    active: begun ? active : before,
    lastOrdinary: begun ? active : before,
    // The round is counted up as the first seat begins its turn (turn.1).
    round: begun || active > before ? round : round - 1,
    turns: begun ? turn : turn - 1,
    ...(commands.length === 0 ? {} : { commands }),
  };
}

function framesOf(seat: Seat, laid: Exclude<LaidPhase, 'turn'>): Frame[] {
  const phase = laid === 'before-play' ? 'play' : laid;
  const turn: Frame = {
    kind: 'turn',
    id: 0,
    over: false,
    seat,
    extra: false,
    skipped: [],
    used: [],
    phase,
  };
  if (laid !== 'play') return [turn];
  const fresh = { draws: 2, givenUp: false, refused: [], discarded: [], ended: false };
  return [turn, { kind: 'phase', id: 1, over: false, phase, seat, ...fresh, free: true }];
}

function layZone(table: SanguoshaTable, laid: LaidZone): void {
  const zone = 'seat' in laid ? of(laid.seat, laid.zone) : shared(laid.zone);
  for (const card of bottomFirst<LaidCard>(laid, TOP_FIRST)) lay(table, card, zone);
}

/** Brings a card in; what it brings along begins. */
function lay(table: SanguoshaTable, { definition, faceDown, as }: LaidCard, zone: ZoneId): void {
  const from = { outside: shared('removed'), owner: NOBODY };
  const card = bring(table, definition, from, zone, faceDown);
  const { name, owner: seat } = table.zones[zone];
  if (name !== 'judgement') return;
  const real = asItIs(table, card);
  const trick = { seat, card: { ...real, face: as ?? real.face } };
  write(table, { type: 'delayed', trick, there: true });
}
