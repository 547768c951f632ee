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
} from '../plans/battle.ts';
import type { TableView } from '../table-view.ts';

type Score = (option: OptionView) => number;

/** Scores what the battle asks; null for other decisions. */
export function scoreCombat(table: TableView, decision: DecisionView): Score | null {
  switch (decision.kind) {
    case 'attack':
      return scoreAttack(table);
    case 'attack-target':
      return scoreAttackTarget(table, decision.about);
    case 'tally-to-attack':
      return ({ verb }) => (verb === 'stay' ? 1.5 : bestOf(table).value);
    case 'defend':
      return scoreDefend(table);
    case 'defend-against':
      return scoreDefendAgainst(table, decision.about);
    case 'tally-to-defend':
      return ({ verb }) => (verb === 'stay' ? 0.5 : planDefence(table).against.size);
    case 'join-attack':
    case 'join-defence':
      return ({ verb }) => (verb === 'fight-alone' ? 1 : 0);
    case 'share-damage':
      return ({ card, amount }) => shareScore(table, card, amount);
    default:
      return null;
  }
}

/** The best assault on any opponent. */
function bestOf(table: TableView): Assault {
  let best: Assault = { value: 0, who: new Set() };
  for (const enemy of table.enemies) {
    const assault = bestAssault(table, enemy);
    if (assault.value > best.value) best = assault;
  }
  return best;
}

/** The plan depends on what lies there alone, so it is the same at each step of carrying it out. */
function scoreAttack(table: TableView): Score {
  return scorePlanned(bestOf(table).who);
}

function scoreAttackTarget(table: TableView, about: Handle | null): Score {
  const attacker = fighter(table, about);
  return ({ verb, seat, card }) => {
    if (verb === 'attack-player') return bestAssault(table, seat).value;
    const target = fighter(table, card);
    if (!attacker || !target) return -1;
    return clash(attacker, target, grainWorth(table.state.players[seat].grain, 0)) + 1;
  };
}

function fighter(table: TableView, handle: Handle | null): Fighter | null {
  const seen = table.find(handle);
  return seen && fighterOf(seen);
}

/** How to stand against all that attacks this player. */
function planDefence(table: TableView): Defence {
  const { combat, players } = table.state;
  const attackers = (combat?.attacks ?? [])
    .filter(({ defender }) => defender === table.seat)
    .flatMap(({ members }) => fighter(table, members[0]) ?? []);
  const threat = attackers.reduce((sum, { attack }) => sum + attack, 0);
  const grain = grainWorth(players[table.seat].grain, threat);
  return bestDefence(attackers, fightersOf(table, table.seat), grain);
}

function scoreDefend(table: TableView): Score {
  return scorePlanned(planDefence(table).against);
}

/** All who are in the plan, and nobody else. */
function scorePlanned(plan: { has(card: Handle): boolean }): Score {
  return ({ verb, card }) => {
    if (verb === 'done') return 0;
    return card !== null && plan.has(card) ? 1 : -1;
  };
}

function scoreDefendAgainst(table: TableView, about: Handle | null): Score {
  const { against } = planDefence(table);
  const planned = about === null ? undefined : against.get(about);
  const defender = fighter(table, about);
  return ({ card }) => {
    if (card !== null && card === planned) return 1000;
    const attacker = fighter(table, card);
    return attacker && defender ? -clash(attacker, defender, 1) : 0;
  };
}

/** Whom the damage hurts least; a whole one is not worth more dead than hurt. */
function shareScore(table: TableView, card: Handle | null, amount: number): number {
  const taker = fighter(table, card);
  if (!taker) return 0;
  return amount >= taker.left ? -taker.worth : -0.1 * amount;
}
