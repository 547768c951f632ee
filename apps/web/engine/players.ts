import {
  derivedSeed,
  fail,
  type Result,
  type Seat,
  type Seed,
  succeed,
  type View,
} from '@lianhuan/kernel';
import type { Asked, Engine, EngineMatch, Player } from '@lianhuan/releases';
import { comesToTheSame } from '../games/alike.ts';
import type { SeatKind } from './protocol.ts';

/** What is answered without asking a person. */
export interface Answer {
  readonly seat: Seat;
  readonly index: number;
}

/** Who sits where; null for a person. */
export type Players = readonly (Player | null)[];

/** @param seed what bots leave to chance follows from it, and tells nothing of it. */
export function seatPlayers(
  engine: Engine,
  seats: readonly SeatKind[],
  players: number,
  seed: Seed,
): Result<Players> {
  if (seats.length !== players) {
    return fail(
      `这局有 ${players} 位玩家，却安排了 ${seats.length} 个座位`,
      `${players} play this game, but ${seats.length} seats are given`,
      'seats',
    );
  }
  const bots: (Player | null)[] = [];
  for (const [seat, kind] of seats.entries()) {
    if (kind === 'human') {
      bots.push(null);
      continue;
    }
    const bot = engine.bot(kind, derivedSeed(seed, `bot ${seat}`));
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return succeed(bots);
}

/** The next bot's answer, if a bot is asked; where the first to act decides, people go first. */
export function botAnswer(match: EngineMatch, players: Players): Answer | null {
  const isPerson = ({ seat }: Asked) => players[seat] === null;
  if (match.pending.some((asked) => asked.race && isPerson(asked))) return null;
  for (const { seat } of match.pending) {
    const bot = players[seat];
    if (bot) return { seat, index: bot.choose(match.glance(seat), match.imagine?.(seat)) };
  }
  return null;
}

/**
 * The next answer that a person wants given without being asked, or that cannot be but one.
 * @param automatic see `Engine.automatic`
 */
export function unaskedAnswer(
  match: EngineMatch,
  players: Players,
  automatic: (seen: View) => number | null,
): Answer | null {
  // Who looks on at the same screen would learn from it that cards of a hand are alike.
  const alone = players.filter((player) => player === null).length === 1;
  for (const { seat } of match.pending) {
    if (players[seat] !== null) continue;
    const seen = match.glance(seat);
    const index = automatic(seen) ?? (alone && comesToTheSame(seen) ? 0 : null);
    if (index !== null) return { seat, index };
  }
  return null;
}
