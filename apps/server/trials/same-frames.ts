import { Knowledge, NOBODY, type Seat, type Table, withFaces } from '@lianhuan/kernel';
import {
  answerAlike,
  beginMatch,
  beginPair,
  type Dice,
  dice,
  firstDifference,
  playPair,
  type TestedGame,
  walk,
} from '@lianhuan/kernel/testing';
import type { GameEngine } from '@lianhuan/releases';
import { ServedMatch } from './served-match.ts';

// What a server sends to a seat must not differ where only what the seat cannot know differs. So a match is played
// twice from a moment of a random game: as it is, and with other faces on cards that the seat has never seen.

/** What came of one random game. */
export interface Compared {
  /** How many frames were compared. */
  readonly frames: number;
  /** The first difference, in one line; null if there was none. */
  readonly difference: string | null;
}

/** How far the game is played on. */
const MOST_ANSWERS = 60;
/** How often it is played on without the cards that came into sight the last time. */
const RETRIES = 5;
const MANY = 1 << 30;
const NOTHING: Compared = { frames: 0, difference: null };

/** @param parts the engine that the server plays the game by */
export function compareFrames<T extends Table, Setup, Event>(
  parts: GameEngine<T>,
  tried: TestedGame<T, Setup, Event>,
  seed: number,
): Compared {
  const upTo = dice(seed);
  const players = tried.players[upTo(tried.players.length)];
  const match = beginMatch(tried, { players, seed, recorded: true });
  const from = upTo(upTo(2) === 0 ? 60 : 600);
  walk(match, upTo, (one) => one.answers.length >= from && one.idle);
  if (!match.idle) return NOTHING;
  // One more than there are players looks on.
  const who = upTo(players + 1);
  const seat = who === players ? NOBODY : (who as Seat);
  const knowledge = new Knowledge(match, seat, tried.secrets);
  const fixed = new Set(someCards(match.table, upTo));
  let frames = 0;
  for (let again = 0; again < RETRIES; again++) {
    const faces = knowledge.possibleFaces(upTo, { owners: 'together', fixed });
    const other = withFaces(match.table, faces, match.game);
    const served = [match.table, other].map(
      (table) => new ServedMatch(parts, { table, setup: match.setup, seed: match.seed }, seat),
    );
    const picks = dice(upTo(MANY));
    let difference: string | null = null;
    let given: readonly [number, number] | null = null;
    const course = playPair(beginPair(match, other, seat, tried.secrets), (pair) => {
      const [ours, theirs] = served.map((one, at) => JSON.stringify(one.next(given?.[at])));
      frames += 1;
      if (ours !== theirs) difference = firstDifference(ours, theirs);
      const goesOn = difference === null && frames < MOST_ANSWERS * (again + 1);
      given = goesOn ? answerAlike(pair, picks) : null;
      return given;
    });
    difference ??= course.kind === 'leak' ? course.what : null;
    if (difference !== null) {
      return { frames, difference: `seat ${seat} of ${players}, seed ${seed}: ${difference}` };
    }
    if (course.kind !== 'seen') break;
    for (const card of course.cards) fixed.add(card);
  }
  return { frames, difference: null };
}

/** The cards of some zones, which stay: so a pair often goes on for long before an exchanged card comes up. */
function someCards({ zones }: Table, upTo: Dice) {
  return zones.filter(() => upTo(3) === 0).flatMap(({ cards }) => cards);
}
