import type { AnyOccasion, Entry, Lasting, Occasion } from '../nodes/index.ts';
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
export function hearsOffField(on: Occasion | Entry | AnyOccasion): boolean {
  if (on.kind === 'any-occasion') return on.occasions.every(hearsOffField);
  return on.kind === 'card-does' && on.who.kind === 'this' && OFF_FIELD.has(on.what);
}

/**
 * Do these words work while their card is not on the field (10.3.4): do they change what using it takes, put something
 * in the place of its being discarded, or say how many of it a deck may hold?
 */
export function worksOffField(word: Lasting): boolean {
  if (word.kind === 'cost-change') return word.who.kind === 'this';
  if (word.kind === 'cannot') return word.ban === 'be-discarded' && word.who.kind === 'this';
  return word.kind === 'deck-limit' || isOwnDiscard(word);
}

function isOwnDiscard(word: Lasting): boolean {
  return word.kind === 'instead' && word.would === 'discarded' && word.who.kind === 'this';
}
