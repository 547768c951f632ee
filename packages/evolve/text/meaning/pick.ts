import {
  ask,
  askOpenly,
  type CardId,
  chance,
  type DecisionToAsk,
  type Flow,
  NO_CARD,
  option,
} from '@lianhuan/kernel';
import { type RuleId, rule } from '../../rules.ts';
import type { CardRef } from '../../table/state.ts';
import { type EvolveTable, refOf } from '../../table/table.ts';
import type { Cards, Selection } from '../nodes/index.ts';
import { amountOf, mayPick } from './amount.ts';
import {
  candidates,
  isChoosy,
  isPickedFromHidden,
  nounOf,
  seatsOfDecks,
  withinTotal,
} from './candidates.ts';
import { cardsOf } from './referents.ts';
import { referTo, type Scope } from './scope.ts';

/** Which cards are meant while words are carried out; players pick now what was not selected before. */

/**
 * The cards meant. Those that were picked, or drawn at random, are what 其 means from here on.
 * @param can which cards may be picked, where not all may
 */
export function* cardsMeant(
  table: EvolveTable,
  cards: Cards,
  scope: Scope,
  can: (card: CardId) => boolean = () => true,
): Flow<readonly CardId[]> {
  if (cards.kind !== 'selection' || cards.how === 'all') return cardsOf(table, cards, scope);
  const picked =
    cards.how === 'random'
      ? yield* drawLots(table, cards, scope)
      : yield* pickFor(table, cards, scope, (card) => can(card) && mayPick(table, card, scope));
  referTo(scope, picked, nounOf(cards.filter));
  return picked.map(({ card }) => card);
}

/** How many cards are picked, of so many that there are. */
function mostOf(
  table: EvolveTable,
  { most, span }: Selection,
  among: number,
  scope: Scope,
): number {
  if (most === 'any') return among;
  return Math.min(among, amountOf(table, { kind: 'number', span, amount: most }, scope));
}

/** A player picks as the words are carried out: among hidden cards (10.6.2.3), for a cost, or as another player's words say. */
export function* pickFor(
  table: EvolveTable,
  selection: Selection,
  scope: Scope,
  can: (card: CardId) => boolean = () => true,
): Flow<readonly CardRef[]> {
  const { actor, source, paying } = scope;
  let left = candidates(table, selection, scope).filter(can);
  // The other player does not know whether there is such a card among hidden ones, so the player may pick none (4.1.2.2).
  const mayHide =
    isPickedFromHidden(selection.filter) &&
    isChoosy(selection.filter) &&
    !paying &&
    rule('4.1.2.2');
  const mayStop = selection.upTo || mayHide;
  const most = mostOf(table, selection, mayHide ? Number.POSITIVE_INFINITY : left.length, scope);
  const decks = seatsOfDecks(table, selection.filter, scope);
  // What is offered out of a deck is seen.
  if (decks.length > 0 && most > 0 && left.length > 0) {
    yield* table.procedures.happen(table, { type: 'look', seat: actor, cards: left });
  }
  const picked: CardRef[] = [];
  while (picked.length < most) {
    const options = left.map((card) => option('pick', card, actor));
    if (mayStop) options.push(option('done', NO_CARD, actor));
    rule('3.1.2.4.1');
    const decision: DecisionToAsk = {
      seat: actor,
      kind: 'choose-card',
      options,
      about: source,
      amount: Math.min(most - picked.length, left.length),
      rule: '10.6.2.3' satisfies RuleId,
    };
    const choice = yield* mayHide ? askOpenly(decision) : ask(decision);
    if (choice.verb === 'done') break;
    picked.push(refOf(table, choice.card));
    left = withinTotal(
      table,
      selection.filter,
      picked.map(({ card }) => card),
      left.filter((card) => card !== choice.card),
      scope,
    );
    // Nothing more can be picked beside these.
    if (left.length === 0 && !mayHide) break;
  }
  // Whoever has seen a deck does not know its order afterwards, as behind a search.
  for (const seat of decks) {
    if (rule('5.7.2')) yield* table.procedures.shuffle(table, seat);
  }
  return picked;
}

/** Picks at random, 随机 (5.18.1). */
function* drawLots(
  table: EvolveTable,
  selection: Selection,
  scope: Scope,
): Flow<readonly CardRef[]> {
  const left = candidates(table, selection, scope);
  const most = mostOf(table, selection, left.length, scope);
  const drawn: CardRef[] = [];
  while (drawn.length < most && rule('5.18.1')) {
    const lot = chance(scope.actor, left.length);
    yield* table.procedures.happen(table, lot);
    drawn.push(...left.splice(lot.result, 1).map((card) => refOf(table, card)));
  }
  return drawn;
}
