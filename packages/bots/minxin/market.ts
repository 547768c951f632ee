import type { Handle } from '@lianhuan/kernel';
import { deckSize } from './deck.ts';
import { basketValue, bestBasket, type Offer } from './shopping.ts';
import type { SeenCard, Sight } from './sight.ts';
import type { Stage } from './stage.ts';
import { deckValue, rewardValue } from './worth.ts';

/** What a card to be recruited costs, and what it is worth to have it. */
export function recruitOffer(seen: SeenCard, sight: Sight): Offer<Handle> {
  const value = deckValue(seen.printed, sight.stage, deckSize(sight));
  return { thing: seen.card.handle, cost: seen.card.values.cost, value };
}

/** What a 乱军 costs to rout, and what its reward is worth. */
export function routOffer({ card, printed }: SeenCard, { stage }: Sight): Offer<Handle> {
  return { thing: card.handle, cost: card.values.cost, value: rewardValue(printed, stage) };
}

/** What stands open for 声望, and what for 战力, whether there is enough of it or not. */
export function offersInView(sight: Sight): {
  readonly recruits: readonly Offer<Handle>[];
  readonly routs: readonly Offer<Handle>[];
} {
  const recruits: Offer<Handle>[] = [];
  const routs: Offer<Handle>[] = [];
  for (const { cards } of [...sight.zones('row'), ...sight.zones('always')]) {
    const seen = sight.find(cards?.at(-1)?.handle ?? null);
    if (!seen) continue;
    if (seen.printed.kind === 'rebel') routs.push(routOffer(seen, sight));
    else recruits.push(recruitOffer(seen, sight));
  }
  return { recruits, routs };
}

/** Prices look a step of so many points ahead: single points often change nothing. */
const STEP = 2;
/** How much of a price is what such points are worth in general. */
const GENERAL = 0.25;

/**
 * The stage with what 声望 and 战力 are worth in this very turn, given what can be got for them and
 * what this seat's hand will bring anyway.
 */
export function pricesNow(sight: Sight): Stage {
  const { stage } = sight;
  const { renown, power } = expected(sight);
  const { recruits, routs } = offersInView(sight);
  const price = (offers: readonly Offer<Handle>[], budget: number, general: number) => {
    const more = basketValue(bestBasket(offers, budget + STEP));
    const gain = (more - basketValue(bestBasket(offers, budget))) / STEP;
    return gain * (1 - GENERAL) + general * GENERAL;
  };
  return {
    ...stage,
    renown: price(recruits, renown, stage.renown),
    power: price(routs, power, stage.power),
  };
}

/** What this seat has to spend, once its hand is played. */
function expected(sight: Sight): { renown: number; power: number } {
  let { renown, power } = sight.state.players[sight.seat];
  for (const { handle } of sight.own('hand').cards ?? []) {
    const printed = sight.find(handle)?.printed;
    renown += printed?.renown ?? 0;
    power += printed?.power ?? 0;
  }
  return { renown, power };
}
