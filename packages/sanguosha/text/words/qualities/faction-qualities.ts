import { meaning } from '@lianhuan/cardtext';
import { isSoldier } from '../../../cards/definition.ts';
import { hiddenGenerals, isSameFaction, sizesOfFactions } from '../../../table/hegemony.ts';
import { cardsIn, characterOf, printed } from '../../../table/table.ts';
import { named } from '../../meaning/characters.ts';
import type {
  BesiegedBy,
  Chained,
  HasGenerals,
  InLine,
  InNextLine,
  OfSmallestFaction,
  OtherFaction,
  WithoutFaction,
} from '../../nodes/nodes.ts';
import type { CharacterWord } from '../../reading/word.ts';

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

const GENERALS = {
  'some-hidden': { zh: '有暗置的武将牌的', en: 'with a hidden general' },
  'all-shown': { zh: '武将牌均明置的', en: 'with both generals shown' },
  'some-shown': { zh: '有明置的武将牌的', en: 'with a shown general' },
  deputy: { zh: '有副将的', en: 'with a deputy' },
  'hidden-or-hand': { zh: '有手牌或暗置的武将牌的', en: 'with hand cards or a hidden general' },
} as const;

const hasGenerals: CharacterWord<HasGenerals> = {
  kind: 'has-generals',
  forms: Object.entries(GENERALS).map(([which, { zh }]) => ({
    as: 'character-quality',
    zh,
    with: { which },
  })),
  english: ({ which }) => GENERALS[which].en,
  explain: meaning('武将牌是明置还是暗置', 'Whether generals lie face up'),
  rules: [],
  isTrue: (table, { which }, seat) => {
    const hidden = hiddenGenerals(table, seat).length;
    const all = cardsIn(table, seat, 'generals').length;
    switch (which) {
      case 'some-hidden':
        return hidden > 0;
      case 'all-shown':
        return hidden === 0 && all > 1;
      case 'some-shown':
        return hidden < all;
      case 'deputy': {
        const deputy = cardsIn(table, seat, 'generals')[1];
        return deputy !== undefined && !isSoldier(printed(table, deputy));
      }
      case 'hidden-or-hand':
        return hidden > 0 || cardsIn(table, seat, 'hand').length > 0;
    }
  },
};

const otherFaction: CharacterWord<OtherFaction> = {
  kind: 'other-faction',
  forms: [
    { as: 'character-quality', zh: '没有势力或与你势力不同的', with: { orNone: true } },
    { as: 'character-quality', zh: '与你势力不同的', with: { orNone: false } },
  ],
  english: ({ orNone }) =>
    `${orNone ? 'without a faction or ' : ''}of a different faction than yours`,
  explain: meaning(
    '都有势力才能比较；野心家与谁都不同',
    'Both must have one; a careerist’s is that of nobody else',
  ),
  rules: ['H6'],
  isTrue: (table, { orNone }, seat, { seat: you }) => {
    const [theirs, yours] = [characterOf(table, seat).faction, characterOf(table, you).faction];
    if (theirs === null) return orNone;
    return yours !== null && !isSameFaction(table, you, seat);
  },
};

const withoutFaction: CharacterWord<WithoutFaction> = {
  kind: 'without-faction',
  forms: [{ as: 'character-quality', zh: '没有势力的' }],
  english: () => 'without a faction',
  explain: meaning('武将牌还没有明置过', 'None of its generals was shown yet'),
  rules: ['H6'],
  isTrue: (table, _, seat) => characterOf(table, seat).faction === null,
};

const inNextLine: CharacterWord<InNextLine> = {
  kind: 'in-next-line',
  forms: [{ as: 'character-quality', zh: '为你下家或与其处于同一队列的' }],
  english: () => 'next after you or in line with the character next after you',
  explain: meaning(
    '连续相邻、势力相同的角色处于同一队列，你也可能在其中',
    'Characters of one faction side by side are in one line; you may be in it, too',
  ),
  rules: ['T43'],
  isTrue: (table, _, seat, { seat: you }) => {
    const next = table.procedures.nextOf(table, you);
    return next !== null && table.procedures.lineOf(table, next).includes(seat);
  },
};

const inLine: CharacterWord<InLine> = {
  kind: 'in-line',
  forms: [
    { as: 'character-quality', zh: '与你处于同一队列的' },
    { as: 'line-quality', zh: '与你处于同一队列的' },
  ],
  english: () => 'in line with you',
  explain: meaning(
    '连续相邻、势力相同的两名以上角色处于同一队列',
    'Two or more characters of one faction side by side are in one line',
  ),
  rules: ['T43'],
  isTrue: (table, _, seat, { seat: you }) => {
    const line = table.procedures.lineOf(table, you);
    return line.length > 1 && line.includes(seat);
  },
};

const besiegedBy: CharacterWord<BesiegedBy> = {
  kind: 'besieged-by',
  forms: [{ as: 'character-quality', zh: '被{by:named}围攻的' }],
  english: ({ by }, say) => `besieged by ${say(by, 'you')}`,
  explain: meaning(
    '上家与下家势力相同，而与其势力不同',
    'Both its neighbours are of one faction, and it of another',
  ),
  rules: ['T42'],
  isTrue: (table, { by }, seat, scope) => {
    const [one] = named(table, by, scope);
    return one !== undefined && table.procedures.besiegersOf(table, seat).includes(one);
  },
};

const chained: CharacterWord<Chained> = {
  kind: 'chained',
  forms: [
    { as: 'character-quality', zh: '处于连环状态的' },
    { as: 'predicate', zh: '处于连环状态', variant: true },
  ],
  english: () => 'chained',
  explain: meaning('武将牌横置', 'Its general lies sideways'),
  rules: [],
  isTrue: (table, _, seat) => characterOf(table, seat).chained,
};

/** Qualities of 国战, by kind. */
export const FACTION_QUALITIES = {
  'of-smallest-faction': ofSmallestFaction,
  'has-generals': hasGenerals,
  'other-faction': otherFaction,
  'without-faction': withoutFaction,
  'in-next-line': inNextLine,
  'in-line': inLine,
  'besieged-by': besiegedBy,
  chained,
} as const;
