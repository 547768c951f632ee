import { type Match, type Seat, type Table, view } from '@lianhuan/kernel';
import { countOptions, loadMatches, type StartMatch } from './engine.ts';
import { GAMES, type GameId } from './games.ts';
import { Picks } from './picks.ts';
import { quantile } from './statistics.ts';

export interface Latency {
  /** The name of the game. */
  readonly game: string;
  readonly what: string;
  readonly players: number;
  readonly samples: number;
  readonly medianMilliseconds: number;
  readonly p95Milliseconds: number;
  /** What it should at most be, and which of the two. */
  readonly goal: { readonly milliseconds: number; readonly of: 'median' | 'p95' };
}

interface Times {
  /** A fork where nothing was pending: a copy of the table. */
  readonly forkIdle: number[];
  /** A fork in the middle of something: a copy, and the answers since the last idle point again. */
  readonly forkBusy: number[];
  /** From an answer to the next options, and what the seat that is asked then sees. */
  readonly optionsAndView: number[];
  readonly view: number[];
}

export interface LatencyPlan {
  readonly game: GameId;
  readonly players: number;
  /** How many moves are looked at. */
  readonly samples: number;
}

/** Forks and looks all through random games, until there are enough samples. */
export async function measureLatency({ game, players, samples }: LatencyPlan): Promise<Latency[]> {
  const start = await loadMatches(game, players);
  // The first games are played while code is being compiled.
  sample(start, samples, 1000);
  const { forkIdle, forkBusy, optionsAndView, view } = sample(start, samples, 1);
  const subject = { game: GAMES[game].title, players };
  return [
    latency('fork at any point', subject, [...forkIdle, ...forkBusy], 0.2, 'median'),
    latency('fork at an idle point', subject, forkIdle, 0.2, 'median'),
    latency('fork in the middle of a play', subject, forkBusy, 0.1, 'median'),
    latency('answer, next options and view', subject, optionsAndView, 0.5, 'p95'),
    latency('view alone', subject, view, 1, 'p95'),
  ];
}

function sample(start: StartMatch, samples: number, firstSeed: number): Times {
  const times: Times = { forkIdle: [], forkBusy: [], optionsAndView: [], view: [] };
  const picks = new Picks(7);
  for (let seed = firstSeed; times.view.length < samples; seed++) {
    const match = start(seed);
    for (let count = countOptions(match); count > 0; count = countOptions(match)) {
      if (picks.below(4) === 0) timeFork(match, times);
      const index = picks.below(count);
      const begin = performance.now();
      match.answerNext(index);
      const seat = match.pending[0]?.seat ?? (0 as Seat);
      const answered = performance.now();
      view(match, seat);
      const seen = performance.now();
      times.optionsAndView.push(seen - begin);
      times.view.push(seen - answered);
    }
  }
  return times;
}

function timeFork(match: Match<Table>, times: Times): void {
  const start = performance.now();
  match.fork();
  const elapsed = performance.now() - start;
  (match.idle ? times.forkIdle : times.forkBusy).push(elapsed);
}

function latency(
  what: string,
  subject: Pick<Latency, 'game' | 'players'>,
  times: readonly number[],
  milliseconds: number,
  of: Latency['goal']['of'],
): Latency {
  return {
    ...subject,
    what,
    samples: times.length,
    medianMilliseconds: quantile(times, 0.5),
    p95Milliseconds: quantile(times, 0.95),
    goal: { milliseconds, of },
  };
}
