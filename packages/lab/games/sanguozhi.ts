import {
  sanguozhi as game,
  readyDecks,
  type SanguozhiTable,
  type ZoneName,
} from '@lianhuan/sanguozhi';
import { cardNames } from './card-names.ts';
import { hadToHand } from './had-to-hand.ts';
import type { LabGame } from './lab-game.ts';
import type { Metrics } from './metrics.ts';

/** The zones whose cards do not count as had to hand: the deck, and where 事件 lie ready from the start. */
const UNSEEN: ReadonlySet<string> = new Set<ZoneName>(['deck', 'events', 'removed']);

const metrics: Metrics<SanguozhiTable> = {
  roundName: { zh: '回合数', en: 'rounds' },
  rounds: ({ state }) => state.round,
  scores: ({ state }) => state.players.map(({ grain }) => grain),
  scoreName: { zh: '粮草', en: 'grain' },
  order: ({ state, seats }, seat) => (seat - state.first + seats) % seats,
  teamSize: (players) => players / 2,
  held: (table, seat) => hadToHand(table, seat, UNSEEN),
  offer: null,
  cards: cardNames,
};

/** 三国智 in the lab. */
export const sanguozhi: LabGame<SanguozhiTable> = {
  game,
  metrics,
  decks: () => readyDecks().map(({ id }) => id),
  setup: (players, decks, cards) => ({ players, decks, cards }),
};
