import { meaning } from '@lianhuan/cardtext';
import { ofCards } from '../../meaning/subjects.ts';
import type { Control, CostChange, DeckLimit, LimitChange } from '../../nodes/index.ts';
import { isOffered, theirs, they } from '../../reading/english-verbs.ts';
import type { PlainWordOf } from '../../reading/word.ts';
import { AMOUNT_CHANGES } from './amount-changes.ts';

/** Lasting words that procedures ask for: what using cards costs, limits of zones, copies in a deck. */

const costChange: PlainWordOf<CostChange> = {
  kind: 'cost-change',
  forms: AMOUNT_CHANGES.flatMap(({ zh, how }) => [
    ...ofCards(`[使用费用|使用时的费用|使用所需的费用|使用时费用]${zh}`, { how }),
    {
      as: 'lasting',
      zh: `使用{who:standing}[的|时的|所需的|][费用|使用费用]${zh}`,
      with: { how },
      variant: true as const,
    },
    { as: 'lasting', zh: `{who:this}[的|]费用${zh}`, with: { how }, variant: true as const },
  ]),
  english: ({ who, how, amount }, say, voice) => {
    const much = say(amount, 'you');
    const cost = they(who, say, 'costs', 'cost', voice);
    if (how === 'set') return `${cost} ${much} to use`;
    return `${cost} ${much} ${how === 'add' ? 'more' : 'less'} to use`;
  },
  explain: meaning(
    '卡牌的费用不变，变的是使用时要减少的能量点',
    'The cost of the card stays; what using it takes changes',
  ),
  rules: ['10.4.4.1', '10.10.2.4'],
  rulesOf: ({ how }) => (how === 'set' ? ['10.4.4.1', '10.10.2.4'] : ['10.4.4.1']),
  effect: 'asked',
};

const LIMITS = {
  hand: { zh: '手牌上限', en: 'hand limit', rule: '4.7.3' },
  field: { zh: '战场上限', en: 'field limit', rule: '4.4.4' },
  extra: { zh: '额外区上限', en: 'EX area limit', rule: '4.8.3' },
} as const;

const limitChange: PlainWordOf<LimitChange> = {
  kind: 'limit-change',
  forms: Object.entries(LIMITS).flatMap(([what, limit]) =>
    AMOUNT_CHANGES.map(({ zh, how }) => ({
      as: 'lasting',
      zh: `{side}的${limit.zh}${zh}[|张|个]`,
      with: { what, how },
    })),
  ),
  english: ({ side, what, how, amount }, say, voice) => {
    const limit = `${theirs(side, 'you')} ${LIMITS[what].en}`;
    const much = say(amount, 'you');
    const [have, be, become] = isOffered(voice)
      ? ['have ', '', ' become']
      : ['', 'is ', ' becomes'];
    if (how === 'set') return `${have}${limit}${become} ${much}`;
    return `${have}${limit} ${be}${how === 'add' ? 'increased' : 'reduced'} by ${much}`;
  },
  explain: meaning('那里最多可以有的张数增减', 'How many cards there may be rises or falls'),
  rules: ['4.4.4', '4.7.3', '4.8.3'],
  rulesOf: ({ what }) => [LIMITS[what].rule],
  effect: 'asked',
};

const deckLimit: PlainWordOf<DeckLimit> = {
  kind: 'deck-limit',
  forms: [{ as: 'lasting', zh: '此卡牌可以在牌组中放入{copies:number}张' }],
  english: ({ copies }) => `you may have up to ${copies} of this card in your deck`,
  explain: meaning(
    '代替同名最多 3 张；游戏开始后无效',
    'Instead of 3 of a name; void once the game has begun',
  ),
  rules: ['6.1.2'],
  effect: 'asked',
};

/** 本回合中，夺取其: written as the deed that begins it, and never by itself. */
const control: PlainWordOf<Control> = {
  kind: 'control',
  forms: [],
  english: ({ who }, say) => `control of ${say(who, 'you')}`,
  explain: meaning('由夺取它的玩家控制', 'Controlled by whoever took it'),
  rules: ['5.21.1', '7.4.7'],
  effect: 'asked',
};

export const ASKED_LASTING = {
  control,
  'cost-change': costChange,
  'limit-change': limitChange,
  'deck-limit': deckLimit,
} as const;
