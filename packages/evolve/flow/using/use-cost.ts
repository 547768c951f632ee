import type { CardId } from '@lianhuan/kernel';
import { type Asked, askedWords } from '../../effects/active-effects.ts';
import { usable } from '../../effects/characteristics.ts';
import { characteristicsOf } from '../../effects/derivation.ts';
import { obeys, rule } from '../../rules.ts';
import type { EvolveEffect, EvolveTable } from '../../table/table.ts';
import { count } from '../../text/meaning/evaluate.ts';
import { isSubject } from '../../text/meaning/subjects.ts';
import type { CostChange } from '../../text/nodes/index.ts';

/** How many 能量点 using a card takes (2.5, 10.4.4.1). */

/** What one effect makes of the cost of using a card. */
export interface CostStep {
  readonly effect: EvolveEffect;
  readonly from: number;
  readonly to: number;
}

/** How many 能量点 using a card takes now (8.2.1, 10.4.4.1); never below 0 (1.3.2.2.1). */
export function useCost(table: EvolveTable, card: CardId): number {
  return usable(costSteps(table, card).at(-1)?.to ?? printedCost(table, card));
}

function printedCost(table: EvolveTable, card: CardId): number {
  rule('2.5.1');
  return characteristicsOf(table, card).cost;
}

/** How the cost of using a card comes to differ from the printed cost, step by step; on the way it may be below 0. */
export function costSteps(table: EvolveTable, card: CardId): readonly CostStep[] {
  // When the cost is paid the card lies in the 计算领域: it is not among the hand cards that are counted (10.6.2.1, 10.6.2.5).
  const isMeant = ({ word, effect, scope }: Asked<CostChange>) =>
    isSubject(table, word.who, card, effect, scope);
  const changes = askedWords(table, 'cost-change', isMeant, card);
  if (changes.length === 0 || !rule('10.4.4.1')) return NONE;
  const steps: CostStep[] = [];
  let cost = printedCost(table, card);
  const step = (effect: EvolveEffect, to: number) => {
    steps.push({ effect, from: cost, to });
    cost = to;
  };
  // Effects that set the cost come before those that add to it (10.10.2.4).
  for (const [effect, to] of settings(table, changes)) step(effect, to);
  for (const { word, scope, effect } of changes) {
    if (word.how === 'set') continue;
    const amount = count(table, word.amount, scope);
    step(effect, word.how === 'add' ? cost + amount : cost - amount);
  }
  return steps;
}

/** The effects that set the cost. Of several the user says which comes last (10.10.2), and is taken to want the least. */
function settings(
  table: EvolveTable,
  changes: readonly Asked<CostChange>[],
): readonly (readonly [EvolveEffect, number])[] {
  const found: (readonly [EvolveEffect, number])[] = [];
  for (const { word, scope, effect } of changes) {
    if (word.how === 'set' && obeys('10.2.1.3.3', '10.10.2.4')) {
      found.push([effect, count(table, word.amount, scope)]);
    }
  }
  return found.length > 1 && rule('10.10.2') ? found.toSorted(([, a], [, b]) => b - a) : found;
}

const NONE: readonly never[] = [];
