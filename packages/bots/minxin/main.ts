import type { Handle, OptionView } from '@lianhuan/kernel';
import type { Ability } from '@lianhuan/minxin';
import { characterOf, crossingIn, mentions } from './character.ts';
import { abilityValue } from './deeds.ts';
import { offersInView, pricesNow, recruitOffer, routOffer } from './market.ts';
import { basketValue, bestBasket, type Offer } from './shopping.ts';
import type { SeenCard, Sight } from './sight.ts';
import { breachValue, gainsOf, playedTerritory, playValue } from './worth.ts';

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
  sight: Sight,
  options: readonly OptionView[],
): (option: OptionView) => number {
  const free = options.map((option) => scoreFree(option, sight));
  // What is paid for can wait until nothing free is left to do.
  if (free.some((score) => score > END)) return (option) => free[options.indexOf(option)];
  const fight = once(() => planFight(sight, options));
  const recruits = once(() => planRecruits(sight, options));
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
function scoreFree({ verb, card, amount }: OptionView, sight: Sight): number {
  switch (verb) {
    case 'play':
      return withCard(card, sight, (seen) => scorePlay(seen, sight));
    case 'use-pouch':
      return withCard(card, sight, (seen) => scorePouch(seen, sight));
    case 'edict':
    case 'use-limited':
      return withCard(card, sight, ({ printed }) => scoreUse(printed.abilities[amount], sight));
    case 'use-dust':
      return scoreDust(sight);
    default:
      return NEVER;
  }
}

function withCard(card: Handle | null, sight: Sight, score: (seen: SeenCard) => number): number {
  const seen = sight.find(card);
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

function scorePlay({ printed }: SeenCard, { stage }: Sight): number {
  const { draws, looksBack, crosses } = characterOf(printed);
  // It waits for another player's turn, unless it brings something in one's own.
  if (crosses && gainsOf(printed, stage) < 0.5) return NEVER;
  if (draws) return DRAWS;
  if (printed.kind === 'territory')
    return playedTerritory(printed, stage) > 0 ? TERRITORIES : NEVER;
  const value = Math.min(50, playValue(printed, stage));
  return (looksBack ? WHAT_DEPENDS : PLAYS) + value;
}

/** A pouch is used once: not before what it gives is of use. */
function scorePouch({ printed }: SeenCard, sight: Sight): number {
  const { draws, crosses } = characterOf(printed);
  if (crosses && sight.stage.turnsLeft > 1) return NEVER;
  const prices = pricesNow(sight);
  const value = printed.abilities.reduce((sum, ability) => sum + abilityValue(ability, prices), 0);
  const usual = playValue(printed, sight.stage);
  if (value < 0.7 * usual && sight.stage.turnsLeft > 1.5) return NEVER;
  return draws ? DRAWS : WHAT_DEPENDS + Math.min(50, value);
}

function scoreUse(ability: Ability, { stage }: Sight): number {
  if (crossingIn(ability) !== null) return NEVER;
  const value = abilityValue(ability, stage);
  if (value <= 0) return NEVER;
  return (mentions(ability, 'draw') ? DRAWS : PLAYS) + Math.min(50, value);
}

/** 化尘 is used once: when a point more of 声望 gets something clearly better, or late. */
function scoreDust(sight: Sight): number {
  if (sight.stage.turnsLeft < 2) return WHAT_DEPENDS;
  const { renown } = sight.state.players[sight.seat];
  const { recruits } = offersInView(sight);
  const now = basketValue(bestBasket(recruits, renown));
  return basketValue(bestBasket(recruits, renown + 1)) > now + 2 ? RECRUITS + 99 : NEVER;
}

/** What to recruit with the 声望 at hand. */
function planRecruits(sight: Sight, options: readonly OptionView[]): readonly Offer<Handle>[] {
  const offers = options.flatMap(({ verb, card }) => {
    const seen = verb === 'recruit' ? sight.find(card) : null;
    return seen ? [recruitOffer(seen, sight)] : [];
  });
  return bestBasket(offers, sight.state.players[sight.seat].renown);
}

function scoreChosen(plan: readonly Offer<Handle>[], handle: Handle | null, step: number): number {
  const chosen = plan.find(({ thing }) => thing === handle);
  return chosen ? step + Math.min(99, chosen.value) : NEVER;
}

/** What to rout and to besiege with the 战力 at hand. */
function planFight(sight: Sight, options: readonly OptionView[]): readonly Offer<Handle>[] {
  const { power, siege } = sight.state.players[sight.seat];
  const offers = options.flatMap(({ verb, card }) => {
    const seen = verb === 'rout' || verb === 'besiege' ? sight.find(card) : null;
    if (!seen) return [];
    return [verb === 'rout' ? routOffer(seen, sight) : siegeOffer(seen, sight, siege)];
  });
  return bestBasket(offers, power);
}

/** 攻城战力 is spent first (2.3.2.4), and good for nothing else. */
function siegeOffer(
  { card, printed }: SeenCard,
  { stage, state }: Sight,
  siege: number,
): Offer<Handle> {
  const cost = Math.max(0, (card.values.defence ?? printed.defence) - siege);
  const lost = printed.abilities.reduce((sum, ability) => sum + abilityValue(ability, stage), 0);
  const harm = (lost * Math.min(2, stage.turnsLeft)) / (state.players.length - 1);
  return { thing: card.handle, cost, value: breachValue(printed, stage) + harm };
}
