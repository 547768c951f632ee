import { glance, type LogLine, type Match, type Seat, type Seed, viewLog } from '@lianhuan/kernel';
import { greedyBot } from '../players/greedy.ts';
import type { Imagination } from '../search/search.ts';
import type { ThinkingGame } from '../search/thinking-game.ts';

/** So many lines tell what follows. */
const LINES = 8;

/** Lines without the words of cards that are carried out: what comes of them says it. */
function deedsOf(lines: readonly LogLine[]): LogLine[] {
  const causes = new Set(lines.map(({ parent }) => parent));
  return lines.filter(({ id, kind, span }) => kind !== 'cause' || span === null || !causes.has(id));
}

/**
 * What happens in one match that could be, when the seat picks this and all go on greedily until the turn ends, as the
 * seat would read it; empty where no such match was found.
 * @param seed which match that is follows from it
 */
export function lineAfter(
  option: number,
  seat: Seat,
  imagination: Imagination,
  { evaluate, turns }: ThinkingGame,
  seed: Seed,
): readonly LogLine[] {
  const match = imagination.determinize(seed)?.begin('seats') as Match | undefined;
  if (match === undefined) return [];
  const greedy = greedyBot(evaluate);
  const [from, turn] = [match.log.length, turns(match)];
  match.answer(seat, option);
  const lines = () => deedsOf(viewLog(match, seat, from));
  while (match.outcome === null && turns(match) === turn && lines().length < LINES) {
    const [asked] = match.pending;
    match.answer(asked.seat, greedy.choose(glance(match, asked.seat)));
  }
  return lines().slice(0, LINES);
}
