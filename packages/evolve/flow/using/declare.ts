import { hasOneForEach } from '@lianhuan/cardtext';
import { ask, type CardId, type Flow, NO_CARD, option } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import type { RuleId } from '../../rules.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, Declared } from '../../table/state.ts';
import { type EvolveTable, refOf } from '../../table/table.ts';
import { candidates, nounOf, withinTotal } from '../../text/meaning/candidates.ts';
import { definedX, hasFreeX, modesIn, payingsIn, selectsIn } from '../../text/meaning/declared.ts';
import { count, holds } from '../../text/meaning/evaluate.ts';
import { neighboursOf } from '../../text/meaning/neighbours.ts';
import { referTo, type Scope } from '../../text/meaning/scope.ts';
import type { Ability, Condition, Modes, Select, ShareDamage } from '../../text/nodes/index.ts';
import {
  declareAdditionalCosts,
  isSkipped,
  modesOfAdditionalCosts,
  type Price,
  payableX,
} from './additional-costs.ts';
import { type Choices, presentSelections, type Selections } from './present-selections.ts';
import { maySelect } from './selectable.ts';
import { shareOut } from './target-shares.ts';

/** What a user declares as they use a card or an ability (10.6.2.2–10.6.2.4): options, X, targets, shares. */

/** The cards that may be selected for a 选择 (10.6.2.3): they fit its words, and nothing forbids selecting them. */
function optionsFor(table: EvolveTable, select: Select, scope: Scope): readonly CardId[] {
  return candidates(table, select.what, scope).filter((card) => maySelect(table, card, scope));
}

/** How many cards a 选择 must select at least, and may at most. @param shared the damage that is divided among them */
function bounds(
  table: EvolveTable,
  { what }: Select,
  scope: Scope,
  shared: ShareDamage | undefined,
): readonly [least: number, most: number] {
  const most = what.most === 'any' ? 99 : what.most === 'X' ? Math.max(0, scope.x) : what.most;
  const limit = shared === undefined ? most : Math.min(most, count(table, shared.amount, scope));
  // 最多 allows none (10.6.2.3.2), but damage that is divided needs one target (10.6.2.3.2.1).
  if (what.upTo && obeys('10.6.2.3.2', '1.3.5.1')) {
    return [shared !== undefined && rule('10.6.2.3.2.1') ? 1 : 0, limit];
  }
  return [most, most];
}

/** Which 选择 must be told apart from which: the cards that those before it selected. */
type Taken = ReadonlySet<CardId>;

const NONE_TAKEN: Taken = new Set<CardId>();

/** Is there a card for each of these 选择 that stand in one row, another for each? Those that need none are left out. */
function canSelectApart(
  table: EvolveTable,
  selects: readonly Select[],
  taken: Taken,
  scope: Scope,
): boolean {
  return hasOneForEach(
    selects.map((one) => optionsFor(table, one, scope).filter((card) => !taken.has(card))),
  );
}

/** Those of some 选择 that must select something. */
function needed(active: Selections, selects: readonly Select[]): readonly Select[] {
  return selects.filter(
    (one) => active.selects.includes(one) && !active.optional.has(one) && !one.what.upTo,
  );
}

/** Can all these 选择 be made (10.6.2.3.3)? Where too few cards fit, one is enough, as all of them are selected (10.6.2.3.1). */
function canSelect(
  table: EvolveTable,
  ability: Ability,
  active: Selections,
  scope: Scope,
): boolean {
  return active.selects.every((select) => {
    const run = needed(active, neighboursOf(ability, select));
    const isApart = run.length < 2 || canSelectApart(table, run, NONE_TAKEN, scope);
    if (!isApart && rule('10.6.2.3.3')) return false;
    if (active.optional.has(select)) return true;
    const shared = active.shares.find((one) => one.select === select)?.node;
    const [least] = bounds(table, select, scope, shared);
    const able = Math.min(least, optionsFor(table, select, scope).length);
    if (least > 0 && able === 0 && rule('10.6.2.3.3')) return false;
    return shared === undefined || canShare(table, shared, able, scope);
  });
}

/** Is there 1 point at least for each of so many targets (10.6.2.4.1.1)? An X that its user has not named yet may suffice. */
function canShare(
  table: EvolveTable,
  { amount }: ShareDamage,
  targets: number,
  scope: Scope,
): boolean {
  const isOpen = amount.kind === 'number' && amount.amount === 'X' && scope.x < 0;
  return isOpen || targets <= count(table, amount, scope) || !rule('10.6.2.4.1.1');
}

/** The scope with X counted where the words say what X is; where the user names it, X stays open. */
function withKnownX(table: EvolveTable, ability: Ability, known: Scope): Scope {
  return hasFreeX(ability) ? known : { ...known, x: definedX(table, ability, known) };
}

/** Could the ability be used at this price: is there a way to declare all that must be declared (10.6.2.1.2)? */
export function canDeclare(
  table: EvolveTable,
  ability: Ability,
  known: Scope,
  price: Price,
): boolean {
  const scope = withKnownX(table, ability, known);
  const payings = payingsIn(ability);
  if (canMakeChoices(table, ability, noneOf(payings), scope)) return true;
  // 若未支付 may find nothing to select where what is paid for does.
  return payings.some((one, place) => {
    if (one.otherwise === null) return false;
    const paid = payings.map((_, other) => other === place);
    return (
      payableX(table, { scope, price }, [one]).length > 0 &&
      canMakeChoices(table, ability, paid, scope)
    );
  });
}

function noneOf(all: readonly unknown[]): readonly boolean[] {
  return all.map(() => false);
}

/** Can options and targets be picked, with these additional costs paid? */
function canMakeChoices(
  table: EvolveTable,
  ability: Ability,
  paid: readonly boolean[],
  scope: Scope,
): boolean {
  const modes = modesIn(ability);
  if (modes === null || isSkipped(ability, paid)) {
    const selections = presentSelections(table, ability, { modes: [], paid }, scope);
    return canSelect(table, ability, selections, scope);
  }
  return feasibleModes(table, ability, modes, paid, scope).length > 0;
}

/** The options of 抉择 that can be chosen: all their 选择 can be made (5.17.3). */
function feasibleModes(
  table: EvolveTable,
  ability: Ability,
  { modes }: Modes,
  paid: readonly boolean[],
  scope: Scope,
): readonly number[] {
  const places = modes.map((_, index) => index);
  return places.filter((index) => {
    const selections = presentSelections(table, ability, { modes: [index], paid }, scope);
    return canSelect(table, ability, selections, scope) || !rule('5.17.3');
  });
}

/**
 * Asks the user for all that must be declared, step by step. Nothing happens meanwhile, so that nothing needs to be
 * undone: null if the ability cannot be used (10.6.2.3.3) or its user takes it back.
 * @param mayCancel whether its user may take it back
 */
export function* declare(
  table: EvolveTable,
  ability: Ability,
  known: Scope,
  price: Price,
  mayCancel: boolean,
): Flow<Declared | null> {
  const { modes, paid } = yield* declareChoices(table, ability, known, price);
  const named = yield* declareX(table, ability, paid, known, price);
  // A delayed trigger keeps the X that was named when it began.
  const x = named < 0 ? known.x : named;
  const scope: Scope = { ...known, x };
  const active = presentSelections(table, ability, { modes, paid }, scope);
  if (!canSelect(table, ability, active, scope)) return null;
  const all = selectsIn(ability);
  const targets: (readonly CardRef[])[] = all.map(() => []);
  const shares: (readonly number[])[] = all.map(() => []);
  for (const select of active.selects) {
    const shared = active.shares.find((one) => one.select === select)?.node;
    const run = neighboursOf(ability, select);
    const before = run.slice(0, run.indexOf(select)).flatMap((one) => targets[all.indexOf(one)]);
    const after = needed(active, run.slice(run.indexOf(select) + 1));
    const taken = before.map(({ card }) => card);
    const may = (more: readonly CardId[]) =>
      !more.some((card) => taken.includes(card)) &&
      canSelectApart(table, after, new Set([...taken, ...more]), scope);
    const picked = yield* pickTargets(table, select, scope, { shared, may, mayCancel });
    if (picked === null) return null;
    const refs = picked.map((card) => refOf(table, card));
    const place = all.indexOf(select);
    targets[place] = refs;
    referTo(scope, refs, nounOf(select.what.filter), true);
    if (shared !== undefined) {
      shares[place] = yield* shareOut(picked, count(table, shared.amount, scope), scope);
    }
  }
  return { modes, x, targets, shares, paid };
}

/** Asks for options and additional costs; for the additional costs of an option only if it was chosen (5.17.4). */
function* declareChoices(
  table: EvolveTable,
  ability: Ability,
  known: Scope,
  price: Price,
): Flow<Choices> {
  const scope = withKnownX(table, ability, known);
  const options = modesOfAdditionalCosts(ability);
  const isUsable = (modes: readonly number[]) => (paid: readonly boolean[]) =>
    canSelect(table, ability, presentSelections(table, ability, { modes, paid }, scope), scope);
  const none = options.map(() => false);
  const using = { ability, scope, price };
  const isOutside = (place: number) => options[place] < 0;
  const first = yield* declareAdditionalCosts(table, using, none, isOutside, isUsable([]));
  const modes = isSkipped(ability, first) ? [] : yield* declareModes(table, ability, first, scope);
  const isChosen = (place: number) => modes.includes(options[place]);
  const paid = yield* declareAdditionalCosts(table, using, first, isChosen, isUsable(modes));
  return { modes, paid };
}

/** Asks for X where the words do not say what it is (5.2.1.2.2, 10.6.2.2.2): any whole number that can be paid (1.3.5). */
function* declareX(
  table: EvolveTable,
  ability: Ability,
  paid: readonly boolean[],
  scope: Scope,
  price: Price,
): Flow<number> {
  const taken = payingsIn(ability).filter((_, place) => paid[place]);
  const extras = taken.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const costs = price.cost === null ? extras : [price.cost, ...extras];
  if (!costs.some(hasFreeX)) return definedX(table, ability, scope);
  const payable = payableX(table, { scope, price }, taken);
  const isNamed = payable.length > 1 && obeys('5.2.1.2.2', '10.6.2.2', '10.6.2.2.2', '1.3.5');
  const options = (isNamed ? payable : payable.slice(0, 1)).map((x) =>
    option('number' satisfies Verb, scope.source, scope.seat, x),
  );
  const { amount } = yield* ask({
    seat: scope.seat,
    kind: 'pick-x' satisfies Prompt,
    options,
    about: scope.source,
    rule: '10.6.2.2.2' satisfies RuleId,
  });
  return amount;
}

/** Asks for the options of 抉择 (5.17); how many there are to choose is judged now, as it is used (5.17.3.1). */
function* declareModes(
  table: EvolveTable,
  ability: Ability,
  paid: readonly boolean[],
  scope: Scope,
): Flow<readonly number[]> {
  const modes = modesIn(ability);
  if (modes === null || !obeys('5.17.1', '10.6.2.2', '10.6.2.2.3')) return [];
  const { condition, most, more, upTo } = modes;
  const many = condition !== null && holds(table, condition, scope) && countsNow(condition);
  const number = many ? more : most;
  const picked: number[] = [];
  let left = feasibleModes(table, ability, modes, paid, scope);
  while (picked.length < number && left.length > 0) {
    const options = left.map((place) =>
      option('mode' satisfies Verb, scope.source, scope.seat, place),
    );
    // 最多 allows to stop after one option (5.17.2).
    if (upTo && picked.length > 0 && rule('5.17.2')) {
      options.push(option('done' satisfies Verb, NO_CARD, scope.seat));
    }
    const choice = yield* ask({
      seat: scope.seat,
      kind: 'pick-modes' satisfies Prompt,
      options,
      about: scope.source,
      amount: number - picked.length,
      rule: '10.6.2.2.3' satisfies RuleId,
    });
    if (choice.verb === 'done') break;
    picked.push(choice.amount);
    left = left.filter((place) => place !== choice.amount);
  }
  return picked.toSorted((one, other) => one - other);
}

/** Cites that 魔力连锁 and 唤灵充能 in the condition of 抉择 count as the card is used, not as it is carried out (5.17.3.1). */
function countsNow({ kind }: Condition): boolean {
  if (kind === 'spell-chain') return obeys('5.17.3.1', '5.17.3.1.1', '13.3.1.4.1');
  if (kind === 'necro-charge') return obeys('5.17.3.1', '5.17.3.1.1', '13.5.1.3.2.1');
  return rule('5.17.3.1');
}

/** How the cards for a 选择 are picked. */
interface Picking {
  /** The damage that is divided among them. */
  readonly shared: ShareDamage | undefined;
  /** May these cards be selected, or does another 选择 in the same row have, or need, one of them? */
  may(cards: readonly CardId[]): boolean;
  /** Whether the user may take the use back. */
  readonly mayCancel: boolean;
}

function* pickTargets(
  table: EvolveTable,
  select: Select,
  scope: Scope,
  { shared, may, mayCancel }: Picking,
): Flow<readonly CardId[] | null> {
  let left = optionsFor(table, select, scope).filter((card) => may([card]));
  const [least, limit] = bounds(table, select, scope, shared);
  // As many as the words say, or all if fewer fit (10.6.2.3.1).
  const most = Math.min(limit, left.length);
  const picked: CardId[] = [];
  while (picked.length < most && left.length > 0 && obeys('10.6.2.3', '10.6.2.3.1')) {
    const options = left.map((card) => option('pick' satisfies Verb, card, scope.seat));
    if (picked.length >= least) options.push(option('done' satisfies Verb, NO_CARD, scope.seat));
    if (mayCancel) options.push(option('cancel' satisfies Verb, NO_CARD, scope.seat));
    const choice = yield* ask({
      seat: scope.seat,
      kind: 'select' satisfies Prompt,
      options,
      about: scope.source,
      amount: Math.min(most - picked.length, left.length),
      rule: '10.6.2.3' satisfies RuleId,
    });
    if (choice.verb === 'cancel') return null;
    if (choice.verb === 'done') break;
    picked.push(choice.card);
    const others = left.filter((card) => card !== choice.card && may([...picked, card]));
    left = withinTotal(table, select.what.filter, picked, others, scope);
  }
  return picked;
}
