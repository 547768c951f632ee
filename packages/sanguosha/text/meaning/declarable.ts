import { findNode, type Node } from '@lianhuan/cardtext';
import { rule } from '../../rules.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import type { CardsNoun, CharacterNoun, Count, Deed } from '../nodes/nodes.ts';
import { areThere } from './characters.ts';
import { NO_X, OPEN_X, type Scope, withX } from './scope.ts';

/** X as these words have it, counted as it is needed: 弃置任意张牌，摸X张牌，X为这些牌的张数. */
export function whereX(table: SanguoshaTable, count: Count, scope: Scope): Scope {
  const ofThat = findNode([count], isThat) !== null;
  return withX(scope, { count: (now) => table.procedures.count(table, count, now), ofThat });
}

/** The same, counted at once. */
export function whereNow(table: SanguoshaTable, count: Count, scope: Scope): Scope {
  const counted = whereX(table, count, scope);
  counted.x.value();
  return counted;
}

/** The same while the use is declared: what is done before X is said may make it more than it is now (T12). */
export function whereDeclared(
  table: SanguoshaTable,
  { deed, count }: Extract<Deed, { kind: 'where' }>,
  scope: Scope,
): Scope {
  const first = [...(scope.toPay ? [scope.toPay] : []), ...stepsBeforeX(deed)];
  const isOpen = isRaisedBy(count, first) && rule('T12');
  return isOpen ? { ...scope, x: OPEN_X } : whereNow(table, count, scope);
}

function stepsBeforeX(deed: Deed): readonly Deed[] {
  if (deed.kind !== 'sequence') return [];
  const place = deed.steps.findIndex(saysX);
  return deed.steps.slice(0, Math.max(0, place));
}

/** 这些牌的张数 by whatever is done first, 你的已损失的体力值 by a loss, 你的手牌数 by cards that come. */
function isRaisedBy(count: Count, first: readonly Deed[]): boolean {
  if (first.length === 0) return false;
  if (count.kind === 'cards-handled') return true;
  if (!('whom' in count && 'what' in count) || count.whom.kind !== 'named-characters') return false;
  const raising = RAISING[count.what as string] ?? [];
  return count.whom.who === 'you' && findNode(first, ({ kind }) => raising.includes(kind)) !== null;
}

const RAISING: Readonly<Record<string, readonly string[]>> = {
  'lost-hp': ['lose-hp', 'suffer'],
  hand: ['draw', 'draw-up', 'obtain'],
};

/** Is X said by what these words do first, and no matter of whom they turn out to mean? */
export function beginsWithX(deed: Deed, count: Count): boolean {
  if (findNode([count], isThat) !== null) return false;
  const first = deed.kind === 'sequence' ? deed.steps[0] : deed;
  return saysX(first);
}

function saysX(deed: Deed): boolean {
  return findNode([deed], (node) => Object.values(node).includes('X')) !== null;
}

function isThat(node: Node): boolean {
  return node.kind === 'named-characters' && 'who' in node && node.who === 'that';
}

/** Are there enough of those whom the words have chosen as their use is declared (P9)? */
export function isDeclarable(table: SanguoshaTable, deed: Deed, scope: Scope): boolean {
  switch (deed.kind) {
    case 'sequence':
      return deed.steps.every((step) => isDeclarable(table, step, scope));
    case 'sentences':
      return isDeclarable(table, deed.steps[0], scope);
    case 'where':
      return isDeclarable(table, deed.deed, whereDeclared(table, deed, scope));
    case 'if-done':
    case 'only-then':
      return isDeclarable(table, deed.deed, scope);
    case 'let':
      return (
        canChoose(table, deed.whom, scope) &&
        (deed.whom.kind !== 'chosen-characters' || table.procedures.possible(table, deed, scope)) &&
        isDeclarable(table, deed.deed, scope)
      );
    case 'skip':
      // The same phase is not skipped twice in a turn, so nothing is paid for it either.
      return table.procedures.possible(table, deed, scope) || !rule('P12');
    case 'choose-characters':
    case 'look-at-hand':
      return canChoose(table, deed.whom, scope);
    case 'give':
    case 'damage':
    case 'transfer-damage':
      return canChoose(table, deed.to, scope);
    case 'use-as':
    case 'also-target':
    case 'install':
    case 'pindian':
    case 'transfer':
      return table.procedures.possible(table, deed, scope);
    case 'discard':
    case 'obtain':
    case 'show':
      return hasOwner(table, deed.what, scope);
    default:
      return true;
  }
}

/** Could all of a cost be paid (P9)? Of an effect one part is enough. */
export function isPayable(table: SanguoshaTable, cost: Deed, scope: Scope): boolean {
  if (cost.kind === 'sequence') return cost.steps.every((step) => isPayable(table, step, scope));
  // X is counted once the targets are known; whoever could not pay it then was not to be chosen.
  if (cost.kind === 'where') return isPayable(table, cost.deed, { ...scope, x: NO_X });
  return table.procedures.possible(table, cost, scope);
}

/** What somebody gives away of their own. */
const GIVEN_AWAY: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>([
  'discard',
  'give',
  'show',
  'put-on-top',
  'put-on-general',
  'recast-cards',
  'remove-piled',
  'remove-from-pile',
  'change-mark',
]);

/**
 * 你可以弃置1张手牌，令1名其他角色失去1点体力: what is given away first is paid for the rest, so that nobody who
 * cannot do it may use the skill (T12), or do what may be done (T06).
 */
export function canPayFirst(table: SanguoshaTable, deed: Deed, scope: Scope): boolean {
  switch (deed.kind) {
    case 'where':
      return canPayFirst(table, deed.deed, whereX(table, deed.count, scope));
    case 'sentences':
      return canPayFirst(table, deed.steps[0], scope);
    case 'sequence': {
      const [first] = deed.steps;
      if (!GIVEN_AWAY.has(first.kind) || !isOwn(first)) return true;
      return table.procedures.possible(table, first, scope) || !rule('T12');
    }
    default:
      return true;
  }
}

function isOwn(deed: Deed): boolean {
  if (!('what' in deed)) return true;
  const what = deed.what as CardsNoun;
  // 所有牌 may be none.
  return what.kind === 'some-cards' && what.of === null && what.how !== 'all';
}

function hasOwner(table: SanguoshaTable, what: CardsNoun, scope: Scope): boolean {
  return what.kind !== 'some-cards' || what.of === null || canChoose(table, what.of, scope);
}

/** A number X that is still to be counted keeps nobody from declaring. */
function canChoose(table: SanguoshaTable, whom: CharacterNoun, scope: Scope): boolean {
  if (whom.kind !== 'chosen-characters' || (whom.count === 'X' && scope.x === NO_X)) return true;
  return areThere(table, whom, scope) || !rule('P9');
}
