import type { OptionView } from '@lianhuan/kernel';
import type { Ability, CardDefinition } from '@lianhuan/minxin';
import type { SeenCard, TableView } from '../table-view.ts';
import { crossingIn } from '../worth/card-traits.ts';
import { breachValue, deckValue, playValue, rewardValue } from '../worth/card-worth.ts';
import { deckSize } from '../worth/deck-size.ts';
import { deedValue } from '../worth/effect-worth.ts';

type Contest = TableView['state']['contests'][number];

/** A card is answered with only if that is so much better than to keep it. */
const MARGIN = 0.5;
/** What it is worth to oneself that another player does not get something. */
const ENVY = 0.6;

/** Scores passing (0) and answering with a 闪电 card what another player is about (2.3.5). */
export function scoreAnswer(table: TableView): (option: OptionView) => number {
  const contest = table.state.contests.at(-1);
  return (option) => {
    const seen = option.verb === 'pass' ? null : table.find(option.card);
    if (!seen || !contest) return 0;
    const gain = seen.printed.abilities.reduce(
      (sum, ability) => sum + flashValue(ability, contest, table),
      0,
    );
    return gain - lossOf(seen, table) - MARGIN;
  };
}

/** What the ability does now. */
function flashValue(ability: Ability, contest: Contest, table: TableView): number {
  if (!('effect' in ability) || !ability.flash) return 0;
  if (ability.timing !== 'enter' && ability.timing !== 'edict') return 0;
  const crossing = crossingIn(ability);
  if (crossing) return contest.seat === table.seat ? 0 : crossedValue(crossing, contest, table);
  const { effect } = ability;
  if (effect.kind === 'rout-range') return entryRoutValue(effect.range, contest, table);
  return Math.max(0, deedValue(effect, table.stage));
}

/** A contest that can no longer be paid for is lost, with all that was left to pay with. */
function crossedValue(
  crossing: { renown: number; power: number; cost: number },
  contest: Contest,
  table: TableView,
): number {
  const { renown, power, siege } = table.state.players[contest.seat];
  const left =
    contest.kind === 'recruit' ? renown : contest.kind === 'siege' ? power + siege : power;
  const taken = contest.kind === 'recruit' ? crossing.renown : crossing.power;
  const paysAtAll = contest.kind !== 'entry' && contest.range < 0;
  if (paysAtAll && left < taken + crossing.cost)
    return ENVY * (stakeValue(contest, table) + left / 2);
  return 0.15 * Math.min(left, taken);
}

/** What the contest is about, to who began it. */
function stakeValue(contest: Contest, table: TableView): number {
  const seen = table.find(contest.card as SeenCard['card']['handle']);
  if (!seen) return 0;
  const { printed } = seen;
  switch (contest.kind) {
    case 'recruit':
      return Math.max(0, deckValue(printed, table.stage, deckSize(table))) + contest.paid / 3;
    case 'rout':
      return rewardValue(printed, table.stage);
    case 'siege':
      return breachValue(printed, table.stage) * (seen.card.controller === table.seat ? 2 : 1);
    case 'entry':
      return playValue(printed, table.stage);
  }
}

/** A 部曲 that is routed while it enters brings its player nothing (2.3.2.3). */
function entryRoutValue(range: number | 'X', contest: Contest, table: TableView): number {
  const seen = table.find(contest.card as SeenCard['card']['handle']);
  const within = contest.kind === 'entry' && range !== 'X' && seen !== null;
  if (!within || seen.card.values.cost > range || contest.seat === table.seat) return 0;
  return ENVY * playValue(seen.printed, table.stage);
}

/** What is lost by not keeping the card for one's own turn: what it can only do then. */
function lossOf({ printed, zone }: SeenCard, { stage }: TableView): number {
  if (zone.name === 'territories') return 0;
  const onlyOwnTurn = printed.abilities
    .filter((ability) => 'effect' in ability && (!ability.flash || crossingIn(ability) === null))
    .reduce((sum, ability) => sum + abilityLoss(ability, printed, stage), 0);
  return Math.max(0, onlyOwnTurn);
}

function abilityLoss(
  ability: Ability,
  { kind }: CardDefinition,
  stage: TableView['stage'],
): number {
  if (!('effect' in ability)) return 0;
  // A pouch is used once; a card comes back.
  const share = ability.flash && kind !== 'pouch' ? 0.8 : 1;
  return share * Math.max(0, deedValue(ability.effect, stage));
}
