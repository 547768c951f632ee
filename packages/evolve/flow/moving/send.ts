import {
  ask,
  type CardId,
  type Flow,
  type MoveEvent,
  NOBODY,
  option,
  type Seat,
} from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { decided, forbidden, happen } from '../../events/pipeline.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import { roomIn } from '../../table/limits.ts';
import { type EvolveTable, isLeader, onField, printed, zoneOf } from '../../table/table.ts';
import { of, type PlayerZone } from '../../table/zones.ts';
import type { Agent } from '../../text/meaning/procedures.ts';
import type { Destination } from '../../text/reading/vocabulary.ts';
import { orderCards, pickCards } from '../ask.ts';
import { entered } from './enter-field.ts';
import { carryOutMoves, moveHome, moveTogether, objectsOf, stillThere } from './moves.ts';

/** Cards sent from zone to zone (5.4), swapped (5.12) and shown (5.20). */

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

/** Moves cards to that zone of their owners (5.4.1, 4.1.6), leaders excepted; gives whether any moved. */
export function* send(
  table: EvolveTable,
  named: readonly CardId[],
  to: Destination,
  agent: Agent,
  { tapped }: { readonly tapped: boolean },
): Flow<boolean> {
  const cards = named.filter((card) => !isLeader(table, card));
  if (cards.length === 0 || !rule('5.4.1')) return false;
  switch (to) {
    case 'hand':
    case 'return':
      return yield* sendHome(table, cards, 'hand');
    case 'graveyard':
      return yield* sendHome(table, cards, 'graveyard');
    case 'extra':
      return yield* sendHome(table, yield* fitting(table, cards, 'extra', agent), 'extra');
    case 'field':
      return yield* sendToField(table, cards, tapped, agent);
    case 'top':
    case 'bottom':
      return yield* sendToDeck(table, cards, to);
    case 'top-or-bottom': {
      // Whoever does it says of each card where it goes (3.1.2.4.1).
      const above: CardId[] = [];
      for (const card of cards) if (yield* goesOnTop(table, card, agent)) above.push(card);
      const below = cards.filter((card) => !above.includes(card));
      const [top, bottom] = [
        above.length > 0 && (yield* sendToDeck(table, above, 'top')),
        below.length > 0 && (yield* sendToDeck(table, below, 'bottom')),
      ];
      return top || bottom;
    }
    case 'shuffled': {
      const owners = [...new Set(cards.map((card) => table.cards[card].owner))];
      const done = yield* sendHome(table, cards, 'deck');
      for (const owner of owners)
        yield* happen(table, { type: 'shuffle', zone: of(owner, 'deck') });
      return done;
    }
  }
}

function* sendHome(table: EvolveTable, cards: readonly CardId[], zone: PlayerZone): Flow<boolean> {
  yield* remember(table, cards);
  const moved = yield* moveTogether(
    table,
    cards.map((card) => moveHome(table, card, zone)),
  );
  return moved.length > 0;
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
  tapped: boolean,
  agent: Agent,
): Flow<boolean> {
  const coming = yield* fitting(
    table,
    cards.filter((card) => !onField(table, card) && canSend(table, card, 'field')),
    'field',
    agent,
  );
  const from = new Map(coming.map((card) => [card, zoneOf(table, card) as PlayerZone]));
  const moved = yield* moveTogether(
    table,
    coming.map((card) => moveHome(table, card, 'field')),
  );
  const arrivals = moved.map((card) => ({ card, from: from.get(card) ?? ('nowhere' as const) }));
  yield* entered(table, arrivals, { how: 'placed', tapped });
  return moved.length > 0;
}

/** As many of the cards as there is room for; the player who moves them says which (4.4.4.2, 4.8.3.2). */
function* fitting(
  table: EvolveTable,
  cards: readonly CardId[],
  zone: 'field' | 'extra',
  agent: Agent,
): Flow<readonly CardId[]> {
  const staying: CardId[] = [];
  for (const owner of [0, 1] as Seat[]) {
    const own = cards.filter((card) => table.cards[card].owner === owner);
    const seat = agent.seat === NOBODY ? owner : agent.seat;
    const room = roomIn(table, owner, zone);
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

/** Puts cards on top or on the bottom of their owners' decks, several in an order that a player says (4.1.5, 4.1.5.1). */
function* sendToDeck(
  table: EvolveTable,
  cards: readonly CardId[],
  place: 'top' | 'bottom',
): Flow<boolean> {
  yield* remember(table, cards);
  const moves: MoveEvent[] = [];
  for (const owner of [0, 1] as Seat[]) {
    const own = cards.filter((card) => table.cards[card].owner === owner);
    if (own.length === 0) continue;
    // The controller of cards from the field says the order (4.1.5.1), of other cards the player whose deck it is (4.1.5).
    const seat = onField(table, own[0]) ? table.cards[own[0]].controller : owner;
    let ordered: readonly CardId[] = own;
    if (obeys('4.1.5', '4.1.5.1'))
      ordered = yield* orderCards({ seat, kind: 'order', rule: '4.1.5' }, own);
    moves.push(...ordered.map((card) => moveHome(table, card, 'deck', place)));
  }
  return (yield* moveTogether(table, moves)).length > 0;
}

/** Exchanges two cards, 交换 (5.12): each moves to the zone of the other, or neither moves (5.12.2). */
export function* swap(table: EvolveTable, one: CardId, other: CardId): Flow<boolean> {
  const [here, there] = [zoneOf(table, one), zoneOf(table, other)];
  const may = mayLieIn(table, one, there) && mayLieIn(table, other, here) && one !== other;
  if ((!may && rule('5.12.2')) || !rule('5.12.1')) return false;
  const moves = [
    moveHome(table, one, there as PlayerZone),
    moveHome(table, other, here as PlayerZone),
  ];
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
