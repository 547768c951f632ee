import { CORE_FRAMES } from '@lianhuan/cardtext';
import {
  because,
  type CardId,
  currentRecorder,
  type Flow,
  type Heard,
  NO_CARD,
  orLapse,
  type Seat,
} from '@lianhuan/kernel';
import { costFor, HAND_LIMIT, handLimit, valueNow } from '../../effects/characteristics.ts';
import type { MinxinEvent } from '../../events/events.ts';
import { type MinxinTable, printed } from '../../table/table.ts';
import type { Ability, Body, Condition, Count, Deed, Delayed } from '../nodes/nodes.ts';
import type { ConditionWord, CountWord, DeedWord } from '../reading/word.ts';
import { CONDITIONS } from '../words/conditions.ts';
import { COUNTS } from '../words/counts.ts';
import { DEEDS } from '../words/index.ts';
import { amountOf, doer } from './affected.ts';
import { enter, isEndless, leave, nestingOf, stopLoop } from './nesting.ts';
import { type Actor, type HeardCard, type Interpreter, type Scope, scopeOf } from './scope.ts';

/** Carries card text out: each node by the word of its kind. */

const deeds = DEEDS as Readonly<Record<string, DeedWord>>;
const conditions = CONDITIONS as Readonly<Record<string, ConditionWord>>;
const counts = COUNTS as Readonly<Record<string, CountWord>>;

/** Words that only hold others together: the log names what they hold. */
const FRAMES: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>([
  ...CORE_FRAMES,
  'choose',
  'they-choose',
  'costs',
]);

/** Carries out, asks and counts every node by its word. */
export const interpreter: Interpreter = {
  run(table, deed, scope) {
    const flow = deeds[deed.kind].run(table, deed, scope);
    if (currentRecorder() === null || FRAMES.has(deed.kind)) return flow;
    const { seat, card } = scope;
    return because({ kind: 'ability', seat, card, span: deed.span }, flow);
  },
  possible(table, deed, scope) {
    const word = deeds[deed.kind];
    return word.possible === undefined || word.possible(table, deed, scope);
  },
  holds: (table, condition, scope) => conditions[condition.kind].holds(table, condition, scope),
  count: (table, count, scope) => counts[count.kind].count(table, count, scope),
  value(table, card, value, seat) {
    if (value === 'cost') return costFor(table, card, seat);
    return valueNow(table, card, value);
  },
  handLimit,
};

/** Lasting words change numbers, so that their own conditions and counts look at the printed ones. */
const printedInterpreter: Interpreter = {
  ...interpreter,
  value: (table, card, value) => printed(table, card)[value],
  handLimit: () => HAND_LIMIT,
};

/** Does a condition of lasting words hold? */
export function holdsLasting(table: MinxinTable, condition: Condition, who: Actor): boolean {
  return printedInterpreter.holds(table, condition, scopeOf(who, printedInterpreter));
}

/** What lasting words count. */
export function countLasting(table: MinxinTable, count: Count, who: Actor): number {
  return printedInterpreter.count(table, count, scopeOf(who, printedInterpreter));
}

/** Does the condition hold for that player and card? */
export function holds(table: MinxinTable, condition: Condition, who: Actor): boolean {
  return interpreter.holds(table, condition, scopeOf(who, interpreter));
}

/** Could the player pay what this ability costs? True for one without a cost. */
export function canPay(table: MinxinTable, ability: Ability, who: Actor): boolean {
  const cost = costOf(ability);
  return cost === null || interpreter.possible(table, cost, scopeOf(who, interpreter));
}

/** Would carrying the ability out change anything? False only where it certainly would not. */
export function possible(table: MinxinTable, ability: Ability, who: Actor): boolean {
  if (!('effect' in ability)) return false;
  const scope = scopeOf(who, interpreter);
  const cost = costOf(ability);
  if (cost !== null && !interpreter.possible(table, cost, scope)) return false;
  return interpreter.possible(table, ability.effect, scope);
}

function costOf(ability: Ability | Delayed): Deed | null {
  if (ability.kind === 'delayed') return null;
  return ability.timing === 'edict' || ability.timing === 'limited' ? ability.cost : null;
}

/**
 * Carries out an ability: pays its cost, then does what it says.
 * @param heard for a trigger, itself and what it heard
 */
export function carryOut(
  table: MinxinTable,
  ability: Ability | Delayed,
  who: { readonly seat: Seat; readonly card: CardId },
  heard: Heard<MinxinEvent, Body> | null = null,
): Flow<boolean> {
  const { seat, card } = who;
  const known =
    heard === null
      ? {}
      : {
          that: doer(heard.event),
          thatCard: cardOf(table, heard.event),
          amount: amountOf(heard.event),
        };
  const flow = payAndRun(table, ability, scopeOf(who, interpreter, known));
  return because(
    { kind: 'ability', seat, card, span: ability.span },
    heard === null ? flow : orLapse(heard.event, heard.effect, flow),
  );
}

/** The card of which a trigger has heard, as it is now that the trigger is carried out. */
function cardOf(table: MinxinTable, event: MinxinEvent): HeardCard | null {
  if (!('card' in event) || event.card === NO_CARD) return null;
  return { card: event.card, incarnation: table.cards[event.card].incarnation };
}

/** Pays the cost and carries the effect out. Abilities nested too deep are a loop and stop; what they have done stays done. */
function* payAndRun(table: MinxinTable, ability: Ability | Delayed, scope: Scope): Flow<boolean> {
  if (!('effect' in ability)) return false;
  const nesting = nestingOf(table);
  if (isEndless(nesting)) {
    const cards = stopLoop(nesting);
    if (cards.length > 0) yield* table.procedures.happen(table, { type: 'loop', cards });
  }
  if (nesting.stopped.has(scope.card)) return false;
  enter(nesting, scope.card);
  try {
    const cost = costOf(ability);
    if (cost !== null) {
      if (!interpreter.possible(table, cost, scope)) return false;
      yield* interpreter.run(table, cost, scope);
    }
    return yield* interpreter.run(table, ability.effect, scope);
  } finally {
    leave(nesting);
  }
}
