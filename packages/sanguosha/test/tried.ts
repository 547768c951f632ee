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

/** 三国杀, for random games to be played of it. */
export const triedSanguosha: TestedGame<SanguoshaTable, SanguoshaSetup, SanguoshaEvent> = {
  game: sanguosha,
  players: Array.from(
    { length: PLAYERS.most - PLAYERS.least + 1 },
    (_, more) => PLAYERS.least + more,
  ).filter((players) => sanguosha.readSetup({ players }).ok),
  watch: (match) => () => broken(match.table),
  secrets,
};
