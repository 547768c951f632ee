import { type MinxinTable, secrets } from '@lianhuan/minxin';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { evaluateMinxin } from './evaluate.ts';
import { minxinFeatures } from './value/features.ts';
import weights from './value/weights.json' with { type: 'json' };

const HABITS = { horizon: 2, breadth: 8, doubt: 1 };

/** How bots play 民心. */
export const minxinThinking: ThinkingGame = {
  evaluate: evaluateMinxin,
  features: minxinFeatures,
  weights,
  secrets: secrets as ThinkingGame['secrets'],
  turns: ({ table }) => (table as unknown as MinxinTable).state.turn,
  activeOf: ({ table }) => (table as unknown as MinxinTable).state.active,
  moments: [],
  efforts: {
    adviser: { nodes: 2500, habits: HABITS },
    strategist: { nodes: 12000, habits: HABITS },
  },
};
