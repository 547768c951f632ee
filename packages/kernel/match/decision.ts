import { currentRecorder } from '../rules/citation.ts';
import { type CardId, NO_CARD, NOBODY, type Seat } from '../table/ids.ts';

/**
 * One thing a player may pick: a verb and what it is about. The words a player reads are made from
 * it by the game (`Game.label`) only when somebody reads them.
 */
export interface Option {
  readonly verb: string;
  readonly card: CardId;
  readonly seat: Seat;
  /** A number: an amount, or which ability of the card. */
  readonly amount: number;
}

/** The verb by which a player gives up, in every game that lets one. Who plays for nobody never does. */
export const SURRENDER = 'surrender';

/** The verb by which a player offers the others a draw, in every game that lets one. */
export const OFFER_DRAW = 'offer-draw';

/** The verb by which one of the others agrees to it; any other answer declines. */
export const ACCEPT_DRAW = 'accept-draw';

/**
 * Does this verb end the game by a player's word, or go there? Only a person picks it: no bot does, and nothing that
 * answers in the place of a player.
 */
export function endsByWord(verb: string): boolean {
  return verb === SURRENDER || verb === OFFER_DRAW || verb === ACCEPT_DRAW;
}

/** An option; what is left out is not part of it. */
export function option(
  verb: string,
  card: CardId = NO_CARD,
  seat: Seat = NOBODY,
  amount = 0,
): Option {
  return { verb, card, seat, amount };
}

/** One pick from a finite list, asked of one seat. Every option is legal. */
export interface Decision {
  readonly seat: Seat;
  /** What is asked; the game makes the prompt from it. */
  readonly kind: string;
  readonly options: readonly Option[];
  /** What the pick is about, if anything. */
  readonly about: CardId;
  /** A number the prompt speaks of, e.g. how many are still to be picked. */
  readonly amount: number;
  /** The rule by which it is asked. */
  readonly rule: string;
  /** Nothing is pending: the game can be started again from the table as it stands. */
  readonly idle: boolean;
  /** Asked of several seats at once, of whom the first that does not pass decides for all ({@link firstToAct}). */
  readonly race?: true;
}

/** A decision as a procedure asks it: about no card, with no number and in the midst of things, unless it says more. */
export type DecisionToAsk = Omit<Decision, 'about' | 'amount' | 'idle'> &
  Partial<Pick<Decision, 'about' | 'amount' | 'idle'>>;

function decisionOf({
  seat,
  kind,
  options,
  about = NO_CARD,
  amount = 0,
  rule,
  idle = false,
}: DecisionToAsk): Decision {
  return { seat, kind, options, about, amount, rule, idle };
}

/**
 * A procedure of the rulebook. It yields the decision (or, for several seats at once, the
 * decisions) it needs and is resumed with the index of the option picked; with several decisions,
 * with the index into all their options in a row.
 */
export type Flow<Result = void> = IterableIterator<Decision | readonly Decision[], Result, number>;

/**
 * Asks, unless there is only one option: then that is taken without asking.
 * @throws Error if there is no option at all
 */
export function* ask(asked: DecisionToAsk): Flow<Option> {
  const { options } = asked;
  if (options.length === 0) throw new Error(`${asked.kind}: a decision without options`);
  if (options.length > 1) return options[yield decisionOf(asked)];
  currentRecorder()?.unasked(decisionOf(asked));
  return options[0];
}

/**
 * Asks even when there is only one option, because that there is only one must not be seen by the
 * others (a window to answer in), or because the game rests here (an idle point).
 */
export function askOpenly(asked: DecisionToAsk): Flow<Option> {
  const decision = decisionOf(asked);
  currentRecorder()?.open.add(decision);
  return new Question(decision);
}

/** A flow of one question: its own iterator and its own result, as it is run for every answer. */
class Question implements Flow<Option> {
  done = false;
  value: Decision | Option;
  readonly #decision: Decision;
  #asked = false;

  constructor(decision: Decision) {
    this.#decision = decision;
    this.value = decision;
  }

  next(answer: number): IteratorResult<Decision, Option> {
    if (this.#asked) {
      this.done = true;
      this.value = this.#decision.options[answer];
    }
    this.#asked = true;
    return this as IteratorResult<Decision, Option>;
  }

  [Symbol.iterator](): this {
    return this;
  }
}

/**
 * Runs one flow for each of several seats at once. A flow here only decides: it must not change the
 * table, so that nobody learns another's pick before all are in, whatever the order of answering.
 * @throws RangeError if an answer is beyond the options of all seats
 */
export function* together<Result>(flows: readonly Flow<Result>[]): Flow<Result[]> {
  const results: Result[] = new Array(flows.length);
  const asked: (Decision | null)[] = flows.map(() => null);
  const resume = (which: number, step: IteratorResult<Decision | readonly Decision[], Result>) => {
    if (step.done) {
      results[which] = step.value;
      asked[which] = null;
    } else {
      asked[which] = step.value as Decision;
    }
  };
  for (let which = 0; which < flows.length; which++) resume(which, flows[which].next());
  for (;;) {
    const pending = asked.filter((decision) => decision !== null);
    if (pending.length === 0) return results;
    const [decider, index] = decided(pending, yield pending);
    const which = asked.indexOf(decider);
    resume(which, flows[which].next(index));
  }
}

/** Whose decision an answer to several is, and which of its options. @throws RangeError if it is beyond all of them */
function decided(asked: readonly Decision[], answer: number): readonly [Decision, number] {
  let index = answer;
  for (const decision of asked) {
    if (index < decision.options.length) return [decision, index];
    index -= decision.options.length;
  }
  throw new RangeError('the answer is beyond all options');
}

/** Who came first, and with what; `choice` is null where everybody passed. */
export interface FirstToAct {
  readonly choice: Option | null;
  /** Those who had passed by then, in the order of their passes. */
  readonly passed: readonly Seat[];
}

/**
 * Asks several seats at once: the first pick of any but the `pass` verb decides, and whoever had not answered by then is
 * asked no more. Everybody is asked openly, also who can only pass.
 */
export function* firstToAct(asked: readonly DecisionToAsk[], pass: string): Flow<FirstToAct> {
  let waiting: readonly Decision[] = asked.map((one) => ({ ...decisionOf(one), race: true }));
  const passed: Seat[] = [];
  for (const decision of waiting) currentRecorder()?.open.add(decision);
  while (waiting.length > 0) {
    const [decider, index] = decided(waiting, yield waiting);
    const choice = decider.options[index];
    if (choice.verb !== pass) return { choice, passed };
    passed.push(decider.seat);
    waiting = waiting.filter((decision) => decision !== decider);
  }
  return { choice: null, passed };
}
