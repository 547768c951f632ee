import { type DecisionView, type OptionView, SURRENDER } from '@lianhuan/kernel';
import { attackWorth, bestAttack } from '../plans/attacks.ts';
import { bestPlan } from '../plans/best-plan.ts';
import { type Use, useOf } from '../plans/uses.ts';
import type { TableView } from '../table-view.ts';

/** The main phase, attacks, and the windows of the other's turn. */

type Score = (option: OptionView) => number;

// The order of a turn: what wins at once, then all that the energy is best spent on, then attacks.
const WINS = 1000;
const USES = 100;
const ATTACKS = 10;
const NEVER = -1000;

/** Scores what can be done in the main phase. */
export function scoreMain(table: TableView, { options }: DecisionView): Score {
  const uses = options.flatMap((option) => useOf(table, option) ?? []);
  const { energy, fieldLimit } = table.player(table.seat);
  const room = fieldLimit - table.count(table.seat, 'field');
  const plan = [...bestPlan(uses, energy, room)];
  return (option) => {
    switch (option.verb) {
      case 'end-main':
        return 0;
      case 'attack': {
        const worth = bestAttack(table, option.card);
        if (worth >= WINS) return worth;
        return worth > 0 ? ATTACKS + Math.min(worth, 80) : NEVER;
      }
      case SURRENDER:
        return 2 * NEVER;
      default: {
        const use = plan.find((one) => one.option === option);
        return use === undefined ? NEVER : USES + earliness(use);
      }
    }
  };
}

/** Cheap things first, so that those that count them find them (13.2.1). */
function earliness({ energy, once }: Use): number {
  return 20 - energy - (once ? 10 : 0);
}

/** Scores whom to attack. */
export function scoreTarget(table: TableView, { about }: DecisionView): Score {
  const attacker = table.find(about);
  return ({ verb, card }) => {
    const target = verb === 'target' ? table.find(card) : null;
    return attacker === null || target === null ? NEVER : attackWorth(table, attacker, target);
  };
}

/** Energy that is left over in the other's turn is lost, so whatever does something is used. */
export function scoreQuick(table: TableView): Score {
  return (option) => {
    if (option.verb === 'pass') return 0.3;
    if (option.verb === SURRENDER) return 2 * NEVER;
    return useOf(table, option)?.worth ?? NEVER;
  };
}
