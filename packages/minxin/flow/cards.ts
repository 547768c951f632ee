import { type CardId, type Flow, moveTo, NOBODY, type Seat, type ZoneId } from '@lianhuan/kernel';
import { barred, happen, happenTogether } from '../events/pipeline.ts';
import { rule } from '../rules.ts';
import { cardsIn, inRow, isActive, type MinxinTable, printed } from '../table/table.ts';
import { of, shared } from '../table/zones.ts';

/** Moves a card; a gap that this leaves in the row is filled (2.2.4). */
export function* move(
  table: MinxinTable,
  card: CardId,
  to: ZoneId,
  place: 'top' | 'bottom' = 'top',
): Flow<boolean> {
  const leavesRow = inRow(table, card);
  const moved = yield* happen(table, moveTo(table, card, to, place));
  if (leavesRow) yield* table.procedures.fillRow(table);
  return moved !== null;
}

/** 放逐 (2.4.3). */
export function* exile(table: MinxinTable, card: CardId): Flow<boolean> {
  return yield* move(table, card, exileZone(table, card));
}

/** The same, because words that a player carries out say so: what speaks of 放逐 hears of it. */
export function* exileByWords(table: MinxinTable, seat: Seat, card: CardId): Flow<boolean> {
  const { incarnation } = table.cards[card];
  const done = yield* happen(table, { type: 'exile', seat, card });
  // What hears of it may have moved the card already.
  if (done === null || table.cards[card].incarnation !== incarnation) return done !== null;
  return yield* exile(table, card);
}

/** Where a card goes that is exiled (2.4.3). */
export function exileZone(table: MinxinTable, card: CardId): ZoneId {
  const definition = printed(table, card);
  const returns = definition.home === 'always' || definition.home === 'starting';
  if (!returns || !rule('2.4.3')) return shared('exile');
  return definition.home === 'always' ? alwaysPile(table, definition.id) : shared('removed');
}

/** The pile of an always-available card; piles stand in the order of the library (1.1.1). */
export function alwaysPile(table: MinxinTable, id: string): ZoneId {
  let pile = 0;
  for (const definition of table.library) {
    if (definition.home !== 'always') continue;
    if (definition.id === id) break;
    pile += 1;
  }
  return shared('always', pile);
}

/** Puts a card into its player's discard pile; what belongs to nobody's deck is exiled instead. */
export function* discard(table: MinxinTable, card: CardId): Flow<boolean> {
  const { controller } = table.cards[card];
  if (controller === NOBODY || isGuest(table, card)) return yield* exile(table, card);
  return yield* move(table, card, of(controller, 'discard'));
}

/** 黄巾余孽 on a field is no card of that player's deck (2.4.1). */
export function isGuest(table: MinxinTable, card: CardId): boolean {
  const { kind, home } = printed(table, card);
  return kind === 'rebel' && home === 'always';
}

/** Draws up to `count` cards, one by one; gives how many. */
export function* draw(table: MinxinTable, seat: Seat, count: number): Flow<number> {
  for (let drawn = 0; drawn < count; drawn++) {
    if (cardsIn(table, seat, 'deck').length === 0) yield* refillDeck(table, seat);
    const top = cardsIn(table, seat, 'deck').at(-1);
    if (top === undefined || barred(table, { type: 'drawn', seat, card: top })) return drawn;
    yield* happen(table, moveTo(table, top, of(seat, 'hand')));
    yield* happen(table, { type: 'drawn', seat, card: top });
  }
  return count;
}

/** In one's own turn only (2.3.2.5, 2.3.5). */
function* refillDeck(table: MinxinTable, seat: Seat): Flow {
  if (!isActive(table, seat) && rule('2.3.5')) return;
  const discarded = cardsIn(table, seat, 'discard');
  if (discarded.length > 0 && rule('2.3.2.5'))
    yield* shuffleInto(table, discarded, of(seat, 'deck'));
}

/** Moves cards into a zone all at once, and shuffles it. */
export function* shuffleInto(table: MinxinTable, cards: readonly CardId[], zone: ZoneId): Flow {
  yield* happenTogether(
    table,
    cards.map((card) => moveTo(table, card, zone)),
  );
  yield* happen(table, { type: 'shuffle', zone });
}
