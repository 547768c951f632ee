import { createBot, letBotAnswer } from '@lianhuan/bots';
import { type Game, Match, type MatchRecord, type Result, type View, view } from '@lianhuan/kernel';

/** A game for as many bots as it has players. */
interface BotGame {
  readonly game: Game;
  readonly setup: { readonly players: number };
  readonly seed: number;
  /** How the first player plays; greedily if left out, as all others do. */
  readonly first?: 'greedy' | 'random';
}

/**
 * Lets bots play until something is reached or the game is over.
 * @throws Error where no bot knows the game
 */
export function playUntil(
  { game, setup, seed, first = 'greedy' }: BotGame,
  isReached: (match: Match) => boolean,
): Match {
  const match = new Match(game, { setup, seed });
  const bots = Array.from({ length: setup.players }, (_, seat) =>
    expected(createBot(seat === 0 ? first : 'greedy', game.id, seed + seat)),
  );
  while (!match.outcome && !isReached(match)) letBotAnswer(match, bots);
  return match;
}

/** Where the first player is asked something, in a game that bots have played so far. */
export type Moment<State> = (seen: View, state: State) => boolean;

interface Search<State> extends Omit<BotGame, 'setup'> {
  /** As somebody writes it (see `Game.readSetup`). */
  readonly setup: object;
  readonly moment: Moment<State>;
  /** The first seed to try is `seed`; so many are tried until one leads there. */
  readonly mostSeeds: number;
  /** After so many answers a game is given up. */
  readonly mostAnswers: number;
}

/**
 * A game up to the first moment of that sort.
 * @throws Error if no seed leads to one, or the set-up may not be played
 */
export function recordUpTo<State>(search: Search<State>): MatchRecord {
  const { game, seed, moment, mostSeeds, mostAnswers } = search;
  const setup = expected(game.readSetup(search.setup)) as BotGame['setup'];
  const isMoment = (match: Match) => {
    const [asked] = match.pending;
    if (asked?.seat !== 0) return false;
    const seen = view(match, asked.seat);
    return moment(seen, seen.state as State);
  };
  for (let tried = seed; tried < seed + mostSeeds; tried++) {
    let found = false;
    const match = playUntil({ game, setup, seed: tried }, (played) => {
      if (played.answers.length >= mostAnswers) return true;
      found = isMoment(played);
      return found;
    });
    if (found) return match.record();
  }
  throw new Error('no game led there');
}

/** A whole game that bots play. @throws Error where the set-up may not be played, or it takes too long */
export function recordWhole(game: Game, setup: object, seed: number): MatchRecord {
  const read = expected(game.readSetup(setup)) as BotGame['setup'];
  const match = playUntil({ game, setup: read, seed }, ({ answers }) => answers.length >= 3000);
  if (!match.outcome) throw new Error('the game did not come to an end');
  return match.record();
}

/** @throws Error that says what is wrong */
function expected<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.problems[0]?.text.en);
  return result.value;
}
