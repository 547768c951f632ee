import { type EvolveTable, secrets } from '@lianhuan/evolve';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { evaluateEvolve } from './evaluate.ts';
import { evolveFeatures } from './value/features.ts';
import weights from './value/weights.json' with { type: 'json' };

/** How bots play 影之诗 EVOLVE. */
export const evolveThinking: ThinkingGame = {
  evaluate: evaluateEvolve,
  features: evolveFeatures,
  weights,
  secrets: secrets as ThinkingGame['secrets'],
  turns: ({ table }) => (table as unknown as EvolveTable).state.turn,
  activeOf: ({ table }) => (table as unknown as EvolveTable).state.active,
  moments: ['version', 'structure', 'lastNumber', 'lastKnown', 'attacks', 'repeats'],
  routineVerbs: [],
  lateVerbs: [],
  deedVerbs: [],
  efforts: {
    adviser: { nodes: 200, habits: { horizon: 1, breadth: 5, doubt: 1 } },
    strategist: { nodes: 2000, habits: { horizon: 4, breadth: 8, doubt: 1 } },
  },
};
