import { readyOrRandomDecks, type TestedGame } from '@lianhuan/kernel/testing';
import type { EvolveEvent } from '../events/events.ts';
import { evolve } from '../game.ts';
import { secrets } from '../table/secrets.ts';
import { type EvolveSetup, PLAYER_COUNTS } from '../table/setup.ts';
import type { EvolveTable } from '../table/table.ts';
import { broken } from './invariants.ts';
import { randomDeck } from './random-deck.ts';

/** 影之诗 EVOLVE, for random games to be played of it: with random legal decks, every other time with ready ones. */
export const triedEvolve: TestedGame<EvolveTable, EvolveSetup, EvolveEvent> = {
  game: evolve,
  players: PLAYER_COUNTS,
  setUp: readyOrRandomDecks(randomDeck),
  watch: (match) => () => broken(match.table, match.idle),
  secrets,
};
