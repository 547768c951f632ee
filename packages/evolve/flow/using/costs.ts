import { ask, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { forbidden, happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import { type EvolveTable, historyOf, onField, player } from '../../table/table.ts';
import { candidates } from '../../text/meaning/candidates.ts';
import { count } from '../../text/meaning/evaluate.ts';
import { payable, payCost } from '../../text/meaning/run.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Activated, Cost } from '../../text/nodes/index.ts';
import { canDiscard } from '../moving/hand.ts';
import { adjust } from '../resources/player-numbers.ts';

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
export function together(costs: readonly (Cost | null)[]): Cost {
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

/** Can the whole cost be paid (10.4.2.2)? @param more 能量点 that are paid besides */
export function canPay(
  table: EvolveTable,
  cost: Cost | null,
  scope: Scope,
  { more = 0, points = false }: { readonly more?: number; readonly points?: boolean } = {},
): boolean {
  const need = energyIn(table, cost, scope) + more;
  if (need > 0 && !hasEnergy(table, scope.seat, need, points)) return false;
  const able = arePayable(table, stepsOf(cost), scope);
  return (able && hasCards(table, stepsOf(cost), scope)) || !rule('10.4.2.2');
}

/** Has the player as many hand cards as all these steps together discard? */
function hasCards(table: EvolveTable, steps: readonly Cost[], scope: Scope): boolean {
  let sum = 0;
  for (const step of steps) {
    if (step.kind !== 'discard' || step.amount === 'all') continue;
    sum += Math.max(0, count(table, step.amount, scope));
  }
  return sum === 0 || canDiscard(table, scope.seat, sum, null, scope);
}

/** Can each step be paid, in their order: once the card itself is tapped or has left it cannot pay for another step (10.4.2.1). */
function arePayable(table: EvolveTable, steps: readonly Cost[], scope: Scope): boolean {
  const without: Scope = { ...scope, using: scope.source };
  let [isTapped, isGone] = [false, false];
  for (const step of steps) {
    const isSpent = isGone || (isTapped && step.kind === 'turn');
    if (!isPayable(table, step, isSpent ? without : scope)) return false;
    const isOwn = 'what' in step && typeof step.what === 'object' && step.what.kind === 'this';
    if (step.kind === 'tap-this' || (isOwn && step.kind === 'turn')) isTapped = true;
    else if (isOwn && LEAVING.has(step.kind)) isGone = true;
  }
  return true;
}

/** Does paying this cost take cards off the player's field, whichever are picked for it? */
export function makesRoom(table: EvolveTable, cost: Cost | null, scope: Scope): boolean {
  return stepsOf(cost).some((step) => LEAVING.has(step.kind) && isOfOwnField(table, step, scope));
}

function isOfOwnField(table: EvolveTable, step: Cost, scope: Scope): boolean {
  if (!('what' in step) || typeof step.what !== 'object' || step.what.kind !== 'selection')
    return false;
  const { what } = step;
  if (what.upTo || what.most === 'any' || (step.kind === 'send' && step.to === 'field'))
    return false;
  const cards = candidates(table, what, scope);
  return (
    cards.length > 0 &&
    cards.every((card) => onField(table, card) && table.cards[card].controller === scope.seat)
  );
}

/** Costs by which a card leaves the field. */
const LEAVING: ReadonlySet<Cost['kind']> = new Set<Cost['kind']>(['destroy', 'banish', 'send']);

function isPayable(table: EvolveTable, step: Cost, scope: Scope): boolean {
  switch (step.kind) {
    case 'energy':
      return true;
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

/**
 * Pays a cost, step by step in the order in which it is printed (10.4.2.1); gives whether it counts as paid.
 * @param reserve 能量点 that must be left for what is paid besides
 */
export function* pay(
  table: EvolveTable,
  cost: Cost | null,
  scope: Scope,
  points: boolean,
  reserve = 0,
): Flow<boolean> {
  let paid = true;
  rule('10.4.2.1');
  let spare = points;
  for (const step of stepsOf(cost)) {
    if (step.kind === 'energy') {
      const amount = Math.max(0, count(table, step.amount, scope));
      yield* payEnergy(table, scope.seat, amount, spare && amount > 0, reserve);
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
export function* payEnergy(
  table: EvolveTable,
  seat: Seat,
  amount: number,
  points: boolean,
  reserve = 0,
): Flow {
  // A cost of nothing is paid by doing nothing (10.6.2.5.2).
  if (amount === 0 && rule('10.6.2.5.2')) return;
  const spared = points && (yield* spendsPoint(table, seat, amount + reserve)) ? 1 : 0;
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
