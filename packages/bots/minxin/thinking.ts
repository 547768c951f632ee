import type { Match, Seat } from '@lianhuan/kernel';
import { type MinxinTable, scores, secrets } from '@lianhuan/minxin';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { evaluateMinxin } from './evaluate.ts';
import { minxinFeatures } from './value/features.ts';
import weights from './value/weights.json' with { type: 'json' };

/** The phases of a turn in which its player has still something to do. */
const PLAYING: ReadonlySet<string> = new Set(['prepare', 'play', 'end-of-play']);

/**
 * Once the pool is empty the game ends with the last turn of the 轮 (2.5.1): of two players what is counted then stands
 * as soon as the second has ended the play.
 */
function decided({ table }: Match): readonly Seat[] | null {
  const minxin = table as unknown as MinxinTable;
  const { phase, pool, active, first, players } = minxin.state;
  if (PLAYING.has(phase) || pool > 0 || players.length !== 2 || active === first) return null;
  const counted = scores(minxin);
  const best = Math.max(...counted.map(({ total }) => total));
  return counted.flatMap(({ seat, total }) => (total === best ? [seat] : []));
}

/** How bots play 民心. */
export const minxinThinking: ThinkingGame = {
  evaluate: evaluateMinxin,
  features: minxinFeatures,
  weights,
  secrets: secrets as ThinkingGame['secrets'],
  turns: ({ table }) => (table as unknown as MinxinTable).state.turn,
  activeOf: ({ table }) => (table as unknown as MinxinTable).state.active,
  moments: [],
  decided,
  routineVerbs: ['end'],
  lateVerbs: [],
  deedVerbs: [],
  efforts: {
    adviser: { nodes: 40, habits: { horizon: 1, breadth: 3, doubt: 1 } },
    strategist: { nodes: 3000, habits: { horizon: 2, breadth: 8, doubt: 1 } },
  },
};
