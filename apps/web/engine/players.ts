import { type Bot, createBot, isBotName } from '@lianhuan/bots';
import {
  fail,
  glance,
  type Match,
  type Result,
  type Seat,
  succeed,
  type Table,
} from '@lianhuan/kernel';
import type { SeatKind, Stop } from './protocol.ts';
import { isFree } from './tape.ts';

/** What is answered without asking a person. */
export interface Answer {
  readonly seat: Seat;
  readonly index: number;
}

/** Who sits where; null for a person. */
export type Players = readonly (Bot | null)[];

/** @param seed any 32-bit integer: what bots leave to chance follows from it. */
export function seatPlayers(
  game: string,
  seats: readonly SeatKind[],
  players: number,
  seed: number,
): Result<Players> {
  if (seats.length !== players) {
    return fail(
      `这局有 ${players} 位玩家，却安排了 ${seats.length} 个座位`,
      `${players} play this game, but ${seats.length} seats are given`,
      'seats',
    );
  }
  const bots: (Bot | null)[] = [];
  for (const [seat, kind] of seats.entries()) {
    if (!isBotName(kind)) {
      bots.push(null);
      continue;
    }
    const bot = createBot(kind, game, seed + seat);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return succeed(bots);
}

/**
 * The next answer that needs no person: a bot's, or the pass of a player who can do nothing else.
 * Bots answer first, so that taking back a person's answer leaves theirs in place.
 */
export function automaticAnswer<T extends Table>(
  match: Match<T>,
  players: Players,
  stop: Stop,
): Answer | null {
  const bots = match.pending.find(({ seat }) => players[seat] !== null);
  if (bots) {
    const { seat } = bots;
    return { seat, index: (players[seat] as Bot).choose(glance(match, seat)) };
  }
  const forced = stop === 'when-able' && match.pending.find((decision) => !isFree(decision));
  return forced ? { seat: forced.seat, index: 0 } : null;
}
