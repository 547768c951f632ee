import { type SanguoshaTable, secrets } from '@lianhuan/sanguosha';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { evaluateSanguosha } from './evaluate.ts';
import { sanguoshaFeatures } from './value/features.ts';
import weights from './value/weights.json' with { type: 'json' };

/** How bots play 三国杀. */
export const sanguoshaThinking: ThinkingGame = {
  evaluate: evaluateSanguosha,
  features: sanguoshaFeatures,
  weights,
  secrets: secrets as ThinkingGame['secrets'],
  turns: ({ table }) => (table as unknown as SanguoshaTable).state.turns,
  activeOf: ({ table }) => (table as unknown as SanguoshaTable).state.active,
  moments: [],
  routineVerbs: [],
  lateVerbs: [],
  deedVerbs: [],
  efforts: {
    adviser: { nodes: 250, habits: { horizon: 2, breadth: 4, doubt: 1 } },
    strategist: { nodes: 1200, habits: { horizon: 5, breadth: 6, doubt: 1 } },
  },
};
