import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { deckSize } from './deck.ts';
import { abilityValue, deedValue } from './deeds.ts';
import { pricesNow } from './market.ts';
import type { SeenCard, Sight } from './sight.ts';
import { nodeAt } from './tree.ts';
import { deckValue, playValue, rewardValue } from './worth.ts';

type Score = (option: OptionView) => number;

/** Scores what a card's text asks, and whether to use an effect that may be declined. */
export function scorePick(sight: Sight, decision: DecisionView): Score {
  const about = sight.find(decision.about);
  switch (decision.kind) {
    case 'entry-ability':
      return scoreEntryAbility(about, sight);
    case 'pick-player':
      // Whoever is ahead.
      return ({ seat }) => sight.state.players[seat].favor;
    case 'pick-discard':
      return overCards(sight, ({ printed }) => -playValue(printed, sight.stage));
    case 'pick-exile':
      return overCards(sight, (seen) => exileScore(seen, sight));
    case 'pick-recruit':
      return overCards(sight, ({ printed }) => deckValue(printed, sight.stage, deckSize(sight)));
    case 'pick-rout':
    case 'rout-target':
      return overCards(sight, (seen) => routScore(seen, sight));
    case 'pick-put':
      return overCards(sight, ({ printed }) => playValue(printed, sight.stage));
    case 'pick-tap':
    case 'pick-untap':
      return overCards(sight, ({ printed }) => edictValue(printed.abilities, sight));
    case 'may':
    case 'rescue':
      return scoreMay(about, decision, sight);
    case 'choose':
      return scoreModes(about, decision, sight);
    default:
      return () => 0;
  }
}

/** Scores the card of an option; to be done is worth 0. */
function overCards(sight: Sight, score: (seen: SeenCard) => number): Score {
  return ({ card, verb }) => {
    const seen = verb === 'done' ? null : sight.find(card);
    return seen ? score(seen) : 0;
  };
}

function scoreEntryAbility(about: SeenCard | null, sight: Sight): Score {
  return ({ verb, amount }) => {
    const ability = about?.printed.abilities[amount];
    if (verb !== 'use' || !ability || !('effect' in ability)) return 0;
    return deedValue(ability.effect, sight.stage);
  };
}

/** One's own weak cards; in the row, what the others would like. */
function exileScore({ printed, zone }: SeenCard, sight: Sight): number {
  const value = deckValue(printed, sight.stage, deckSize(sight));
  return zone.name === 'row' ? 0.1 * Math.abs(value) : -value;
}

/** A 乱军 for its reward; another player's 部曲 while it enters, for what it would bring. */
function routScore({ printed, zone }: SeenCard, { stage }: Sight): number {
  if (zone.name === 'entering') return playValue(printed, stage);
  return zone.name === 'troops' ? 0.3 : rewardValue(printed, stage);
}

function edictValue(abilities: SeenCard['printed']['abilities'], { stage }: Sight): number {
  return abilities.reduce(
    (sum, ability) => (ability.timing === 'edict' ? sum + abilityValue(ability, stage) : sum),
    0,
  );
}

function scoreMay(about: SeenCard | null, { amount }: DecisionView, sight: Sight): Score {
  const words = nodeAt(about?.printed.abilities, ['may', 'rescue'], amount);
  // To save a card, or what cannot be told, is worth doing on the whole.
  const value = words?.kind === 'may' ? deedValue(words.deed, pricesNow(sight)) : 0.5;
  return ({ verb }) => (verb === 'do' ? value : 0);
}

function scoreModes(about: SeenCard | null, { amount }: DecisionView, sight: Sight): Score {
  const prices = pricesNow(sight);
  const words = nodeAt(about?.printed.abilities, ['choose'], amount);
  return (option) => (words ? deedValue(words.options[option.amount], prices) : 0);
}
