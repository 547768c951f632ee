import type { Handle } from '../table/ids.ts';
import type { Text } from '../text/text.ts';

/** One thing that an effect changed of a card's characteristics, as players are shown it. */
export interface Change<Layer extends string, What, Value> {
  readonly layer: Layer;
  /** The card whose effect it is, if it is still on the field. */
  readonly card: Handle | null;
  /** What that card is called; null where the rules themselves do it. */
  readonly by: Text | null;
  readonly what: What;
  readonly from: Value;
  readonly to: Value;
}

/**
 * The fields in which the characteristics of a card differ before and after an effect, in the order of the
 * fields. Values are compared as plain data.
 * @param valueIn a field as players are shown it
 */
export function changedFields<C extends object, Value>(
  before: C,
  after: C,
  valueIn: (characteristics: C, what: keyof C) => Value,
): { readonly what: keyof C; readonly from: Value; readonly to: Value }[] {
  return (Object.keys(before) as (keyof C)[])
    .map((what) => ({ what, from: valueIn(before, what), to: valueIn(after, what) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
}
