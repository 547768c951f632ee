import { type CardId, type Flow, NO_CARD, type Seat } from '@lianhuan/kernel';
import { characteristicsOf } from '../../effects/derivation.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { barred, carryOut, decided, forbidden, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { cardsIn, type EvolveTable, mealOf, onField, printed } from '../../table/table.ts';
import { pickCard, pickCards } from '../ask.ts';
import { moveHome, moveTogether } from '../moving/moves.ts';
import { showAsUsed } from '../moving/send.ts';

/** 进化 (5.15, 12.2), 用餐 and 参赛 (14.2). */

/** The evolve cards into which a card can evolve: in its controller's evolve deck, of the name it has now (12.2.2.1, 10.9.1.3). */
export function evolveCardsFor(table: EvolveTable, card: CardId): readonly CardId[] {
  const name = nameOf(table, card);
  const seat = table.cards[card].controller;
  const deck = cardsIn(table, seat, 'evolve-deck');
  // Face-up cards of the evolve deck do not count (4.6.3).
  rule('4.6.3');
  return deck.filter((one) => printed(table, one).name === name || !rule('12.2.2.1'));
}

/** The name of the card as it is now; its 联动名称 is another (2.14.1). */
function nameOf(table: EvolveTable, card: CardId): string {
  return characteristicsOf(table, card).names[0];
}

/** Can the card evolve: it lies on the field, an evolve card fits, and no effect forbids it? */
export function mayEvolve(table: EvolveTable, card: CardId): boolean {
  if (!onField(table, card) || evolveCardsFor(table, card).length === 0) return false;
  // A card that is no follower any more can evolve too (5.24.3.2).
  if (characteristicsOf(table, card).kind !== 'follower') rule('5.24.3.2');
  return forbidden(table, evolution(table, card)) === null;
}

/** The event of its evolving, to ask whether any effect forbids it. */
function evolution(table: EvolveTable, card: CardId): EvolveEvent {
  return { type: 'evolve', card: NO_CARD, onto: card, seat: table.cards[card].controller };
}

/** Its controller picks an evolve card and shows it, as the cost of 【进化】 (12.2.2) or as an effect evolves it (5.15.1.1). */
export function* showEvolveCard(table: EvolveTable, card: CardId): Flow<CardId> {
  const seat = table.cards[card].controller;
  const fitting = distinct(table, evolveCardsFor(table, card));
  if (fitting.length === 0) return NO_CARD;
  const question = { seat, kind: 'pick-evolve', rule: '5.15.1.1', about: card } as const;
  const picked = (yield* pickCard(question, fitting, 1)).card;
  yield* showAsUsed(table, seat, picked);
  return picked;
}

/** One card of each definition: of several copies any will do. */
function distinct(table: EvolveTable, cards: readonly CardId[]): readonly CardId[] {
  const seen = new Set<number>();
  return cards.filter((card) => {
    const { definition } = table.cards[card];
    const first = !seen.has(definition);
    seen.add(definition);
    return first;
  });
}

/** These cards evolve, one after the other; gives whether any did. */
export function* evolve(table: EvolveTable, cards: readonly CardId[]): Flow<boolean> {
  let done = false;
  for (const card of yield* thoseThatCan(table, cards)) {
    if (yield* evolveOne(table, card)) done = true;
  }
  return done;
}

/** The cards that can evolve; where there are fewer evolve cards, their controller says which cards evolve (1.3.2). */
function* thoseThatCan(table: EvolveTable, cards: readonly CardId[]): Flow<readonly CardId[]> {
  const groups = new Map<string, CardId[]>();
  for (const card of cards) {
    if (!mayEvolve(table, card)) {
      if (onField(table, card)) barred(table, evolution(table, card));
      continue;
    }
    const key = `${table.cards[card].controller}/${nameOf(table, card)}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  const evolving: CardId[] = [];
  for (const alike of groups.values()) {
    const many = evolveCardsFor(table, alike[0]).length;
    const seat = table.cards[alike[0]].controller as Seat;
    const question = { seat, kind: 'evolve-few', rule: '5.15.1' } as const;
    evolving.push(
      ...(alike.length <= many ? alike : yield* pickCards(question, alike, many, false)),
    );
  }
  return evolving;
}

function* evolveOne(table: EvolveTable, card: CardId): Flow<boolean> {
  if (!mayEvolve(table, card) || !obeys('5.15.1', '4.12.1')) return false;
  const fitting = evolveCardsFor(table, card);
  // A card that evolves by its own 【进化】 evolves into the card that was shown as the cost (5.15.1.1).
  const shown = table.state.shown.find((ref) => fitting.includes(ref.card))?.card;
  const upon = shown ?? (yield* showEvolveCard(table, card));
  if (upon === NO_CARD || !rule('5.15.1.1')) return false;
  const seat = table.cards[card].controller as Seat;
  const came = yield* decided(table, { type: 'evolve', card: upon, onto: card, seat });
  if (came?.type !== 'evolve') return false;
  yield* moveTogether(table, [moveHome(table, upon, 'evolved')]);
  // The evolved card is the same card (5.15.3): it stays tapped if it was.
  rule('5.15.3');
  yield* carryOut(table, [came]);
  return true;
}

/** What the carrots of 用餐 are called (14.2.1.1). */
const CARROT = '胡萝卜';

function carrotsOf(table: EvolveTable, seat: Seat): readonly CardId[] {
  return cardsIn(table, seat, 'evolve-deck').filter((card) => printed(table, card).name === CARROT);
}

/** Could the card eat so many carrots (14.2.1.2.1)? */
export function canMeal(table: EvolveTable, card: CardId, times: number): boolean {
  if (mealOf(table, card) !== NO_CARD && obeys('14.2.1.2', '14.2.1.2.1')) return false;
  const seat = table.cards[card].controller;
  if (!onField(table, card) || carrotsOf(table, seat).length < times) return false;
  return forbidden(table, { type: 'meal', card, carrot: NO_CARD, seat }) === null;
}

/** 用餐 (14.2.1): so many carrots are laid with the card, but none if one lies there already; gives whether any was. */
export function* meal(table: EvolveTable, card: CardId, times: number): Flow<boolean> {
  if (!onField(table, card) || !rule('14.2.1.1')) return false;
  if (mealOf(table, card) !== NO_CARD && rule('14.2.1.2')) return false;
  const seat = table.cards[card].controller;
  let done = false;
  for (const carrot of carrotsOf(table, seat).slice(0, times)) {
    const came = yield* decided(table, { type: 'meal', card, carrot, seat });
    if (came?.type !== 'meal') continue;
    yield* moveTogether(table, [moveHome(table, carrot, 'race')]);
    yield* carryOut(table, [came]);
    done = true;
  }
  return done;
}

/** The card races, 参赛 (14.2.3), so many times; gives whether it did. */
export function* race(table: EvolveTable, card: CardId, times: number): Flow<boolean> {
  if (!onField(table, card) || !rule('14.2.3.1')) return false;
  const seat = table.cards[card].controller;
  let done = false;
  for (let time = 0; time < times; time++) {
    if ((yield* happen(table, { type: 'race', card, seat })) !== null) done = true;
  }
  return done;
}
