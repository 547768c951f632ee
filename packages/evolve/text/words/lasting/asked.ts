import { type Form, meaning, type Node, type Span } from '@lianhuan/cardtext';
import { ofCards } from '../../meaning/subjects.ts';
import type { Control, CostChange, DeckLimit, EntersWith, LimitChange } from '../../nodes/index.ts';
import { counterCalled } from '../../reading/english.ts';
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

/** What lies on it, or how it lies. */
const ENTERING = '[进入战场|进入战场上|进入场|放置到战场|放置到战场上]';

const entersWith: PlainWordOf<EntersWith> = {
  kind: 'enters-with',
  forms: [
    {
      as: 'lasting',
      zh: '{who:standing}以横置状态进入战场',
      with: { counter: null, amount: null },
    },
    { as: 'lasting', zh: '{who:standing}以放有{amount:much}个{counter}的状态进入战场' },
    ...['', '{who:standing}'].flatMap((who): Form[] => [
      {
        as: 'lasting',
        zh: `${who}[以|]横置[状态|的状态][|被]${ENTERING}`,
        with: { counter: null, amount: null },
        variant: true,
        build: entering,
      },
      {
        as: 'lasting',
        zh: `${who}[以|][带有|放置有|放置着|放置了|放着|放有|具有|有|带着]{amount:much}个{counter}[的状态|状态][|被]${ENTERING}`,
        with: {},
        variant: true,
        build: entering,
      },
      {
        as: 'lasting',
        zh: `${who}${ENTERING}时[，|]带有{amount:much}个{counter}`,
        variant: true,
        build: entering,
      },
    ]),
  ],
  english: ({ who, counter, amount }, say, voice) => {
    const how =
      counter === null || amount === null
        ? 'tapped'
        : `with ${say(amount, 'you')} ${counterCalled(counter, say(amount, 'you') !== '1')} on it`;
    return `${they(who, say, 'enters', 'enter', voice)} the field ${how}`;
  },
  explain: meaning(
    '放置到战场时就是这样，不是放置之后才变的',
    'It is so as it comes to the field, and not turned or given them afterwards',
  ),
  rules: ['4.2.2.3', '15.1.1'],
  rulesOf: ({ counter }) => (counter === null ? ['4.2.2.3'] : ['15.1.1', '15.1.3']),
  effect: 'asked',
};

/** Of the card itself, where it says of none. */
function entering({ who, ...read }: Readonly<Record<string, unknown>>, span: Span): Node {
  const [start] = span;
  const itself = { kind: 'this', span: [start, start], noun: 'card' };
  return {
    kind: 'enters-with',
    span,
    who: who ?? itself,
    counter: null,
    amount: null,
    ...read,
  } as Node;
}

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
  'enters-with': entersWith,
} as const;
