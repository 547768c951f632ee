import type { OptionView } from '@lianhuan/kernel';
import type { Ability, CardDefinition } from '@lianhuan/minxin';
import { crossingIn } from './character.ts';
import { deckSize } from './deck.ts';
import { deedValue } from './deeds.ts';
import type { SeenCard, Sight } from './sight.ts';
import { breachValue, deckValue, playValue, rewardValue } from './worth.ts';

type Contest = Sight['state']['contests'][number];

/** A card is answered with only if that is so much better than to keep it. */
const MARGIN = 0.5;
/** What it is worth to oneself that another player does not get something. */
const ENVY = 0.6;

/** Scores passing (0) and answering with a 闪电 card what another player is about (2.3.5). */
export function scoreAnswer(sight: Sight): (option: OptionView) => number {
  const contest = sight.state.contests.at(-1);
  return (option) => {
    const seen = option.verb === 'pass' ? null : sight.find(option.card);
    if (!seen || !contest) return 0;
    const gain = seen.printed.abilities.reduce(
      (sum, ability) => sum + flashValue(ability, contest, sight),
      0,
    );
    return gain - lossOf(seen, sight) - MARGIN;
  };
}

/** What the ability does now. */
function flashValue(ability: Ability, contest: Contest, sight: Sight): number {
  if (!('effect' in ability) || !ability.flash) return 0;
  if (ability.timing !== 'enter' && ability.timing !== 'edict') return 0;
  const crossing = crossingIn(ability);
  if (crossing) return contest.seat === sight.seat ? 0 : crossedValue(crossing, contest, sight);
  const { effect } = ability;
  if (effect.kind === 'rout-range') return entryRoutValue(effect.range, contest, sight);
  return Math.max(0, deedValue(effect, sight.stage));
}

/** A contest that can no longer be paid for is lost, with all that was left to pay with. */
function crossedValue(
  crossing: { renown: number; power: number; cost: number },
  contest: Contest,
  sight: Sight,
): number {
  const { renown, power, siege } = sight.state.players[contest.seat];
  const left =
    contest.kind === 'recruit' ? renown : contest.kind === 'siege' ? power + siege : power;
  const taken = contest.kind === 'recruit' ? crossing.renown : crossing.power;
  const paysAtAll = contest.kind !== 'entry' && contest.range < 0;
  if (paysAtAll && left < taken + crossing.cost)
    return ENVY * (stakeValue(contest, sight) + left / 2);
  return 0.15 * Math.min(left, taken);
}

/** What the contest is about, to who began it. */
function stakeValue(contest: Contest, sight: Sight): number {
  const seen = sight.find(contest.card as SeenCard['card']['handle']);
  if (!seen) return 0;
  const { printed } = seen;
  switch (contest.kind) {
    case 'recruit':
      return Math.max(0, deckValue(printed, sight.stage, deckSize(sight))) + contest.paid / 3;
    case 'rout':
      return rewardValue(printed, sight.stage);
    case 'siege':
      return breachValue(printed, sight.stage) * (seen.card.controller === sight.seat ? 2 : 1);
    case 'entry':
      return playValue(printed, sight.stage);
  }
}

/** A 部曲 that is routed while it enters brings its player nothing (2.3.2.3). */
function entryRoutValue(range: number | 'X', contest: Contest, sight: Sight): number {
  const seen = sight.find(contest.card as SeenCard['card']['handle']);
  const within = contest.kind === 'entry' && range !== 'X' && seen !== null;
  if (!within || seen.card.values.cost > range || contest.seat === sight.seat) return 0;
  return ENVY * playValue(seen.printed, sight.stage);
}

/** What is lost by not keeping the card for one's own turn: what it can only do then. */
function lossOf({ printed, zone }: SeenCard, { stage }: Sight): number {
  if (zone.name === 'territories') return 0;
  const onlyOwnTurn = printed.abilities
    .filter((ability) => 'effect' in ability && (!ability.flash || crossingIn(ability) === null))
    .reduce((sum, ability) => sum + abilityLoss(ability, printed, stage), 0);
  return Math.max(0, onlyOwnTurn);
}

function abilityLoss(ability: Ability, { kind }: CardDefinition, stage: Sight['stage']): number {
  if (!('effect' in ability)) return 0;
  // A pouch is used once; a card comes back.
  const share = ability.flash && kind !== 'pouch' ? 0.8 : 1;
  return share * Math.max(0, deedValue(ability.effect, stage));
}
