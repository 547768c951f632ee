import {
  ask,
  because,
  currentRecorder,
  type Flow,
  type Option,
  option,
  type Seat,
} from '@lianhuan/kernel';
import { type RuleId, rule } from '../../rules.ts';
import type { Target } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Cost, Deed } from '../nodes/index.ts';
import type { DeedWord } from '../reading/word.ts';
import { hasFreeX } from './declared.ts';
import type { Scope } from './scope.ts';
import { itemAt } from './sides.ts';

/** Carries card text out: each node by the word of its kind. */

function wordOf(table: SanguozhiTable, { kind }: Deed | Cost): DeedWord {
  return table.procedures.words.actions[kind];
}

/** Words that only hold others together: the log names what they hold. */
const FRAMES: ReadonlySet<Deed['kind']> = new Set<Deed['kind']>([
  'steps',
  'after',
  'optional',
  'conditional',
  'unless',
  'each',
  'where-x',
  'modes',
]);

/** Carries out a deed; gives whether it was carried out in full (706.2). */
export function run(table: SanguozhiTable, deed: Deed, scope: Scope): Flow<boolean> {
  if (scope.x < 0 && hasFreeX(deed) && rule('105.3b')) return runNamed(table, deed, scope);
  if (isCutOff(table, scope)) return left();
  const flow = wordOf(table, deed).run(table, deed, scope);
  if (currentRecorder() === null || FRAMES.has(deed.kind)) return flow;
  const { seat, source } = scope;
  return because({ kind: 'ability', seat, card: source, span: deed.span }, flow);
}

/**
 * Carries out a deed for each of several players, who decide at once (101.4); gives those who did it in
 * full (706.2c).
 */
export function* runByEach(
  table: SanguozhiTable,
  deed: Deed,
  seats: readonly Seat[],
  scope: Scope,
): Flow<readonly Seat[]> {
  const { byEach } = wordOf(table, deed);
  const named = scope.x >= 0 || !hasFreeX(deed);
  if (seats.length > 1 && byEach && named && !isCutOff(table, scope)) {
    return yield* byEach(table, deed, seats, scope);
  }
  return yield* doneByEach(table, seats, function* byOne(actor) {
    if (actor === scope.actor) return yield* run(table, deed, scope);
    // 其 is whoever does it, where no player was spoken of before.
    const doer: Target = { kind: 'seat', seat: actor };
    const isOpen = scope.that.every(({ kind }) => kind !== 'seat');
    const theirs: Scope = { ...scope, actor, that: isOpen ? [...scope.that, doer] : scope.that };
    const done = yield* run(table, deed, theirs);
    scope.that = theirs.that.filter((one) => one !== doer);
    return done;
  });
}

/**
 * What each of several players does: it is done for one after the other, but counts as done at once
 * (101.4), so that what it fires waits for the last of them. Gives those who did it in full (706.2c).
 */
export function* doneByEach(
  table: SanguozhiTable,
  seats: readonly Seat[],
  deed: (seat: Seat) => Flow<boolean>,
): Flow<readonly Seat[]> {
  const flow = oneByOne(seats, deed);
  if (seats.length < 2 || !rule('101.4')) return yield* flow;
  return yield* table.procedures.asOneMoment(table, flow);
}

function* oneByOne(
  seats: readonly Seat[],
  deed: (seat: Seat) => Flow<boolean>,
): Flow<readonly Seat[]> {
  const able: Seat[] = [];
  for (const seat of seats) if (yield* deed(seat)) able.push(seat);
  return able;
}

/** Carries out a deed with the X that its player names now, as nothing else says what X is. */
function* runNamed(table: SanguozhiTable, deed: Deed, scope: Scope): Flow<boolean> {
  const inner: Scope = { ...scope, x: yield* nameX(table, deed, scope) };
  const done = yield* run(table, deed, inner);
  scope.that = inner.that;
  return done;
}

/** The most that X can be named. */
const X_LIMIT = 30;

function* nameX(table: SanguozhiTable, deed: Deed, scope: Scope): Flow<number> {
  const { actor, source } = scope;
  const options: Option[] = [option('number', source, actor, 0)];
  for (let x = 1; x <= X_LIMIT && payable(table, deed, { ...scope, x }); x++) {
    options.push(option('number', source, actor, x));
  }
  const { amount } = yield* ask({
    seat: actor,
    kind: 'pick-x',
    options,
    about: source,
    rule: '105.3b' satisfies RuleId,
  });
  return amount;
}

/** Has the resolving item been taken out of the chain meanwhile (705.3)? */
function isCutOff(table: SanguozhiTable, { item }: Scope): boolean {
  return item !== null && itemAt(table, item.id) === undefined && rule('705.3');
}

/** The flow of a deed that does not happen any more. */
function* left(): Flow<boolean> {
  return false;
}

/** Could the cost be paid in full (108.5c)? */
export function payable(table: SanguozhiTable, cost: Cost, scope: Scope): boolean {
  return wordOf(table, cost).payable?.(table, cost, scope) ?? true;
}
