import {
  endsByWord,
  fail,
  type Game,
  glance,
  type Match,
  type MatchRecord,
  type Result,
  replay,
  type Seat,
  succeed,
} from '@lianhuan/kernel';
import { greedyBot } from '../players/greedy.ts';
import type { ThinkingGame } from '../search/thinking-game.ts';
import { fromHere } from './solve-position.ts';
import { Solver, type Way } from './solver.ts';

/** So many moments are looked at, at most, to say how a puzzle stands: more than the finder looks at. */
const MOST_NODES = 12_000;

/** How far a player has come in a puzzle. */
export interface PuzzleMoment {
  /** `open` while the turn can still surely be won; `lost` as soon as it cannot. */
  readonly state: 'open' | 'solved' | 'lost';
  /** After how many answers of the record it came to be so; 0 while it is open. */
  readonly since: number;
  /** What to pick next, while it is open and the player is asked. */
  readonly next: number | null;
}

/** One pick of the line, in the words of its label, and how many answers there are after it. */
export interface SolvingPick {
  readonly label: string;
  readonly answers: number;
}

/** How it is solved, where the others answer greedily. */
export interface PuzzleSolution {
  readonly answers: readonly number[];
  readonly picks: readonly SolvingPick[];
}

/** A puzzle that is being played. */
export interface PuzzlePlay {
  /** Where it stands after these answers of the record. @throws IllegalAnswer for an answer there is not */
  look(answers: readonly number[]): PuzzleMoment;
  readonly solution: PuzzleSolution;
}

/**
 * Opens a puzzle. A problem says that the record is of other rules, or that the turn cannot surely be won.
 * @param record the game up to the position
 * @param game the rules it is played by
 */
export function openPuzzle(
  record: MatchRecord,
  seat: Seat,
  game: Game,
  thinking: ThinkingGame,
): Result<PuzzlePlay> {
  const read = replay(game, record);
  if (!read.ok) return read;
  if (!read.value.ok) return { ok: false, problems: [read.value.divergence.problem] };
  const { match } = read.value;
  if (!match.idle) return noPuzzle();
  const began = fromHere(match);
  const before = match.answers.length;
  const solver = new Solver(began, seat, thinking, MOST_NODES);
  const way = solver.way(began.fork());
  if (way === null) return noPuzzle();
  const solution = played(began.fork(), seat, way, thinking);
  return succeed({
    solution: {
      answers: [...match.answers, ...solution.answers],
      picks: solution.picks.map(({ label, answers }) => ({ label, answers: answers + before })),
    },
    look(answers) {
      const at = began.fork();
      for (let count = before; ; count++) {
        const state = stateOf(at, solver);
        if (state !== 'open') return { state, since: count, next: null };
        if (count >= answers.length) break;
        at.answerNext(answers[count]);
      }
      const next = at.pending[0].seat === seat ? solver.way(at) : null;
      return { state: 'open', since: 0, next: next?.kind === 'pick' ? next.index : null };
    },
  });
}

function stateOf(match: Match, solver: Solver): PuzzleMoment['state'] {
  if (solver.lines(match).length === 0) return 'lost';
  return solver.isWon(match) ? 'solved' : 'open';
}

/** Plays a way out, all others greedily. */
function played(match: Match, seat: Seat, way: Way, { evaluate }: ThinkingGame): PuzzleSolution {
  const greedy = greedyBot(evaluate);
  const picks: SolvingPick[] = [];
  for (let at = way; at.kind !== 'won'; ) {
    if (at.kind === 'pick') {
      match.answer(seat, at.index);
      picks.push({ label: at.label, answers: match.answers.length });
      at = at.after;
    } else {
      const [asked] = match.pending;
      const index = greedy.choose(glance(match, asked.seat));
      const answers = [...asked.options.keys()].filter(
        (one) => !endsByWord(asked.options[one].verb),
      );
      at = at.answers[answers.indexOf(index)];
      match.answer(asked.seat, index);
    }
  }
  return { answers: match.answers, picks };
}

function noPuzzle(): Result<never> {
  return fail('这个局面没有必胜的走法', 'Nothing surely wins here', 'puzzle');
}
