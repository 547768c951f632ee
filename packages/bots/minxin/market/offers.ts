import type { Handle } from '@lianhuan/kernel';
import type { SeenCard, TableView } from '../table-view.ts';
import { deckValue, rewardValue } from '../worth/card-worth.ts';
import { deckSize } from '../worth/deck-size.ts';
import type { Stage } from '../worth/game-stage.ts';
import { basketValue, bestBasket, type Offer } from './basket.ts';

/** What a card to be recruited costs, and what it is worth to have it. */
export function recruitOffer(seen: SeenCard, table: TableView): Offer<Handle> {
  const value = deckValue(seen.printed, table.stage, deckSize(table));
  return { thing: seen.card.handle, cost: seen.card.values.cost, value };
}

/** What a 乱军 costs to rout, and what its reward is worth. */
export function routOffer({ card, printed }: SeenCard, { stage }: TableView): Offer<Handle> {
  return { thing: card.handle, cost: card.values.cost, value: rewardValue(printed, stage) };
}

/** What stands open for 声望, and what for 战力, whether there is enough of it or not. */
export function offersInView(table: TableView): {
  readonly recruits: readonly Offer<Handle>[];
  readonly routs: readonly Offer<Handle>[];
} {
  const recruits: Offer<Handle>[] = [];
  const routs: Offer<Handle>[] = [];
  for (const { cards } of [...table.zones('row'), ...table.zones('always')]) {
    const seen = table.find(cards?.at(-1)?.handle ?? null);
    if (!seen) continue;
    if (seen.printed.kind === 'rebel') routs.push(routOffer(seen, table));
    else recruits.push(recruitOffer(seen, table));
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
export function pricesNow(table: TableView): Stage {
  const { stage } = table;
  const { renown, power } = expected(table);
  const { recruits, routs } = offersInView(table);
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
function expected(table: TableView): { renown: number; power: number } {
  let { renown, power } = table.state.players[table.seat];
  for (const { handle } of table.own('hand').cards ?? []) {
    const printed = table.find(handle)?.printed;
    renown += printed?.renown ?? 0;
    power += printed?.power ?? 0;
  }
  return { renown, power };
}
