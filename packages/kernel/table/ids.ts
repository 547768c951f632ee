/** Branded numbers: a seat is not a card, although both are counted from zero. */

declare const brand: unique symbol;
type Branded<Name extends string> = number & { readonly [brand]: Name };

/** A player's place at the table, from 0 to `seats - 1`, in the order of play. */
export type Seat = Branded<'Seat'>;
/** A card's index in `table.cards`; it never leaves the engine (see {@link Handle}). */
export type CardId = Branded<'CardId'>;
/** A zone's index in `table.zones`. */
export type ZoneId = Branded<'ZoneId'>;
/**
 * The number by which players know a card. It gets a fresh one whenever it comes to a zone that not
 * everybody sees, or out of one that nobody sees, and when such a zone is shuffled, so that nobody can
 * follow it through.
 */
export type Handle = Branded<'Handle'>;

/** "No seat": the owner of shared things, the controller of what nobody controls. */
export const NOBODY = -1 as Seat;
/** "No handle": that of a card which lies where nobody may look. */
export const NO_HANDLE = 0 as Handle;
/** "No card": the card of an option or event that is about none. */
export const NO_CARD = -1 as CardId;
/** "No zone": where a card was before it was anywhere. */
export const NO_ZONE = -1 as ZoneId;
