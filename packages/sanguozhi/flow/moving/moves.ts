import {
  ask,
  type CardId,
  type Flow,
  type MoveEvent,
  moveTo,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { isDestruction, type SanguozhiEvent } from '../../events/events.ts';
import { carryOut, decided, happen, happenTogether, stands } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import {
  isSame,
  onField,
  player,
  printed,
  refOf,
  type SanguozhiTable,
  seatsFrom,
  treasuresOf,
  zoneOf,
} from '../../table/table.ts';
import { isFieldZone, of, type PlayerZone } from '../../table/zones.ts';
import type { Destination } from '../../text/reading/vocabulary.ts';
import { asOneMoment } from '../triggers/one-moment.ts';
import { isDoneOtherwise } from '../using/done-otherwise.ts';
import { formerReplacements, sourcesLast } from './decided-last.ts';
import { type HeardTrigger, heardTogether, hearsUnburied } from './unburied.ts';

/** Cards that change zones, one or several at once. */

const ZONES_OF: Readonly<Record<Destination, PlayerZone>> = {
  hand: 'hand',
  'add-to-hand': 'hand',
  'deck-top': 'deck',
  'deck-bottom': 'deck',
  'deck-end': 'deck',
  deck: 'deck',
  graveyard: 'graveyard',
  removed: 'removed',
};

/** The move of a card to its owner's zone (102.4a, 300.4). */
export function moveHome(table: SanguozhiTable, card: CardId, to: Destination): MoveEvent {
  const { owner, faceDown } = table.cards[card];
  // A card's owner is set as the game begins, and never changes.
  rule('102.4');
  obeys('102.4a', '300.4');
  const place = to === 'deck-bottom' ? 'bottom' : 'top';
  // The cards of a player who has left the game go out of the game.
  const zone = player(table, owner).left && rule('900.3a') ? 'removed' : ZONES_OF[to];
  if (faceDown) obeys('106.5c', '113.4a');
  return moveTo(table, card, of(owner, zone), place);
}

/** What is out of the game stays there (306.1), and 事件 enter no zone (300.5b). */
export function canBeSent(table: SanguozhiTable, card: CardId, to: Destination): boolean {
  if (zoneOf(table, card) === 'removed' && obeys('306.1', '306.3')) return false;
  return to === 'removed' || printed(table, card).kind !== 'event' || !obeys('300.1a', '300.5b');
}

/**
 * Moves cards together, with what is to be said of it. Tapped cards are untapped first (111.3d), and
 * those that lie face down are shown where they are about to be hidden (300.7a). Gives what happened.
 */
export function* moveTogether(
  table: SanguozhiTable,
  moves: readonly MoveEvent[],
  words: readonly SanguozhiEvent[] = [],
  order: PileOrder = 'as-given',
): Flow<readonly SanguozhiEvent[]> {
  return (yield* moveAll(table, moves, words, order)).came;
}

/** In which order cards come onto one pile: as the moves are given, or as their owners like (304.4). */
export type PileOrder = 'as-given' | 'owners';

interface Moved {
  readonly came: readonly SanguozhiEvent[];
  /** How many of the moves were replaced by something that was done in full (706.2d). */
  readonly otherwise: number;
}

/** Moves cards together, as {@link moveTogether}; gives also how many of the moves were replaced in full. */
export function* moveAll(
  table: SanguozhiTable,
  moves: readonly MoveEvent[],
  words: readonly SanguozhiEvent[] = [],
  order: PileOrder = 'as-given',
): Flow<Moved> {
  // A card is in exactly one zone at any time.
  rule('300.1');
  const before = moves.map(({ card }) => refOf(table, card));
  yield* untapLeaving(table, [...moves, ...borneBy(table, moves)]);
  yield* showHiding(table, moves);
  const events: SanguozhiEvent[] = words.filter(
    (word) =>
      !('card' in word) || before.every((ref) => ref.card !== word.card || isSame(table, ref)),
  );
  const moving = moveWhatIs(table, moves, before, events, order);
  // What comes in place of one of several moves happens at the same moment as the others (703.2c).
  return yield* moves.length > 1 && rule('703.2c') ? asOneMoment(table, moving) : moving;
}

/** Moves those cards that are still as they were before, or does what comes in place of their moves. */
function* moveWhatIs(
  table: SanguozhiTable,
  moves: readonly MoveEvent[],
  before: readonly CardRef[],
  words: readonly SanguozhiEvent[],
  order: PileOrder,
): Flow<Moved> {
  const gone: MoveEvent[] = [];
  const others: SanguozhiEvent[] = [];
  const heard: HeardTrigger[] = [];
  let otherwise = 0;
  const formerReplacementsOf = formerReplacements(table, moves);
  for (const move of sourcesLast(table, moves)) {
    if (!isSame(table, before[moves.indexOf(move)])) continue;
    const destroyed = words.filter((word) => isDestruction(word) && word.card === move.card);
    const former = formerReplacementsOf(move);
    const isSure = former.length === 0 && stands(table, move);
    const hears = isSure ? [] : destroyed.flatMap((word) => hearsUnburied(table, word));
    const came = yield* decided(table, move, former);
    if (came?.type !== 'move') heard.push(...hears);
    if (came?.type === 'move') gone.push(came);
    else if (came !== null) others.push(came);
    else if (isDoneOtherwise(table, move, came)) otherwise += 1;
  }
  // Whatever could be replaced has been: only what goes onto a pile in the end is put in order.
  const left = gone.toSorted((one, other) => placeOf(moves, one) - placeOf(moves, other));
  const ordered = order === 'owners' ? yield* inOwnersOrder(table, left) : left;
  const events = words.map((word) => withWhatCame(word, ordered));
  for (const move of ordered) events.push(move, ...(yield* takenAlong(table, move, moves)));
  events.push(...others);
  const remembered = rememberLeaving(table, events);
  const happening = carryOut(table, [...remembered, ...events]);
  return { came: yield* heardTogether(table, happening, heard), otherwise };
}

/** Which of the moves that of the card is. */
function placeOf(moves: readonly MoveEvent[], { card }: MoveEvent): number {
  return moves.findIndex((move) => move.card === card);
}

/** A destruction whose card does not go to the graveyard after all, as something came in place of that. */
function withWhatCame(word: SanguozhiEvent, gone: readonly MoveEvent[]): SanguozhiEvent {
  if (!isDestruction(word)) return word;
  return gone.some(({ card }) => card === word.card) ? word : { ...word, unburied: true };
}

/** The moves of treasures onto the graveyard whose bearers leave the field: they go together (502.7d). */
function borneBy(table: SanguozhiTable, moves: readonly MoveEvent[]): MoveEvent[] {
  const going = new Set(moves.map(({ card }) => card));
  return moves
    .filter(({ card, to }) => onField(table, card) && !isFieldZone(table.zones[to].name))
    .flatMap(({ card }) => treasuresOf(table, card))
    .filter((treasure) => !going.has(treasure))
    .map((treasure) => moveHome(table, treasure, 'graveyard'));
}

/** What becomes of the treasures of a general that leaves by this event, those that move anyway left out. */
function* takenAlong(
  table: SanguozhiTable,
  event: SanguozhiEvent,
  moves: readonly MoveEvent[],
): Flow<readonly SanguozhiEvent[]> {
  if (event.type !== 'move') return [];
  const along: SanguozhiEvent[] = [];
  for (const move of borneBy(table, [event])) {
    if (moves.some(({ card }) => card === move.card) || !obeys('502.7d', '804.5z')) continue;
    const came = yield* decided(table, move);
    if (came !== null) along.push(came);
  }
  return along;
}

/** Of cards that leave the field together, what each was while all of them were there is kept (804.4). */
function rememberLeaving(
  table: SanguozhiTable,
  events: readonly SanguozhiEvent[],
): readonly SanguozhiEvent[] {
  const { remembered } = table.state;
  const leaving = events.flatMap((event) =>
    event.type === 'move' && onField(table, event.card) ? event.card : [],
  );
  if (leaving.length < 2 || !rule('804.4')) return [];
  const others = leaving.filter((card) => !remembered.includes(card));
  return others.length === 0 ? [] : [{ type: 'remember', cards: [...remembered, ...others] }];
}

function* untapLeaving(table: SanguozhiTable, moves: readonly MoveEvent[]): Flow {
  const tapped = moves.filter(({ card }) => table.cards[card].tapped && onField(table, card));
  if (tapped.length === 0 || !rule('111.3d')) return;
  yield* happenTogether(
    table,
    tapped.map(({ card }) => ({ type: 'tap', card, tapped: false })),
  );
}

function* showHiding(table: SanguozhiTable, moves: readonly MoveEvent[]): Flow {
  const hidden = moves.filter(
    ({ card, to }) => table.cards[card].faceDown && !isOpenZone(table, to),
  );
  if (hidden.length === 0 || !rule('300.7a')) return;
  const cards = hidden.map(({ card }) => card);
  yield* happen(table, { type: 'show', seat: table.cards[cards[0]].controller, cards });
}

/** 场上, 墓地 and 连环 lie open before everybody, hands and decks do not (300.3). */
function isOpenZone({ zones }: SanguozhiTable, zone: number): boolean {
  return zones[zone].visibility === 'public' || !rule('300.3');
}

/** Several moves onto one pile: its owner says in which order (304.4). */
function* inOwnersOrder(
  table: SanguozhiTable,
  moves: readonly MoveEvent[],
): Flow<readonly MoveEvent[]> {
  const ordered: MoveEvent[] = [];
  for (const seat of seatsFrom(table, table.state.active)) {
    const own = moves.filter(({ to }) => table.zones[to].owner === seat);
    ordered.push(...(yield* inOrder(table, seat, own)));
  }
  return [...ordered, ...moves.filter((move) => !ordered.includes(move))];
}

function* inOrder(
  table: SanguozhiTable,
  seat: Seat,
  moves: readonly MoveEvent[],
): Flow<readonly MoveEvent[]> {
  const left = moves.filter(({ to }) => isPile(table, to) && rule('304.4'));
  const ordered = moves.filter((move) => !left.includes(move));
  while (left.length > 0) {
    const { card } = yield* ask({
      seat,
      kind: 'order-pile',
      options: left.map((move) => option('put-next', move.card, seat)),
      about: left[0].card,
      amount: left.length,
      rule: '304.4',
    });
    ordered.push(
      ...left.splice(
        left.findIndex((move) => move.card === card),
        1,
      ),
    );
  }
  return ordered;
}

function isPile({ zones }: SanguozhiTable, zone: number): boolean {
  return zones[zone].name === 'graveyard' || zones[zone].name === 'deck';
}

/** Shuffles a player's deck. */
export function* shuffle(table: SanguozhiTable, seat: Seat): Flow {
  yield* happen(table, { type: 'shuffle', zone: of(seat, 'deck') });
}

/** Everybody sees these cards at the same moment (801.14b). */
export function* show(table: SanguozhiTable, seat: Seat, cards: readonly CardId[]): Flow {
  if (cards.length === 0) return;
  rule('801.14b');
  yield* happen(table, { type: 'show', seat, cards });
}
