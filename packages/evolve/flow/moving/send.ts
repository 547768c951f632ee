import {
  ask,
  type CardId,
  type Flow,
  type MoveEvent,
  moveTo,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { carryOut, decided, forbidden, happen } from '../../events/pipeline.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { roomIn } from '../../table/limits.ts';
import { type EvolveTable, isLeader, onField, printed, zoneOf } from '../../table/table.ts';
import { of, type PlayerZone } from '../../table/zones.ts';
import type { Agent } from '../../text/meaning/procedures.ts';
import type { Destination } from '../../text/reading/vocabulary.ts';
import { orderCards, pickCards } from '../ask.ts';
import { entered } from './enter-field.ts';
import {
  carryOutMoves,
  isSeized,
  moveHome,
  moveTogether,
  objectsOf,
  shiftToField,
  stillThere,
} from './moves.ts';
import { takeControl } from './tokens.ts';

/** Cards sent from zone to zone (5.4), swapped (5.12) and shown (5.20). */

/** How cards are sent: onto the field 以横置状态, and into whose zone; nobody's for that of each one's owner. */
interface SendHow {
  readonly tapped: boolean;
  readonly whose?: Seat;
}

/** Shows these cards, 展示 (5.20): both players see them until the effect has been carried out. */
export function* show(table: EvolveTable, seat: Seat, cards: readonly CardId[]): Flow<boolean> {
  if (cards.length === 0 || !rule('5.20.1')) return false;
  yield* happen(table, { type: 'show', seat, cards });
  return true;
}

/** Shows a card whose ability is used, or that is a cost, 公开 (10.6.2.1.1, 12.2.2): that is no 展示. */
export function* showAsUsed(table: EvolveTable, seat: Seat, card: CardId): Flow {
  if (rule('5.20.1')) yield* happen(table, { type: 'show', seat, cards: [card], asUsed: true });
}

/**
 * Moves cards to that zone of their owners (4.1.6), or of the player `whose` (5.4.1), leaders excepted; gives whether any
 * moved.
 */
export function* send(
  table: EvolveTable,
  named: readonly CardId[],
  to: Destination,
  agent: Agent,
  { tapped, whose = NOBODY }: SendHow,
): Flow<boolean> {
  const cards = named.filter((card) => !isLeader(table, card));
  if (cards.length === 0 || !rule('5.4.1')) return false;
  switch (to) {
    case 'hand':
    case 'return':
      return yield* sendHome(table, cards, 'hand', whose);
    case 'graveyard':
      return yield* sendHome(table, cards, 'graveyard', whose);
    case 'extra': {
      const fit = yield* fitting(table, cards, 'extra', agent, whose);
      return yield* sendHome(table, fit, 'extra', whose);
    }
    case 'field':
      return yield* sendToField(table, cards, agent, { tapped, whose });
    case 'top':
    case 'bottom':
      return yield* sendToDeck(table, cards, to, whose);
    case 'top-or-bottom': {
      // Whoever does it says of each card where it goes (3.1.2.4.1).
      const above: CardId[] = [];
      for (const card of cards) if (yield* goesOnTop(table, card, agent)) above.push(card);
      const below = cards.filter((card) => !above.includes(card));
      const top = yield* sendToDeck(table, above, 'top', whose);
      const bottom = yield* sendToDeck(table, below, 'bottom', whose);
      return top || bottom;
    }
    case 'shuffled': {
      const seats = [...new Set(cards.map((card) => receiverOf(table, card, whose)))];
      const done = yield* sendHome(table, cards, 'deck', whose);
      for (const seat of seats) yield* happen(table, { type: 'shuffle', zone: of(seat, 'deck') });
      return done;
    }
  }
}

function* sendHome(
  table: EvolveTable,
  cards: readonly CardId[],
  zone: PlayerZone,
  whose: Seat = NOBODY,
): Flow<boolean> {
  yield* remember(table, cards);
  const moved = yield* moveTogether(
    table,
    cards.map((card) => moveToZone(table, card, zone, whose)),
  );
  return moved.length > 0;
}

/** The player into whose zone the card goes: the one that is named (5.4.1), else its owner (4.1.6), as of what was seized (5.21.3). */
function receiverOf(table: EvolveTable, card: CardId, whose: Seat): Seat {
  const isNamed = whose !== NOBODY && !(isSeized(table, card) && rule('5.21.3'));
  return isNamed ? whose : table.cards[card].owner;
}

function moveToZone(
  table: EvolveTable,
  card: CardId,
  zone: PlayerZone,
  whose: Seat,
  place: 'top' | 'bottom' = 'top',
): MoveEvent {
  return receiverOf(table, card, whose) === whose
    ? moveTo(table, card, of(whose, zone), place)
    : moveHome(table, card, zone, place);
}

/** Keeps what those of the cards are that are about to leave the field (10.11.1). */
function* remember(table: EvolveTable, cards: readonly CardId[]): Flow {
  const leaving = cards.filter((card) => onField(table, card));
  if (leaving.length > 0 && rule('10.11.1')) {
    yield* happen(table, { type: 'last-known', cards: leaving });
  }
}

function* sendToField(
  table: EvolveTable,
  cards: readonly CardId[],
  agent: Agent,
  { tapped, whose = NOBODY }: SendHow,
): Flow<boolean> {
  // To be moved from the other player's field onto one's own is what 夺取 is (5.21.1, 10.7.4.3).
  const taken = whose !== NOBODY && (yield* takeControl(table, cards, whose));
  const coming = yield* fitting(
    table,
    cards.filter((card) => !onField(table, card) && canSend(table, card, 'field')),
    'field',
    agent,
    whose,
  );
  const from = new Map(coming.map((card) => [card, zoneOf(table, card) as PlayerZone]));
  const moved = yield* moveTogether(
    table,
    coming.map((card) => moveToZone(table, card, 'field', whose)),
  );
  const arrivals = moved.map((card) => ({ card, from: from.get(card) ?? ('nowhere' as const) }));
  yield* entered(table, arrivals, { how: 'placed', tapped });
  return taken || moved.length > 0;
}

/** As many of the cards as there is room for; the player who moves them says which (4.4.4.2, 4.8.3.2). */
function* fitting(
  table: EvolveTable,
  cards: readonly CardId[],
  zone: 'field' | 'extra',
  agent: Agent,
  whose: Seat,
): Flow<readonly CardId[]> {
  const staying: CardId[] = [];
  for (const player of [0, 1] as Seat[]) {
    const own = cards.filter((card) => receiverOf(table, card, whose) === player);
    const seat = agent.seat === NOBODY ? player : agent.seat;
    const room = roomIn(table, player, zone);
    if (own.length <= room || !rule(zone === 'field' ? '4.4.4.2' : '4.8.3.2')) staying.push(...own);
    else {
      const question = { seat, kind: 'room', rule: '4.4.4.2' } as const;
      staying.push(...(yield* pickCards(question, own, room, false)));
    }
  }
  return staying;
}

/** Asks whether this card goes on top of the deck, or to the bottom. */
function* goesOnTop(table: EvolveTable, card: CardId, agent: Agent): Flow<boolean> {
  const seat = agent.seat === NOBODY ? table.cards[card].owner : agent.seat;
  const choice = yield* ask({
    seat,
    kind: 'top-or-bottom' satisfies Prompt,
    options: (['top', 'bottom'] satisfies Verb[]).map((verb) => option(verb, card, seat)),
    about: card,
    rule: '3.1.2.4.1' satisfies RuleId,
  });
  return choice.verb === 'top';
}

/** Turns cards of evolve decks face up, or face down again (4.2.3, 4.6.3); gives whether any was. */
export function* turnFace(
  table: EvolveTable,
  cards: readonly CardId[],
  up: boolean,
): Flow<boolean> {
  const [from, to] = up ? (['evolve-deck', 'spent'] as const) : (['spent', 'evolve-deck'] as const);
  const turning = cards.filter((card) => zoneOf(table, card) === from);
  if (turning.length === 0 || !obeys('4.2.3', '4.6.3')) return false;
  return yield* sendHome(table, turning, to);
}

/** Puts cards on top or on the bottom of decks, several in an order that a player says (4.1.5, 4.1.5.1). */
function* sendToDeck(
  table: EvolveTable,
  cards: readonly CardId[],
  place: 'top' | 'bottom',
  whose: Seat,
): Flow<boolean> {
  yield* remember(table, cards);
  const moves: MoveEvent[] = [];
  for (const player of [0, 1] as Seat[]) {
    const own = cards.filter((card) => receiverOf(table, card, whose) === player);
    if (own.length === 0) continue;
    // The controller of cards from the field says the order (4.1.5.1), of other cards the player whose deck it is (4.1.5).
    const seat = onField(table, own[0]) ? table.cards[own[0]].controller : player;
    let ordered: readonly CardId[] = own;
    if (obeys('4.1.5', '4.1.5.1'))
      ordered = yield* orderCards({ seat, kind: 'order', rule: '4.1.5' }, own);
    moves.push(...ordered.map((card) => moveToZone(table, card, 'deck', whose, place)));
  }
  return (yield* moveTogether(table, moves)).length > 0;
}

/** Exchanges two cards, 交换 (5.12): each moves to the zone in which the other lies, or neither moves (5.12.2). */
export function* swap(table: EvolveTable, one: CardId, other: CardId): Flow<boolean> {
  const [here, there] = [zoneOf(table, one), zoneOf(table, other)];
  const may = mayLieIn(table, one, there) && mayLieIn(table, other, here) && one !== other;
  if ((!may && rule('5.12.2')) || !rule('5.12.1')) return false;
  // Where both lie in one zone, each is already where the other is.
  if (table.cards[one].zone === table.cards[other].zone && rule('1.3.2.1')) return false;
  if (here === 'field' && there === 'field') return yield* swapControl(table, one, other);
  const moves = [moveToPlaceOf(table, one, other), moveToPlaceOf(table, other, one)];
  if (moves.some((move) => forbidden(table, move) !== null) && rule('5.12.2')) return false;
  yield* remember(table, [one, other]);
  const came: EvolveEvent[] = [];
  const were = objectsOf(table, [one, other]);
  for (const move of moves) {
    const event = yield* decided(table, move);
    if (event !== null) came.push(event);
  }
  // Where something else comes in the place of one move, the other card stays where it is as well.
  if (came.some(({ type }) => type !== 'move') || came.length < moves.length) {
    if (rule('5.12.2')) return false;
  }
  // What comes to the field lies there already as the other leaves it, so that it hears of that (10.7.4.2).
  if (here === 'field' && rule('10.7.4.2')) came.reverse();
  const moved: CardId[] = [];
  for (const event of stillThere(table, came, were)) {
    moved.push(...(yield* carryOutMoves(table, [event])));
  }
  const arrivals = moved.flatMap((card) =>
    onField(table, card) ? [{ card, from: (card === one ? here : there) as PlayerZone }] : [],
  );
  yield* entered(table, arrivals, { how: 'placed', tapped: false });
  return moved.length > 0;
}

/** The move of a card to where the other lies; what was seized leaves the field for the zone of its owner (5.21.3). */
function moveToPlaceOf(table: EvolveTable, card: CardId, other: CardId): MoveEvent {
  return isSeized(table, card) && rule('5.21.3')
    ? moveHome(table, card, zoneOf(table, other) as PlayerZone)
    : moveTo(table, card, table.cards[other].zone);
}

/** Cards of both fields change sides, and are the objects they were: neither enters or leaves (10.7.4.3). */
function* swapControl(table: EvolveTable, one: CardId, other: CardId): Flow<boolean> {
  const [first, second] = [table.cards[one].controller, table.cards[other].controller];
  rule('10.7.4.3');
  yield* carryOut(table, [
    { type: 'swap', card: one, with: other },
    shiftToField(one, second),
    shiftToField(other, first),
  ]);
  return true;
}

/** Can the card lie in that zone: on the field only a follower or an amulet can (4.4.1)? */
function mayLieIn(table: EvolveTable, card: CardId, zone: string): boolean {
  const { kind } = printed(table, card);
  if (zone === 'resolving' || zone === 'gone' || zone === 'leader') return false;
  return zone !== 'field' || kind === 'follower' || kind === 'amulet' || !rule('4.4.1');
}

/** May the card be moved there? A token may be moved anywhere, and ceases to exist where it cannot be (9.1.4.3). */
export function canSend(table: EvolveTable, card: CardId, to: Destination): boolean {
  return to !== 'field' || printed(table, card).special === 'token' || mayLieIn(table, card, to);
}
