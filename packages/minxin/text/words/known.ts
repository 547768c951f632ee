import type { Node } from '@lianhuan/cardtext';
import { speaksOfTarget } from '../meaning/pick.ts';
import type { Occasion } from '../nodes/nodes.ts';
import type { Act } from '../reading/vocabulary.ts';
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

/** Complains of 下一张 on a card itself: it is one of a time that an effect begins. */
export function onlyBegun({ ancestors }: CardPlace) {
  if (ancestors.some(({ kind }) => kind === 'begin')) return null;
  return says(
    '「下一张」前面要写期限，如「本回合」',
    '“下一张” needs a time before it, such as 本回合',
  );
}

/** Complains of 该牌 where no trigger has heard of a card that can be moved. */
export function unknownThatCard({ ancestors }: CardPlace) {
  if (ancestors.some(({ kind }) => kind === 'show-top')) return null;
  const on = ancestors.map((node) => (node as { readonly on?: Occasion }).on).find(Boolean);
  if (on?.kind === 'this-suffers' || (on?.kind === 'somebody-does' && MOVABLE.has(on.act)))
    return null;
  return says(
    '「该牌」只在「当…招募、击溃、弃置…时」「当…被…时」与「展示…」之后才有所指',
    '“该牌” means a card only after 当…招募, 击溃 or 弃置…时, 当…被…时 and 展示…',
  );
}

/** What can be done to a card so that it may then be put elsewhere. */
const MOVABLE: ReadonlySet<Act> = new Set<Act>(['recruit', 'rout', 'discard']);

/** Complains of 目标玩家 where nobody is asked: in what is no effect, as in 招募条件 and lasting words. */
export function noTarget(node: Node, { ancestors }: CardPlace) {
  const [ability] = ancestors;
  if (!speaksOfTarget(node) || (ability && 'effect' in ability)) return null;
  return says('这里没有目标玩家可选', 'Nobody is asked for a target player here');
}
