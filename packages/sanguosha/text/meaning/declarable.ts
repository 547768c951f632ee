import { findNode, type Node } from '@lianhuan/cardtext';
import { rule } from '../../rules.ts';
import type { SanguoshaTable } from '../../table/table.ts';
import type { CardsNoun, CharacterNoun, Count, Deed } from '../nodes/nodes.ts';
import type { Named } from '../reading/vocabulary.ts';
import { havingHand, havingSuch, oneOf, receiving } from './cards.ts';
import { type Allowed, anybody, areThere, known } from './characters.ts';
import { atStep, hurtBy, isSome, NO_X, OPEN_X, type Scope, withThat, withX } from './scope.ts';

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
      return (
        areThereFor(table, deed.steps, scope) &&
        deed.steps.every((step, place) => isDeclarable(table, step, atStep(scope, place)))
      );
    case 'sentences':
      return isDeclarable(table, deed.steps[0], scope);
    case 'where':
      return isDeclarable(table, deed.deed, whereDeclared(table, deed, scope));
    case 'if-done':
    case 'only-then':
      return isDeclarable(table, deed.deed, scope);
    case 'let':
      // What is said of nobody is passed over.
      if (isNobody(table, deed.whom, scope)) return true;
      return (
        canChoose(table, deed.whom, scope) &&
        (deed.whom.kind !== 'chosen-characters' || table.procedures.possible(table, deed, scope)) &&
        isDeclarable(table, deed.deed, scope)
      );
    case 'skip':
      // The same phase is not skipped twice in a turn, so nothing is paid for it either.
      return table.procedures.possible(table, deed, scope) || !rule('P12');
    case 'choose-characters':
      return canChoose(table, deed.whom, scope);
    case 'look-at-hand':
      return canChoose(table, deed.whom, scope, havingHand(table, scope));
    case 'give':
      return canChoose(table, deed.to, scope, receiving(table, deed.what, scope));
    case 'damage':
      return canChoose(table, deed.to, scope, hurtBy(deed.amount, scope));
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
    case 'one-by-one':
      return hasOwner(table, cardsTaken(deed) ?? deed.what, scope);
    default:
      return true;
  }
}

/**
 * 与1名其他角色交换手牌, 选择1名其他角色，弃置其1张牌: nobody is chosen with whom nothing could be exchanged (T31), or who
 * has none of the cards that the words are about. @returns null for other words
 */
export function chosenFor(
  table: SanguoshaTable,
  steps: readonly Deed[],
  place: number,
  scope: Scope,
): Allowed | null {
  const [step, next] = [steps[place], steps.at(place + 1)];
  if (step.kind !== 'choose-characters' || next === undefined) return null;
  if (step.whom.kind !== 'chosen-characters' || step.whom.count !== 1) return null;
  if (next.kind === 'exchange-hands') {
    return (seat) => table.procedures.possible(table, next, withThat(scope, seat)) || !rule('T31');
  }
  const taken = steps.length === 2 ? cardsTaken(next) : null;
  if (taken?.kind !== 'some-cards' || taken.of === null || !isThat(taken.of)) return null;
  return havingSuch(table, taken, scope);
}

/** The cards that such words are about; null for other words. */
function cardsTaken(deed: Deed): CardsNoun | null {
  switch (deed.kind) {
    case 'discard':
    case 'obtain':
    case 'show':
      return deed.what;
    case 'one-by-one':
      return oneOf(deed.what);
    default:
      return null;
  }
}

/** Are there enough of those whom the steps choose for each other? */
export function areThereFor(table: SanguoshaTable, steps: readonly Deed[], scope: Scope): boolean {
  return steps.every((step, place) => {
    const isAllowed = chosenFor(table, steps, place, scope);
    if (isAllowed === null || step.kind !== 'choose-characters') return true;
    return areThere(table, step.whom, scope, isAllowed);
  });
}

/**
 * Is all that the words surely do said of nobody: of a source that there is none of, or of somebody who has left?
 * Nobody can be told to do it then, so that nothing is paid for it (T31).
 */
export function isOfNobody(table: SanguoshaTable, deed: Deed, scope: Scope): boolean {
  switch (deed.kind) {
    case 'sequence':
    case 'sentences': {
      const sure = deed.steps.filter((step) => !isConditional(step));
      return sure.length > 0 && sure.every((step) => isOfNobody(table, step, scope));
    }
    case 'then':
    case 'where':
    case 'if-done':
    case 'only-then':
      return isOfNobody(table, deed.deed, scope);
    case 'let':
    case 'look-at-hand':
      return isNobody(table, deed.whom, scope);
    case 'give':
    case 'damage':
      return isNobody(table, deed.to, scope);
    case 'discard':
    case 'obtain':
    case 'show':
    case 'one-by-one': {
      const taken = cardsTaken(deed);
      return taken?.kind === 'some-cards' && taken.of !== null && isNobody(table, taken.of, scope);
    }
    default:
      return false;
  }
}

/** Do they name somebody by what has happened already, of whom nobody is there? */
function isNobody(table: SanguoshaTable, whom: CharacterNoun, scope: Scope): boolean {
  if (whom.kind !== 'named-characters' || NAMED_BY_WORDS.has(whom.who)) return false;
  // Where nobody was brought 其 is whom the words before choose.
  if (whom.who === 'that' && scope.memory.that.length === 0) return false;
  return known(table, whom, scope)?.length === 0 && rule('T31');
}

/** Those whom only words that were carried out could name. */
const NAMED_BY_WORDS: ReadonlySet<Named> = new Set<Named>(['rival', 'doubters']);

/** Does it wait for a 若 or a choice (T30)? */
export function isConditional(deed: Deed): boolean {
  if (deed.kind === 'then') return isConditional(deed.deed);
  return deed.kind === 'if' || deed.kind === 'may-do';
}

/** Could all of a cost be paid (P9)? Of an effect one part is enough. */
export function isPayable(table: SanguoshaTable, cost: Deed, scope: Scope): boolean {
  if (cost.kind === 'sequence') return cost.steps.every((step) => isPayable(table, step, scope));
  // X is counted once the targets are known; whoever could not pay it then was not to be chosen.
  if (cost.kind === 'where') {
    return isPayable(table, cost.deed, { ...scope, x: NO_X, later: true });
  }
  return table.procedures.possible(table, cost, scope);
}

/** Can a part be done of what must be done? Of cards to discard what there is (T31), of cards less to draw what is rated. */
export function canDoSome(table: SanguoshaTable, deed: Deed, scope: Scope): boolean {
  switch (deed.kind) {
    case 'sequence':
    case 'sentences':
      return deed.steps.some((step) => canDoSome(table, step, scope));
    case 'then':
      return canDoSome(table, deed.deed, scope);
    case 'where':
      return canDoSome(table, deed.deed, whereNow(table, deed.count, scope));
    case 'discard': {
      const { what } = deed;
      if (what.kind !== 'some-cards' || !isSome(what.count, scope)) return false;
      return table.procedures.possible(table, { ...deed, what: oneOf(what) }, scope);
    }
    case 'change-draws':
      return table.procedures.possible(table, { ...deed, amount: 1 }, scope);
    default:
      return false;
  }
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
  if (what.kind !== 'some-cards' || what.of === null) return true;
  return canChoose(table, what.of, scope, havingSuch(table, what, scope));
}

/** A number X that is still to be counted keeps nobody from declaring. */
function canChoose(
  table: SanguoshaTable,
  whom: CharacterNoun,
  scope: Scope,
  isAllowed: Allowed = anybody,
): boolean {
  if (whom.kind !== 'chosen-characters' || (whom.count === 'X' && scope.x === NO_X)) return true;
  return areThere(table, whom, scope, isAllowed) || !rule('P9');
}
