import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { type Asked, askedWords } from '../../effects/active-effects.ts';
import { usable } from '../../effects/characteristics.ts';
import { characteristicsOf } from '../../effects/derivation.ts';
import { happenTogether } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { EvolveEffect, EvolveTable } from '../../table/table.ts';
import { count } from '../../text/meaning/evaluate.ts';
import { controllerOf, fits } from '../../text/meaning/match.ts';
import { isSide } from '../../text/meaning/sides.ts';
import { isSubject } from '../../text/meaning/subjects.ts';
import type { CostChange, NextCost } from '../../text/nodes/index.ts';

/** How many 能量点 using a card takes (2.5, 10.4.4.1). */

/** A change of what using a card takes. */
export interface UseCostChange {
  readonly how: CostChange['how'];
  readonly amount: number;
}

/** What using a card takes: so much by itself, and all that changes it. */
export interface ChangeableCost {
  readonly base: number;
  readonly changes: readonly UseCostChange[];
}

/** What using an ability takes besides its own cost, and a card that is used without its cost. */
export const NO_USE_COST: ChangeableCost = { base: 0, changes: [] };

/** What one effect makes of the cost of using a card. */
export interface CostStep {
  readonly effect: EvolveEffect;
  readonly from: number;
  readonly to: number;
}

interface EffectChange extends UseCostChange {
  readonly effect: EvolveEffect;
}

/** How many 能量点 using a card takes now (8.2.1, 10.4.4.1). */
export function useCost(table: EvolveTable, card: CardId): number {
  return changedCost(changeableCost(table, card));
}

/** The printed cost of a card with all effects that change what using it takes (10.4.4.1). */
export function changeableCost(table: EvolveTable, card: CardId): ChangeableCost {
  return { base: printedCost(table, card), changes: effectChanges(table, card) };
}

/** The cost with all its changes; never below 0 (1.3.2.2.1). */
export function changedCost({ base, changes }: ChangeableCost): number {
  return usable(inOrder(changes).reduce(changed, base));
}

function printedCost(table: EvolveTable, card: CardId): number {
  rule('2.5.1');
  return characteristicsOf(table, card).cost;
}

/** How the cost of using a card comes to differ from the printed cost, step by step; on the way it may be below 0. */
export function costSteps(table: EvolveTable, card: CardId): readonly CostStep[] {
  let from = printedCost(table, card);
  return inOrder(effectChanges(table, card)).map((change) => {
    const step = { effect: change.effect, from, to: changed(from, change) };
    from = step.to;
    return step;
  });
}

function changed(cost: number, { how, amount }: UseCostChange): number {
  if (how === 'set') return amount;
  return how === 'add' ? cost + amount : cost - amount;
}

function effectChanges(table: EvolveTable, card: CardId): readonly EffectChange[] {
  // When the cost is paid the card lies in the 计算领域: it is not among the hand cards that are counted (10.6.2.1, 10.6.2.5).
  const isMeant = ({ word, effect, scope }: Asked<CostChange>) =>
    isSubject(table, word.who, card, effect, scope);
  const next = nextCosts(table, card, controllerOf(table, card, NO_CARD_LEFT));
  const words = [...askedWords(table, 'cost-change', isMeant, card), ...next];
  if (words.length === 0 || !rule('10.4.4.1')) return NONE;
  return words.map(({ word: { how, amount }, scope, effect }) => ({
    effect,
    how,
    amount: count(table, amount, scope),
  }));
}

/** What holds for the next card that is used, if this one is it: 你下一次使用的法术的使用费用-1. */
function nextCosts(table: EvolveTable, card: CardId, user: Seat): readonly Asked<NextCost>[] {
  const isMeant = ({ word, scope }: Asked<NextCost>) =>
    isSide(table, word.side, user, scope) && fits(table, word.filter, card, scope);
  return askedWords(table, 'next-cost', isMeant, card);
}

/** The card has been used: what held for the next of its kind is over, whatever was paid. */
export function* endNextCosts(table: EvolveTable, card: CardId, user: Seat): Flow {
  const over = nextCosts(table, card, user);
  if (over.length === 0) return;
  yield* happenTogether(
    table,
    over.map(({ effect }) => ({ type: 'end-effect', effect })),
  );
}

/** What sets the cost comes before what adds to it (10.10.2.4), be it an effect or an additional cost. */
function inOrder<Change extends UseCostChange>(changes: readonly Change[]): readonly Change[] {
  if (changes.length === 0) return changes;
  return [...settings(changes), ...changes.filter(({ how }) => how !== 'set')];
}

/** What sets the cost. Of several the user says which comes last (10.10.2), and is taken to want the least. */
function settings<Change extends UseCostChange>(changes: readonly Change[]): readonly Change[] {
  const found = changes.filter(({ how }) => how === 'set' && obeys('10.2.1.3.3', '10.10.2.4'));
  return found.length > 1 && rule('10.10.2')
    ? found.toSorted((a, b) => b.amount - a.amount)
    : found;
}

const NONE: readonly never[] = [];
const NO_CARD_LEFT = { left: null };
