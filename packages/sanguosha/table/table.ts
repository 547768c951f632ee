import {
  type CardId,
  type Effect,
  NOBODY,
  definitionOf as printed,
  type Seat,
  type Table,
} from '@lianhuan/kernel';
import type { CardDefinition, Role } from '../cards/definition.ts';
import { isOfFace } from '../cards/faces.ts';
import { rule } from '../rules.ts';
import type { Body } from '../text/meaning/begun.ts';
import type { Procedures } from '../text/meaning/procedures.ts';
import { type CardInUse, colourOf, NO_RANK, type Suit } from './cards-in-use.ts';
import type { Frame, FrameKind, FrameOfKind } from './frames.ts';
import type { Character, Pile, SanguoshaState } from './state.ts';
import { of, type PlayerZone, type SharedZone, shared, type ZoneName } from './zones.ts';

export { printed };

/** A table of 三国杀. */
export type SanguoshaTable = Table<CardDefinition, SanguoshaState, Body, Procedures>;
/** Something lasting on it. */
export type SanguoshaEffect = Effect<Body>;

/** A character by its seat. */
export function characterOf(table: SanguoshaTable, seat: Seat): Character {
  return table.state.characters[seat];
}

/** Is the character alive? Nobody is not. */
export function isAlive(table: SanguoshaTable, seat: Seat): boolean {
  return seat !== NOBODY && table.state.characters[seat].alive;
}

/** The cards in a player's zone, the top one last. */
export function cardsIn(table: SanguoshaTable, seat: Seat, zone: PlayerZone): readonly CardId[] {
  return table.zones[of(seat, zone)].cards;
}

/** The cards in a zone that all share, the top one last. */
export function sharedCards(table: SanguoshaTable, zone: SharedZone): readonly CardId[] {
  return table.zones[shared(zone)].cards;
}

/** Such cards lie beside the general, and only its player looks at them; others lie on it. */
const BESIDE: ReadonlySet<Pile> = new Set<Pile>(['stars', 'provisions', 'guises']);

/** Where cards of that name lie. */
export function pileZone(name: Pile): PlayerZone {
  return BESIDE.has(name) ? 'under-general' : 'on-general';
}

/** The cards of that name on the general of a character, or beside it. */
export function pileOf(table: SanguoshaTable, seat: Seat, name: Pile): readonly CardId[] {
  const { piles } = table.state;
  return cardsIn(table, seat, pileZone(name)).filter(
    (card) => (piles.find((piled) => piled.card === card)?.pile ?? name) === name || !rule('T09'),
  );
}

/** The “化身” that a character shows: it lies on its general, all others beside it; undefined for none. */
export function guiseShown(table: SanguoshaTable, seat: Seat): CardId | undefined {
  const shown = cardsIn(table, seat, 'on-general');
  return shown.find((card) => printed(table, card).kind === 'general');
}

/** The name of the zone that a card lies in. */
export function zoneOf(table: SanguoshaTable, card: CardId): ZoneName {
  return table.zones[table.cards[card].zone].name as ZoneName;
}

/** Whose zone a card lies in; `NOBODY` for one that all share. */
export function holderOf(table: SanguoshaTable, card: CardId): Seat {
  return table.zones[table.cards[card].zone].owner;
}

/** A character's cards (T05): those in hand and equipment. */
export function ownCards(table: SanguoshaTable, seat: Seat): readonly CardId[] {
  return [...cardsIn(table, seat, 'hand'), ...cardsIn(table, seat, 'equipment')];
}

/** The living characters, from that seat on counter-clockwise: itself first if it is alive (P3). */
export function livingFrom(table: SanguoshaTable, start: Seat): Seat[] {
  const { characters } = table.state;
  const seats: Seat[] = [];
  rule('P8');
  for (let step = 0; step < characters.length; step++) {
    const seat = ((start + step) % characters.length) as Seat;
    if (characters[seat].alive) seats.push(seat);
  }
  return seats;
}

/** The order in which many answer or suffer one thing: from the current-turn character counter-clockwise (P3, P8). */
export function inTurnOrder(table: SanguoshaTable): Seat[] {
  const { active } = table.state;
  return livingFrom(table, active !== NOBODY && rule('P3') ? active : (0 as Seat));
}

/** The face of that id: what cards that are made of others are used as. */
export function faceOf(table: SanguoshaTable, face: string): CardDefinition {
  const found = facesOf(table.library).get(face);
  if (found === undefined) throw new Error(`there is no face ${face}`);
  return found;
}

const faces = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, CardDefinition>>();

/** The faces of a library, by their ids. */
export function facesOf(library: readonly CardDefinition[]): ReadonlyMap<string, CardDefinition> {
  let known = faces.get(library);
  if (known === undefined) {
    known = new Map(library.filter(({ id, face }) => id === face).map((one) => [one.id, one]));
    faces.set(library, known);
  }
  return known;
}

/** A card as it is used when nothing is made of it (preUse.4). */
export function asItIs(table: SanguoshaTable, card: CardId): CardInUse {
  const { face, suit: own, rank } = printed(table, card);
  const suit = own === null ? null : suitAs(table, card, own);
  return {
    face: faceAs(table, card, face, suit),
    suit,
    rank,
    colour: suit === null ? null : colourOf(suit),
    real: [card],
    converted: null,
  };
}

/** The suit that a card counts as where it lies: lasting words of its holder, or of whoever is judged by it, may say so. */
function suitAs(table: SanguoshaTable, card: CardId, suit: Suit): Suit {
  const words = table.procedures.statuses(table, 'suit-counts');
  if (words.length === 0) return suit;
  const owner = ownerOf(table, card);
  const isJudged = zoneOf(table, card) === 'processing';
  const found = words.find(
    ({ word, seat }) => seat === owner && word.from === suit && (word.judged || !isJudged),
  );
  return found === undefined ? suit : found.word.to;
}

/** What a card in hand counts as: lasting words of its holder may say so of its suit. */
function faceAs(table: SanguoshaTable, card: CardId, face: string, suit: Suit | null): string {
  const words = table.procedures.statuses(table, 'face-counts');
  if (words.length === 0 || zoneOf(table, card) !== 'hand') return face;
  const holder = holderOf(table, card);
  const found = words.find(
    ({ word, seat }) =>
      seat === holder && (word.of === null ? word.suit === suit : isOfFace(word.of, face)),
  );
  return found?.word.face ?? face;
}

/** Whose card it is (T05); of a judgement card, whoever is judged. */
function ownerOf(table: SanguoshaTable, card: CardId): Seat {
  const zone = zoneOf(table, card);
  if (zone === 'hand' || zone === 'equipment') return holderOf(table, card);
  const judging = frameOf(table, 'judge');
  return judging?.card === card ? judging.seat : NOBODY;
}

/** A card made of others (preUse.4): of one, with its suit and rank; of several, with their colour if they share one. */
export function madeOf(
  table: SanguoshaTable,
  face: string,
  real: readonly CardId[],
  converted: string | null,
): CardInUse {
  if (real.length === 1) return { ...asItIs(table, real[0]), face, converted };
  const colours = new Set(real.map((card) => asItIs(table, card).colour));
  const colour = colours.size === 1 && rule('preUse.4') ? ([...colours][0] ?? null) : null;
  return { face, suit: null, rank: NO_RANK, colour, real, converted };
}

/** The innermost frame of a kind that is under way; null for none. */
export function frameOf<Kind extends FrameKind>(
  table: SanguoshaTable,
  kind: Kind,
): FrameOfKind<Kind> | null {
  const { frames } = table.state;
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame: Frame = frames[index];
    if (frame.kind === kind) return frame as FrameOfKind<Kind>;
  }
  return null;
}

/** The frame of that number; null if it is not under way any more. */
export function frameById(table: SanguoshaTable, id: number): Frame | null {
  return table.state.frames.find((frame) => frame.id === id) ?? null;
}

/** 身份 of a character; null in a mode without. */
export function roleOf(table: SanguoshaTable, seat: Seat): Role | null {
  const card = cardsIn(table, seat, 'role')[0];
  return card === undefined ? null : (printed(table, card).id as Role);
}

/** The equipment of a character of one kind (D5): at most one card. */
export function equipped(
  table: SanguoshaTable,
  seat: Seat,
  kind: CardDefinition['kind'],
): CardId | undefined {
  return cardsIn(table, seat, 'equipment').find((card) => printed(table, card).kind === kind);
}
