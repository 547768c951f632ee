import type { CardId, Flow, Option, Seat } from '@lianhuan/kernel';
import { ask, askOpenly, NO_CARD, option } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../describe/prompts.ts';
import type { RuleId } from '../rules.ts';

/** Questions that several chapters ask in the same way. */

/** What a question is about. */
export interface Question {
  readonly seat: Seat;
  readonly kind: Prompt;
  readonly rule: RuleId;
  readonly about?: CardId;
  /** Asked even where there is nothing to pick, so that the other player does not learn that (4.1.2.2). */
  readonly openly?: boolean;
}

/** Asks for one of these cards, or one of the options `more`. @param left how many are still to be picked, for the prompt */
export function* pickCard(
  { seat, kind, rule, about = NO_CARD, openly = false }: Question,
  cards: readonly CardId[],
  left: number,
  more: readonly Option[] = [],
): Flow<Option> {
  const options = [...cards.map((card) => option('pick' satisfies Verb, card, seat)), ...more];
  const decision = { seat, kind, options, about, amount: left, rule };
  return yield* openly ? askOpenly(decision) : ask(decision);
}

/** Asks for so many of these cards, one after the other; with `upTo` the player may stop before. In the order picked. */
export function* pickCards(
  question: Question,
  from: readonly CardId[],
  most: number,
  upTo: boolean,
): Flow<readonly CardId[]> {
  const picked: CardId[] = [];
  let left = [...from];
  while (picked.length < most && (left.length > 0 || (question.openly && upTo))) {
    const stop = upTo ? [option('done' satisfies Verb, NO_CARD, question.seat)] : [];
    const choice = yield* pickCard(question, left, most - picked.length, stop);
    if (choice.verb === 'done') break;
    picked.push(choice.card);
    left = left.filter((card) => card !== choice.card);
  }
  return picked;
}

/** Asks in which order these cards come: the card picked first comes first. */
export function orderCards(question: Question, cards: readonly CardId[]): Flow<readonly CardId[]> {
  return pickCards(question, cards, cards.length, false);
}

/** Asks yes or no; gives whether the answer was yes. */
export function* asksYes(
  { seat, kind, rule, about = NO_CARD }: Question,
  amount = 0,
): Flow<boolean> {
  const options = [
    option('yes' satisfies Verb, about, seat),
    option('no' satisfies Verb, about, seat),
  ];
  const choice = yield* ask({ seat, kind, options, about, amount, rule });
  return choice.verb === 'yes';
}
