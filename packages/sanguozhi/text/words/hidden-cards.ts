import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Ability, Cards, Filter, Selection, Where } from '../nodes/index.ts';
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

/**
 * Complains of 若敌方手牌存在谋略，则本将领攻+1, of 敌方手牌存在谋略：急速：… and of X名指定, where X is counted there: what always
 * holds, fires or can be used by what lies there would tell it all the time. An effect that resolves asks once.
 */
export function hiddenFact(filter: Filter, span: Node['span'], ancestors: readonly Node[]) {
  const outline = outlineOf(filter);
  return outline.isOfAnyKind ? null : askedAlways(outline, span, ancestors);
}

/** The same of words about the cards themselves: 若敌方手牌卡为谋略, 敌方手牌将领的攻. */
export function hiddenOnes(of: Cards, span: Node['span'], ancestors: readonly Node[]) {
  return of.kind === 'selection' ? askedAlways(outlineOf(of.filter), span, ancestors) : null;
}

function askedAlways(outline: Outline, span: Node['span'], ancestors: readonly Node[]) {
  const place = hiddenPlace(outline);
  if (place === null || !isAskedAlways(span, ancestors)) return null;
  return says(
    `还没有结算就会泄露${place}里有什么卡（300.3）：这里只能数“卡”`,
    `Before anything resolves it would tell what there is among ${place} (300.3): here only how many 卡 there are can be asked`,
  );
}

function isAskedAlways(span: Node['span'], ancestors: readonly Node[]): boolean {
  const at = ancestors.findLastIndex(({ kind }) => kind === 'ability');
  if (at < 0) return false;
  const { conditions, body } = ancestors[at] as Ability;
  const within = ancestors.slice(at);
  if (conditions.some((one) => isWithin(span, one)) || within.some(isForTargets)) return true;
  if (body.kind === 'triggered') return body.condition !== null && isWithin(span, body.condition);
  // What happens instead is carried out, too.
  return body.kind === 'static' && !within.some(({ kind }) => kind === 'instead');
}

/** X名指定…, X为…: how many are picked, or which can be, is seen before anything resolves. */
function isForTargets(node: Node): boolean {
  return node.kind === 'where-x' && hasTargetsByX((node as Where).deed);
}

function hasTargetsByX(node: Node): boolean {
  const isTarget = (node as Partial<Selection>).how === 'target';
  return (isTarget && speaksOfX(node)) || childrenOf(node).some(hasTargetsByX);
}

function speaksOfX(node: Node): boolean {
  return Object.values(node).includes('X') || childrenOf(node).some(speaksOfX);
}

function isWithin([from, to]: Node['span'], { span: [start, end] }: Node): boolean {
  return start <= from && to <= end;
}

function isCostAt(node: Node, span: Node['span']): boolean {
  const { cost = null } = node as { readonly cost?: Node | null };
  return cost !== null && typeof cost === 'object' && isWithin(span, cost);
}
