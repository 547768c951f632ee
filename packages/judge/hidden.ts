import {
  type CardId,
  copyTable,
  type Decision,
  type Game,
  isOpen,
  type LogNode,
  Match,
  type MoveEvent,
  maySee,
  NOBODY,
  type Seat,
  seesMove,
  type Table,
  tellerOfSeats,
  view,
  viewLog,
  writable,
} from '@lianhuan/kernel';
import { firstDifference } from './difference.ts';
import type { JudgedGame } from './judged.ts';
import { openMatch } from './run.ts';
import type { Scenario } from './scenario.ts';

// A seat must not be able to tell one hidden card from another. So at every moment the cards that
// this seat has never seen trade places, and what it sees must stay the same to the byte: its view,
// its log, and, where the game rests, what it is asked when the game is started again from there.
// Then the game is played on with the traded cards, for as long as nobody else decides differently
// and none of them comes into sight.

interface Found {
  readonly answers: number;
  readonly what: string;
}

/** Plays the answers once for each seat and a spectator, trading the hidden cards at every moment. */
export function checkHidden(scenario: Scenario, answers: readonly number[]): Found[] {
  const seats = Array.from({ length: scenario.players }, (_, seat) => seat as Seat);
  return [...seats, NOBODY].flatMap((seat) => checkSeat(scenario, answers, seat));
}

function checkSeat(scenario: Scenario, answers: readonly number[], seat: Seat): Found[] {
  const match = openMatch(scenario);
  const seen = new Set<CardId>();
  const found: Found[] = [];
  let told = 0;
  for (let count = 0; ; count++) {
    look(scenario.judged, match, seat, seen, told);
    const traded = trade(scenario.judged, match.table, seat, seen);
    if (traded && match.outcome === null) {
      const what = tellsApart(
        disguise(match, match.table, told),
        disguise(match, traded.table, told),
        seat,
        told,
      );
      told = match.log.length;
      if (what) found.push({ answers: count, what });
      else if (match.idle) {
        const later = playOn(scenario.judged, match, traded, seat, answers.slice(count));
        if (later) found.push({ ...later, answers: count + later.answers });
      }
    }
    if (count === answers.length) return found;
    match.answerNext(answers[count]);
  }
}

/** Notes what the seat can see, or has seen go by since node `from` of the log. */
function look(judged: JudgedGame, match: Match, seat: Seat, seen: Set<CardId>, from: number): void {
  const { table } = match;
  const log = match.log.slice(from);
  for (const card of judged.laidOpen?.(table) ?? []) seen.add(card);
  for (const { event } of log) {
    for (const card of event ? (judged.shownBy?.(event, seat) ?? []) : []) seen.add(card);
  }
  for (const { cards } of table.zones) {
    for (const card of cards) if (maySee(table, card, seat)) seen.add(card);
  }
  for (const { event } of log as readonly LogNode<MoveEvent>[]) {
    if (event?.type === 'move' && seesMove(table, event, seat)) seen.add(event.card);
  }
}

interface Traded {
  readonly table: Table;
  readonly cards: ReadonlySet<CardId>;
}

/** The same table with other faces on the cards this seat has never seen; null if there are none. */
function trade(
  judged: JudgedGame,
  table: Table,
  seat: Seat,
  seen: ReadonlySet<CardId>,
): Traded | null {
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
  return { table: copy, cards: new Set([...byBack.values()].flat()) };
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

/** What differs for this seat between two matches: what it sees, or what it was told since. */
function tellsApart(ours: Match, theirs: Match, seat: Seat, from: number): string | null {
  return (
    differs('view', view(ours, seat), view(theirs, seat)) ??
    differs('log', viewLog(ours, seat, from), viewLog(theirs, seat, from))
  );
}

/** The match with another table in its place, and its log from node `from` on told again as that lies. */
function disguise(match: Match, table: Table, from: number): Match {
  const { game, pending } = match;
  const teller = tellerOfSeats(game, () => table);
  const log = match.log.map((node, index) =>
    index < from ? node : { ...node, told: teller.tell(node) },
  );
  const properties = { game, pending, log, table };
  return Object.assign(Object.create(null) as Match, properties);
}

/** Starts both tables again and plays on, until the hidden cards rightly matter. */
function playOn(
  judged: JudgedGame,
  match: Match,
  traded: Traded,
  seat: Seat,
  answers: readonly number[],
): Found | null {
  const { game, setup, seed } = match;
  const restart = (table: Table) =>
    new Match(game, { setup, seed, recorded: true }, { table, answers: [] });
  const ours = restart(copyTable(match.table));
  const theirs = restart(traded.table);
  const seen = new Set<CardId>();
  let told = 0;
  for (let count = 0; ; count++) {
    look(judged, ours, seat, seen, told);
    if (ours.outcome !== null || isSeen(traded, seen)) return null;
    if (!sameChoices(ours, theirs, seat) && mayMatter(ours, theirs, seat)) return null;
    const what = tellsApart(ours, theirs, seat, told);
    told = ours.log.length;
    if (what) return { answers: count, what };
    if (count === answers.length || !sameChoices(ours, theirs, seat)) return null;
    ours.answerNext(answers[count]);
    theirs.answerNext(answers[count]);
    if (!sameTaken(ours, theirs, seat)) return null;
  }
}

function isSeen({ cards }: Traded, seen: ReadonlySet<CardId>): boolean {
  return [...cards].some((card) => seen.has(card));
}

/** Do the others choose from the same, of the same cards? What this seat chooses from was compared in its view. */
function sameChoices(ours: Match, theirs: Match, seat: Seat): boolean {
  return choicesOf(ours, ours.pending, seat) === choicesOf(theirs, theirs.pending, seat);
}

/** Does somebody choose among hidden cards, in a choice that only comes up if there are any? */
function mayMatter(ours: Match, theirs: Match, seat: Seat): boolean {
  return [...ours.pending, ...theirs.pending].some(
    (decision) => decision.seat !== seat && !isOpen(decision),
  );
}

/** Did the others take the same where they had no choice? Which card that was rightly matters. */
function sameTaken(ours: Match, theirs: Match, seat: Seat): boolean {
  const taken = (match: Match) => choicesOf(match, match.recorder?.forced ?? [], seat);
  return taken(ours) === taken(theirs);
}

function choicesOf({ game, table }: Match, decisions: readonly Decision[], seat: Seat): string {
  const others = decisions.filter((decision) => decision.seat !== seat);
  return JSON.stringify(
    others.map((decision) =>
      decision.options.map((option) => [
        option.card,
        (game as Game).label(table, option, decision).zh,
      ]),
    ),
  );
}

function differs(what: string, expected: unknown, actual: unknown): string | null {
  const [before, after] = [JSON.stringify(expected), JSON.stringify(actual)];
  return before === after
    ? null
    : `hidden cards show in the ${what}: ${firstDifference(before, after)}`;
}
