import { type RandomState, seedStreams, wordAt } from '../chance/random.ts';
import type { Seed } from '../chance/seed.ts';
import type { Effects } from '../effects/effect.ts';
import { noEffects } from '../effects/effect.ts';
import type { CardId, Handle, Seat, ZoneId } from './ids.ts';
import { NO_CARD, NO_HANDLE, NO_ZONE, NOBODY } from './ids.ts';

/** Who may see the faces of the cards in a zone. */
export type Visibility = 'public' | 'owner' | 'nobody';

/** A physical card. What is printed on it stands in `table.library[definition]`. */
export interface Card {
  readonly id: CardId;
  readonly definition: number;
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: ZoneId;
  /** Turned sideways (横置). */
  readonly tapped: boolean;
  /** Lying with its back up (盖放): only its controller sees its face. */
  readonly faceDown: boolean;
  /** The card it is attached to; `NO_CARD` for none. */
  readonly host: CardId;
  /** Grows by one with every change of zone: the same card, a new object. */
  readonly incarnation: number;
  readonly handle: Handle;
  /** The clock when it entered its zone. */
  readonly enteredAt: number;
  /** Named counts on this incarnation, e.g. uses of an ability this turn. */
  readonly counters: Readonly<Record<string, number>> | null;
  /** Last known information: where the incarnation before this one was, and who controlled it. */
  readonly lastZone: ZoneId;
  readonly lastController: Seat;
}

/** A place for cards. The last card of an ordered zone is its top. */
export interface Zone {
  readonly id: ZoneId;
  readonly name: string;
  readonly owner: Seat;
  readonly visibility: Visibility;
  readonly cards: readonly CardId[];
}

/** How a game ended: the seats that won (several share a victory; none is a draw). */
export interface Outcome {
  readonly winners: readonly Seat[];
}

/**
 * Everything there is, as plain data. Read it anywhere; only `apply` functions may write to it,
 * by way of `writable` (a test scans the source for others).
 */
export interface Table<
  Definition = unknown,
  State = unknown,
  Body = unknown,
  Procedures = unknown,
> {
  readonly seats: number;
  /** What is printed on the cards of this match; shared by all copies of the table. */
  readonly library: readonly Definition[];
  readonly cards: readonly Card[];
  readonly zones: readonly Zone[];
  readonly effects: Effects<Body>;
  /** What chance has left; what is seen of it tells nothing of the handles, nor these of it. */
  readonly random: RandomState;
  /** Where the next handle comes from. */
  readonly handles: RandomState;
  /** Counts applied events; gives time stamps, and keys what is derived from the table. */
  readonly clock: number;
  /** Counts effects begun: each has its own number. */
  readonly begun: number;
  readonly outcome: Outcome | null;
  /** The game's own part: turn, phase, resources. Plain data too. */
  readonly state: State;
  /**
   * What a game's chapters, and the words of its cards, call of each other, as drawing a card may fire a
   * trigger that draws a card. Like the library it is the same for all copies of the table, and no data.
   */
  readonly procedures: Procedures;
}

type DeepWritable<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends number | string | boolean | null | undefined
    ? T
    : { -readonly [K in keyof T]: DeepWritable<T[K]> };

/** A table that may be written to: for `apply` and set-up only. */
export type WritableTable<D, S, B> = Omit<
  DeepWritable<Table<never, unknown, never>>,
  'library' | 'state' | 'effects' | 'random' | 'handles' | 'procedures'
> & {
  library: readonly D[];
  state: S;
  effects: { -readonly [Kind in keyof Effects<B>]: Effects<B>[Kind][number][] };
  random: RandomState;
  handles: RandomState;
};

/** The only door to writing; its callers are listed in the architecture test. */
export function writable<D, S, B>(table: Table<D, S, B>): WritableTable<D, S, B> {
  return table as unknown as WritableTable<D, S, B>;
}

/**
 * Lays out an empty table.
 * @throws RangeError if that is no seed.
 */
export function emptyTable<D, S, B>(
  seats: number,
  seed: Seed,
  library: readonly D[],
  state: S,
): Table<D, S, B>;
/** The same with what the game's chapters call of each other. */
export function emptyTable<D, S, B, P>(
  seats: number,
  seed: Seed,
  library: readonly D[],
  state: S,
  procedures: P,
): Table<D, S, B, P>;
export function emptyTable<D, S, B>(
  seats: number,
  seed: Seed,
  library: readonly D[],
  state: S,
  procedures: unknown = null,
): Table<D, S, B> {
  const [random, handles] = seedStreams(seed, ['chance', 'handles']);
  return {
    seats,
    library,
    cards: [],
    zones: [],
    effects: noEffects(),
    random,
    handles,
    clock: 0,
    begun: 0,
    outcome: null,
    state,
    procedures,
  };
}

/** Adds a zone during set-up. */
export function addZone(table: Table, name: string, owner: Seat, visibility: Visibility): ZoneId {
  const id = table.zones.length as ZoneId;
  writable(table).zones.push({ id, name, owner, visibility, cards: [] });
  return id;
}

/** Adds a card on top of a zone during set-up. */
export function addCard(table: Table, definition: number, zone: ZoneId, owner: Seat): CardId {
  const id = table.cards.length as CardId;
  const place = table.zones[zone];
  const card: Card = {
    id,
    definition,
    owner,
    controller: place.owner,
    zone,
    tapped: false,
    faceDown: false,
    host: NO_CARD,
    incarnation: 0,
    handle: place.visibility === 'nobody' ? NO_HANDLE : freshHandle(table),
    enteredAt: 0,
    counters: null,
    lastZone: NO_ZONE,
    lastController: NOBODY,
  };
  const open = writable(table);
  open.cards.push(card);
  open.zones[zone].cards.push(id);
  return id;
}

/**
 * 53 random bits from a stream that nothing else depends on: too many for two cards ever to get the
 * same, and they tell neither which card it is nor how many there were before.
 */
export function freshHandle(table: Table): Handle {
  const { key, drawn } = table.handles;
  writable(table).handles = { key, drawn: drawn + 2 };
  return (wordAt(key, drawn) * 2 ** 21 + (wordAt(key, drawn + 1) >>> 11)) as Handle;
}

/** What a player has and has done: what the game's state holds of that seat. */
export function playerOf<Player>(
  table: { readonly state: { readonly players: readonly Player[] } },
  seat: Seat,
): Player {
  return table.state.players[seat];
}

/** What is printed on a card. */
export function definitionOf<D>(table: Table<D>, card: CardId): D {
  return table.library[table.cards[card].definition];
}

/** May this seat see the faces of this zone's cards? A spectator (`NOBODY`) sees what is public. */
export function mayLook(zone: Zone, seat: Seat): boolean {
  if (zone.visibility === 'public') return true;
  return zone.visibility === 'owner' && zone.owner === seat && seat !== NOBODY;
}

/** May this seat see the face of this card where it lies? */
export function maySee(table: Table, card: CardId, seat: Seat): boolean {
  const { zone, faceDown, controller } = table.cards[card];
  if (!mayLook(table.zones[zone], seat)) return false;
  return !faceDown || (controller === seat && seat !== NOBODY);
}
