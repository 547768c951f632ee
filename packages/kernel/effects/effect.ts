import type { CardId, Seat } from '../table/ids.ts';

/** What an effect does to the way things happen; each kind has its place in the pipeline. */
export const EFFECT_KINDS = ['forbid', 'replace', 'modify', 'trigger'] as const;
/** What an effect does, by its place in the pipeline. */
export type EffectKind = (typeof EFFECT_KINDS)[number];

/**
 * When an effect ends: with the object it comes from, with a turn of a seat, after its next use, or never.
 * All but the first end when the game says so, by the event `end-effect`.
 */
export type Duration =
  | { readonly until: 'source-leaves' }
  | { readonly until: 'end-of-turn'; readonly of: Seat }
  | { readonly until: 'used' }
  | { readonly until: 'end-of-game' };

/** A continuous effect: plain data; what its body means is the game's to say. */
export interface Effect<Body = unknown> {
  readonly id: number;
  readonly kind: EffectKind;
  readonly source: CardId;
  /** The source's incarnation when the effect began: another incarnation is another object. */
  readonly incarnation: number;
  readonly controller: Seat;
  readonly duration: Duration;
  /** From the table's clock; the earlier applies first within a layer. */
  readonly timestamp: number;
  /** The index of its layer in the game's own list (`modify` only, else 0). */
  readonly layer: number;
  readonly body: Body;
}

/** All effects now in force, by kind, each list in time-stamp order. */
export type Effects<Body = unknown> = { readonly [Kind in EffectKind]: readonly Effect<Body>[] };

/** The effects of a table on which nothing has happened yet. */
export function noEffects(): Effects<never> {
  return { forbid: [], replace: [], modify: [], trigger: [] };
}

/** Most cards have fewer abilities, and most abilities fewer effects: theirs have small numbers, which are quicker. */
const FEW_PARTS = 16;
const FEW_ABILITIES = 64;
/** The numbers of all others lie beyond those. */
const BEYOND = 2 ** 40;
const MOST_PARTS = 2 ** 8;
const MOST_ABILITIES = 2 ** 20;

/** The number of an effect that a card holds: below 0, and no other effect of any card has it. */
function heldId(source: CardId, ability: number, part: number): number {
  if (part < FEW_PARTS && ability < FEW_ABILITIES) {
    return -(1 + part + FEW_PARTS * (ability + FEW_ABILITIES * source));
  }
  if (part < MOST_PARTS && ability < MOST_ABILITIES) {
    return -(BEYOND + part + MOST_PARTS * (ability + MOST_ABILITIES * source));
  }
  throw new RangeError(`card ${source} has too many effects: part ${part} of ability ${ability}`);
}

/** The card that holds an effect, as the effect knows it. */
export type EffectHolder = Pick<Effect, 'source' | 'incarnation' | 'controller' | 'timestamp'>;

/**
 * An effect that a card holds as long as it lies as it does: nobody began it, and the game works it out
 * anew. Its number is the same each time, and below 0, where no number of a begun effect is.
 * @param ability the place of the ability among those of the card, below 2^20
 * @param part the place of the effect among those of the ability, below 256
 * @throws RangeError beyond that
 */
export function heldEffect<Body>(
  holder: EffectHolder,
  ability: number,
  part: number,
  body: Body,
): Effect<Body> {
  return {
    id: heldId(holder.source, ability, part),
    kind: 'trigger',
    source: holder.source,
    incarnation: holder.incarnation,
    controller: holder.controller,
    duration: { until: 'source-leaves' },
    timestamp: holder.timestamp,
    layer: 0,
    body,
  };
}

/** An ability that a card has: printed, or granted by an effect. @typeParam Ref where the ability's words stand */
export interface HeldAbility<Ability, Ref> {
  readonly ability: Ability;
  readonly ref: Ref;
  /** The card whose effect granted the ability; −1 for a printed one. */
  readonly granted: number;
  /** The time stamp of what granted it; null for a printed one. */
  readonly since: number | null;
}
