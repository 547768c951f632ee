import { ask, type Flow, NO_CARD, option, type Seat, unrecorded } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, historyOf, onField, player } from '../../table/table.ts';
import { count } from '../../text/meaning/evaluate.ts';
import { payable, payCost } from '../../text/meaning/run.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Activated, Cost, Costs } from '../../text/nodes/index.ts';
import { adjust } from '../resources/player-numbers.ts';
import { canMake, makePayment, type Payment, scopeOn } from './trial.ts';

/** Costs and their payment (10.4). */

/** May 1 进化点 stand for 1 能量点 (12.2.3, 14.2.2.4)? */
export function takesPoints(symbol: Activated['symbol']): boolean {
  if (symbol === 'evolve') return rule('12.2.3');
  return symbol === 'meal' && rule('14.2.2.4');
}

function stepsOf(cost: Cost | null): readonly Cost[] {
  if (cost === null) return [];
  return cost.kind === 'costs' ? cost.steps : [cost];
}

/** Several costs as one. */
export function together(costs: readonly (Cost | null)[]): Costs {
  return { kind: 'costs', span: [0, 0], steps: costs.flatMap(stepsOf) };
}

/** A cost without its 能量点. */
export function withoutEnergy(cost: Cost): Cost {
  const steps = stepsOf(cost).filter(({ kind }) => kind !== 'energy');
  return { kind: 'costs', span: [0, 0], steps };
}

/** How many 能量点 paying a cost takes (10.4.4). */
export function energyIn(table: EvolveTable, cost: Cost | null, scope: Scope): number {
  let sum = 0;
  for (const step of stepsOf(cost)) {
    if (step.kind === 'energy') sum += Math.max(0, count(table, step.amount, scope));
  }
  return sum;
}

/** Has the player so many 能量点? @param points whether a 进化点 may stand for one of them */
export function hasEnergy(table: EvolveTable, seat: Seat, need: number, points: boolean): boolean {
  const { energy, evolvePoints } = player(table, seat);
  const spared = points && evolvePoints > 0 && need > 0 ? 1 : 0;
  return energy + spared >= need || !rule('10.4.4');
}

/** What is paid besides a cost, and how. */
export interface Besides {
  /** 能量点 that are paid before it. */
  readonly more?: number;
  /** May a 进化点 stand for a 能量点 of it? */
  readonly points?: boolean;
}

/** Can the whole cost be paid (10.4.2.2)? @param stands must the table stand so afterwards? */
export function canPay(
  table: EvolveTable,
  cost: Cost | null,
  scope: Scope,
  { more = 0, points = false }: Besides = {},
  stands: ((table: EvolveTable) => boolean) | null = null,
): boolean {
  const steps = stepsOf(cost);
  if (stands !== null || areIntertwined(steps, { more, points })) {
    // They are paid before all else: no copy of the table is needed to tell.
    if (!hasEnergy(table, scope.actor, more, false)) return false;
    const isMade = (on: EvolveTable, paid: boolean) => paid && (stands === null || stands(on));
    const payment = { ...paymentOf(table, steps, scope, { more, points }), isMade };
    return canMake(table, payment) || !rule('10.4.2.2');
  }
  const need = energyIn(table, cost, scope) + more;
  if (need > 0 && !hasEnergy(table, scope.actor, need, points)) return false;
  return steps.every((step) => isPayable(table, step, scope, points)) || !rule('10.4.2.2');
}

/** What takes or gives 能量点 or 进化点, beside a cost of 能量点. */
const OF_POINTS: ReadonlySet<Cost['kind']> = new Set<Cost['kind']>(['adjust', 'meal']);

/**
 * May what one step takes or gives matter to another, so that they have to be tried out together? 能量点 are only added up,
 * and matter to no step that takes something else.
 */
export function areIntertwined(
  steps: readonly Cost[],
  { more = 0, points = false }: Besides = {},
): boolean {
  const others = steps.filter(({ kind }) => kind !== 'energy');
  if (others.length > 1 || (points && steps.length - others.length > 1)) return true;
  return others.some(({ kind }) => OF_POINTS.has(kind)) && (steps.length > 1 || more > 0);
}

function paymentOf(
  table: EvolveTable,
  steps: readonly Cost[],
  scope: Scope,
  { more = 0, points = false }: Besides,
): Payment<boolean> {
  const { actor: seat } = scope;
  return {
    seat,
    *make(on) {
      const words = on === table ? scope : scopeOn(on, scope);
      if (!hasEnergy(on, seat, more, false)) return false;
      if (more > 0) yield* payEnergy(on, seat, more, false);
      return yield* paySteps(on, steps, words, points);
    },
    isMade: (_, paid) => paid,
  };
}

/** Can this step be paid as the table stands? */
function isPayable(table: EvolveTable, step: Cost, scope: Scope, points: boolean): boolean {
  switch (step.kind) {
    case 'energy':
      return hasEnergy(table, scope.actor, energyIn(table, step, scope), points);
    case 'tap-this':
      return canTap(table, scope);
    default:
      return payable(table, step, { ...scope, paying: true });
  }
}

/** Does the card stand untapped on the field? It may have come there this turn (10.4.6, 10.4.6.1). */
function canTap(table: EvolveTable, { source, incarnation }: Scope): boolean {
  const card = table.cards[source];
  if (!onField(table, source) || card.incarnation !== incarnation) return false;
  const isNew = historyOf(table, source)?.entered === table.state.turn;
  if (isNew) rule('10.4.6.1');
  if (card.tapped && rule('10.4.6')) return false;
  return forbidden(table, { type: 'tap', card: source, tapped: true }) === null;
}

/** Pays a cost, so that all of it is paid; gives whether it counts as paid. @param points may a 进化点 stand for a 能量点 of it */
export function pay(
  table: EvolveTable,
  cost: Cost | null,
  scope: Scope,
  points = false,
): Flow<boolean> {
  const steps = stepsOf(cost);
  if (!areIntertwined(steps, { points })) return paySteps(table, steps, scope, points);
  return makePayment(table, paymentOf(table, steps, scope, { points }));
}

/** Pays a cost step by step in the order in which it is printed (10.4.2.1); gives whether it counts as paid. */
export function* payInOrder(
  table: EvolveTable,
  cost: Cost | null,
  scope: Scope,
  points: boolean,
): Flow<boolean> {
  return yield* paySteps(table, stepsOf(cost), scope, points);
}

function* paySteps(
  table: EvolveTable,
  steps: readonly Cost[],
  scope: Scope,
  points: boolean,
): Flow<boolean> {
  let paid = true;
  rule('10.4.2.1');
  let spare = points;
  for (const step of steps) {
    // It was found payable before: the lines of the log need not say again by which rules.
    if (!unrecorded(() => isPayable(table, step, scope, spare)) && rule('10.4.2.2')) return false;
    if (step.kind === 'energy') {
      const amount = energyIn(table, step, scope);
      yield* payEnergy(table, scope.actor, amount, spare && amount > 0);
      if (amount > 0) spare = false;
    } else if (step.kind === 'tap-this') {
      yield* happen(table, { type: 'tap', card: scope.source, tapped: true });
    } else if (!(yield* payCost(table, step, scope))) {
      // A step that was replaced, or of which there was nothing to do, counts as paid (10.6.2.5.1, 10.6.2.5.2).
      paid = obeys('10.6.2.5.1', '10.6.2.5.2') && paid;
    }
  }
  return paid;
}

/** Pays so many 能量点 (10.4.4); with `points` the player may pay a 进化点 for one of them. */
export function* payEnergy(table: EvolveTable, seat: Seat, amount: number, points: boolean): Flow {
  // A cost of nothing is paid by doing nothing (10.6.2.5.2).
  if (amount === 0 && rule('10.6.2.5.2')) return;
  const spared = points && (yield* spendsPoint(table, seat, amount)) ? 1 : 0;
  if (spared > 0) yield* adjust(table, seat, 'evolve-points', -1);
  if (obeys('3.2.2', '10.4.2', '10.4.3', '5.2.1.1'))
    yield* adjust(table, seat, 'energy', spared - amount);
}

function* spendsPoint(table: EvolveTable, seat: Seat, need: number): Flow<boolean> {
  const { energy, evolvePoints } = player(table, seat);
  if (evolvePoints <= 0 || !rule('3.2.5')) return false;
  const verbs: Verb[] = energy >= need ? ['evolve-point', 'energy'] : ['evolve-point'];
  const choice = yield* ask({
    seat,
    kind: 'pay-energy' satisfies Prompt,
    options: verbs.map((verb) => option(verb, NO_CARD, seat)),
    amount: need,
    rule: '3.2.5',
  });
  return choice.verb === 'evolve-point';
}
