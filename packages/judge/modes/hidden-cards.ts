import {
  type CardId,
  fingerprint,
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

/** Plays the answers, trading at every moment the cards that are hidden from each seat, and from a spectator. */
export function checkHiddenCards(scenario: Scenario, answers: readonly number[]): Found[] {
  const match = openMatch(scenario);
  const seats = Array.from({ length: scenario.players }, (_, seat) => seat as Seat);
  const onlookers = [...seats, NOBODY].map((seat) => new Onlooker(scenario.judged, match, seat));
  for (let count = 0; ; count++) {
    for (const onlooker of onlookers) onlooker.check(answers, count);
    if (count === answers.length) return onlookers.flatMap(({ found }) => found);
    match.answerNext(answers[count]);
  }
}

/** Somebody who must not be able to tell hidden cards from each other: a seat, or a spectator. */
class Onlooker {
  /** What they could tell. */
  readonly found: Found[] = [];
  readonly #judged: JudgedGame;
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #knowledge: Knowledge<Table, unknown, unknown>;
  readonly #sights: Sights = new Map();
  readonly #courses: Courses = new Map();

  constructor(judged: JudgedGame, match: Match, seat: Seat) {
    this.#judged = judged;
    this.#match = match;
    this.#seat = seat;
    this.#knowledge = new Knowledge(match, seat, judged);
  }

  /** Trades the cards that are hidden from them now. @param count so many of the answers have been given */
  check(answers: readonly number[], count: number): void {
    this.#knowledge.update();
    if (this.#match.outcome !== null) return;
    const what = this.#match.idle ? this.#playOn(answers.slice(count)) : this.#differenceInView();
    if (what) this.found.push({ answers: count, what });
  }

  /**
   * How the view differs once the hidden cards have traded places, while an effect is carried out: no match can be
   * played on from such a table, but it can be looked at.
   */
  #differenceInView(): string | null {
    const traded = trade(this.#judged, this.#match, this.#knowledge);
    if (traded === null) return null;
    const { game, pending } = this.#match;
    const disguised = Object.assign(Object.create(null) as Match, { game, pending, table: traded });
    return differs('view', view(this.#match, this.#seat), view(disguised, this.#seat));
  }

  /**
   * Plays on from a table with traded cards. If one of them comes into sight, it is not traded and the rest is played
   * again, until the two matches show the seat the same. Cards known to come into sight still later, from playing on
   * before, are left out along with the first: up to there they were traded then.
   */
  #playOn(answers: readonly number[]): string | null {
    const seen = new Set<CardId>();
    for (;;) {
      const traded = trade(this.#judged, this.#match, this.#knowledge, seen);
      if (traded === null) return null;
      const known = this.#courses.get(momentOf(this.#match.answers.length, traded));
      const course = known ?? this.#playTraded(traded, answers);
      if (course.kind === 'leak') return `${course.answers} answers on: ${course.what}`;
      if (course.kind !== 'seen') return null;
      for (const card of course.cards) this.#sights.set(card, course.answers);
      for (const [card, at] of this.#sights) if (at >= course.answers) seen.add(card);
    }
  }

  #playTraded(traded: Table, answers: readonly number[]): Course {
    let count = 0;
    const moments: string[] = [];
    const pair = beginPair(this.#match, traded, this.#seat, withNotes(this.#judged));
    const course = playPair(pair, (twins) => {
      const { ours, theirs } = twins;
      if (ours.idle && theirs.idle) moments.push(momentOf(ours.answers.length, theirs.table));
      if (count === answers.length) return null;
      const answer = answers[count];
      count += 1;
      const same = sameAnswer(twins, answer);
      return same === null ? null : [answer, same];
    });
    for (const moment of moments) this.#courses.set(moment, course);
    return course;
  }
}

/** After how many answers a card came into the sight of the seat when the match was played on from an earlier moment. */
type Sights = Map<CardId, number>;

/**
 * How playing on ended, by the moment and the traded table from which it was played on, or that it came through: from
 * there everything goes as it went before.
 */
type Courses = Map<string, Course>;

const momentOf = (answers: number, traded: Table) => `${answers} ${fingerprint(traded)}`;

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
