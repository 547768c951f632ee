import { ACCEPT_DRAW } from '@lianhuan/kernel';
import { evaluator } from '../players/greedy.ts';
import { scoreCombat } from './decisions/combat.ts';
import { scoreRedraw } from './decisions/opening.ts';
import { scorePick } from './decisions/pick.ts';
import { scoreAct } from './decisions/priority.ts';
import { tableViewOf } from './table-view.ts';

/** What the greedy player of 三国智 thinks of its options. */
export const evaluateSanguozhi = evaluator(tableViewOf, (table, decision) => {
  switch (decision.kind) {
    case 'act':
      return scoreAct(table, decision);
    case 'redraw':
      return scoreRedraw(table);
    case 'draw-offer':
      // A bot plays on.
      return ({ verb }) => (verb === ACCEPT_DRAW ? 0 : 1);
    case 'go-first':
      return ({ seat }) => (seat === table.seat ? 1 : 0);
    default:
      return scoreCombat(table, decision) ?? scorePick(table, decision);
  }
});
