import type { RuleCoverage } from '@lianhuan/judge';
import type { GameId } from '../games/ids.ts';

const known = new Map<GameId, Promise<readonly RuleCoverage[]>>();

/** How the rules of a game are covered: all its scenarios are played for it, once a build. */
export function coverageOf(game: GameId): Promise<readonly RuleCoverage[]> {
  const rules =
    known.get(game) ??
    import('@lianhuan/judge').then(({ coverage }) => coverage(game, false).rules);
  known.set(game, rules);
  return rules;
}
