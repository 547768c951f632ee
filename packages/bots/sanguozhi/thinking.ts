import { type SanguozhiTable, secrets } from '@lianhuan/sanguozhi';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { evaluateSanguozhi } from './evaluate.ts';
import { sanguozhiFeatures } from './value/features.ts';
import weights from './value/weights.json' with { type: 'json' };

/** How bots play 三国智. */
export const sanguozhiThinking: ThinkingGame = {
  evaluate: evaluateSanguozhi,
  features: sanguozhiFeatures,
  weights,
  secrets: secrets as ThinkingGame['secrets'],
  turns: ({ table }) => (table as unknown as SanguozhiTable).state.turn,
  activeOf: ({ table }) => (table as unknown as SanguozhiTable).state.active,
  moments: [
    'version',
    'structure',
    'lastNumber',
    'lastKnown',
    'lastDamage',
    'repetitions',
    'mostRepetitions',
    'phaseCount',
    'positions',
    'fired',
  ],
  routineVerbs: [
    'pass',
    'done',
    'stop',
    'deals-next',
    'in-this-order',
    'put-next',
    'trigger',
    'replacement',
  ],
  lateVerbs: ['cover', 'set-tactic', 'set-formation', 'levy'],
  deedVerbs: ['attack'],
  efforts: {
    adviser: { nodes: 500, habits: { horizon: 4, breadth: 4, doubt: 1 } },
    strategist: { nodes: 4500, habits: { horizon: 8, breadth: 6, doubt: 1 } },
  },
};
