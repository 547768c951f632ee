import type { CardId, Seat } from './ids.ts';

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
