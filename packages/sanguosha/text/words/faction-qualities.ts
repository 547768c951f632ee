import { meaning } from '@lianhuan/cardtext';
import { hiddenGenerals, sizesOfFactions } from '../../table/hegemony.ts';
import { cardsIn } from '../../table/table.ts';
import type { HasHidden, OfSmallestFaction } from '../nodes/nodes.ts';
import type { CharacterWord } from '../reading/word.ts';

/** What characters of 国战 are: of which factions, and with generals shown or hidden. */

const ofSmallestFaction: CharacterWord<OfSmallestFaction> = {
  kind: 'of-smallest-faction',
  forms: [{ as: 'character-quality', zh: '所属势力角色最少的' }],
  english: () => 'whose faction has the fewest characters',
  explain: meaning(
    '没有存活角色更少的势力；每名野心家各是一个势力，没有势力的不算',
    'No faction has fewer living characters; each careerist is one, and whoever has none does not count',
  ),
  rules: ['H6'],
  isTrue: (table, _, seat) => {
    const sizes = sizesOfFactions(table);
    const own = sizes.find(({ seats }) => seats.includes(seat));
    return own !== undefined && sizes.every(({ seats }) => seats.length >= own.seats.length);
  },
};

const hasHidden: CharacterWord<HasHidden> = {
  kind: 'has-hidden',
  forms: [
    { as: 'character-quality', zh: '有暗置的武将牌的', with: { hidden: true } },
    { as: 'character-quality', zh: '武将牌均明置的', with: { hidden: false } },
  ],
  english: ({ hidden }) => (hidden ? 'with a hidden general' : 'with both generals shown'),
  explain: meaning('武将牌是否暗置', 'Whether generals lie face down'),
  rules: [],
  isTrue: (table, { hidden }, seat) => {
    if (hidden) return hiddenGenerals(table, seat).length > 0;
    const generals = cardsIn(table, seat, 'generals');
    return generals.length > 1 && generals.every((card) => !table.cards[card].faceDown);
  },
};

/** Qualities of 国战, by kind. */
export const FACTION_QUALITIES = {
  'of-smallest-faction': ofSmallestFaction,
  'has-hidden': hasHidden,
} as const;
