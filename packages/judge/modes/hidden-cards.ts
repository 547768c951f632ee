import {
  type CardId,
  copyTable,
  type Match,
  maySee,
  NOBODY,
  type Seat,
  type Secrets,
  type Table,
  view,
  writable,
} from '@lianhuan/kernel';
import {
  beginPair,
  type Course,
  differs,
  playPair,
  Sights,
  sameAnswer,
} from '@lianhuan/kernel/testing';
import { openMatch } from '../running/run-scenario.ts';
import type { JudgedGame } from '../scenario/judged-game.ts';
import type { Scenario } from '../scenario/scenario.ts';

// A seat must not be able to tell one hidden card from another. So at every moment the cards that
// this seat has never seen trade places, and its view must stay the same to the byte. And wherever
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
  const sights = new Sights(match, seat, judged);
  const seen = new Set<CardId>();
  const found: Found[] = [];
  for (let count = 0; ; count++) {
    for (const card of sights.look()) seen.add(card);
    if (match.outcome === null) {
      const what = match.idle
        ? playOn(judged, match, seat, seen, answers.slice(count))
        : differenceInView(judged, match, seat, seen);
      if (what) found.push({ answers: count, what });
    }
    if (count === answers.length) return found;
    match.answerNext(answers[count]);
  }
}

/** In the middle of things, no other table can be played on from: but it can be looked at. */
function differenceInView(
  judged: JudgedGame,
  match: Match,
  seat: Seat,
  seen: ReadonlySet<CardId>,
): string | null {
  const traded = trade(judged, match.table, seat, seen);
  if (traded === null) return null;
  const { game, pending } = match;
  const disguised = Object.assign(Object.create(null) as Match, { game, pending, table: traded });
  return differs('view', view(match, seat), view(disguised, seat));
}

/** Plays on with traded cards; again without those that came into sight, until nothing parts the two. */
function playOn(
  judged: JudgedGame,
  match: Match,
  seat: Seat,
  seenBefore: ReadonlySet<CardId>,
  answers: readonly number[],
): string | null {
  const seen = new Set(seenBefore);
  for (;;) {
    const traded = trade(judged, match.table, seat, seen);
    if (traded === null) return null;
    const course = playTraded(judged, match, traded, seat, answers);
    if (course.kind === 'leak') return `${course.answers} answers on: ${course.what}`;
    if (course.kind !== 'seen') return null;
    for (const card of course.cards) seen.add(card);
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

/** A seat is told, too, why it may not do what it might want to. */
function withNotes(judged: JudgedGame): Secrets {
  const notes = (table: Table, seat: Seat) => (seat === NOBODY ? [] : judged.refusals(table, seat));
  return { ...judged, notes };
}

/** The same table with other faces on the cards this seat has never seen; null if there are none. */
function trade(
  judged: JudgedGame,
  table: Table,
  seat: Seat,
  seen: ReadonlySet<CardId>,
): Table | null {
  const byBack = new Map<string, CardId[]>();
  for (const { cards, name } of table.zones) {
    for (const card of cards) {
      if (seen.has(card) || maySee(table, card, seat)) continue;
      const back = judged.backOf(table.library[table.cards[card].definition], name);
      byBack.set(back, [...(byBack.get(back) ?? []), card]);
    }
  }
  if (byBack.size === 0) return null;
  const copy = copyTable(table);
  for (const [back, cards] of byBack) changeFaces(judged, copy, back, cards);
  return copy;
}

/** Each card gets the face of the next one that differs; if all are alike, another with that back. */
function changeFaces(
  judged: JudgedGame,
  table: Table,
  back: string,
  cards: readonly CardId[],
): void {
  const faces = cards.map((card) => table.cards[card].definition);
  const { name } = table.zones[table.cards[cards[0]].zone];
  const step = faces.findIndex((face) => face !== faces[0]);
  const other = table.library.findIndex(
    (definition, face) => face !== faces[0] && judged.backOf(definition, name) === back,
  );
  if (step < 0 && other < 0) return;
  const open = writable(table);
  cards.forEach((card, index) => {
    open.cards[card].definition = step < 0 ? other : faces[(index + step) % faces.length];
  });
}
