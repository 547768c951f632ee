import {
  type CardId,
  Knowledge,
  type Match,
  NOBODY,
  type Seat,
  type Secrets,
  type Table,
  view,
  withFaces,
} from '@lianhuan/kernel';
import { beginPair, type Course, differs, playPair, sameAnswer } from '@lianhuan/kernel/testing';
import { openMatch } from '../running/open-match.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { Scenario } from '../scenario/scenario.ts';

// A seat must not be able to tell one hidden card from another. So at every moment the cards that this seat
// does not know (never saw, or lost track of) trade places, and its view must stay the same to the byte. And wherever
// the game rests it is played on from there with the traded cards, for as long as the others can do
// the same and none of them comes into sight: whatever the seat is given must stay the same.

interface Found {
  readonly answers: number;
  readonly what: string;
}

/** Plays the answers once for each seat and a spectator, trading the hidden cards at every moment. */
export function checkHiddenCards(scenario: Scenario, answers: readonly number[]): Found[] {
  const seats = Array.from({ length: scenario.players }, (_, seat) => seat as Seat);
  return [...seats, NOBODY].flatMap((seat) => checkSeat(scenario, answers, seat));
}

function checkSeat(scenario: Scenario, answers: readonly number[], seat: Seat): Found[] {
  const { judged } = scenario;
  const match = openMatch(scenario);
  const knowledge = new Knowledge(match, seat, judged);
  const found: Found[] = [];
  const sights: Sights = new Map();
  for (let count = 0; ; count++) {
    knowledge.update();
    if (match.outcome === null) {
      const what = match.idle
        ? playOn(judged, match, seat, knowledge, answers.slice(count), sights)
        : differenceInView(judged, match, seat, knowledge);
      if (what) found.push({ answers: count, what });
    }
    if (count === answers.length) return found;
    match.answerNext(answers[count]);
  }
}

/**
 * How the view of a seat differs once the hidden cards have traded places, while an effect is carried out: no
 * match can be played on from such a table, but it can be looked at.
 */
function differenceInView(
  judged: JudgedGame,
  match: Match,
  seat: Seat,
  knowledge: Knowledge<Table, unknown, unknown>,
): string | null {
  const traded = trade(judged, match, knowledge);
  if (traded === null) return null;
  const { game, pending } = match;
  const disguised = Object.assign(Object.create(null) as Match, { game, pending, table: traded });
  return differs('view', view(match, seat), view(disguised, seat));
}

/** After how many answers a card came into the sight of the seat when the match was played on from an earlier moment. */
type Sights = Map<CardId, number>;

/**
 * Plays on from a table with traded cards. If one of them comes into sight, it is not traded and the rest is played
 * again, until the two matches show the seat the same. Cards known to come into sight still later, from playing on
 * before, are left out along with the first: up to there they were traded then.
 */
function playOn(
  judged: JudgedGame,
  match: Match,
  seat: Seat,
  knowledge: Knowledge<Table, unknown, unknown>,
  answers: readonly number[],
  sights: Sights,
): string | null {
  const seen = new Set<CardId>();
  for (;;) {
    const traded = trade(judged, match, knowledge, seen);
    if (traded === null) return null;
    const course = playTraded(judged, match, traded, seat, answers);
    if (course.kind === 'leak') return `${course.answers} answers on: ${course.what}`;
    if (course.kind !== 'seen') return null;
    for (const card of course.cards) sights.set(card, course.answers);
    for (const [card, at] of sights) if (at >= course.answers) seen.add(card);
  }
}

function playTraded(
  judged: JudgedGame,
  match: Match,
  traded: Table,
  seat: Seat,
  answers: readonly number[],
): Course {
  let count = 0;
  return playPair(beginPair(match, traded, seat, withNotes(judged)), (twins) => {
    if (count === answers.length) return null;
    const answer = answers[count];
    count += 1;
    const same = sameAnswer(twins, answer);
    return same === null ? null : [answer, same];
  });
}

/** The secrets of a game, with what a seat is told beside its view: why it may not do what it might want to. */
function withNotes(judged: JudgedGame): Secrets {
  const notes = (table: Table, seat: Seat) => (seat === NOBODY ? [] : judged.refusals(table, seat));
  return { ...judged, notes };
}

/** The same table with other faces on the cards this seat does not know; null if there are none. */
function trade(
  judged: JudgedGame,
  { table }: Match,
  knowledge: Knowledge<Table, unknown, unknown>,
  seen: ReadonlySet<CardId> = new Set(),
): Table | null {
  const groups = knowledge
    .groups({ owners: 'together' })
    .map((group) => group.filter((card) => !seen.has(card)))
    .filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return withFaces(
    table,
    groups.flatMap((group) => exchanged(table, group) ?? replaced(judged, table, knowledge, group)),
  );
}

/** The faces after the trade: each card gets that of the next card with another face; null if all are alike. */
function exchanged(table: Table, cards: readonly CardId[]): [card: CardId, face: number][] | null {
  const faces = cards.map((card) => table.cards[card].definition);
  const step = faces.findIndex((face) => face !== faces[0]);
  if (step < 0) return null;
  return cards.map((card, at) => [card, faces[(at + step) % faces.length]]);
}

/** Each card gets another face with its back; not those that the seat has seen once, wherever they lie now. */
function replaced(
  judged: JudgedGame,
  { cards, library, zones }: Table,
  knowledge: Knowledge<Table, unknown, unknown>,
  group: readonly CardId[],
): [card: CardId, face: number][] {
  const [{ definition, zone }] = group.map((card) => cards[card]);
  const { name } = zones[zone];
  const back = judged.backOf(library[definition], name);
  const other = library.findIndex(
    (printed, face) => face !== definition && judged.backOf(printed, name) === back,
  );
  const unseen = group.filter((card) => !knowledge.hasLost(card));
  return other < 0 ? [] : unseen.map((card) => [card, other]);
}
