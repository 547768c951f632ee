import { sanguosha as game, type SanguoshaTable, type ZoneName } from '@lianhuan/sanguosha';
import type { LabGame } from './lab-game.ts';
import type { Metrics } from './metrics.ts';

/** What a player's general is, while it is alive and after. */
const GENERALS: ReadonlySet<string> = new Set<ZoneName>(['generals', 'hand', 'equipment']);

const metrics: Metrics<SanguoshaTable> = {
  roundName: { zh: '轮数', en: 'rounds' },
  rounds: ({ state }) => state.round,
  order: (_, seat) => seat,
  held: ({ zones }, seat) =>
    zones
      .filter(({ owner, name }) => owner === seat && GENERALS.has(name))
      .flatMap(({ cards }) => [...cards]),
  offer: null,
  cards: ({ library }) =>
    library.map(({ id, name, english }) => ({
      id,
      name: { zh: name, en: english },
      always: false,
    })),
};

/** 三国杀 in the lab. */
export const sanguosha: LabGame<SanguoshaTable> = {
  game,
  metrics,
  hasModes: true,
  decks: () => [],
  setup: (players, _, cards, mode) => ({
    players,
    cards,
    ...(mode === undefined ? {} : { mode }),
  }),
};
