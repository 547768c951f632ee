import type { Seat } from '@lianhuan/kernel';
import type { Asked } from '@lianhuan/releases';
import { type AskedBot, type Picked, thinksAhead } from '../thinking/picks.ts';
import { leastOption } from './least.ts';
import type { LiveMatch } from './live-match.ts';
import type { Entry } from './store.ts';
import { agreedWish } from './wishes.ts';

/** Who stands in for a player takes so long, so that the player can come back before the game is over. */
const STAND_IN_MS = 1000;

/** An entry that comes without a person, and when. */
export interface Turn {
  /** By the clock of the database, in milliseconds. */
  readonly at: number;
  /** `late`: somebody's time is up then. */
  readonly kind: 'unasked' | 'late';
  /** A bot who thinks ahead: what it picks must be known to make the entry, or is what a greedy bot would. */
  readonly thinks: AskedBot | null;
  /** Null if it cannot be made. */
  make(pick: Picked): Entry | null;
}

/**
 * What comes next without asking a person: a bot's answer, one that a person wants given, or one that a person did not
 * give in time. Null if there is no such thing. It follows from the match and what its people prefer, so any server
 * comes to the same.
 */
export function nextTurn(live: LiveMatch): Turn | null {
  const agreed = agreedWish(live);
  if (agreed) return { at: 0, kind: 'unasked', thinks: null, make: () => agreed };
  // Nobody is hurried past what is being asked of people.
  if (live.takeBacks.wish !== null) return firstOf(lateTurns(live));
  return firstOf([...botTurns(live), ...preferredTurns(live), ...lateTurns(live)]);
}

function firstOf(turns: readonly Turn[]): Turn | null {
  return turns.reduce<Turn | null>(
    (first, turn) => (first === null || turn.at < first.at ? turn : first),
    null,
  );
}

/**
 * Does somebody answer next of whom a viewer knows that they need not be asked? Of other people nobody is told.
 * @param seat whose view it is; `NOBODY` for a spectator
 */
export function isUnasked(live: LiveMatch, seat: Seat): boolean {
  const { pending } = live;
  if (pending.some((asked) => asked.seat === seat)) {
    return live.botIn(seat) !== null || preferredIndex(live, seat) !== null;
  }
  return pending.some((asked) => live.botIn(asked.seat) !== null) && !personRaces(live, pending);
}

/** Where the first to act decides, people go first. */
function personRaces(live: LiveMatch, pending: readonly Asked[]): boolean {
  return pending.some(({ race, seat }) => race && live.botIn(seat) === null);
}

function botTurns(live: LiveMatch): readonly Turn[] {
  const { pending } = live;
  if (personRaces(live, pending)) return [];
  return pending.flatMap(({ seat }): Turn[] => {
    const bot = live.botIn(seat);
    if (bot === null) return [];
    const thinks = thinksAhead(bot) ? { seat, bot } : null;
    const make = (pick: Picked) => {
      const thought = thinks && pick !== 'greedy' ? entryOf(live, 'answer', seat, pick) : null;
      if (thought) return thought;
      const choice = live.botChoice(seat, thinks ? 'greedy' : bot);
      return entryOf(live, 'answer', seat, choice.ok ? choice.value : 0);
    };
    const at = live.passesFrom(seat) + standInMs(live, seat);
    return [{ at, kind: 'unasked', thinks, make }];
  });
}

function standInMs({ stored }: LiveMatch, seat: Seat): number {
  return stored.sitters[seat].bot === null ? STAND_IN_MS : 0;
}

function preferredTurns(live: LiveMatch): readonly Turn[] {
  return live.pending.flatMap(({ seat }): Turn[] => {
    const index = live.botIn(seat) === null ? preferredIndex(live, seat) : null;
    if (index === null) return [];
    const make = () => entryOf(live, 'answer', seat, index);
    return [{ at: live.passesFrom(seat), kind: 'unasked', thinks: null, make }];
  });
}

function preferredIndex({ match, stored }: LiveMatch, seat: Seat): number | null {
  const { bot, preferences } = stored.sitters[seat];
  return bot === null ? match.engine.automatic(match.glance(seat), preferences, true) : null;
}

/** At the end of a player's time: the answer that commits to least, or a bot's where each commits to something. */
function lateTurns(live: LiveMatch): readonly Turn[] {
  return live.pending.flatMap(({ seat }): Turn[] => {
    const at = live.botIn(seat) === null ? live.clock.deadline(seat) : null;
    if (at === null) return [];
    const make = () => {
      const least = leastOption(live.match.glance(seat));
      const choice = least === null ? live.botChoice(seat, 'greedy') : null;
      return entryOf(live, 'time-out', seat, least ?? (choice?.ok ? choice.value : 0));
    };
    return [{ at, kind: 'late', thinks: null, make }];
  });
}

function entryOf(
  live: LiveMatch,
  kind: 'answer' | 'time-out',
  seat: Seat,
  index: number,
): Entry | null {
  const value = live.valueOf(seat, index);
  return value === null ? null : { kind, value, seat, token: null, fingerprint: null };
}
