import type { View } from '@lianhuan/kernel';
import { askedOf } from '../players/bot.ts';
import type { Evaluator } from '../players/greedy.ts';
import { scoreMain, scoreQuick, scoreTarget } from './decisions/main-phase.ts';
import { scorePick } from './decisions/pick.ts';
import { tableViewOf } from './table-view.ts';

/** What the greedy player of EVOLVE thinks of its options. */
export const evaluateEvolve: Evaluator = (seen: View) => {
  const decision = askedOf(seen);
  const table = tableViewOf(seen);
  switch (decision.kind) {
    case 'main':
      return scoreMain(table, decision);
    case 'attack-target':
      return scoreTarget(table, decision);
    case 'quick':
      return scoreQuick(table);
    default:
      return scorePick(table, decision);
  }
};
