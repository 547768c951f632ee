import type { Seat } from '@lianhuan/kernel';
import { sanguosha as game, type SanguoshaTable, type ZoneName } from '@lianhuan/sanguosha';
import type { LabGame } from './lab-game.ts';
import type { CardName, Metrics } from './metrics.ts';

function roleOf({ zones, cards, library }: SanguoshaTable, seat: Seat): string | null {
  const role = zones.find(
    ({ owner, name }) => owner === seat && name === ('role' satisfies ZoneName),
  );
  const [card] = role?.cards ?? [];
  return card === undefined ? null : library[cards[card].definition].id;
}

/** Generals of one name are told apart by their sets. */
function cardNames({ library }: SanguoshaTable): CardName[] {
  return library.map(({ id, name, english, pack }) => {
    const isAlone = library.every((other) => other.name !== name || other.pack === pack);
    return { id, name: { zh: isAlone ? name : `${name}（${pack}）`, en: english }, always: false };
  });
}

const metrics: Metrics<SanguoshaTable> = {
  roundName: { zh: '轮数', en: 'rounds' },
  rounds: ({ state }) => state.round,
  order: (_, seat) => seat,
  held: ({ zones }, seat) =>
    zones.find(({ owner, name }) => owner === seat && name === ('generals' satisfies ZoneName))
      ?.cards ?? [],
  // The generals of the dead go back to their pile (death.7).
  heldAtAnyTime: true,
  sides: {
    names: {
      lord: { zh: '主公与忠臣', en: 'lord and loyalists' },
      rebel: { zh: '反贼', en: 'rebels' },
      renegade: { zh: '内奸', en: 'renegade' },
      landlord: { zh: '地主', en: 'landlord' },
      farmer: { zh: '农民', en: 'farmers' },
    },
    of: (table, seat) => {
      const role = roleOf(table, seat);
      return role === 'loyalist' ? 'lord' : role;
    },
  },
  offer: null,
  cards: cardNames,
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
