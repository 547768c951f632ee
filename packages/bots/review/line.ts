import { glance, type LogLine, type Match, type Seat, type Seed, viewLog } from '@lianhuan/kernel';
import { greedyBot } from '../players/greedy.ts';
import type { Imagination } from '../search/search.ts';
import type { ThinkingGame } from '../search/thinking-game.ts';

/** So many lines tell what follows, beside the causes they hang from. */
const LINES = 12;

/**
 * What happens in one match that could be, when the seat picks this and all go on greedily until the turn ends, as the
 * seat would read it, with the causes of its lines; empty where no such match was found.
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
  const lines = () => viewLog(match, seat, from);
  while (match.outcome === null && turns(match) === turn && lines().filter(isTold).length < LINES) {
    const [asked] = match.pending;
    match.answer(asked.seat, greedy.choose(glance(match, asked.seat)));
  }
  const all = lines();
  const last = all.filter(isTold).slice(0, LINES).at(-1);
  return last === undefined ? [] : all.slice(0, all.indexOf(last) + 1);
}

/** A cause is told by what comes of it. */
function isTold({ kind }: LogLine): boolean {
  return kind !== 'cause';
}
