import type { Entry, Occasion } from '../nodes/index.ts';
import type { WhenOf } from '../reading/vocabulary.ts';

/** What a card suffers where it is not on the field, so that its own words about that work there (10.3.4). */
const OFF_FIELD: ReadonlySet<WhenOf> = new Set<WhenOf>([
  'discarded',
  'shown',
  'milled',
  'hand-to-graveyard',
  'added-to-hand',
  'put-into-extra',
]);

/** Does a card hear this of itself while it is not on the field? */
export function hearsOffField(on: Occasion | Entry): boolean {
  return on.kind === 'card-does' && on.who.kind === 'this' && OFF_FIELD.has(on.what);
}
