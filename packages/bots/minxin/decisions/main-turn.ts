import type { Handle, OptionView } from '@lianhuan/kernel';
import type { Ability } from '@lianhuan/minxin';
import { basketValue, bestBasket, type Offer } from '../market/basket.ts';
import { offersInView, pricesNow, recruitOffer, routOffer } from '../market/offers.ts';
import type { SeenCard, TableView } from '../table-view.ts';
import { crossingIn, mentions, traitsOf } from '../worth/card-traits.ts';
import { breachValue, gainsOf, playedTerritory, playValue } from '../worth/card-worth.ts';
import { abilityValue } from '../worth/effect-worth.ts';

// The order of a turn: first what may bring more to play with, then the rest of the hand, then
// what is paid for; within one step the better first. Nothing is done that scores below the end.
const DRAWS = 900;
const TERRITORIES = 800;
const PLAYS = 700;
const WHAT_DEPENDS = 600;
const ROUTS = 500;
const SIEGES = 400;
const RECRUITS = 300;
const END = 0;
const NEVER = -1;

/** Scores what can be done at an idle point of one's own turn. */
export function scoreMain(
  table: TableView,
  options: readonly OptionView[],
): (option: OptionView) => number {
  const free = options.map((option) => scoreFree(option, table));
  // What is paid for can wait until nothing free is left to do.
  if (free.some((score) => score > END)) return (option) => free[options.indexOf(option)];
  const fight = once(() => planFight(table, options));
  const recruits = once(() => planRecruits(table, options));
  return ({ verb, card }) => {
    switch (verb) {
      case 'rout':
        return scoreChosen(fight(), card, ROUTS);
      case 'besiege':
        return scoreChosen(fight(), card, SIEGES);
      case 'recruit':
        return scoreChosen(recruits(), card, RECRUITS);
      default:
        return verb === 'end' ? END : NEVER;
    }
  };
}

/** Scores what costs neither 声望 nor 战力. */
function scoreFree({ verb, card, amount }: OptionView, table: TableView): number {
  switch (verb) {
    case 'play':
      return withCard(card, table, (seen) => scorePlay(seen, table));
    case 'use-pouch':
      return withCard(card, table, (seen) => scorePouch(seen, table));
    case 'edict':
    case 'use-limited':
      return withCard(card, table, ({ printed }) => scoreUse(printed.abilities[amount], table));
    case 'use-dust':
      return scoreDust(table);
    default:
      return NEVER;
  }
}

function withCard(
  card: Handle | null,
  table: TableView,
  score: (seen: SeenCard) => number,
): number {
  const seen = table.find(card);
  return seen ? score(seen) : NEVER;
}

/** Works something out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: work() };
    return result.value;
  };
}

function scorePlay({ printed }: SeenCard, { stage }: TableView): number {
  const { draws, looksBack, crosses } = traitsOf(printed);
  // It waits for another player's turn, unless it brings something in one's own.
  if (crosses && gainsOf(printed, stage) < 0.5) return NEVER;
  if (draws) return DRAWS;
  if (printed.kind === 'territory')
    return playedTerritory(printed, stage) > 0 ? TERRITORIES : NEVER;
  const value = Math.min(50, playValue(printed, stage));
  return (looksBack ? WHAT_DEPENDS : PLAYS) + value;
}

/** A pouch is used once: not before what it gives is of use. */
function scorePouch({ printed }: SeenCard, table: TableView): number {
  const { draws, crosses } = traitsOf(printed);
  if (crosses && table.stage.turnsLeft > 1) return NEVER;
  const prices = pricesNow(table);
  const value = printed.abilities.reduce((sum, ability) => sum + abilityValue(ability, prices), 0);
  const usual = playValue(printed, table.stage);
  if (value < 0.7 * usual && table.stage.turnsLeft > 1.5) return NEVER;
  return draws ? DRAWS : WHAT_DEPENDS + Math.min(50, value);
}

function scoreUse(ability: Ability, { stage }: TableView): number {
  if (crossingIn(ability) !== null) return NEVER;
  const value = abilityValue(ability, stage);
  if (value <= 0) return NEVER;
  return (mentions(ability, 'draw') ? DRAWS : PLAYS) + Math.min(50, value);
}

/** 化尘 is used once: when a point more of 声望 gets something clearly better, or late. */
function scoreDust(table: TableView): number {
  if (table.stage.turnsLeft < 2) return WHAT_DEPENDS;
  const { renown } = table.state.players[table.seat];
  const { recruits } = offersInView(table);
  const now = basketValue(bestBasket(recruits, renown));
  return basketValue(bestBasket(recruits, renown + 1)) > now + 2 ? RECRUITS + 99 : NEVER;
}

/** What to recruit with the 声望 at hand. */
function planRecruits(table: TableView, options: readonly OptionView[]): readonly Offer<Handle>[] {
  const offers = options.flatMap(({ verb, card }) => {
    const seen = verb === 'recruit' ? table.find(card) : null;
    return seen ? [recruitOffer(seen, table)] : [];
  });
  return bestBasket(offers, table.state.players[table.seat].renown);
}

function scoreChosen(plan: readonly Offer<Handle>[], handle: Handle | null, step: number): number {
  const chosen = plan.find(({ thing }) => thing === handle);
  return chosen ? step + Math.min(99, chosen.value) : NEVER;
}

/** What to rout and to besiege with the 战力 at hand. */
function planFight(table: TableView, options: readonly OptionView[]): readonly Offer<Handle>[] {
  const { power, siege } = table.state.players[table.seat];
  const offers = options.flatMap(({ verb, card }) => {
    const seen = verb === 'rout' || verb === 'besiege' ? table.find(card) : null;
    if (!seen) return [];
    return [verb === 'rout' ? routOffer(seen, table) : siegeOffer(seen, table, siege)];
  });
  return bestBasket(offers, power);
}

/** 攻城战力 is spent first (2.3.2.4), and good for nothing else. */
function siegeOffer(
  { card, printed }: SeenCard,
  { stage, state }: TableView,
  siege: number,
): Offer<Handle> {
  const cost = Math.max(0, (card.values.defence ?? printed.defence) - siege);
  const lost = printed.abilities.reduce((sum, ability) => sum + abilityValue(ability, stage), 0);
  const harm = (lost * Math.min(2, stage.turnsLeft)) / (state.players.length - 1);
  return { thing: card.handle, cost, value: breachValue(printed, stage) + harm };
}
