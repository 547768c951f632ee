import { meaning } from '@lianhuan/cardtext';
import type { UseLimit } from '../../nodes/nodes.ts';
import type { SanguoshaWord } from '../../reading/word.ts';

/** How often a part of a skill can be used in a turn, a round or a game. */

const PER = {
  turn: { zh: '[每名角色的回合|每回合|每个回合]', en: 'per turn' },
  game: { zh: '[每局|每局游戏|本局|本局游戏|整局游戏]', en: 'per game' },
  round: { zh: '[每轮|每轮游戏]', en: 'per round' },
} as const;

/** "once", "up to 4 times". */
export function timesOf(limit: number): string {
  return limit === 1 ? 'once' : limit === 2 ? 'twice' : `up to ${limit} times`;
}

/** What stands before 当…: 每名角色的回合限1次. */
export const useLimit: SanguoshaWord<UseLimit> = {
  kind: 'use-limit',
  forms: Object.entries(PER).map(([per, { zh }]) => ({
    as: 'use-limit',
    zh: `${zh}限{limit:number}次`,
    with: { per },
  })),
  english: ({ limit, per }) => `${timesOf(limit)} ${PER[per].en}`,
  explain: meaning('用过这么多次，就不能再发动', 'Used so often, it cannot be used again'),
  rules: ['P9'],
};
