import { ask, type CardId, type Flow, type Seat } from '@lianhuan/kernel';
import { scopeOf } from '../../effects/derivation.ts';
import { happen } from '../../events/pipeline.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, ChainItem, DeclaredFor, Target } from '../../table/state.ts';
import { generalsOf, refOf, type SanguozhiTable } from '../../table/table.ts';
import { sameTarget, targetNodes, targetOptions } from '../../text/meaning/targets.ts';
import { announceNew } from './announce.ts';
import { abilityAt } from './chain.ts';
import { canBear } from './legal.ts';
import { targetOption } from './pick-targets.ts';

/**
 * New targets for something in the chain (110.5): legal ones, as many as before; where there is no
 * other the old one stays (110.5a). What its modes are does not change (110.6).
 */
export function* retarget(table: SanguozhiTable, item: ChainItem, seat: Seat): Flow<boolean> {
  const declared: DeclaredFor[] = [];
  let changed = false;
  for (const one of item.declared) {
    const targets: (readonly Target[])[] = [];
    for (const [instance, old] of one.targets.entries()) {
      const fresh = yield* pickAgain(table, item, one, instance, targets.flat(), seat);
      changed ||= fresh !== old;
      targets.push(fresh);
    }
    declared.push({ ...one, targets });
  }
  const bearer = yield* pickBearer(table, item, seat);
  changed ||= bearer !== item.bearer;
  // Only the targets are new: the mode that the item was used with stays (110.6).
  rule('110.6');
  if (!changed) return false;
  const now: ChainItem = { ...item, declared, bearer };
  yield* happen(table, { type: 'chain-change', item: now });
  yield* announceNew(table, now, item);
  return true;
}

/** The target of a treasure is its bearer (110.1b). */
function* pickBearer(
  table: SanguozhiTable,
  { bearer, card, controller }: ChainItem,
  seat: Seat,
): Flow<CardRef | null> {
  if (bearer === null || !rule('110.1b')) return bearer;
  const legal = generalsOf(table, controller)
    .filter((general) => canBear(table, card, general))
    .map((general): Target => ({ kind: 'card', ...refOf(table, general) }));
  if (legal.length === 0) return bearer;
  const picked = legal[yield* pick(seat, card, legal, 1)];
  if (picked.kind !== 'card' || picked.card === bearer.card) return bearer;
  return refOf(table, picked.card);
}

function* pickAgain(
  table: SanguozhiTable,
  item: ChainItem,
  declared: DeclaredFor,
  instance: number,
  before: readonly Target[],
  seat: Seat,
): Flow<readonly Target[]> {
  const old = declared.targets[instance];
  if (old.length === 0) return old;
  const definition = table.cards[item.card].definition;
  const ability = abilityAt(table, item.ability ?? { definition, index: declared.index });
  const instances = targetNodes(ability);
  const scope = scopeOf(table, item.card, item.controller, {
    declared,
    instances,
    x: declared.x,
    item,
  });
  const fresh: Target[] = [];
  while (fresh.length < old.length) {
    const legal = targetOptions(table, instances[instance], scope, [...before, ...fresh]).filter(
      (target) => !fresh.some((one) => sameTarget(one, target)) || !rule('110.2'),
    );
    if (legal.length === 0) {
      obeys('110.5a', '110.5b');
      return old;
    }
    fresh.push(legal[yield* pick(seat, item.card, legal, old.length - fresh.length)]);
  }
  const same = fresh.every((target, index) => sameTarget(target, old[index]));
  return same ? old : fresh;
}

function* pick(seat: Seat, about: CardId, legal: readonly Target[], left: number): Flow<number> {
  const options = legal.map((target, index) => targetOption(target, index));
  const choice = yield* ask({
    seat,
    kind: 'pick-target',
    options,
    about,
    amount: left,
    rule: '110.5',
  });
  return options.indexOf(choice);
}
