import { dice, type TestedGame } from '@lianhuan/kernel/testing';
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

/** Decks that can be shuffled together, the usual ones twice. */
const DECKS = {
  hegemony: [
    'hegemony-standard',
    'hegemony-standard',
    'hegemony-standard+hegemony-power',
    'hegemony-standard+hegemony-power+hegemony-replaced',
  ],
  others: [
    'standard+maneuvering',
    'standard+maneuvering',
    'standard',
    'standard+maneuvering+promo',
  ],
} as const;

/**
 * 三国杀, for random games to be played of it: of two a duel, of three 斗地主, of more an 身份局, with one 内奸 or two, and
 * 国战 now and then; with the usual decks or others, and answers in turn, or of whoever comes first.
 */
export const triedSanguosha: TestedGame<SanguoshaTable, SanguoshaSetup, SanguoshaEvent> = {
  game: sanguosha,
  players: Array.from(
    { length: PLAYERS.most - PLAYERS.least + 1 },
    (_, more) => PLAYERS.least + more,
  ).filter((players) => playable({ players })),
  setUp: (players, seed) => {
    const upTo = dice(seed);
    const responses = upTo(3) === 0 ? 'first' : 'in-turn';
    // Of two it is the duel that is to be tried, mostly.
    if (upTo(players > 2 ? 2 : 4) === 0 && playable({ mode: 'hegemony', players })) {
      return { mode: 'hegemony', responses, decks: DECKS.hegemony[upTo(4)] };
    }
    const twoRenegades = playable({ players, twoRenegades: true }) && upTo(2) === 0;
    return { responses, twoRenegades, decks: DECKS.others[upTo(4)] };
  },
  watch: (match) => () => broken(match.table),
  secrets,
};
