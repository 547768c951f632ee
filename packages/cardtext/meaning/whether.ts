import { ask, type CardId, type Flow, NO_CARD, option, type Seat } from '@lianhuan/kernel';

/** Who is asked whether to do something, and by which words of which card. */
export interface Offer {
  readonly seat: Seat;
  /** The kind of decision, as the game's prompts call it. */
  readonly kind: string;
  /** The card whose words offer it. */
  readonly about: CardId;
  /** Where in its text those words begin. */
  readonly amount: number;
  /** What the two options are called: doing it, and not doing it. */
  readonly verbs: readonly [does: string, doesNot: string];
  /** The rule by which it may be done or not. */
  readonly rule: string;
}

/** Asks a player whether to; true if they do it. */
export function* asksWhether({ verbs, ...offer }: Offer): Flow<boolean> {
  const { seat } = offer;
  const options = verbs.map((verb) => option(verb, NO_CARD, seat));
  const { verb } = yield* ask({ ...offer, options });
  return verb === verbs[0];
}
