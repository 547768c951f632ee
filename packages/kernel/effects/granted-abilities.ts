import type { CardId } from '../table/ids.ts';
import type { HeldAbility } from './effect.ts';

/** A list of abilities with those that one effect has granted besides. */
interface Grant<Ability, Ref> {
  readonly source: CardId;
  readonly since: number;
  readonly abilities: readonly Ability[];
  readonly all: readonly HeldAbility<Ability, Ref>[];
}

/**
 * Makes lists of the abilities of a card and of those granted to it besides. It is the same list each time, so that a
 * card is seen to have the same abilities as before, and what was worked out of them is kept.
 * @typeParam Scope knows whose words grant abilities, and since when they are in force
 * @param heldFrom an ability as a card has it that it is granted to; asked once for each list
 */
export function cachedGrants<
  T extends object,
  Ability,
  Ref,
  Scope extends { readonly source: CardId; readonly since: number },
>(
  heldFrom: (table: T, ability: Ability, scope: Scope) => HeldAbility<Ability, Ref>,
): (
  table: T,
  held: readonly HeldAbility<Ability, Ref>[],
  abilities: readonly Ability[],
  scope: Scope,
) => readonly HeldAbility<Ability, Ref>[] {
  const tables = new WeakMap<T, WeakMap<readonly object[], Grant<Ability, Ref>[]>>();

  /** The lists that were made of this one. */
  function madeOf(table: T, held: readonly HeldAbility<Ability, Ref>[]): Grant<Ability, Ref>[] {
    let lists = tables.get(table);
    if (lists === undefined) {
      lists = new WeakMap();
      tables.set(table, lists);
    }
    let made = lists.get(held);
    if (made === undefined) {
      made = [];
      lists.set(held, made);
    }
    return made;
  }

  return (table, held, abilities, scope) => {
    const { source, since } = scope;
    const made = madeOf(table, held);
    let grant = made.find(
      (one) => one.abilities === abilities && one.source === source && one.since === since,
    );
    if (grant === undefined) {
      const more = abilities.map((ability) => heldFrom(table, ability, scope));
      grant = { abilities, source, since, all: [...held, ...more] };
      made.push(grant);
    }
    return grant.all;
  };
}
