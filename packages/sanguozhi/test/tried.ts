import { readyOrRandomDecks, type TestedGame } from '@lianhuan/kernel/testing';
import type { SanguozhiEvent } from '../events/events.ts';
import { sanguozhi } from '../game.ts';
import { secrets } from '../table/secrets.ts';
import { PLAYER_COUNTS, type SanguozhiSetup } from '../table/setup.ts';
import type { SanguozhiTable } from '../table/table.ts';
import { broken } from './invariants.ts';
import { randomDeck } from './random-deck.ts';

/** 三国智, for random games to be played of it: with random legal decks, every other time with the ready ones. */
export const triedSanguozhi: TestedGame<SanguozhiTable, SanguozhiSetup, SanguozhiEvent> = {
  game: sanguozhi,
  players: PLAYER_COUNTS,
  setUp: readyOrRandomDecks(randomDeck),
  watch: (match) => () => broken(match.table, match.idle),
  secrets,
};
