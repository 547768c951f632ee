import { type EvolveTable, secrets } from '@lianhuan/evolve';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { evaluateEvolve } from './evaluate.ts';
import { evolveFeatures } from './value/features.ts';
import weights from './value/weights.json' with { type: 'json' };

const HABITS = { horizon: 2, breadth: 8, doubt: 1 };

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
  efforts: { adviser: { nodes: 800, habits: HABITS }, strategist: { nodes: 3000, habits: HABITS } },
};
