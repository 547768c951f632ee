import { hasOneForEach } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import type { Target } from '../../table/state.ts';
import type { SanguozhiTable } from '../../table/table.ts';
import type { Scope } from '../../text/meaning/scope.ts';
import { sameTarget, type TargetNode, targetOptions } from '../../text/meaning/targets.ts';
import type { Filter, Selection } from '../../text/nodes/index.ts';

/** Whether several 指定 can find their targets one after the other (110.3). */

/** A 指定 that still has to be picked. */
export interface Ask {
  readonly node: TargetNode;
  /** How many more it needs. */
  readonly least: number;
  /** What has been picked for it. */
  readonly picked: readonly Target[];
}

/**
 * How many ways to pick are gone through where it depends on what is picked what a later 指定 can be (其他, 该): a
 * pick of three among eight, and more. Beyond that it is taken that one of them will do.
 */
const MOST_WAYS = 300;

/** Counts the ways that may still be gone through. */
export interface Search {
  left: number;
}

export function newSearch(): Search {
  return { left: MOST_WAYS };
}

/** Can each of these find its targets, after what was picked before? */
export function canFinish(
  table: SanguozhiTable,
  asks: readonly Ask[],
  scope: Scope,
  before: readonly Target[],
  search: Search,
): boolean {
  const [first, ...later] = asks.filter(({ least }) => least > 0);
  if (first === undefined) return true;
  const legal = targetOptions(table, first.node, scope, before).filter(
    (target) => !first.picked.some((one) => sameTarget(one, target)),
  );
  if (legal.length < first.least) return false;
  const views = later.map((ask) => viewOf(table, ask, scope, before));
  if (views.some((view, at) => view.kind !== 'any' && view.targets.length < later[at].least)) {
    return false;
  }
  const last = views.findLastIndex(({ kind }) => kind !== 'fixed');
  if (last < 0) return true;
  const concerned = later.slice(0, last + 1);
  const those = views.slice(0, last + 1);
  if (those.every((view) => view.kind !== 'any')) {
    const asked = [first, ...concerned];
    const lists = [legal, ...those.map(({ targets }) => targets)];
    const parts = apart(lists);
    if (parts.length > 1) {
      const part = (places: readonly number[]) => places.map((at) => asked[at]);
      return parts.every((places) => canFinish(table, part(places), scope, before, search));
    }
    if (those.every(({ kind }) => kind === 'other')) return allDistinct(asked, lists);
  }
  for (const picks of picksOf(legal, first.least)) {
    search.left -= 1;
    if (search.left < 0) return true;
    if (canFinish(table, concerned, scope, [...before, ...picks], search)) return true;
  }
  return false;
}

/**
 * What a later 指定 could be: the same whatever is picked before it, or all of these but that (其他); or it depends on
 * it in some other way.
 */
type View =
  | { readonly kind: 'fixed' | 'other'; readonly targets: readonly Target[] }
  | { readonly kind: 'any' };

function viewOf(table: SanguozhiTable, ask: Ask, scope: Scope, before: readonly Target[]): View {
  const fixed = withoutThat(table, ask.node, scope);
  if (fixed !== null) return { kind: 'fixed', targets: fixed };
  const open = openedOf(ask.node);
  const all = open === null ? null : withoutThat(table, open, scope);
  if (all === null) return { kind: 'any' };
  const { source, that } = scope;
  const left = all.filter(
    (target) =>
      !(target.kind === 'card' && target.card === source) &&
      ![...that, ...before].some((one) => sameTarget(one, target)),
  );
  return { kind: 'other', targets: left };
}

/** What a 指定 could be, if nothing that was picked or spoken of before has a say in it; null if it has. */
function withoutThat(table: SanguozhiTable, node: TargetNode, scope: Scope): Target[] | null {
  let asked = false;
  const here: Scope = {
    ...scope,
    get that() {
      asked = true;
      return scope.that;
    },
  };
  const targets = targetOptions(table, node, here, []);
  return asked ? null : targets;
}

/** The same 指定 without its 其他; null where it has none, or where leaving one out brings others in (攻最高的其他将领). */
const openedOf = cachedByObject((node: TargetNode): Selection | null => {
  if (node.kind !== 'selection') return null;
  const selection = node as Selection;
  const filter = opened(selection.filter);
  return filter === null || filter === selection.filter ? null : { ...selection, filter };
});

function opened(filter: Filter): Filter | null {
  if (filter.kind === 'other') return opened(filter.of);
  if (filter.kind === 'qualified' && filter.quality.kind === 'superlative') return null;
  if (!('of' in filter) || filter.of === null) return filter;
  const of = opened(filter.of);
  if (of === null) return null;
  return of === filter.of ? filter : ({ ...filter, of } as Filter);
}

/** The places of the lists, in groups that have no target in common. */
function apart(lists: readonly (readonly Target[])[]): readonly (readonly number[])[] {
  let groups: { places: number[]; keys: Set<string> }[] = [];
  lists.forEach((list, place) => {
    const joined = { places: [place], keys: new Set(list.map(keyOf)) };
    const meets = ({ keys }: (typeof groups)[number]) =>
      [...keys].some((key) => joined.keys.has(key));
    for (const { places, keys } of groups.filter(meets)) {
      joined.places.unshift(...places);
      for (const key of keys) joined.keys.add(key);
    }
    groups = [
      ...groups.filter((group) => group.places.every((at) => !joined.places.includes(at))),
      joined,
    ];
  });
  return groups.map(({ places }) => places.toSorted((one, other) => one - other));
}

/** Can each of them have as many as it needs, no two the same? */
function allDistinct(asks: readonly Ask[], lists: readonly (readonly Target[])[]): boolean {
  return hasOneForEach(
    asks.flatMap(({ least }, at) => Array.from({ length: least }, () => lists[at].map(keyOf))),
  );
}

function keyOf(target: Target): string {
  switch (target.kind) {
    case 'card':
      return `card ${target.card}`;
    case 'seat':
      return `seat ${target.seat}`;
    case 'item':
      return `item ${target.item}`;
  }
}

/** Every way to pick so many of the targets. */
function* picksOf(
  targets: readonly Target[],
  count: number,
  from = 0,
): Iterable<readonly Target[]> {
  if (count === 0) return yield [];
  for (let index = from; index <= targets.length - count; index++) {
    for (const rest of picksOf(targets, count - 1, index + 1)) yield [targets[index], ...rest];
  }
}
