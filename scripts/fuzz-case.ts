import { createBot, letBotAnswer } from '@lianhuan/bots';
import { fingerprint, type Match, makeLink, parseLink, replay, type Seat } from '@lianhuan/kernel';
import {
  answerAtRandom,
  beginMatch,
  type Dice,
  dice,
  leaks,
  playOut,
  type TestedGame,
} from '@lianhuan/kernel/testing';
import { FUZZ_GAMES } from './fuzz-games.ts';

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

/**
 * Plays a case to its end, and looks at every step whether all still holds.
 * @throws FuzzFailure if it does not.
 */
export function runFuzzCase(fuzzCase: FuzzCase): Match {
  const { game, players, seed } = fuzzCase;
  const match = beginMatch(FUZZ_GAMES[game], { players, seed, recorded: true });
  playAndLook(match, fuzzCase, () => comesBack(match));
  return match;
}

/**
 * Plays a recorded match on from where it stands to its end, and looks as {@link runFuzzCase} does.
 * Only what comes of a set-up can come back by way of a link.
 * @throws FuzzFailure if something does not hold.
 */
export function runFuzzPosition(match: Match, player: FuzzCase['player']): void {
  const { game, table } = match;
  // Positions of tests are laid out with short seeds.
  const seed = Number(match.seed);
  const upTo = dice(seed);
  for (let times = 0; times < LOOKS; times++) lookForLeaks(match, upTo);
  playAndLook(match, { game: game.id, players: table.seats, seed, player }, () => {});
}

/** How often it is tried whether a position tells hidden cards: which are exchanged is drawn by lot. */
const LOOKS = 20;

function playAndLook(match: Match, fuzzCase: FuzzCase, comesBack: () => void): void {
  const { game, seed } = fuzzCase;
  const tried = FUZZ_GAMES[game];
  const upTo = dice(seed + 1);
  const broken = tried.watch(match);
  try {
    playOut(match, answersOf(match, fuzzCase), () => {
      claim(broken());
      lookAt(tried, match, upTo);
      return false;
    });
    comesBack();
    rewinds(match, upTo);
  } catch (error) {
    throw new FuzzFailure(match, error);
  }
}

function lookForLeaks(match: Match, upTo: Dice): void {
  const { secrets } = FUZZ_GAMES[match.game.id];
  for (let seat = 0; seat < match.table.seats; seat++) {
    claim(leaks(match, seat as Seat, secrets, upTo));
  }
}

/** Gives one answer at a time, until there is nobody to ask. */
function answersOf(match: Match, { game, player, seed, players }: FuzzCase): () => boolean {
  if (player === 'greedy') return byBots(match, game, players, seed);
  const upTo = dice(seed);
  return () => answerAtRandom(match, upTo);
}

function byBots(match: Match, game: string, players: number, seed: number): () => boolean {
  const bots = Array.from({ length: players }, (_, seat) => {
    const bot = createBot('greedy', game, seed + seat);
    if (!bot.ok) throw new Error(bot.problems[0].text.en);
    return bot.value;
  });
  return () => letBotAnswer(match, bots);
}

/** What is dear to look at, now and then. */
function lookAt({ secrets }: TestedGame, match: Match, upTo: Dice): void {
  if (upTo(60) === 0) claim(leaks(match, upTo(match.table.seats) as Seat, secrets, upTo));
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
