import type { View } from '@lianhuan/kernel';
import { askedOf } from '../bot.ts';
import type { Evaluator } from '../greedy.ts';
import { scoreMain, scoreQuick, scoreTarget } from './main.ts';
import { scorePick } from './pick.ts';
import { sightOf } from './sight.ts';

/** What the greedy player of EVOLVE thinks of its options. */
export const evaluateEvolve: Evaluator = (seen: View) => {
  const decision = askedOf(seen);
  const sight = sightOf(seen);
  switch (decision.kind) {
    case 'main':
      return scoreMain(sight, decision);
    case 'attack-target':
      return scoreTarget(sight, decision);
    case 'quick':
      return scoreQuick(sight);
    default:
      return scorePick(sight, decision);
  }
};
