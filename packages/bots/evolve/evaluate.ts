import { evaluator } from '../players/greedy.ts';
import { scoreMain, scoreQuick, scoreTarget } from './decisions/main-phase.ts';
import { scorePick } from './decisions/pick.ts';
import { tableViewOf } from './table-view.ts';

/** What the greedy player of EVOLVE thinks of its options. */
export const evaluateEvolve = evaluator(tableViewOf, (table, decision) => {
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
});
