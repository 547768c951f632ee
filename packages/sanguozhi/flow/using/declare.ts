import type { CardId, Flow, Option, Seat } from '@lianhuan/kernel';
import { ask, NO_CARD, option } from '@lianhuan/kernel';
import { scopeOf } from '../../effects/derivation.ts';
import type { SanguozhiEvent } from '../../events/events.ts';
import { happen } from '../../events/pipeline.ts';
import { rule } from '../../rules.ts';
import type { Declared, Target } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import { declaresX, definedX, modesOf, targetNodesIn } from '../../text/meaning/declared.ts';
import { isKeywordText } from '../../text/meaning/keywords.ts';
import { seatsOf } from '../../text/meaning/players.ts';
import { payable } from '../../text/meaning/run.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import { targetBounds, targetNodes, targetOptions } from '../../text/meaning/targets.ts';
import type { Ability, Modes } from '../../text/nodes/index.ts';
import type { Party } from '../../text/reading/vocabulary.ts';
import { costToPay } from './costs.ts';
import { canPickAll, pickTargets } from './pick-targets.ts';

/** What is declared when a card or an effect is used, or a trigger fires (701.2f–g, 703.3b). */

/** The declaration of an ability with neither modes, X nor 指定. */
export const NOTHING_DECLARED: Declared = { mode: -1, x: -1, targets: [] };

/** The declaration of an ability that names no target for any of its 指定. */
export function nobodyDeclared(ability: Ability): Declared {
  return { ...NOTHING_DECLARED, targets: targetNodes(ability).map(() => []) };
}

/** Does the ability have modes, X or a 指定 to declare? */
export function hasTargets(ability: Ability): boolean {
  return targetNodes(ability).length > 0 || modesOf(ability) !== null || declaresX(ability);
}

interface Given {
  readonly heard?: SanguozhiEvent | null;
  readonly that?: readonly Target[];
  /** True before something is used, when its player can still take it back. */
  readonly free: boolean;
  /** True where a 指定 counts as 选择, as in triggers that are not effects of entering (110.1e). */
  readonly chosen?: boolean;
}

/** Are there a mode and targets enough for everything that the ability asks to have declared (110.3)? */
export function canDeclare(
  table: SanguozhiTable,
  ability: Ability,
  source: CardId,
  seat: Seat,
): boolean {
  if (!hasTargets(ability)) return true;
  const unnamed = scopeOf(table, source, seat, { instances: targetNodes(ability) });
  const scope: Scope = { ...unnamed, x: definedX(table, ability, unnamed) };
  const modes = modesOf(ability);
  if (modes === null) return allHaveTargets(table, ability, null, scope);
  return modes.modes.some((_, mode) => allHaveTargets(table, ability, mode, scope));
}

function allHaveTargets(
  table: SanguozhiTable,
  ability: Ability,
  mode: number | null,
  scope: Scope,
): boolean {
  return canPickAll(table, targetNodesIn(ability, mode), scope) || !rule('110.3');
}

/** Asks for the mode, X and the targets; null when it cannot be declared, or was taken back. */
export function* declareTargets(
  table: SanguozhiTable,
  ability: Ability,
  source: CardId,
  seat: Seat,
  { heard = null, that = [], free, chosen = false }: Given,
): Flow<Declared | null> {
  const instances = targetNodes(ability);
  const scope = scopeOf(table, source, seat, { heard, that, instances, chosen });
  const modes = modesOf(ability);
  if (modes === null || !namesMode(ability, free)) {
    return yield* declareFor(table, ability, null, scope, seat, free);
  }
  const [first, ...rest] = yield* choosers(table, ability, modes, scope);
  if (first === undefined) return null;
  if (first !== seat) yield* showSource(table, source, seat);
  const declared = yield* declareFor(table, ability, modes, scope, first, free);
  if (declared === null || rest.length === 0) return declared;
  const others: Declared[] = [];
  for (const chooser of rest) {
    if (chooser !== seat) yield* showSource(table, source, seat);
    const other = yield* declareFor(table, ability, modes, scope, chooser, false);
    if (other !== null) others.push(other);
  }
  return { ...declared, others };
}

/** Lays a hidden card open: whoever else picks for it has to see it (701.2a). */
function* showSource(table: SanguozhiTable, source: CardId, seat: Seat): Flow<void> {
  const { zone, faceDown } = table.cards[source];
  if (table.zones[zone].visibility === 'public' && !faceDown) return;
  yield* happen(table, { type: 'show', seat, cards: [source] });
}

/**
 * Is the ability's mode named as its card (701.2f) or effect (702.2e) is used, or as the trigger fires
 * (703.3b)?
 */
function namesMode({ body }: Ability, free: boolean): boolean {
  if (body.kind === 'activated') return rule('702.2e');
  return rule(free ? '701.2f' : '703.3b');
}

/** What one player declares: a mode that another picks brings that player's targets too (800.1c). */
function* declareFor(
  table: SanguozhiTable,
  ability: Ability,
  modes: Modes | null,
  unnamed: Scope,
  chooser: Seat,
  free: boolean,
): Flow<Declared | null> {
  const { seat, instances } = unnamed;
  let scope = unnamed;
  let mode = -1;
  if (modes !== null) {
    const pickedMode = yield* pickMode(table, ability, modes, scope, chooser, free);
    if (pickedMode === null) return null;
    mode = pickedMode;
  }
  let x = definedX(table, ability, scope);
  if (declaresX(ability) && rule('105.3c')) {
    const pickedX = yield* pickX(table, ability, scope, free);
    if (pickedX === null) return null;
    x = pickedX;
  }
  if (x >= 0) scope = { ...scope, x };
  if (chooser !== seat) rule('800.1c');
  const picked: Target[][] = instances.map(() => []);
  const nodes = targetNodesIn(ability, mode < 0 ? null : mode);
  if (nodes.length > 0) citeTargets(ability);
  for (const [place, node] of nodes.entries()) {
    const later = nodes.slice(place + 1);
    const mayCancel = free && chooser === seat;
    const found = yield* pickTargets(table, node, later, scope, picked, chooser, mayCancel);
    if (found === null) return null;
    picked[instances.indexOf(node)] = found;
    scope = { ...scope, declared: { mode, x, targets: picked } };
  }
  return { mode, x, targets: picked, ...(chooser === seat ? {} : { chooser }) };
}

/** Cites why targets are picked now, and not later (110.1). */
function citeTargets(ability: Ability): void {
  rule('110.1');
  if (isKeywordText(ability)) rule('110.1f');
  else if (ability.body.kind === 'spell') rule('110.1a');
  else if (ability.body.kind === 'activated') rule('110.1c');
}

/** Who picks modes, in which order; whoever controls the effect says so (800.1d). */
function* choosers(
  table: SanguozhiTable,
  { body }: Ability,
  { who }: Modes,
  scope: Scope,
): Flow<readonly Seat[]> {
  const { seat } = scope;
  const others = who !== null && who !== 'own';
  if (!others || !rule(body.kind === 'activated' ? '702.3' : '701.3')) return [seat];
  const left = [...seatsOf(table, who, scope)];
  const one = PICKED_PARTIES.has(who);
  const order: Seat[] = [];
  if (left.length > 1 && !one) rule('800.1d');
  while (left.length > 1) {
    const choice = yield* ask({
      seat,
      kind: 'pick-player',
      options: left.map((other) => option('player', NO_CARD, other)),
      amount: left.length,
      rule: '800.1d',
    });
    if (one) return [choice.seat];
    order.push(...left.splice(left.indexOf(choice.seat), 1));
  }
  return [...order, ...left];
}

/** Words for a single player, who has to be picked. */
const PICKED_PARTIES: ReadonlySet<Party> = new Set([
  'one-player',
  'target-player',
  'one-enemy',
  'target-enemy',
]);

function* pickMode(
  table: SanguozhiTable,
  ability: Ability,
  modes: Modes,
  scope: Scope,
  chooser: Seat,
  free: boolean,
): Flow<number | null> {
  const legal = modes.modes
    .map((_, index) => index)
    .filter((index) => allHaveTargets(table, ability, index, scope) || !rule('800.1a'));
  if (legal.length === 0) return null;
  const options = legal.map((index) => option('mode', scope.source, chooser, index));
  if (free && chooser === scope.seat) options.push(option('cancel'));
  const choice = yield* ask({
    seat: chooser,
    kind: 'pick-mode',
    options,
    about: scope.source,
    amount: modes.modes.length,
    rule: '800.1a',
  });
  return choice.verb === 'cancel' ? null : choice.amount;
}

/** The highest X anybody may name: nothing on a table is counted beyond it. */
const X_LIMIT = 99;

function* pickX(
  table: SanguozhiTable,
  ability: Ability,
  scope: Scope,
  free: boolean,
): Flow<number | null> {
  const options: Option[] = [];
  for (let x = 0; x <= X_LIMIT && isPossibleX(table, ability, { ...scope, x }); x++) {
    options.push(option('number', scope.source, scope.seat, x));
  }
  if (options.length === 0) return null;
  if (free) options.push(option('cancel'));
  const choice = yield* ask({
    seat: scope.seat,
    kind: 'pick-x',
    options,
    about: scope.source,
    rule: '105.3c',
  });
  return choice.verb === 'cancel' ? null : choice.amount;
}

function isPossibleX(table: SanguozhiTable, ability: Ability, scope: Scope): boolean {
  const { body } = ability;
  const cost = body.kind === 'activated' ? body.cost : null;
  const { seat, source } = scope;
  if (cost !== null && !payable(table, costToPay(table, seat, source, cost), scope)) return false;
  return targetNodes(ability).every((node) => {
    const { least } = targetBounds(table, node, scope);
    return targetOptions(table, node, scope, []).length >= least;
  });
}
