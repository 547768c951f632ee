import type { View } from '@lianhuan/kernel';
import { askedOf } from '../bot.ts';
import type { Evaluator } from '../greedy.ts';
import { scoreAct } from './act.ts';
import { scoreCombat } from './combat.ts';
import { scoreRedraw } from './opening.ts';
import { scorePick } from './pick.ts';
import { sightOf } from './sight.ts';

/** What the greedy player of 三国智 thinks of its options. */
export const evaluateSanguozhi: Evaluator = (seen: View) => {
  const decision = askedOf(seen);
  if (decision.options.length === 1) return () => 0;
  const sight = sightOf(seen);
  switch (decision.kind) {
    case 'act':
      return scoreAct(sight, decision);
    case 'redraw':
      return scoreRedraw(sight);
    case 'go-first':
      return ({ seat }) => (seat === seen.seat ? 1 : 0);
    default:
      return scoreCombat(sight, decision) ?? scorePick(sight, decision);
  }
};
