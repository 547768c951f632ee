import { type EvolveTable, evolve as game, readyDecks, type ZoneName } from '@lianhuan/evolve';
import { hadToHand } from './had-to-hand.ts';
import type { LabGame } from './lab-game.ts';
import type { Metrics } from './metrics.ts';

/** The zones whose cards do not count as had to hand: the deck, and those of leaders and evolve cards. */
const UNSEEN: ReadonlySet<string> = new Set<ZoneName>(['deck', 'evolve-deck', 'leader']);

const metrics: Metrics<EvolveTable> = {
  roundName: { zh: '回合数', en: 'turns of each player' },
  rounds: ({ state }) => Math.max(...state.players.map(({ turns }) => turns)),
  scores: ({ state }) => state.players.map(({ life }) => life),
  scoreName: { zh: '生命值', en: 'life' },
  order: ({ state, seats }, seat) => (seat - state.first + seats) % seats,
  teamSize: () => 1,
  held: (table, seat) => hadToHand(table, seat, UNSEEN),
  offer: null,
  cards: ({ library }) =>
    library.map(({ id, name, english, special }) => ({
      id,
      name: { zh: special === 'evolved' ? `${name}（进化）` : name, en: english },
      always: false,
    })),
};

/** 影之诗 EVOLVE in the lab. */
export const evolve: LabGame<EvolveTable> = {
  game,
  metrics,
  decks: () => readyDecks().map(({ id }) => id),
  setup: (players, decks, cards) => ({ players, decks, cards }),
};
