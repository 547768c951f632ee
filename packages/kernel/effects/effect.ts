import type { CardId, Seat } from '../table/ids.ts';

/** What an effect does to the way things happen; each kind has its place in the pipeline. */
export const EFFECT_KINDS = ['forbid', 'replace', 'modify', 'trigger'] as const;
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

/** Room for the effects of one ability, and for the abilities of one card, in the numbers of held effects. */
const PARTS = 16;
const ABILITIES = 64;

/**
 * An effect that a card holds as long as it lies as it does: nobody began it, and the game works it out
 * anew. Its number is the same each time, and below 0, where no number of a begun effect is.
 * @param holder the card, as the effect knows it
 * @param ability the place of the ability among those of the card
 * @param part the place of the effect among those of the ability
 */
export function heldEffect<Body>(
  holder: Pick<Effect, 'source' | 'incarnation' | 'controller' | 'timestamp'>,
  ability: number,
  part: number,
  body: Body,
): Effect<Body> {
  return {
    id: -(1 + part + PARTS * (ability + ABILITIES * holder.source)),
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
