import { findNode, type Node } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, NOBODY, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/text-prompts.ts';
import type { RuleId } from '../../rules.ts';
import { cardsIn, field, type MinxinTable, othersFrom, seatsFrom } from '../../table/table.ts';
import { ALWAYS_PILES, around, ROW_SLOTS, rowSlot, shared } from '../../table/zones.ts';
import type { Selection } from '../nodes/nodes.ts';
import type { Pile, Spot, Who } from '../reading/vocabulary.ts';
import { fits } from './match.ts';
import { measureOf, type Scope } from './scope.ts';

/** The players meant, asking for 目标玩家 when it is first spoken of. */
export function* seatsMeant(table: MinxinTable, who: Who, scope: Scope): Flow<readonly Seat[]> {
  switch (who) {
    case 'you':
      return [scope.you];
    case 'each':
      return seatsFrom(table, scope.seat);
    case 'others':
      return othersFrom(table, scope.seat);
    case 'payer': {
      const payer = payerOf(table);
      return payer === NOBODY ? [] : [payer];
    }
    case 'that':
      return scope.that === NOBODY ? [] : [scope.that];
    case 'most':
      return rankedBy(table, scope.seat, Math.max);
    case 'least':
      return rankedBy(table, scope.seat, Math.min);
    case 'right':
      return [((scope.seat + 1) % table.seats) as Seat];
    case 'next':
      return othersFrom(table, scope.seat).slice(0, 1);
    case 'target':
      return [yield* pickTarget(scope, othersFrom(table, scope.seat))];
  }
}

/** All who have as much 民心 as the most, or the least, that anybody has, in the order of turns from `seat`. */
function rankedBy(
  table: MinxinTable,
  seat: Seat,
  best: (...favor: readonly number[]) => number,
): readonly Seat[] {
  const { players } = table.state;
  const favor = best(...players.map((one) => one.favor));
  return seatsFrom(table, seat).filter((one) => players[one].favor === favor);
}

/** 支付者: who pays for what is answered; nobody pays for a card that enters. */
export function payerOf({ state }: MinxinTable): Seat {
  return state.contests.findLast(({ kind }) => kind !== 'entry')?.seat ?? NOBODY;
}

/** Do the words count or ask something of a 目标玩家 who has not been picked yet? */
export function asksForTarget(words: Node, { target }: Scope): boolean {
  return target === NOBODY && speaksOfTarget(words);
}

/** Does a condition or a count speak of 目标玩家? */
export function speaksOfTarget(words: Node): boolean {
  return findNode([words], isAboutTarget) !== null;
}

function isAboutTarget(node: Node): boolean {
  const about = node as { readonly who?: unknown; readonly at?: unknown };
  return about.who === 'target' || about.at === 'target-field' || about.at === 'target-discard';
}

/** Asks for the 目标玩家 of whom the words count or ask something, if they do. */
export function* pickTargetFor(table: MinxinTable, words: Node, scope: Scope): Flow {
  if (speaksOfTarget(words)) yield* seatsMeant(table, 'target', scope);
}

/** 目标玩家: another player, picked once for the whole ability. */
function* pickTarget(scope: Scope, others: readonly Seat[]): Flow<Seat> {
  if (scope.target !== NOBODY) return scope.target;
  const { seat } = yield* ask({
    seat: scope.seat,
    kind: 'pick-player' satisfies Prompt,
    options: others.map((one) => option('player' satisfies Verb, NO_CARD, one)),
    about: scope.card,
    rule: '2.3.2' satisfies RuleId,
  });
  scope.target = seat;
  return seat;
}

/** What is picked for, and what may be picked. */
export interface Pick {
  readonly kind: Prompt;
  readonly verb: Verb;
  readonly rule: RuleId;
  /** Further than by kind and place. */
  readonly only?: (card: CardId) => boolean;
}

/** Asks for the cards of a selection, one pick each; fewer if there are not so many. */
export function* pickCards(
  table: MinxinTable,
  what: Selection,
  scope: Scope,
  pick: Pick,
): Flow<readonly CardId[]> {
  if (OF_TARGET.has(what.from)) yield* seatsMeant(table, 'target', scope);
  // An empty central deck is filled from exile before anything is done with its top (2.2.4).
  if (what.from === 'central-top') yield* table.procedures.topOfCentral(table);
  const left = candidates(table, what, scope, pick.only);
  const unasked = what.count === 'all' || TOPS.has(what.from);
  const picked = unasked ? left : yield* pickSome(what, left, scope, pick);
  scope.done.picked = picked.length;
  return picked;
}

const OF_TARGET: ReadonlySet<Pile> = new Set<Pile>(['target-field', 'target-discard']);
/** Piles of which the top cards are meant, whatever they are. */
const TOPS: ReadonlySet<Pile> = new Set<Pile>(['deck-top', 'their-deck-top', 'central-top']);

function* pickSome(
  what: Selection,
  among: readonly CardId[],
  scope: Scope,
  pick: Pick,
): Flow<readonly CardId[]> {
  const most = mostOf(what);
  let left = among;
  const picked: CardId[] = [];
  while (picked.length < most && left.length > 0) {
    const options = left.map((card) => option(pick.verb, card, scope.seat));
    if (what.upTo) options.unshift(option('done', NO_CARD, scope.seat));
    const choice = yield* ask({
      seat: scope.seat,
      kind: pick.kind,
      options,
      about: scope.card,
      amount: Math.min(most, among.length) - picked.length,
      rule: pick.rule,
    });
    if (choice.verb === 'done') break;
    picked.push(choice.card);
    left = left.filter((card) => card !== choice.card);
  }
  return picked;
}

/** The cards a selection could take now. */
export function candidates(
  table: MinxinTable,
  what: Selection,
  scope: Scope,
  only?: (card: CardId) => boolean,
): CardId[] {
  const { filter } = what;
  const measure = measureOf(table, scope);
  return pile(table, what, scope).filter((card) => {
    if (what.other && card === scope.card) return false;
    if (only !== undefined && !only(card)) return false;
    return fits(table, card, filter, measure);
  });
}

/** How many cards at most the words take. */
export function mostOf({ count }: Selection): number {
  return typeof count === 'number' ? count : Number.POSITIVE_INFINITY;
}

/** How many cards there must be for the words to be carried out in full: one where fewer will do (至多, 任意, 所有). */
export function leastOf({ upTo, count }: Selection): number {
  return upTo || typeof count !== 'number' ? 1 : count;
}

function pile(table: MinxinTable, what: Selection, scope: Scope): readonly CardId[] {
  const { from } = what;
  const { seat } = scope;
  switch (from) {
    case 'hand':
    case 'from-hand':
      return cardsIn(table, seat, 'hand');
    case 'discard':
    case 'their-discard':
      return cardsIn(table, seat, 'discard');
    case 'target-discard': {
      const seats = scope.target === NOBODY ? othersFrom(table, seat) : [scope.target];
      return seats.flatMap((other) => cardsIn(table, other, 'discard'));
    }
    case 'deck-top':
    case 'their-deck-top':
      return topsOf(cardsIn(table, seat, 'deck'), what);
    case 'central-top':
      return topsOf(table.zones[shared('central-deck')].cards, what);
    case 'hand-or-discard':
    case 'their-hand-or-discard':
      return [...cardsIn(table, seat, 'hand'), ...cardsIn(table, seat, 'discard')];
    case 'target-field':
      return fieldsOf(table, scope.target === NOBODY ? othersFrom(table, seat) : [scope.target]);
    case 'other-fields':
      return fieldsOf(table, othersFrom(table, seat));
    case 'field':
    case 'row':
    case 'around':
    case 'always':
    case 'exile':
      return cardsAt(table, from, scope);
  }
}

/** The first cards of a deck, from the top. */
function topsOf(deck: readonly CardId[], what: Selection): readonly CardId[] {
  return deck.toReversed().slice(0, mostOf(what));
}

/** What these players have in play, and what is entering: it can be routed on the way (2.3.2.3). */
function fieldsOf(table: MinxinTable, seats: readonly Seat[]): CardId[] {
  return seats.flatMap((seat) => [...field(table, seat), ...cardsIn(table, seat, 'entering')]);
}

/** The cards in a place that text counts or picks from; those of 目标玩家 are asked for once that player is picked. */
export function cardsAt(table: MinxinTable, at: Spot, scope: Scope): readonly CardId[] {
  const { seat } = scope;
  switch (at) {
    case 'field':
      return field(table, seat);
    case 'other-fields':
      return othersFrom(table, seat).flatMap((other) => field(table, other));
    case 'discard':
    case 'hand':
    case 'deck':
      return cardsIn(table, seat, at);
    case 'target-field':
      return field(table, scope.target);
    case 'target-discard':
      return cardsIn(table, scope.target, 'discard');
    case 'central-deck':
    case 'event-deck':
    case 'pouch-deck':
      return table.zones[shared(at)].cards;
    case 'row':
      return tops(table, 'row', ROW_SLOTS);
    case 'around':
      return cardsAround(table, scope.card);
    case 'always':
      return tops(table, 'always', ALWAYS_PILES);
    case 'exile':
      return table.zones[shared('exile')].cards;
  }
}

/** The cards 周围 (2.2.4); none for a card that is not in the row. */
function cardsAround(table: MinxinTable, card: CardId): CardId[] {
  const slot = rowSlot(table.cards[card]);
  if (slot < 0) return [];
  return around(slot).flatMap((other) => table.zones[shared('row', other)].cards);
}

function tops(table: MinxinTable, name: 'row' | 'always', slots: number): CardId[] {
  const cards: CardId[] = [];
  for (let slot = 0; slot < slots; slot++) {
    const top = table.zones[shared(name, slot)].cards.at(-1);
    if (top !== undefined) cards.push(top);
  }
  return cards;
}
