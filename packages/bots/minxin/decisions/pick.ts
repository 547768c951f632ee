import type { DecisionView, OptionView } from '@lianhuan/kernel';
import { pricesNow } from '../market/offers.ts';
import type { SeenCard, TableView } from '../table-view.ts';
import { deckValue, playValue, rewardValue } from '../worth/card-worth.ts';
import { deckSize } from '../worth/deck-size.ts';
import { abilityValue, deedValue } from '../worth/effect-worth.ts';
import { nodeAt } from '../worth/text-nodes.ts';

type Score = (option: OptionView) => number;

/** Scores what a card's text asks, and whether to use an effect that may be declined. */
export function scorePick(table: TableView, decision: DecisionView): Score {
  const about = table.find(decision.about);
  switch (decision.kind) {
    case 'entry-ability':
      return scoreEntryAbility(about, table);
    case 'pick-player':
      // Whoever is ahead.
      return ({ seat }) => table.state.players[seat].favor;
    case 'pick-discard':
      return overCards(table, ({ printed }) => -playValue(printed, table.stage));
    case 'pick-exile':
      return overCards(table, (seen) => exileScore(seen, table));
    case 'pick-recruit':
      return overCards(table, ({ printed }) => deckValue(printed, table.stage, deckSize(table)));
    case 'pick-rout':
    case 'rout-target':
      return overCards(table, (seen) => routScore(seen, table));
    case 'pick-put':
      return overCards(table, ({ printed }) => playValue(printed, table.stage));
    case 'pick-tap':
    case 'pick-untap':
      return overCards(table, ({ printed }) => edictValue(printed.abilities, table));
    case 'may':
    case 'rescue':
      return scoreMay(about, decision, table);
    case 'choose':
      return scoreModes(about, decision, table);
    default:
      return () => 0;
  }
}

/** Scores the card of an option; to be done is worth 0. */
function overCards(table: TableView, score: (seen: SeenCard) => number): Score {
  return ({ card, verb }) => {
    const seen = verb === 'done' ? null : table.find(card);
    return seen ? score(seen) : 0;
  };
}

function scoreEntryAbility(about: SeenCard | null, table: TableView): Score {
  return ({ verb, amount }) => {
    const ability = about?.printed.abilities[amount];
    if (verb !== 'use' || !ability || !('effect' in ability)) return 0;
    return deedValue(ability.effect, table.stage);
  };
}

/** One's own weak cards; in the row, what the others would like. */
function exileScore({ printed, zone }: SeenCard, table: TableView): number {
  const value = deckValue(printed, table.stage, deckSize(table));
  return zone.name === 'row' ? 0.1 * Math.abs(value) : -value;
}

/** A 乱军 for its reward; another player's 部曲 while it enters, for what it would bring. */
function routScore({ printed, zone }: SeenCard, { stage }: TableView): number {
  if (zone.name === 'entering') return playValue(printed, stage);
  return zone.name === 'troops' ? 0.3 : rewardValue(printed, stage);
}

function edictValue(abilities: SeenCard['printed']['abilities'], { stage }: TableView): number {
  return abilities.reduce(
    (sum, ability) => (ability.timing === 'edict' ? sum + abilityValue(ability, stage) : sum),
    0,
  );
}

function scoreMay(about: SeenCard | null, { amount }: DecisionView, table: TableView): Score {
  const words = nodeAt(about?.printed.abilities, ['may', 'rescue'], amount);
  // To save a card, or what cannot be told, is worth doing on the whole.
  const value = words?.kind === 'may' ? deedValue(words.deed, pricesNow(table)) : 0.5;
  return ({ verb }) => (verb === 'do' ? value : 0);
}

function scoreModes(about: SeenCard | null, { amount }: DecisionView, table: TableView): Score {
  const prices = pricesNow(table);
  const words = nodeAt(about?.printed.abilities, ['choose', 'they-choose'], amount);
  return (option) => (words ? deedValue(words.options[option.amount], prices) : 0);
}
