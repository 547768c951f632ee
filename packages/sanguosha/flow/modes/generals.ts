import { ask, type CardId, type Flow, moveTo, option, type Seat } from '@lianhuan/kernel';
import { happen, happenTogether } from '../../events/pipeline.ts';
import { type RuleId, rule } from '../../rules.ts';
import { halvesOf } from '../../table/hegemony.ts';
import { cardsIn, printed, roleOf, type SanguoshaTable, sharedCards } from '../../table/table.ts';
import { of, shared } from '../../table/zones.ts';

/** Generals are dealt, chosen and shown, before the first turn of any mode. */

/** All seats, in the order of the table. */
export function allSeats(table: SanguoshaTable): Seat[] {
  return table.state.characters.map((_, seat) => seat as Seat);
}

/** The top generals of their pile. */
export function topGenerals(table: SanguoshaTable, count: number): readonly CardId[] {
  return sharedCards(table, 'general-pile').slice(-count);
}

/** Generals for a seat to choose among: only its player may look at them, and at any time (T37). */
export function* layOut(table: SanguoshaTable, seat: Seat, cards: readonly CardId[]): Flow {
  const to = of(seat, 'aside');
  rule('T37');
  yield* happenTogether(
    table,
    [...cards].map((card) => moveTo(table, card, to)),
  );
}

/** The seat picks a general among those. */
export function* pickGeneral(seat: Seat, among: readonly CardId[], because: RuleId): Flow<CardId> {
  const choice = yield* ask({
    seat,
    kind: 'general',
    options: among.map((card) => option('general', card, seat)),
    rule: because,
  });
  return choice.card;
}

/** The seat picks one of the generals it looks at. */
export function pickOne(table: SanguoshaTable, seat: Seat, because: RuleId): Flow<CardId> {
  return pickGeneral(seat, [...cardsIn(table, seat, 'aside')], because);
}

/** The chosen generals are laid out, each before its seat; the others go back. */
export function* take(
  table: SanguoshaTable,
  cards: readonly CardId[],
  seats: readonly Seat[],
  faceDown = false,
): Flow {
  yield* happenTogether(
    table,
    cards.map((card, index) => ({
      ...moveTo(table, card, of(seats[index], 'generals')),
      faceDown,
    })),
  );
  yield* putBack(
    table,
    seats.flatMap((seat) => [...cardsIn(table, seat, 'aside')]),
  );
  if (!faceDown) yield* joinFactions(table, seats);
}

/** Pairs of generals are laid face down, the primary one first; the others go back (H1). */
export function* takeHidden(
  table: SanguoshaTable,
  pairs: readonly (readonly CardId[])[],
  seats: readonly Seat[],
): Flow {
  yield* happenTogether(
    table,
    pairs.flatMap((pair, index) =>
      pair.map((card) => ({
        ...moveTo(table, card, of(seats[index], 'generals')),
        faceDown: true,
      })),
    ),
  );
  yield* putBack(
    table,
    seats.flatMap((seat) => [...cardsIn(table, seat, 'aside')]),
  );
}

/** Generals that nobody took go under their pile. */
export function* putBack(table: SanguoshaTable, cards: readonly CardId[]): Flow {
  const pile = shared('general-pile');
  yield* happenTogether(
    table,
    cards.map((card) => moveTo(table, card, pile, 'bottom')),
  );
}

/** A general that is shown gives its character a faction. */
export function* joinFactions(table: SanguoshaTable, seats: readonly Seat[]): Flow {
  for (const seat of seats) {
    const { faction } = printed(table, cardsIn(table, seat, 'generals')[0]);
    yield* happen(table, { type: 'faction', seat, faction });
  }
}

/** 体力 as printed, of two generals the whole fish (H1); 主公 has one more with more than four players (M4), 地主 has one more (L2). */
export function* setHp(table: SanguoshaTable, seats: readonly Seat[]): Flow {
  for (const seat of seats) {
    const by = Math.floor(halvesOf(table, seat) / 2) + hpOfRole(table, seat);
    yield* happen(table, { type: 'max-hp', seat, by });
    yield* happen(table, { type: 'hp', seat, by });
  }
}

function hpOfRole(table: SanguoshaTable, seat: Seat): number {
  const role = roleOf(table, seat);
  const isLord = role === 'lord' && table.seats > 4 && rule('M4');
  const isLandlord = role === 'landlord' && rule('L2');
  return isLord || isLandlord ? 1 : 0;
}
