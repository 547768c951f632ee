import type { Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Filter, Selection } from '../nodes/index.ts';
import { PLACES, type Place, SIDES, type Side } from '../reading/vocabulary.ts';
import { says } from '../reading/word.ts';

/** Words that would let somebody look for cards where they cannot see any (300.3, 301.4). */

/** Where the cards of a filter are, and whether it says more of them than that they are cards. */
interface Outline {
  readonly side: Side | null;
  readonly place: Place | null;
  readonly isOfAnyKind: boolean;
}

function outlineOf(filter: Filter): Outline {
  if (filter.kind === 'noun') {
    return { side: null, place: null, isOfAnyKind: filter.noun === 'card' };
  }
  if (!('of' in filter) || filter.of === null) {
    const place = filter.kind === 'in-place' ? filter.place : null;
    return { side: null, place, isOfAnyKind: place !== null };
  }
  const inner = outlineOf(filter.of);
  if (filter.kind === 'of-side') return { ...inner, side: filter.side };
  if (filter.kind === 'in-place') return { ...inner, place: filter.place };
  return filter.kind === 'other' ? inner : { ...inner, isOfAnyKind: false };
}

/** What a place is called whose cards whoever picks does not see; null where they see them. */
function hiddenPlace({ side, place }: Outline): string | null {
  const isOwnHand = place === 'hand' && side === 'own';
  if (place !== 'deck' && place !== 'ready' && (place !== 'hand' || isOwnHand)) return null;
  return `${side === null ? '' : SIDES[side].zh}${PLACES[place].zh}`;
}

/**
 * Complains of 1张指定敌方手牌卡: a target is known to whoever picks it, and can be taken back, as often as one likes, so
 * that anybody could look through a hand, or a deck as it lies.
 */
export function hiddenTarget({ how, filter }: Selection): Text | null {
  const place = how === 'target' ? hiddenPlace(outlineOf(filter)) : null;
  if (place === null) return null;
  return says(
    `指定的要看得见（300.3），${place}的卡看不见；可以写“选择”“随机”或“查看”`,
    `What is 指定 has to be seen (300.3), and a card among ${place} is not; 选择, 随机 or 查看 can be written`,
  );
}

/** Complains of a cost of 1张敌方手牌谋略: whether it can be paid would tell what lies there. */
export function hiddenCost({ span, filter }: Selection, ancestors: readonly Node[]): Text | null {
  const outline = outlineOf(filter);
  const place = outline.isOfAnyKind ? null : hiddenPlace(outline);
  if (place === null || !ancestors.some((node) => isCostAt(node, span))) return null;
  return says(
    `费用付不付得起人人要看得出来，${place}里有什么卡却看不见（300.3）`,
    `Whether a cost can be paid has to be seen, and what there is among ${place} is not (300.3)`,
  );
}

function isCostAt(node: Node, [from, to]: Node['span']): boolean {
  const { cost = null } = node as { readonly cost?: Node | null };
  return cost !== null && typeof cost === 'object' && cost.span[0] <= from && to <= cost.span[1];
}
