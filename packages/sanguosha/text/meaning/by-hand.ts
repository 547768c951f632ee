import { isNode, type Node } from '@lianhuan/cardtext';
import {
  ask,
  askOpenly,
  cachedByObject,
  citedAside,
  type DecisionToAsk,
  type Flow,
  NO_CARD,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { cardsIn, type SanguoshaTable } from '../../table/table.ts';
import type { Deed, SomeCards } from '../nodes/nodes.ts';
import type { Place } from '../reading/vocabulary.ts';
import type { Scope } from './scope.ts';

/**
 * What others see of words that ask for certain cards of one's hand, as 弃置1张红桃手牌: they know how many cards there are,
 * and not which. So who holds cards is asked also where none of them will do (P5).
 */

/** The same words with any cards for those that must be in the hand of whoever does it; the very same where there are none. */
export const withAnyCards = cachedByObject((node: Node): Node => {
  if (node.kind === 'some-cards') {
    const { of, at, sort, qualities } = node as SomeCards;
    const isAny = of !== null || !IN_HAND.has(at) || (sort === null && qualities.length === 0);
    return isAny ? node : ({ ...node, sort: null, qualities: [] } as Node);
  }
  const changed = Object.entries(node).flatMap(([field, value]) => {
    const other = anyCardsIn(value);
    return other === value ? [] : [[field, other] as const];
  });
  return changed.length === 0 ? node : { ...node, ...Object.fromEntries(changed) };
});

/** Places of which the hand is one. */
const IN_HAND: ReadonlySet<Place> = new Set<Place>(['hand', 'cards', 'all']);

function anyCardsIn(value: unknown): unknown {
  if (isNode(value)) return withAnyCards(value);
  if (!Array.isArray(value)) return value;
  const all = value.map(anyCardsIn);
  return all.some((one, place) => one !== value[place]) ? all : value;
}

/** Do others not know whether that character has such cards, of which it has some? */
export function holdsAny(table: SanguoshaTable, seat: Seat): boolean {
  return cardsIn(table, seat, 'hand').length > 0;
}

/** Does the hand of whoever does it say whether it can be done, for all that others know? */
export function isSaidByHand(
  table: SanguoshaTable,
  deed: Deed,
  actor: Seat,
  isPossible: (deed: Deed) => boolean,
): boolean {
  const seen = withAnyCards(deed) as Deed;
  return seen !== deed && holdsAny(table, actor) && citedAside(() => isPossible(seen));
}

/** Can it be done? Where the hand says so no line cites by what. */
export function canByHand(
  table: SanguoshaTable,
  deed: Deed,
  actor: Seat,
  isPossible: (deed: Deed) => boolean,
): boolean {
  const look = () => isPossible(deed);
  return isSaidByHand(table, deed, actor, isPossible) ? citedAside(look) : look();
}

/** Asks whoever does it whether it is to be done (T06). */
export function* askWhether(deed: Deed, scope: Scope): Flow<boolean> {
  const choice = yield* ask(whether(deed, scope, true));
  return choice.verb === 'do';
}

function whether(deed: Deed, { actor: seat, source }: Scope, can: boolean): DecisionToAsk {
  rule('T06');
  const not = option('do-not', NO_CARD, seat);
  return {
    seat,
    kind: 'may',
    options: can ? [option('do', source, seat), not] : [not],
    about: source,
    amount: deed.span[0],
    rule: 'T06',
  };
}

/** The same where it can be done; where the hand says whether it can, whoever holds cards is asked in any case (P5). */
export function* askByHand(
  table: SanguoshaTable,
  deed: Deed,
  scope: Scope,
  isPossible: (deed: Deed) => boolean,
): Flow<boolean> {
  const can = canByHand(table, deed, scope.actor, isPossible);
  if (!isSaidByHand(table, deed, scope.actor, isPossible)) {
    return can && (yield* askWhether(deed, scope));
  }
  const choice = yield* askOpenly(whether(deed, scope, can));
  return choice.verb === 'do';
}
