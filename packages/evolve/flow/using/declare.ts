import { ask, type CardId, type Flow, NO_CARD, type Option, option } from '@lianhuan/kernel';
import type { Prompt, Verb } from '../../describe/prompts.ts';
import type { RuleId } from '../../rules.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, Declared } from '../../table/state.ts';
import { type EvolveTable, refOf } from '../../table/table.ts';
import { candidates } from '../../text/meaning/candidates.ts';
import { definedX, hasFreeX, modesIn, payingsIn, selectsIn } from '../../text/meaning/declared.ts';
import { count, holds } from '../../text/meaning/evaluate.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import type { Ability, Condition, Modes, Select, ShareDamage } from '../../text/nodes/index.ts';
import {
  declareAdditionalCosts,
  isUnpaid,
  modesOfAdditionalCosts,
  type Price,
} from './additional-costs.ts';
import { canPay, together } from './costs.ts';
import { type Choices, presentSelections, type Selections } from './present-selections.ts';
import { maySelect } from './selectable.ts';
import { shareOut } from './target-shares.ts';

/** What is fixed as a card or an ability is used (10.6.2.2–10.6.2.4): options, X, targets, shares. */

/** What may be picked for a 选择 (10.6.2.3): what fits, and nothing keeps from being picked. */
function optionsFor(table: EvolveTable, select: Select, scope: Scope): readonly CardId[] {
  return candidates(table, select.what, scope).filter((card) => maySelect(table, card, scope));
}

/** How many must be picked, and how many can be. */
function bounds(
  table: EvolveTable,
  { what }: Select,
  scope: Scope,
  shared: ShareDamage | undefined,
): readonly [least: number, most: number] {
  const most = what.most === 'any' ? 99 : what.most === 'X' ? Math.max(0, scope.x) : what.most;
  const limit = shared === undefined ? most : Math.min(most, count(table, shared.amount, scope));
  // Any number will do, but something that is shared out goes to somebody (10.6.2.3.2, 10.6.2.3.2.1).
  if (what.upTo && obeys('10.6.2.3.2', '1.3.5.1')) {
    return [shared !== undefined && rule('10.6.2.3.2.1') ? 1 : 0, limit];
  }
  return [most, most];
}

/** Can all its 选择 be made (10.6.2.3.3)? A single one that fits is enough: as many as can be (10.6.2.3.1). */
function canSelect(table: EvolveTable, active: Selections, scope: Scope): boolean {
  return active.selects.every((select) => {
    if (active.optional.has(select)) return true;
    const shared = active.shares.find((one) => one.select === select)?.node;
    const [least] = bounds(table, select, scope, shared);
    const able = Math.min(least, optionsFor(table, select, scope).length);
    if (least > 0 && able === 0 && rule('10.6.2.3.3')) return false;
    return shared === undefined || canShare(table, shared, able, scope);
  });
}

/** Is there one at least for each of so many (10.6.2.4.1.1)? Of an X that is not named yet there may be. */
function canShare(
  table: EvolveTable,
  { amount }: ShareDamage,
  targets: number,
  scope: Scope,
): boolean {
  const isOpen = amount.kind === 'number' && amount.amount === 'X' && scope.x < 0;
  return isOpen || targets <= count(table, amount, scope) || !rule('10.6.2.4.1.1');
}

/** With its X, unless its user is to name it. */
function withKnownX(table: EvolveTable, ability: Ability, known: Scope): Scope {
  return hasFreeX(ability) ? known : { ...known, x: definedX(table, ability, known) };
}

/** Could it be used: is there a way to fix all that must be fixed (10.6.2.1.2)? */
export function canDeclare(table: EvolveTable, ability: Ability, known: Scope): boolean {
  const scope = withKnownX(table, ability, known);
  const paid = payingsIn(ability).map(() => false);
  const modes = modesIn(ability);
  if (modes === null) {
    return canSelect(table, presentSelections(table, ability, { modes: [], paid }, scope), scope);
  }
  return feasibleModes(table, ability, modes, paid, scope).length > 0;
}

/** Options that could be carried out (5.17.3). */
function feasibleModes(
  table: EvolveTable,
  ability: Ability,
  { modes }: Modes,
  paid: readonly boolean[],
  scope: Scope,
): readonly number[] {
  const places = modes.map((_, index) => index);
  if (!rule('5.17.3')) return places;
  return places.filter((index) =>
    canSelect(table, presentSelections(table, ability, { modes: [index], paid }, scope), scope),
  );
}

/**
 * Fixes all of it, step by step. Nothing has happened yet, so that nothing needs to be undone where it
 * cannot be used (10.6.2.3.3) or where its user thinks better of it.
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
  // What waits for later knows the X that was named as it began.
  const x = named < 0 ? known.x : named;
  const scope: Scope = { ...known, x };
  const active = presentSelections(table, ability, { modes, paid }, scope);
  if (!canSelect(table, active, scope)) return null;
  const all = selectsIn(ability);
  const targets: (readonly CardRef[])[] = all.map(() => []);
  const shares: (readonly number[])[] = all.map(() => []);
  let that = scope.that;
  for (const select of active.selects) {
    const shared = active.shares.find((one) => one.select === select)?.node;
    const picked = yield* pickTargets(table, select, { ...scope, that }, shared, mayCancel);
    if (picked === null) return null;
    const refs = picked.map((card) => refOf(table, card));
    const place = all.indexOf(select);
    targets[place] = refs;
    that = refs;
    if (shared !== undefined) {
      shares[place] = yield* shareOut(picked, count(table, shared.amount, scope), scope);
    }
  }
  return { modes, x, targets, shares, paid };
}

/** Which options, and which additional costs: those of an option only where it was picked (5.17.4). */
function* declareChoices(
  table: EvolveTable,
  ability: Ability,
  known: Scope,
  price: Price,
): Flow<Choices> {
  const scope = withKnownX(table, ability, known);
  const options = modesOfAdditionalCosts(ability);
  const isUsable = (modes: readonly number[]) => (paid: readonly boolean[]) =>
    canSelect(table, presentSelections(table, ability, { modes, paid }, scope), scope);
  const none = options.map(() => false);
  const using = { ability, scope, price };
  const isOutside = (place: number) => options[place] < 0;
  const first = yield* declareAdditionalCosts(table, using, none, isOutside, isUsable([]));
  const modes = isUnpaid(ability, first) ? [] : yield* declareModes(table, ability, first, scope);
  const isChosen = (place: number) => modes.includes(options[place]);
  const paid = yield* declareAdditionalCosts(table, using, first, isChosen, isUsable(modes));
  return { modes, paid };
}

/** Of what can be paid without end. */
const MOST_X = 99;

/** X that nothing else says (5.2.1.2.2, 10.6.2.2.2): any whole number that can be paid (1.3.5). */
function* declareX(
  table: EvolveTable,
  ability: Ability,
  paid: readonly boolean[],
  scope: Scope,
  price: Price,
): Flow<number> {
  const extras = payingsIn(ability).flatMap(({ cost }, place) =>
    paid[place] && cost !== null ? [cost] : [],
  );
  const costs = price.cost === null ? extras : [price.cost, ...extras];
  if (!costs.some(hasFreeX)) return definedX(table, ability, scope);
  if (!obeys('5.2.1.2.2', '10.6.2.2', '10.6.2.2.2', '1.3.5')) return 0;
  const options: Option[] = [];
  for (let x = 0; x <= MOST_X; x++) {
    const more = { more: price.energy, points: price.points };
    if (x > 0 && !canPay(table, together(costs), { ...scope, x }, more)) break;
    options.push(option('number' satisfies Verb, scope.source, scope.seat, x));
  }
  const { amount } = yield* ask({
    seat: scope.seat,
    kind: 'pick-x' satisfies Prompt,
    options,
    about: scope.source,
    amount: 0,
    rule: '10.6.2.2.2' satisfies RuleId,
    idle: false,
  });
  return amount;
}

/** 抉择 (5.17): as it is used, by what holds then (5.17.3.1). */
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
    // One at least (5.17.2).
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
      idle: false,
    });
    if (choice.verb === 'done') break;
    picked.push(choice.amount);
    left = left.filter((place) => place !== choice.amount);
  }
  return picked.toSorted((one, other) => one - other);
}

/** How many options there are is judged as it begins to be used, whatever else is counted later (5.17.3.1). */
function countsNow({ kind }: Condition): boolean {
  if (!rule('5.17.3.1')) return false;
  if (kind === 'spell-chain') return obeys('5.17.3.1.1', '13.3.1.4.1');
  return kind !== 'necro-charge' || obeys('5.17.3.1.1', '13.5.1.3.2.1');
}

function* pickTargets(
  table: EvolveTable,
  select: Select,
  scope: Scope,
  shared: ShareDamage | undefined,
  mayCancel: boolean,
): Flow<readonly CardId[] | null> {
  let left = optionsFor(table, select, scope);
  const [least, limit] = bounds(table, select, scope, shared);
  // As many as it says, as far as there are so many (10.6.2.3.1).
  const most = Math.min(limit, left.length);
  const picked: CardId[] = [];
  while (picked.length < most && obeys('10.6.2.3', '10.6.2.3.1')) {
    const options = left.map((card) => option('pick' satisfies Verb, card, scope.seat));
    if (picked.length >= least) options.push(option('done' satisfies Verb, NO_CARD, scope.seat));
    if (mayCancel) options.push(option('cancel' satisfies Verb, NO_CARD, scope.seat));
    const choice = yield* ask({
      seat: scope.seat,
      kind: 'select' satisfies Prompt,
      options,
      about: scope.source,
      amount: most - picked.length,
      rule: '10.6.2.3' satisfies RuleId,
      idle: false,
    });
    if (choice.verb === 'cancel') return null;
    if (choice.verb === 'done') break;
    picked.push(choice.card);
    left = left.filter((card) => card !== choice.card);
  }
  return picked;
}
