import { createBot, letBotAnswer } from '@lianhuan/bots';
import {
  fingerprint,
  type Match,
  makeLink,
  parseLink,
  replay,
  type Seat,
  SURRENDER,
} from '@lianhuan/kernel';
import { type Dice, dice } from './dice.ts';
import { FUZZ_GAMES, type FuzzGame } from './fuzz-games.ts';

/** One game to try to break the rules with; everything in it follows from these. */
export interface FuzzCase {
  /** The id of a game. */
  readonly game: string;
  readonly players: number;
  readonly seed: number;
  /** Random picks reach odd corners, greedy ones the ends of long games. */
  readonly player: 'random' | 'greedy';
}

/** A case that broke something, and the game that led there. */
export class FuzzFailure extends Error {
  readonly link: string;

  constructor(match: Match, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FuzzFailure';
    this.link = makeLink(match.record());
  }
}

/** No game of any rulebook is as long as that. */
const TOO_LONG = 50_000;

/**
 * Plays a case to its end, and looks at every step whether all still holds.
 * @throws FuzzFailure if it does not.
 */
export function runFuzzCase(fuzzCase: FuzzCase): Match {
  const { game, players, seed } = fuzzCase;
  const tried = FUZZ_GAMES[game];
  const match = tried.newMatch(players, seed);
  const upTo = dice(seed + 1);
  try {
    play(match, fuzzCase, () => lookAt(tried, match, upTo));
    for (let seat = 0; seat < players; seat++) claim(tried.logLeaks(match, seat as Seat, upTo));
    comesBack(match);
    rewinds(match, upTo);
  } catch (error) {
    throw new FuzzFailure(match, error);
  }
  return match;
}

function play(match: Match, { game, player, seed, players }: FuzzCase, look: () => void): void {
  const answer = player === 'random' ? randomly(match, seed) : byBots(match, game, players, seed);
  while (answer()) {
    look();
    if (match.answers.length > TOO_LONG) throw new Error('the game does not end');
  }
}

/** To give up is picked once in so many times that it is drawn. */
const GIVING_UP = 500;

/** Lets anyone who is asked pick anything; gives whether there was somebody to ask. */
function randomly(match: Match, seed: number): () => boolean {
  const upTo = dice(seed);
  return () => {
    if (match.pending.length === 0) return false;
    const { seat, options } = match.pending[upTo(match.pending.length)];
    let index = upTo(options.length);
    // To give up is tried too, but it must not end every game.
    while (options[index].verb === SURRENDER && upTo(GIVING_UP) > 0) index = upTo(options.length);
    match.answer(seat, index);
    return true;
  };
}

function byBots(match: Match, game: string, players: number, seed: number): () => boolean {
  const bots = Array.from({ length: players }, (_, seat) => {
    const bot = createBot('greedy', game, seed + seat);
    if (!bot.ok) throw new Error(bot.problems[0].text.en);
    return bot.value;
  });
  return () => letBotAnswer(match, bots);
}

/** The accounts at every step; what is dearer to look at, now and then. */
function lookAt(tried: FuzzGame, match: Match, upTo: Dice): void {
  claim(tried.broken(match));
  if (upTo(60) === 0) claim(tried.viewLeaks(match, upTo(match.table.seats) as Seat, upTo));
  if (upTo(60) === 0 && fingerprint(match.fork().table) !== fingerprint(match.table)) {
    throw new Error('a fork differs from its match');
  }
}

function claim(broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(broken.join('; '));
}

/** By way of a link, the game is the same. */
function comesBack(match: Match): void {
  const record = parseLink(makeLink(match.record()));
  if (!record.ok) throw new Error(record.problems[0].text.en);
  const played = replay(match.game, record.value);
  if (!played.ok) throw new Error(played.problems[0].text.en);
  if (!played.value.ok) throw new Error(played.value.divergence.problem.text.en);
}

/** Rewound to anywhere and played on with the same answers, the game is the same. */
function rewinds(match: Match, upTo: Dice): void {
  const answers = [...match.answers];
  const end = fingerprint(match.table);
  match.rewind(upTo(answers.length + 1));
  for (const answer of answers.slice(match.answers.length)) match.answerNext(answer);
  if (fingerprint(match.table) !== end) throw new Error('a rewind led elsewhere');
}
