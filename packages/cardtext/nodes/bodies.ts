import type { Node } from './node.ts';

/** What an ability can be in dialects whose abilities are a frame around a body. */

/** What is done once, as the card is used or resolves. */
export interface Spell<Deed> extends Node {
  readonly kind: 'spell';
  readonly effect: Deed;
}

/** Lasting words that hold as long as the ability is had. */
export interface Static<Lasting> extends Node {
  readonly kind: 'static';
  readonly word: Lasting;
}

/** What carries lasting words of a card for as long as it has them, where they stand on their own. */
export interface HeldWords<Ability, Ref, Lasting, Condition> {
  readonly kind: 'held';
  readonly ability: Ability;
  readonly ref: Ref;
  readonly word: Lasting;
  /** All that is said before them, by 若 and the like, must hold. */
  readonly conditions: readonly Condition[];
}
