import { withoutSpans } from '@lianhuan/cardtext';
import { cachedGrants, NO_CARD } from '@lianhuan/kernel';
import type { HeldAbility } from '../../effects/characteristics.ts';
import { type EvolveTable, evolvedInto } from '../../table/table.ts';
import type { Ability } from '../nodes/index.ts';
import type { Scope } from './scope.ts';

/** Abilities that words grant to cards. State names them by the card whose text they stand in, and their place there. */

/** Where an ability stands: its definition, and its place in the catalogue there. */
interface AbilityPlace {
  readonly definition: number;
  readonly index: number;
}

const known = new WeakMap<Ability, AbilityPlace>();

/** The ability as a card that it is granted to has it. A copied table may hold another copy of its tree, so it is looked up. */
function heldFrom(table: EvolveTable, ability: Ability, scope: Scope): HeldAbility {
  let place = known.get(ability);
  if (place === undefined) {
    place = find(table, ability, scope);
    known.set(ability, place);
  }
  const { definition, index } = place;
  return {
    ability: table.library[definition].catalogue[index],
    ref: place,
    granted: scope.source,
    since: scope.since,
  };
}

/** The abilities of a card and those that are granted besides. */
export const withGranted = cachedGrants(heldFrom);

/** Where the ability stands: in the text of the source, or of the evolve card upon it, or of any other card. Throws if in none. */
function find(table: EvolveTable, ability: Ability, { source }: Scope): AbilityPlace {
  const near = [source, evolvedInto(table, source)]
    .filter((card) => card !== NO_CARD)
    .map((card) => table.cards[card].definition);
  for (const definition of [...near, ...table.library.keys()]) {
    const index = placeIn(ability, table.library[definition].catalogue);
    if (index >= 0) return { definition, index };
  }
  throw new Error(`no card has the ability at ${ability.span} of card ${source}`);
}

function placeIn(ability: Ability, catalogue: readonly Ability[]): number {
  const same = catalogue.indexOf(ability);
  if (same >= 0) return same;
  const { span } = ability;
  return catalogue.findIndex(
    (one) =>
      one.span[0] === span[0] &&
      one.span[1] === span[1] &&
      JSON.stringify(withoutSpans(one)) === JSON.stringify(withoutSpans(ability)),
  );
}
