import {
  type CardTerm,
  type Form,
  filterWords,
  meaning,
  otherKind,
  unknownName,
} from '@lianhuan/cardtext';
import type { RuleId } from '../../rules.ts';
import type { Bearer, Filter, Players, Quality, That, This } from '../nodes/index.ts';
import { called, one } from '../reading/english.ts';
import { SELF_NOUNS } from '../reading/terms.ts';
import { PARTIES, PLACES } from '../reading/vocabulary.ts';
import { type CardFacts, type SanguozhiWord, says } from '../reading/word.ts';
import { unclearThat } from './mentions.ts';
import { nobodyForX } from './spoken-of.ts';

/** Which cards and which players. */

const TROOPS = { as: 'troop-noun', zh: '兵权', with: { noun: 'troop' } } as const;

/** Any card that lies in one of these places. */
const places = (['hand', 'deck', 'graveyard'] as const).map((place) => ({
  as: 'filter',
  zh: PLACES[place].zh,
  with: { place, of: null },
}));

function ofGenerals({ quality }: Readonly<Record<string, unknown>>, span: Filter['span']): Filter {
  const of: Filter = { kind: 'noun', span, noun: 'general' };
  return { kind: 'qualified', span, quality: quality as Quality, of };
}

/** 每当本将领防守时，对其进攻将领: the one it fights, and not all that a player attacks with. */
const WHOM_IT_FIGHTS: Form = {
  as: 'filter',
  zh: '其[进攻|所防守的|防守的|对战的|对战][|的]将领',
  variant: true,
  build: (_, span) => {
    const whom = { kind: 'this', span, noun: 'general' };
    const quality = { kind: 'against', span, how: 'fights', whom };
    const of = { kind: 'noun', span, noun: 'general' };
    return { kind: 'qualified', span, quality, of } as unknown as Filter;
  },
};

/** What every filter is made of; what is qualified is tried first. */
const FILTERS = filterWords<Filter, RuleId, CardFacts>(
  { called, one },
  {
    qualified: {
      forms: [
        { as: 'filter', zh: '{quality:corps-quality}{of:troop-noun}' },
        '{quality}{of:filter}',
        // 装备条件 in short: 智≥3.
        { as: 'worn', zh: '{quality}', variant: true, build: ofGenerals },
      ],
      explain: ['符合这个特征', 'It is like that'],
      rules: ['106.2d'],
    },
    'of-side': {
      forms: ['{side}{of:filter}'],
      check: (node, place) => (node.side === 'that' ? nobodyForX(node, place) : null),
      explain: ['由谁控制', 'Who controls it'],
      rules: ['102.6', '102.7', '102.8', '106.2f'],
    },
    'in-place': {
      forms: ['{place}{of:filter}', ...places],
      explain: ['在哪里', 'Where it is'],
      rules: ['106.2c'],
    },
    other: {
      forms: ['其他{of:filter}'],
      explain: ['本卡和刚才提到的除外', 'Neither the card itself nor what was just spoken of'],
      rules: ['106.2d'],
    },
    either: {
      forms: ['{nouns.0:noun}或{nouns.1:noun}'],
      explain: ['两种卡中的一种', 'One kind or the other'],
      rules: ['106.2', '106.2d'],
    },
    noun: {
      forms: ['{noun}', TROOPS, WHOM_IT_FIGHTS],
      explain: ['什么卡', 'What kind of card'],
      rules: ['106.2', '106.2e'],
    },
    named: {
      forms: ['【{name}】', { as: 'filter', zh: '{name:bare-name}', variant: true }],
      explain: ['叫这个名字的卡', 'Cards of that name'],
      rules: ['106.2b', '402.3'],
      check: ({ name }, { context }) => unknownName(name, context.names, CARD_TERM),
    },
  },
);

const CARD_TERM: CardTerm = { open: '【', close: '】', none: ['没有名叫', '的卡'] };

const self: SanguozhiWord<This> = {
  kind: 'this',
  forms: [{ as: 'this', zh: '[本|此]{noun:self-noun}' }],
  english: (node) => `this ${SELF_NOUNS[node.noun].en}`,
  explain: meaning('写着这些字的这张卡', 'The card these words stand on'),
  rules: ['106.2b', '402.3a'],
  // A 谋略 cannot speak of 本将领, except in words it grants to a general.
  check: (node, place) => otherKind(node, place, SELF_NOUNS, { card: '卡', name: '本卡' }),
};

const that: SanguozhiWord<That> = {
  kind: 'that',
  forms: [
    { as: 'that', zh: '该{noun:self-noun}' },
    {
      as: 'that',
      zh: '[该手牌|那张手牌|被舍弃的手牌|所舍弃的手牌]',
      with: { noun: 'card' },
      variant: true,
    },
  ],
  english: (node) => `that ${SELF_NOUNS[node.noun].en}`,
  explain: meaning('刚才提到的那张卡', 'The card spoken of last'),
  rules: ['106.2'],
  check: unclearThat,
};

const bearer: SanguozhiWord<Bearer> = {
  kind: 'bearer',
  forms: [
    {
      as: 'bearer',
      zh: '[装备将领|本宝物的装备将领|装备本宝物的将领|装备此宝物的将领|装备本卡的将领|装备者]',
    },
  ],
  english: () => 'the bearer',
  explain: meaning('装备着这件宝物的将领', 'The general who bears this treasure'),
  rules: ['502.4'],
  check: (_, { context }) =>
    context.kind === null || context.kind === 'treasure'
      ? null
      : says('只有宝物才有装备将领', 'Only a treasure has a bearer'),
};

const players: SanguozhiWord<Players> = {
  kind: 'players',
  forms: [{ as: 'players', zh: '{who:party}' }],
  english: ({ who }) => PARTIES[who].en,
  explain: meaning('哪些玩家', 'Which players'),
  rules: ['102.6', '102.7', '102.8'],
};

export const NOUNS = [...FILTERS, self, that, bearer, players] as const;
