import { cardNameOf } from '../log/line-text.ts';
import { type CardId, type Handle, NO_CARD } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
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

/** What players are shown of a card that differs from print, beside its characteristics as they are now. */
export interface Changed<OneChange> {
  /** Its abilities in words, with those that effects have granted. */
  readonly abilities: readonly (Text & { readonly granted: boolean })[];
  readonly changes: readonly OneChange[];
}

/** Who made a change: the card whose effect it is. @param onField is it still on the field? */
export function changedBy(
  table: Table<{ readonly name: string; readonly english: string }>,
  source: CardId,
  onField: (card: CardId) => boolean,
): Pick<Change<string, unknown, unknown>, 'card' | 'by'> {
  if (source === NO_CARD) return { card: null, by: null };
  return {
    card: onField(source) ? table.cards[source].handle : null,
    by: cardNameOf(table, source),
  };
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
