import { withoutSpans } from '@lianhuan/cardtext';
import { NO_CARD } from '@lianhuan/kernel';
import type { HeldAbility } from '../characteristics.ts';
import { type EvolveTable, evolvedInto } from '../table.ts';
import type { Ability } from './nodes.ts';
import type { Scope } from './scope.ts';

/** Abilities that words grant: which one of which card's text it is, so that state can name it. */

/** Where an ability stands: its definition, and its place in the catalogue there. */
interface Standing {
  readonly definition: number;
  readonly index: number;
}

const known = new WeakMap<Ability, Standing>();

/** An ability of the source's text as others hold it; copied tables have trees of their own. */
export function heldFrom(table: EvolveTable, ability: Ability, scope: Scope): HeldAbility {
  let standing = known.get(ability);
  if (standing === undefined) {
    standing = find(table, ability, scope);
    known.set(ability, standing);
  }
  const { definition, index } = standing;
  return {
    ability: table.library[definition].catalogue[index],
    ref: standing,
    granted: scope.source,
    since: scope.since,
  };
}

/** In the text of the source, or of the evolve card upon it; else wherever else it stands. */
function find(table: EvolveTable, ability: Ability, { source }: Scope): Standing {
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
