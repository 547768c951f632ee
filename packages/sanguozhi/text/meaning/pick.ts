import { ask, type CardId, chance, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { obeys, type RuleId, rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import { cardsIn, isSame, player, type SanguozhiTable, seatsFrom } from '../../table/table.ts';
import type { Cards, Filter, Selection, That, Victims } from '../nodes/index.ts';
import type { Party } from '../reading/vocabulary.ts';
import { wanted } from './amount.ts';
import { areInSomeHand, candidates, isOfReady, isStillAmong, pickable } from './candidates.ts';
import { fits, targetOf } from './match.ts';
import { seatsOf } from './players.ts';
import { cardsOf, declaredFor } from './referents.ts';
import type { Scope } from './scope.ts';
import { itemAt } from './sides.ts';
import { sameTarget } from './targets.ts';

/** Which cards and players are meant while words are carried out; 选择 asks for them now. */

/** Could be done to a card what the words do to those that are picked (706.2)? */
type IsPossible = (card: CardId) => boolean;

/** The cards meant, items of the chain by their cards. From here on 该 means these. */
export function* cardsMeant(
  table: SanguozhiTable,
  cards: Cards,
  scope: Scope,
  isPossible: IsPossible = () => true,
): Flow<readonly CardId[]> {
  return (yield* targetsMeant(table, cards, scope, isPossible)).flatMap((target) => {
    if (target.kind === 'card') return target.card;
    if (target.kind === 'seat') return [];
    const item = itemAt(table, target.item);
    return item === undefined || item.kind === 'ability' ? [] : item.card;
  });
}

/** The two cards meant by words about one and another; null where one of them is missing. */
export function* bothMeant(
  table: SanguozhiTable,
  words: { readonly one: Cards; readonly other: Cards },
  scope: Scope,
): Flow<readonly [CardId, CardId] | null> {
  const [one] = yield* cardsMeant(table, words.one, scope);
  const [other] = yield* cardsMeant(table, words.other, scope);
  return one === undefined || other === undefined ? null : [one, other];
}

/**
 * The cards and items of the chain meant. From here on 该 means these.
 * @param isPossible of what a player picks, or lots are drawn among, others are left out
 */
export function* targetsMeant(
  table: SanguozhiTable,
  cards: Cards,
  scope: Scope,
  isPossible: IsPossible = () => true,
): Flow<readonly Target[]> {
  if (cards.kind !== 'selection') {
    const targets =
      cards.kind === 'that'
        ? targetsReferredTo(table, cards, scope)
        : cardsOf(table, cards, scope).map((card) => targetOf(table, card));
    noteItems(table, targets, scope);
    return targets.filter((target) => mayBeAffected(table, target, scope));
  }
  const picked = yield* select(table, cards, scope, isPossible);
  noteItems(table, picked, scope);
  referTo(scope, picked, 'card');
  return picked;
}

/** Keeps what of the chain is spoken of: whose it was is asked when it is no longer there, too (102.4, 102.5). */
function noteItems(table: SanguozhiTable, targets: readonly Target[], scope: Scope): void {
  const items = targets.flatMap((one) => (one.kind === 'item' ? itemAt(table, one.item) : []));
  const found = items.filter((item) => item !== undefined);
  if (found.length > 0) scope.items = [...scope.items, ...found];
}

/** The cards or players to whom something is done. */
export function* victimsMeant(
  table: SanguozhiTable,
  victims: Victims,
  scope: Scope,
): Flow<readonly Target[]> {
  if (victims.kind !== 'players') return yield* targetsMeant(table, victims, scope);
  const seats = yield* seatsMeant(table, victims.who, scope, victims);
  return seats.map((seat) => ({ kind: 'seat', seat }));
}

/** Can the words do anything to it? Not to a card that is immune to such 谋略 (801.13c). */
function mayBeAffected(table: SanguozhiTable, target: Target, { source }: Scope): boolean {
  if (target.kind !== 'card') return true;
  return !table.procedures.isImmuneToTactic(table, target.card, source);
}

/** All that fits now and that the words can do something to. */
function affectable(table: SanguozhiTable, filter: Filter, scope: Scope): Target[] {
  const isTheirs = withinReach(table, filter, scope);
  return pickable(table, filter, scope).filter(
    (target) =>
      mayBeAffected(table, target, scope) && (target.kind !== 'card' || isTheirs(target.card)),
  );
}

/**
 * Which cards whoever does it can mean: of 手牌 that are said to be nobody's only their own, as nobody looks into the
 * hand of another.
 */
function withinReach(
  table: SanguozhiTable,
  filter: Filter,
  { actor }: Scope,
): (card: CardId) => boolean {
  if (!areInSomeHand(filter) || !rule('300.3')) return () => true;
  return (card) => table.zones[table.cards[card].zone].owner === actor;
}

/** What 该 means, used effects in the chain included, which are no cards. */
function targetsReferredTo(table: SanguozhiTable, that: That, scope: Scope): Target[] {
  const cards = cardsOf(table, that, scope);
  const items = scope.that.filter((one) => {
    const item = one.kind === 'item' ? itemAt(table, one.item) : undefined;
    if (item === undefined) return false;
    return item.kind === 'ability' ? that.noun === 'card' : cards.includes(item.card);
  });
  const ofItems = new Set(items.map((one) => one.kind === 'item' && itemAt(table, one.item)?.card));
  const others = cards.filter((card) => !ofItems.has(card));
  return [...items, ...others.map((card) => targetOf(table, card))];
}

/**
 * From here on 该将领 means these cards, or 该玩家 these players; what the other of the two means does not
 * change.
 */
export function referTo(scope: Scope, picked: readonly Target[], kind: 'card' | 'seat'): void {
  const others = scope.that.filter((one) => (one.kind === 'seat') !== (kind === 'seat'));
  scope.that = [...picked, ...others];
}

function* select(
  table: SanguozhiTable,
  selection: Selection,
  scope: Scope,
  isPossible: IsPossible,
): Flow<readonly Target[]> {
  switch (selection.how) {
    case 'all':
      return affectable(table, selection.filter, scope);
    case 'random':
      return yield* drawLots(table, selection, scope, isPossible);
    case 'choose':
      return isOfReady(selection.filter)
        ? yield* chooseReady(table, selection, scope)
        : yield* choose(table, selection, scope, isPossible);
    case 'target': {
      const declared = declaredFor(selection, scope);
      return declared === null
        ? yield* choose(table, selection, scope, isPossible)
        : declared.filter(
            (target) =>
              isLegal(table, selection, target, scope) && mayBeAffected(table, target, scope),
          );
    }
  }
}

/** As much as possible is done: nobody picks what it could not be done to (706.2). */
function possible(targets: Target[], isPossible: IsPossible): Target[] {
  return targets.filter((one) => one.kind !== 'card' || isPossible(one.card) || !rule('706.2'));
}

/**
 * Are there enough cards to pay a cost with (108.5c)?
 * @param isPossible could it be paid with the card?
 */
export function canBePaidWith(
  table: SanguozhiTable,
  what: Cards,
  scope: Scope,
  isPossible: IsPossible,
): boolean {
  const suits = (card: CardId) => isPossible(card) || !rule('108.5c');
  if (what.kind !== 'selection') return cardsOf(table, what, scope).some(suits);
  const isTheirs = withinReach(table, what.filter, scope);
  const cards = candidates(table, what.filter, scope).filter(isTheirs);
  return cards.filter(suits).length >= wanted(what, scope);
}

/** Is there anything left that the selection can mean: of what was declared for it, or among all that fit? */
export function meansAny(table: SanguozhiTable, selection: Selection, scope: Scope): boolean {
  const declared = selection.how === 'target' ? declaredFor(selection, scope) : null;
  return declared === null
    ? affectable(table, selection.filter, scope).length > 0
    : declared.some((target) => isLegal(table, selection, target, scope));
}

/** Is the target still there and legal? Others are passed over (705.2a, 110.8a). */
function isLegal(
  table: SanguozhiTable,
  { filter }: Selection,
  target: Target,
  scope: Scope,
): boolean {
  if (target.kind === 'card' && !isSame(table, target)) return false;
  return isStillAmong(table, filter, target, scope) || !(rule('705.2a') && rule('110.8a'));
}

/** How many can be picked from so many. */
function mostOf({ most }: Selection, among: number, scope: Scope): number {
  if (most === 'any') return among;
  return Math.min(among, most === 'X' ? Math.max(0, scope.x) : most);
}

function* choose(
  table: SanguozhiTable,
  selection: Selection,
  scope: Scope,
  isPossible: IsPossible,
): Flow<readonly Target[]> {
  // Being chosen is not being targeted: what cannot be targeted can be chosen.
  rule('110.1g');
  let left = possible(affectable(table, selection.filter, scope), isPossible);
  const most = mostOf(selection, left.length, scope);
  rule('705.2d');
  const picked: Target[] = [];
  while (picked.length < most) {
    const options = left.map((target) => optionOf(table, target, scope.actor));
    if (selection.upTo) options.push(option('done' satisfies Verb, NO_CARD, scope.actor));
    const choice = yield* ask({
      seat: scope.actor,
      kind: 'choose' satisfies Prompt,
      options,
      about: scope.source,
      amount: most - picked.length,
      rule: '705.2d' satisfies RuleId,
    });
    if (choice.verb === 'done') break;
    const chosen = left[options.indexOf(choice)];
    picked.push(chosen);
    left = left.filter((one) => !sameTarget(one, chosen));
  }
  return picked;
}

/** 选择 of 待发 cards: the player looks through the deck, and shows the cards that were picked (806.2). */
function* chooseReady(
  table: SanguozhiTable,
  selection: Selection,
  scope: Scope,
): Flow<readonly Target[]> {
  const isTheirs = withinReach(table, selection.filter, scope);
  const decks = seatsFrom(table, scope.seat).filter((seat) =>
    cardsIn(table, seat, 'deck').some(
      (card) => isTheirs(card) && fits(table, selection.filter, card, scope),
    ),
  );
  for (const seat of decks) {
    const cards = [...cardsIn(table, seat, 'deck')];
    yield* table.procedures.happen(table, { type: 'look', seat: scope.actor, cards });
  }
  const picked = yield* choose(table, selection, scope, () => true);
  const cards = picked.flatMap((target) => (target.kind === 'card' ? target.card : []));
  if (cards.length > 0 && rule('806.2')) {
    const seat = table.cards[cards[0]].owner;
    yield* table.procedures.happen(table, { type: 'show', seat, cards });
  }
  for (const seat of decks) yield* table.procedures.shuffle(table, seat);
  return cards.map((card) => targetOf(table, card));
}

function optionOf(table: SanguozhiTable, target: Target, seat: Seat) {
  switch (target.kind) {
    case 'card':
      return option('choose' satisfies Verb, target.card, seat);
    case 'seat':
      return option('choose-player' satisfies Verb, NO_CARD, target.seat);
    case 'item': {
      const card = itemAt(table, target.item)?.card ?? NO_CARD;
      return option('target-item' satisfies Verb, card, seat, target.item);
    }
  }
}

function* drawLots(
  table: SanguozhiTable,
  selection: Selection,
  scope: Scope,
  isPossible: IsPossible,
): Flow<readonly Target[]> {
  const left = possible(affectable(table, selection.filter, scope), isPossible);
  const most = mostOf(selection, left.length, scope);
  const picked: Target[] = [];
  while (picked.length < most) {
    const drawn = chance(scope.seat, left.length);
    yield* table.procedures.happen(table, drawn);
    picked.push(...left.splice(drawn.result, 1));
  }
  return picked;
}

/**
 * The players meant, in the order of play.
 * @param node the words that name them: for 指定, where it was declared which.
 */
export function* seatsMeant(
  table: SanguozhiTable,
  who: Party | null,
  scope: Scope,
  node: { readonly kind: string; readonly span: readonly [number, number] },
): Flow<readonly Seat[]> {
  switch (who) {
    case 'target-enemy':
    case 'target-player': {
      const declared = declaredFor(node, scope);
      if (declared === null) return yield* chooseSeat(table, who, scope);
      const seats = declared.flatMap((one) =>
        one.kind === 'seat' && !player(table, one.seat).left ? one.seat : [],
      );
      referToSeats(scope, seats);
      return seats;
    }
    case 'one-enemy':
    case 'one-player':
      return yield* chooseSeat(table, who, scope);
    default:
      return fromActive(table, seatsOf(table, who, scope));
  }
}

/** The seats in the order in which they decide: the order of play, from the active player on (101.4). */
function fromActive(table: SanguozhiTable, seats: readonly Seat[]): readonly Seat[] {
  if (seats.length < 2 || !obeys('101.4', '705.2e')) return seats;
  const { active } = table.state;
  const turns = (seat: Seat) => (seat - active + table.seats) % table.seats;
  return seats.toSorted((one, other) => turns(one) - turns(other));
}

function* chooseSeat(table: SanguozhiTable, who: Party, scope: Scope): Flow<readonly Seat[]> {
  const seats = seatsOf(table, who, scope);
  if (seats.length === 0) return [];
  const choice = yield* ask({
    seat: scope.actor,
    kind: 'choose-player' satisfies Prompt,
    options: seats.map((seat) => option('choose-player' satisfies Verb, NO_CARD, seat)),
    about: scope.source,
    amount: 1,
    rule: '705.2d' satisfies RuleId,
  });
  referToSeats(scope, [choice.seat]);
  return [choice.seat];
}

/** From here on 该玩家 means these players. */
export function referToSeats(scope: Scope, seats: readonly Seat[]): void {
  const picked = seats.map((seat): Target => ({ kind: 'seat', seat }));
  referTo(scope, picked, 'seat');
}
