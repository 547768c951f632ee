import { ask, type CardId, type Flow, option, type Seat } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import { obeys, type RuleId } from '../../rules.ts';
import type { Scope } from '../../text/meaning/scope.ts';

/** Damage that is divided among targets as a card or an ability is used (10.6.2.4). */

/** Asks how much of the damage goes to each target: 1 at least (10.6.2.4, 10.6.2.4.1). */
export function* shareOut(
  targets: readonly CardId[],
  amount: number,
  scope: Scope,
): Flow<readonly number[]> {
  const shares: number[] = [];
  let left = amount;
  for (const [index, card] of targets.entries()) {
    const others = targets.length - index - 1;
    const share = others === 0 ? left : yield* asksShare(card, left, left - others, scope);
    if (obeys('10.6.2.4', '10.6.2.4.1')) shares.push(share);
    left -= share;
  }
  return shares;
}

function* asksShare(card: CardId, left: number, most: number, { seat }: Scope): Flow<number> {
  const { amount } = yield* ask({
    seat: seat as Seat,
    kind: 'order-shares' satisfies Prompt,
    options: Array.from({ length: most }, (_, index) =>
      option('number' satisfies Verb, card, seat, index + 1),
    ),
    about: card,
    amount: left,
    rule: '10.6.2.4' satisfies RuleId,
  });
  return amount;
}
