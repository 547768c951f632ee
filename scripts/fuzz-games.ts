import type { Match, Seat } from '@lianhuan/kernel';
import { PLAYERS } from '@lianhuan/minxin';
import { PLAYER_COUNTS } from '@lianhuan/sanguozhi';
import { broken } from '../packages/minxin/test/invariants.ts';
import { logLeaks, viewLeaks } from '../packages/minxin/test/secrecy.ts';
import { newMatch } from '../packages/minxin/test/walk.ts';
import * as tables from '../packages/sanguozhi/test/invariants.ts';
import * as secrets from '../packages/sanguozhi/test/secrecy.ts';
import * as walks from '../packages/sanguozhi/test/walk.ts';
import type { Dice } from './dice.ts';

/** What must hold in every match of a game; each check gives what does not, in words. */
export interface FuzzGame<M = Match> {
  readonly players: readonly number[];
  /** A recorded match at its beginning; whatever chance decides follows from the seed. */
  newMatch(players: number, seed: number): M;
  broken(match: M): readonly string[];
  /** What a seat could learn from its view that it must not. */
  viewLeaks(match: M, seat: Seat, upTo: Dice): readonly string[];
  /** The same of its log. */
  logLeaks(match: M, seat: Seat, upTo: Dice): readonly string[];
}

const minxin: FuzzGame<ReturnType<typeof newMatch>> = {
  players: Array.from(
    { length: PLAYERS.most - PLAYERS.least + 1 },
    (_, more) => PLAYERS.least + more,
  ),
  newMatch: (players, seed) => newMatch({ players, seed, recorded: true }),
  broken: ({ table }) => broken(table),
  viewLeaks,
  logLeaks,
};

const sanguozhi: FuzzGame<ReturnType<typeof walks.newMatch>> = {
  players: PLAYER_COUNTS,
  newMatch: (players, seed) => walks.newMatch({ players, seed, recorded: true }),
  broken: ({ table, idle }) => tables.broken(table, idle),
  viewLeaks: secrets.viewLeaks,
  logLeaks: secrets.logLeaks,
};

/** The only place that lists the games, by their ids. */
export const FUZZ_GAMES: Readonly<Record<string, FuzzGame>> = {
  minxin: minxin as unknown as FuzzGame,
  sanguozhi: sanguozhi as unknown as FuzzGame,
};
