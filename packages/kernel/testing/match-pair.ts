import type { Secrets } from '../knowledge/secrets.ts';
import { SeenCards } from '../knowledge/seen-cards.ts';
import type { Decision, Option } from '../match/decision.ts';
import { Match } from '../match/match.ts';
import type { CardId, Seat } from '../table/ids.ts';
import type { Table } from '../table/table.ts';
import { viewLog } from '../view/view-log.ts';
import { view } from '../view/whole-view.ts';
import { firstDifference } from './difference.ts';

// A seat must not be able to tell one hidden card from another. So a match is played twice from one
// moment: as it is, and on a table where cards that the seat has never seen have other faces. As long
// as all do the same, and none of those cards comes into sight, the seat is given the same to the byte.

/** Two matches that a seat cannot tell from each other, as long as it sees none of the changed cards. */
export interface MatchPair<T extends Table = Table, Setup = unknown, Event = unknown> {
  readonly ours: Match<T, Setup, Event>;
  readonly theirs: Match<T, Setup, Event>;
  readonly seat: Seat;
  readonly secrets: Secrets<T, Event>;
  /** The cards that have another face in `theirs`. */
  readonly changed: ReadonlySet<CardId>;
}

/**
 * How playing a pair ended. `leak`: the seat was given something that differs with the hidden cards. `seen`:
 * it has rightly seen some of the changed cards. `parted`: what others were asked, or what the cards did by
 * what they are, rightly differs. `same`: the seat was given the same up to the last answer.
 */
export type Course =
  | { readonly kind: 'leak'; readonly answers: number; readonly what: string }
  | { readonly kind: 'seen'; readonly answers: number; readonly cards: ReadonlySet<CardId> }
  | { readonly kind: 'parted' }
  | { readonly kind: 'same' };

/** What both are answered, as a record holds it; null where one cannot do what the other does, or at the end. */
export type AnswerBoth<T extends Table, Setup, Event> = (
  pair: MatchPair<T, Setup, Event>,
) => readonly [ours: number, theirs: number] | null;

/** The answer that picks in theirs what `answer` picks in ours; null if it cannot be picked there. */
export function sameAnswer<T extends Table, Setup, Event>(
  { ours, theirs }: MatchPair<T, Setup, Event>,
  answer: number,
): number | null {
  const choices = ({ pending }: Match<T, Setup, Event>) =>
    pending.flatMap(({ seat, options }) => options.map((option) => keyOf(seat, option)));
  const same = choices(theirs).indexOf(choices(ours)[answer]);
  return same < 0 ? null : same;
}

const keyOf = (seat: Seat, option: Option) => JSON.stringify([seat, option]);

/** Starts a match again from where it rests, beside one that is played from `disguised`. */
export function beginPair<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  disguised: T,
  seat: Seat,
  secrets: Secrets<T, Event>,
): MatchPair<T, Setup, Event> {
  const { game, setup, seed, answers, table } = match;
  const begin = (from: T) =>
    new Match(game, { setup, seed, recorded: true, checkpointEvery: 0 }, { table: from, answers });
  const changed = new Set(
    table.cards
      .filter(({ id, definition }) => disguised.cards[id].definition !== definition)
      .map(({ id }) => id),
  );
  return { ours: begin(table), theirs: begin(disguised), seat, secrets, changed };
}

/** Plays both on, and compares after every answer what the seat is given. */
export function playPair<T extends Table, Setup, Event>(
  pair: MatchPair<T, Setup, Event>,
  answer: AnswerBoth<T, Setup, Event>,
): Course {
  const { ours, theirs, seat, secrets, changed } = pair;
  const seenIn = [new SeenCards(ours, seat, secrets), new SeenCards(theirs, seat, secrets)];
  let told = 0;
  for (;;) {
    const seen = new Set(
      seenIn.flatMap((cards) => cards.look()).filter((card) => changed.has(card)),
    );
    if (seen.size > 0) return { kind: 'seen', answers: ours.answers.length, cards: seen };
    if (haveParted(pair)) return { kind: 'parted' };
    const what = difference(pair, told);
    if (what !== null) {
      return isPlayedOut(pair, told)
        ? { kind: 'parted' }
        : { kind: 'leak', answers: ours.answers.length, what };
    }
    told = ours.log.length;
    const answers = answer(pair);
    if (answers === null) return { kind: 'same' };
    ours.answerNext(answers[0]);
    theirs.answerNext(answers[1]);
  }
}

/**
 * Is somebody else asked in only one of them, in a question that only comes up if there is a choice, or
 * did somebody take another card where there was none? What comes of it may rightly differ.
 */
function haveParted<T extends Table, Setup, Event>(pair: MatchPair<T, Setup, Event>): boolean {
  const { ours, theirs, seat, secrets } = pair;
  if (takenBy(ours, seat) !== takenBy(theirs, seat)) return true;
  if (askedOf(ours, seat, secrets) === askedOf(theirs, seat, secrets)) return false;
  return [ours, theirs].some(({ pending, recorder }) =>
    pending.some((decision) => decision.seat !== seat && !recorder?.open.has(decision)),
  );
}

/**
 * Is the first thing that differs since node `from` how much of the same thing happened? Cards that
 * nobody names can count by what they are, as bids that are laid open or the damage of a covered card do.
 */
function isPlayedOut<T extends Table, Setup, Event>(
  { ours, theirs }: MatchPair<T, Setup, Event>,
  from: number,
): boolean {
  for (let at = from; at < Math.min(ours.log.length, theirs.log.length); at++) {
    const [mine, its] = [ours.log[at].event, theirs.log[at].event];
    if (JSON.stringify(mine) === JSON.stringify(its)) continue;
    return mine !== null && its !== null && typeOf(mine) === typeOf(its);
  }
  return false;
}

/** Who else is asked what, and why; not what they can choose from. */
function askedOf<T extends Table, Setup, Event>(
  { pending }: Match<T, Setup, Event>,
  seat: Seat,
  { reasonOf = () => '' }: Secrets<T, Event>,
): string {
  const others = pending.filter((decision) => decision.seat !== seat);
  return JSON.stringify(others.map((one) => [one.seat, one.kind, reasonOf(one)]));
}

/** What others took where they had no choice, with its words. */
function takenBy<T extends Table, Setup, Event>(
  { game, table, recorder }: Match<T, Setup, Event>,
  seat: Seat,
): string {
  const others = (recorder?.forced ?? []).filter((decision) => decision.seat !== seat);
  const taken = (decision: Decision) => [
    decision.options[0],
    game.label(table, decision.options[0], decision),
  ];
  return JSON.stringify(others.map(taken));
}

/** What differs for the seat: what it sees, what it was told from node `from` on, or what else it is given. */
function difference<T extends Table, Setup, Event>(
  { ours, theirs, seat, secrets }: MatchPair<T, Setup, Event>,
  from: number,
): string | null {
  return (
    differs('view', view(ours, seat), view(theirs, seat)) ??
    differs('log', viewLog(ours, seat, from), viewLog(theirs, seat, from)) ??
    differs('notes', secrets.notes?.(ours.table, seat), secrets.notes?.(theirs.table, seat))
  );
}

/** What differs between two things a seat is given, as a line; null for nothing. */
export function differs(part: string, ours: unknown, theirs: unknown): string | null {
  const [before, after] = [JSON.stringify(ours), JSON.stringify(theirs)];
  if (before === after) return null;
  return `hidden cards show in the ${part}: ${firstDifference(before, after)}`;
}

function typeOf(event: unknown): unknown {
  return (event as { readonly type?: unknown }).type;
}
