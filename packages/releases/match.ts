import {
  copyPlain,
  fingerprint,
  glance,
  IllegalAnswer,
  InformationSet,
  type LogNode,
  type Match,
  mayLook,
  NOBODY,
  type Seat,
  type Table,
  type TableEvent,
  view,
  viewLog,
} from '@lianhuan/kernel';
import type { CardMove, Engine, EngineMatch } from './door.ts';
import type { TableScreen } from './engine.ts';

/** A recorded match of the kernel, as it is known at the door. */
export function matchAtDoor<T extends Table>(
  engine: Engine,
  match: Match<T>,
  screen: TableScreen<T> | undefined,
): EngineMatch {
  const imagined = new Map<Seat, InformationSet>();
  return {
    engine,
    seats: match.table.seats,
    seed: match.seed,
    get answers() {
      return match.answers;
    },
    get pending() {
      return match.pending.map((decision) => {
        const { seat, options, idle, race = false } = decision;
        const open = match.recorder?.open.has(decision) ?? false;
        return { seat, options: options.length, idle, race, open };
      });
    },
    get outcome() {
      return match.outcome;
    },
    get logged() {
      return match.log.length;
    },
    get round() {
      return screen?.round(match.table) ?? 0;
    },
    get scores() {
      return screen?.scores(match.table) ?? [];
    },
    get fingerprint() {
      return fingerprint(match.table);
    },
    answer: (seat, index) => given(() => match.answer(seat, index)),
    answerNext: (answer) => given(() => match.answerNext(answer)),
    rewind: (count) => match.rewind(count),
    save: (from) => (match.idle ? match.save(from) : null),
    resume: (saved) => match.resume(saved),
    record: () => match.record(),
    view: (seat) => view(match, seat),
    glance: (seat) => glance(match, seat),
    imagine: (seat) => (secrets) => {
      const set =
        imagined.get(seat) ?? new InformationSet(match as unknown as Match, seat, secrets);
      imagined.set(seat, set);
      return set;
    },
    log: (seat, from = 0) => viewLog(match, seat, from),
    moves: (seat, from) => movesSince(match, seat, from),
    // A spectator wants to do nothing.
    refusals: (seat) =>
      seat === NOBODY || screen === undefined ? [] : copyPlain(screen.refusals(match.table, seat)),
  };
}

/** Whoever is outside has another `IllegalAnswer` than this engine, and could not tell it from a fault. */
function given(answer: () => void): boolean {
  try {
    answer();
    return true;
  } catch (error) {
    if (error instanceof IllegalAnswer) return false;
    throw error;
  }
}

function movesSince<T extends Table>(match: Match<T>, seat: Seat, from: number): CardMove[] {
  return match.log
    .slice(from)
    .map(({ event }: LogNode) => event)
    .filter(isMove)
    .map((move) => seenMove(match.table, move, seat));
}

type Move = Extract<TableEvent, { type: 'move' }>;

function isMove(event: unknown): event is Move {
  return (event as Partial<TableEvent> | null)?.type === 'move';
}

/** A card that has gone on to another zone, or lies where this seat cannot look, has no name. */
function seenMove(table: Table, { card, from, to }: Move, seat: Seat): CardMove {
  const { zone, handle } = table.cards[card];
  const seen = zone === to && mayLook(table.zones[zone], seat);
  return { card: seen ? handle : null, from, to };
}
