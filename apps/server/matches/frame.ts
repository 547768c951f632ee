import { NOBODY, type Seat } from '@lianhuan/kernel';
import {
  type LogNews,
  SEAT_KINDS,
  type SeatKind,
  type Snapshot,
} from '../../web/engine/protocol.ts';
import { type Step, snapshotOf } from '../../web/engine/snapshot.ts';
import type { CallOffWish, ClockView, Frame } from '../../web/online/protocol.ts';
import type { LiveMatch } from './live-match.ts';
import { readerOf } from './log-extent.ts';
import { isUnasked } from './turns.ts';
import { awaitedIn } from './wishes.ts';

/** Who looks at a match, and how much of its log they have. */
export interface Viewer {
  /** `NOBODY` for a spectator. */
  readonly seat: Seat;
  /** How many nodes of the log were sent. That is no page's business: some nodes are no lines for its seat. */
  logged: number;
  /** How many lines its seat was sent of them. */
  lines: number;
}

/**
 * What a viewer is sent of a moment: nothing but what that seat may see. How much of the log it has goes along.
 * @param now by the clock of the database, in milliseconds
 */
export function frameOf(live: LiveMatch, step: Step, viewer: Viewer, now: number): Frame {
  const { match, tape, stored } = live;
  const { seat } = viewer;
  const { version, content } = match.engine;
  const asked = live.askedAt(seat);
  const thinking = isUnasked(live, seat);
  const snapshot = snapshotOf(tape, step, {
    mode: 'play',
    rules: { version, content, released: live.released },
    seat,
    seats: kindsOf(live),
    marks: seat === NOBODY ? [] : tape.marks((who) => who === seat),
    canUndo: false,
    refusals: asked === null || thinking ? [] : match.refusals(seat),
    thinking,
  });
  const log = newsFor(live, viewer);
  viewer.logged = match.logged;
  viewer.lines = log.known + log.lines.length;
  return {
    entries: live.entries,
    asked,
    snapshot: live.callOffs.done ? asNobodyIsAsked(snapshot) : snapshot,
    log,
    rest: restOf(live),
    seal: stored.seal,
    clock: clockOf(live, now),
    takeBack: live.takeBacks.wish,
    callOff: callOffOf(live),
    calledOff: live.callOffs.done,
    away: seatsOf(live).filter((one) => live.clock.isAway(one)),
  };
}

/**
 * Lines that were sent are counted once: a long match has thousands, and many frames. Whoever has none is sent the last part
 * of the log.
 */
function newsFor(live: LiveMatch, { seat, logged, lines }: Viewer): LogNews {
  const { match, logTail: tail } = live;
  if (logged < tail.nodes) {
    const known = tail.lines[readerOf(seat, match.seats)];
    return { known, lines: match.log(seat, tail.nodes), anew: true };
  }
  // Some were taken back.
  if (logged > match.logged) return { known: live.linesOf(seat), lines: [], anew: false };
  return { known: lines, lines: match.log(seat, logged), anew: false };
}

/** The table of a game that would go on, but does not. */
function asNobodyIsAsked(snapshot: Snapshot): Snapshot {
  return { ...snapshot, view: { ...snapshot.view, decision: null, waiting: [] } };
}

function callOffOf(live: LiveMatch): CallOffWish | null {
  const { wish } = live.callOffs;
  if (wish === null || live.isOver) return null;
  return { by: wish.by, agreed: wish.agreed, awaited: awaitedIn(live) };
}

/** Who is asked, and for how long, all see; whether they have a choice shows nowhere. */
function clockOf(live: LiveMatch, now: number): ClockView | null {
  const { clock, pending } = live;
  const { time } = clock.pace;
  if (time === null) return null;
  const asked = pending
    .filter(({ seat }) => live.botIn(seat) === null)
    .map(({ seat }) => ({ seat, ago: Math.max(0, now - (clock.since(seat) ?? now)) }));
  const reserves = seatsOf(live).map((seat) => clock.reserveLeft(seat));
  return { perDecision: time.perDecision, reserves, asked };
}

function seatsOf({ stored }: LiveMatch): readonly Seat[] {
  return stored.sitters.map((_, seat) => seat as Seat);
}

/** The record tells the seed, and so everything: nobody gets it before the end. */
function restOf(live: LiveMatch): Frame['rest'] {
  const { match } = live;
  if (!live.isOver) return null;
  const { round, scores } = match;
  return { record: match.record(), seats: kindsOf(live), finished: true, round, scores };
}

/** To a table whoever is no bot is a person. */
function kindsOf({ stored }: LiveMatch): readonly SeatKind[] {
  return stored.sitters.map(({ bot }) => SEAT_KINDS.find((kind) => kind === bot) ?? 'human');
}
