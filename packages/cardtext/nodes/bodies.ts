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
