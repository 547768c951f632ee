import { withFaces } from '../knowledge/exchange.ts';
import { Knowledge } from '../knowledge/knowledge.ts';
import type { Secrets } from '../knowledge/secrets.ts';
import { endsByWord } from '../match/decision.ts';
import type { Match } from '../match/match.ts';
import type { CardId, Handle, Seat } from '../table/ids.ts';
import { mayLook, type Table } from '../table/table.ts';
import type { View } from '../view/view.ts';
import { view } from '../view/whole-view.ts';
import { type Dice, dice } from './dice.ts';
import { beginPair, type MatchPair, playPair, sameAnswer } from './match-pair.ts';

/**
 * What `seat` is given, or could be given, that it may not know: a line for each handle of a hidden card
 * that it is told, and one if it could tell hidden cards apart. For that, where the game rests, it is
 * played on twice, on tables that differ only in cards that the seat has never seen.
 * @param match with the whole of its log.
 * @param most how many answers are given at most.
 */
export function leaks<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
  secrets: Secrets<T, Event>,
  upTo: Dice,
  most = 25,
): string[] {
  return [
    ...leakedHandles(match.table, view(match, seat), seat),
    ...playLeaks(match, seat, secrets, upTo, most),
  ];
}

function playLeaks<T extends Table, Setup, Event>(
  match: Match<T, Setup, Event>,
  seat: Seat,
  secrets: Secrets<T, Event>,
  upTo: Dice,
  most: number,
): string[] {
  if (!match.idle) return [];
  const knowledge = new Knowledge(match, seat, secrets);
  const fixed = new Set(someZones(match.table, upTo));
  const luck = upTo(MANY);
  const end = match.answers.length + most;
  for (let again = 0; again < RETRIES; again++) {
    const faces = knowledge.possibleFaces(upTo, { owners: 'together', fixed });
    const other = withFaces(match.table, faces, match.game);
    // The same picks again, as far as they can be.
    const picks = dice(luck);
    const course = playPair(beginPair(match, other, seat, secrets), (pair) =>
      pair.ours.answers.length < end ? answerAlike(pair, picks) : null,
    );
    switch (course.kind) {
      case 'leak':
        return [`seat ${seat}, after ${course.answers} answers: ${course.what}`];
      case 'seen':
        for (const card of course.cards) fixed.add(card);
        break;
      case 'parted':
      case 'same':
        return [];
    }
  }
  return [];
}

/** How often it is played on without the cards that came into sight the last time. */
const RETRIES = 5;
const MANY = 1 << 30;

/** Handles of cards that lie where the seat may not look. */
function leakedHandles(table: Table, seen: View, seat: Seat): string[] {
  const hidden = new Set(
    table.zones
      .filter((zone) => !mayLook(zone, seat))
      .flatMap(({ cards }) => cards.map((card) => table.cards[card].handle)),
  );
  const { decision } = seen;
  const told: (Handle | null)[] = [
    ...seen.zones.flatMap(({ cards }) => cards ?? []).map(({ handle }) => handle),
    ...(decision ? [decision.about, ...decision.options.map(({ card }) => card)] : []),
  ];
  return told
    .filter((handle) => handle !== null && hidden.has(handle))
    .map((handle) => `seat ${seat} is told the hidden handle ${handle}`);
}

/** The cards of some zones, which stay: so a pair often goes on for long before an exchanged card comes up. */
function someZones({ zones }: Table, upTo: Dice): CardId[] {
  return zones.filter(() => upTo(3) === 0).flatMap(({ cards }) => cards);
}

/** One of those who are asked picks at random among what both can pick; nobody gives up. */
export function answerAlike<T extends Table, Setup, Event>(
  pair: MatchPair<T, Setup, Event>,
  upTo: Dice,
): readonly [number, number] | null {
  const all = pair.ours.pending.flatMap(({ options }) => options);
  const common = all.flatMap(({ verb }, answer) => {
    const same = endsByWord(verb) ? null : sameAnswer(pair, answer);
    return same === null ? [] : [[answer, same] as const];
  });
  return common.length === 0 ? null : common[upTo(common.length)];
}
