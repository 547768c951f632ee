import { endsByWord, Match, type Seat } from '@lianhuan/kernel';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { TooManyLines } from './deeds.ts';
import { pickKind, Solver, TooManyNodes, type Way } from './solver.ts';
import { worlds } from './worlds.ts';

/** What a search through a whole turn has found. */
export type Solved =
  /** No line surely wins; several do; more moments than were allowed; or it rests on what is hidden. */
  | { readonly found: 'none' | 'several' | 'vast' | 'unsure' }
  /** One does, whatever is hidden: its deeds in an order that wins. */
  | { readonly found: 'one'; readonly line: readonly string[]; readonly nodes: number };

/**
 * Searches a position at rest to the end of the turn, as `Solver` says, and follows the line that was found in tables in
 * which each card that could lie hidden in a hand or face down does lie there: if it is the only line, and wins in all of
 * them without anybody being offered a hidden card, then no such card, alone or with others, can hinder it.
 * @param match it is not changed
 * @param most so many moments are looked at
 */
export function solvePosition(match: Match, seat: Seat, game: ThinkingGame, most: number): Solved {
  const began = fromHere(match);
  const solver = new Solver(began, seat, game, most);
  try {
    const lines = solver.lines(began.fork());
    if (lines.length === 0) return { found: 'none' };
    if (lines.length > 1) return { found: 'several' };
    const way = solver.way(began.fork());
    if (way === null) return { found: 'none' };
    for (const world of worlds(began, seat, game.secrets)) {
      if (!solver.holds(way, world)) return { found: 'unsure' };
    }
    return { found: 'one', line: deedsOf(began, way, seat, game), nodes: solver.nodes };
  } catch (error) {
    if (error instanceof TooManyNodes || error instanceof TooManyLines) return { found: 'vast' };
    throw error;
  }
}

/** A match that begins at this moment of rest. @throws RangeError if something is under way */
export function fromHere({ game, setup, seed, table, idle }: Match): Match {
  if (!idle) throw new RangeError('something is under way');
  return new Match(game, { setup, seed }, { table, answers: [] });
}

/** The deeds of a way, where others answer by their first option. */
function deedsOf(began: Match, way: Way, seat: Seat, game: ThinkingGame): string[] {
  const match = began.fork();
  const deeds: string[][] = [];
  /** The deed one is in. */
  let open: string[] | null = null;
  for (let at = way; at.kind !== 'won'; ) {
    const [asked] = match.pending;
    if (at.kind === 'pick') {
      if (match.idle) open = null;
      const kind = pickKind(asked.options[at.index], game);
      if (kind === 'deed') {
        deeds.push([at.label]);
      } else if (kind === 'part') {
        if (open === null) {
          open = [];
          deeds.push(open);
        }
        open.push(at.label);
      }
      match.answer(seat, at.index);
      at = at.after;
    } else {
      match.answer(
        asked.seat,
        asked.options.findIndex(({ verb }) => !endsByWord(verb)),
      );
      [at] = at.answers;
    }
  }
  return deeds.map((picks) => picks.join(' → '));
}
