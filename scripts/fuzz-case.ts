import { createBot, letBotAnswer } from '@lianhuan/bots';
import { fingerprint, makeLink, parseLink, replay, type Seat } from '@lianhuan/kernel';
import { minxin } from '@lianhuan/minxin';
import { broken } from '../packages/minxin/test/invariants.ts';
import { logLeaks, type MinxinMatch, viewLeaks } from '../packages/minxin/test/secrecy.ts';
import { dice, newMatch, walk } from '../packages/minxin/test/walk.ts';

/** One game to try to break the rules with; everything in it follows from these. */
export interface FuzzCase {
  readonly players: number;
  readonly seed: number;
  /** Random picks reach odd corners, greedy ones the ends of long games. */
  readonly player: 'random' | 'greedy';
}

/** A case that broke something, and the game that led there. */
export class FuzzFailure extends Error {
  readonly link: string;

  constructor(match: MinxinMatch, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'FuzzFailure';
    this.link = makeLink(match.record());
  }
}

/**
 * Plays a case to its end, and looks at every step whether all still holds.
 * @throws FuzzFailure if it does not.
 */
export function runFuzzCase(fuzzCase: FuzzCase): MinxinMatch {
  const match = newMatch({ ...fuzzCase, recorded: true });
  const upTo = dice(fuzzCase.seed + 1);
  try {
    play(match, fuzzCase, (now) => lookAt(now, upTo));
    for (let seat = 0; seat < fuzzCase.players; seat++) claim(logLeaks(match, seat as Seat, upTo));
    comesBack(match);
    rewinds(match, upTo);
  } catch (error) {
    throw new FuzzFailure(match, error);
  }
  return match;
}

function play(
  match: MinxinMatch,
  { player, seed, players }: FuzzCase,
  look: (match: MinxinMatch) => void,
): void {
  if (player === 'random') {
    return walk(match, dice(seed), (now) => {
      look(now);
      return false;
    });
  }
  const bots = Array.from({ length: players }, (_, seat) => {
    const bot = createBot(player, minxin.id, seed + seat);
    if (!bot.ok) throw new Error(bot.problems[0].text.en);
    return bot.value;
  });
  while (letBotAnswer(match, bots)) look(match);
}

/** The accounts at every step; what is dearer to look at, now and then. */
function lookAt(match: MinxinMatch, upTo: (bound: number) => number): void {
  claim(broken(match.table));
  if (upTo(60) === 0) claim(viewLeaks(match, upTo(match.table.seats) as Seat, upTo));
  if (upTo(60) === 0 && fingerprint(match.fork().table) !== fingerprint(match.table)) {
    throw new Error('a fork differs from its match');
  }
}

function claim(broken: readonly string[]): void {
  if (broken.length > 0) throw new Error(broken.join('; '));
}

/** By way of a link, the game is the same. */
function comesBack(match: MinxinMatch): void {
  const record = parseLink(makeLink(match.record()));
  if (!record.ok) throw new Error(record.problems[0].text.en);
  const played = replay(minxin, record.value);
  if (!played.ok) throw new Error(played.problems[0].text.en);
  if (!played.value.ok) throw new Error(played.value.divergence.problem.text.en);
}

/** Rewound to anywhere and played on with the same answers, the game is the same. */
function rewinds(match: MinxinMatch, upTo: (bound: number) => number): void {
  const answers = [...match.answers];
  const end = fingerprint(match.table);
  match.rewind(upTo(answers.length + 1));
  for (const answer of answers.slice(match.answers.length)) match.answerNext(answer);
  if (fingerprint(match.table) !== end) throw new Error('a rewind led elsewhere');
}
