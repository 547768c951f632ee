import type { DecisionView, Handle, OptionView } from '@lianhuan/kernel';
import {
  type Assault,
  bestAssault,
  bestDefence,
  clash,
  type Defence,
  type Fighter,
  fighterOf,
  fightersOf,
  grainWorth,
} from './battle.ts';
import type { Sight } from './sight.ts';

type Score = (option: OptionView) => number;

/** Scores what the battle asks; null for other decisions. */
export function scoreCombat(sight: Sight, decision: DecisionView): Score | null {
  switch (decision.kind) {
    case 'attack':
      return scoreAttack(sight);
    case 'attack-target':
      return scoreAttackTarget(sight, decision.about);
    case 'tally-to-attack':
      return ({ verb }) => (verb === 'stay' ? 1.5 : bestOf(sight).value);
    case 'defend':
      return scoreDefend(sight);
    case 'defend-against':
      return scoreDefendAgainst(sight, decision.about);
    case 'tally-to-defend':
      return ({ verb }) => (verb === 'stay' ? 0.5 : planDefence(sight).against.size);
    case 'join-attack':
    case 'join-defence':
      return ({ verb }) => (verb === 'fight-alone' ? 1 : 0);
    case 'share-damage':
      return ({ card, amount }) => shareScore(sight, card, amount);
    default:
      return null;
  }
}

/** The best assault on any opponent. */
function bestOf(sight: Sight): Assault {
  let best: Assault = { value: 0, who: new Set() };
  for (const enemy of sight.enemies) {
    const assault = bestAssault(sight, enemy);
    if (assault.value > best.value) best = assault;
  }
  return best;
}

/** The plan depends on what lies there alone, so it is the same at each step of carrying it out. */
function scoreAttack(sight: Sight): Score {
  const { who } = bestOf(sight);
  return ({ card, verb }) => {
    if (verb === 'done') return 0;
    return card !== null && who.has(card) ? 1 : -1;
  };
}

function scoreAttackTarget(sight: Sight, about: Handle | null): Score {
  const attacker = fighter(sight, about);
  return ({ verb, seat, card }) => {
    if (verb === 'attack-player') return bestAssault(sight, seat).value;
    const target = fighter(sight, card);
    if (!attacker || !target) return -1;
    return clash(attacker, target, grainWorth(sight.state.players[seat].grain, 0)) + 1;
  };
}

function fighter(sight: Sight, handle: Handle | null): Fighter | null {
  const seen = sight.find(handle);
  return seen && fighterOf(seen);
}

/** How to stand against all that attacks this player. */
function planDefence(sight: Sight): Defence {
  const { combat, players } = sight.state;
  const attackers = (combat?.attacks ?? [])
    .filter(({ defender }) => defender === sight.seat)
    .flatMap(({ members }) => fighter(sight, members[0]) ?? []);
  const threat = attackers.reduce((sum, { attack }) => sum + attack, 0);
  const grain = grainWorth(players[sight.seat].grain, threat);
  return bestDefence(attackers, fightersOf(sight, sight.seat), grain);
}

function scoreDefend(sight: Sight): Score {
  const { against } = planDefence(sight);
  return ({ verb, card }) => {
    if (verb === 'done') return 0;
    return card !== null && against.has(card) ? 1 : -1;
  };
}

function scoreDefendAgainst(sight: Sight, about: Handle | null): Score {
  const { against } = planDefence(sight);
  const planned = about === null ? undefined : against.get(about);
  const defender = fighter(sight, about);
  return ({ card }) => {
    if (card !== null && card === planned) return 1000;
    const attacker = fighter(sight, card);
    return attacker && defender ? -clash(attacker, defender, 1) : 0;
  };
}

/** Whom the damage hurts least; a whole one is not worth more dead than hurt. */
function shareScore(sight: Sight, card: Handle | null, amount: number): number {
  const taker = fighter(sight, card);
  if (!taker) return 0;
  return amount >= taker.left ? -taker.worth : -0.1 * amount;
}
