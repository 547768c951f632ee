import type { TestedGame } from '@lianhuan/kernel/testing';
import {
  type SanguoshaEvent,
  type SanguoshaSetup,
  type SanguoshaTable,
  sanguosha,
  secrets,
} from '../index.ts';
import { PLAYERS } from '../table/mode-settings.ts';
import { broken } from './invariants.ts';

const playable = (setup: object) => sanguosha.readSetup(setup).ok;

/** 三国杀, for random games to be played of it: of two a duel, of three 斗地主, of more an 身份局, and 国战 now and then; with answers in
 * turn, or of whoever comes first. */
export const triedSanguosha: TestedGame<SanguoshaTable, SanguoshaSetup, SanguoshaEvent> = {
  game: sanguosha,
  players: Array.from(
    { length: PLAYERS.most - PLAYERS.least + 1 },
    (_, more) => PLAYERS.least + more,
  ).filter((players) => playable({ players })),
  setUp: (players, seed) => {
    const responses = seed % 3 === 0 ? 'first' : 'in-turn';
    const hegemony = { mode: 'hegemony', responses };
    return seed % 2 === 0 && players > 2 && playable({ ...hegemony, players })
      ? hegemony
      : { responses };
  },
  watch: (match) => () => broken(match.table),
  secrets,
};
