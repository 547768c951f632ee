import type { Node } from '@lianhuan/cardtext';
import { speaksOfTarget } from '../meaning/pick.ts';
import { type CardPlace, says } from '../reading/word.ts';

/** Words that mean somebody or something only where it is known: 支付者, 目标牌, 该玩家. */

/** Complains of words about the payment a card answers, where its ability has no 闪电: only then does it answer one. */
export function answersOnly(_: Node | null, { ancestors }: CardPlace) {
  const ability = ancestors.find((node) => node.kind === 'ability');
  if (ability && 'flash' in ability && ability.flash) return null;
  return says(
    '只有应对时才有支付者和目标牌：这个能力要带闪电',
    'Only an answer has a payer and a target card: the ability needs 闪电',
  );
}

/** Complains of 该玩家 outside of a trigger: it means the player who did what a trigger heard. */
export function unknownThat(who: string, ancestors: readonly { readonly kind: string }[]) {
  if (who !== 'that') return null;
  const ability = ancestors[0];
  if (ability && 'timing' in ability && ability.timing === 'trigger') return null;
  return says('「该玩家」只在「当…时」之后才有所指', '“该玩家” means somebody only after 当…时');
}

/** Complains of 目标玩家 where nobody is asked: in what is no effect, as in 招募条件 and lasting words. */
export function noTarget(node: Node, { ancestors }: CardPlace) {
  const [ability] = ancestors;
  if (!speaksOfTarget(node) || (ability && 'effect' in ability)) return null;
  return says('这里没有目标玩家可选', 'Nobody is asked for a target player here');
}
