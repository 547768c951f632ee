import type { CardId, Seat } from '@lianhuan/kernel';
import { askedWords } from '../../effects/active-effects.ts';
import { obeys } from '../../rules.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { isSubject, isSubjectSeat } from '../../text/meaning/subjects.ts';
import type { Cost, CostChange } from '../../text/nodes/index.ts';
import type { Asked } from '../../text/reading/word.ts';

/** What activated effects cost, as lasting words change it (108.5f). */

/** The cost as it is to be paid now; whoever pays that has paid in full. */
export function costToPay(table: SanguozhiTable, seat: Seat, card: CardId, cost: Cost): Cost {
  let more = 0;
  const isMeant = (asked: Asked<CostChange>) => isFor(table, asked, seat, card);
  for (const { word } of askedWords(table, 'cost-change', () => true, isMeant)) {
    if (obeys('108.5f', '702.2c')) more += word.amount;
  }
  return more === 0 ? cost : withMoreGrain(cost, more);
}

function isFor(
  table: SanguozhiTable,
  { word, effect, scope }: Asked<CostChange>,
  seat: Seat,
  card: CardId,
): boolean {
  return word.who.kind === 'players'
    ? isSubjectSeat(table, word.who.who, seat, effect, scope)
    : isSubject(table, word.who, card, effect, scope);
}

/** Only 粮草 that the cost asks for anyway becomes more or less, and never less than none. */
function withMoreGrain(cost: Cost, more: number): Cost {
  if (cost.kind === 'steps') {
    const place = cost.steps.findIndex(isGrain);
    return {
      ...cost,
      steps: cost.steps.map((step, at) => (at === place ? raised(step, more) : step)),
    };
  }
  return raised(cost, more);
}

function isGrain(cost: Cost): boolean {
  return cost.kind === 'pay' || (cost.kind === 'grain' && cost.how === 'subtract' && !cost.cap);
}

function raised(cost: Cost, more: number): Cost {
  if ((cost.kind !== 'grain' && cost.kind !== 'pay') || !isGrain(cost)) return cost;
  const { amount, span } = cost;
  return { ...cost, amount: { kind: 'plus', span, count: amount, more } };
}
