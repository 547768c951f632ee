import type { Speaker, Voice } from '@lianhuan/cardtext';
import type { EvolveTable } from '../../../table/table.ts';
import { count } from '../../meaning/evaluate.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Count } from '../../nodes/index.ts';
import { isOffered } from '../../reading/english-verbs.ts';

/** How words change a number, as they are written behind its name. */

/** By so much, or to it: +1, -1, 变为1. */
export const AMOUNT_CHANGES = [
  { zh: '[|就][+|增加|提升]{amount:much}[|点]', how: 'add' },
  { zh: '[|就][-|减少|降低]{amount:much}[|点]', how: 'subtract' },
  { zh: '[|全部|都][变为|变成|成为|改为|设为]{amount:much}[|点]', how: 'set' },
] as const;

interface AmountChange {
  readonly how: (typeof AMOUNT_CHANGES)[number]['how'];
  readonly amount: Count;
}

/** Changes that say the same here come to the same in any order; null where the order matters (10.10.2). */
export function alikeInAnyOrder({ how, amount }: AmountChange): string | null {
  if (how !== 'set') return 'sum';
  return amount.kind === 'number' ? `set ${amount.amount}` : null;
}

/** The English of that change of damage. @param words which damage it is */
export function damageChanged(
  words: string,
  { how, amount }: AmountChange,
  say: Speaker,
  voice: Voice,
): string {
  const much = say(amount, 'you');
  const [have, be, become] = isOffered(voice) ? ['have ', '', ' become'] : ['', 'is ', ' becomes'];
  if (how === 'set') return `${have}${words}${become} ${much}`;
  return `${have}${words} ${be}${how === 'add' ? 'increased' : 'reduced'} by ${much}`;
}

/** What the amount comes to; below 0 as well, as others may add to it yet: damage below 0 is none (1.3.2.2). */
export function changedAmount(
  table: EvolveTable,
  before: number,
  { how, amount }: AmountChange,
  scope: Scope,
): number {
  const much = count(table, amount, scope);
  const change = how === 'subtract' ? -much : much;
  return how === 'set' ? Math.max(0, much) : before + change;
}
