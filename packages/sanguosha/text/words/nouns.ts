import { article, type Form, meaning } from '@lianhuan/cardtext';
import {
  cardWords,
  characterWords,
  eachOf,
  oneCard,
  possessed,
  severalCards,
} from '../english/nouns.ts';
import { howMany, severalOf } from '../english/picked-cards.ts';
import type {
  AllCharacters,
  CardQuality,
  CardSpec,
  CardsNoun,
  CharacterNoun,
  ChosenCharacters,
  FactionsApart,
  GroupQuality,
  HandsWithin,
  KnownCards,
  MovingCards,
  NamedCharacters,
  NumbersDiffer,
  OfColour,
  OfFace,
  OfFaceOrSort,
  OfFaces,
  OfRank,
  OfSort,
  OfSorts,
  OfSuit,
  RevealedCards,
  SomeCards,
} from '../nodes/nodes.ts';
import { COLOUR_TERMS, NAMED, SORTS, SUIT_TERMS } from '../reading/vocabulary.ts';
import type { SanguoshaWord } from '../reading/word.ts';
import { cardsMeant } from './parts/cards-meant.ts';
import { BUT_ONE, WIDER } from './parts/chosen-forms.ts';
import { OUT_OF_THEM, ofThem } from './parts/discarded-forms.ts';
import { RELATIVE_QUALITIES } from './qualities/relative-qualities.ts';

/** Whom and which cards words speak of. */

const named: SanguoshaWord<NamedCharacters> = {
  kind: 'named-characters',
  forms: [{ as: 'named', zh: '{who:named-term}' }],
  english: ({ who }) => NAMED[who].en,
  explain: meaning('说的是哪名角色', 'Which character is meant'),
  rules: ['T33'],
};

const QUALITIES = '{qualities:character-quality*、}';

const chosen: SanguoshaWord<ChosenCharacters> = {
  kind: 'chosen-characters',
  forms: [
    {
      as: 'chosen',
      zh: `另{count:amount}名${QUALITIES}角色`,
      with: { upTo: false, other: false, apart: true, together: null },
    },
    {
      as: 'chosen',
      zh: `另{count:amount}名${QUALITIES}其他角色`,
      with: { upTo: false, other: true, apart: true, together: null },
    },
    ...WIDER,
    ...BUT_ONE,
    {
      as: 'chosen',
      zh: '{count:amount}名{together:group-quality}{qualities:character-quality*、}其他角色',
      with: { upTo: false, other: true, apart: false },
    },
    {
      as: 'chosen',
      zh: '至多{count:amount}名{together:group-quality}{qualities:character-quality*、}其他角色',
      with: { upTo: true, other: true, apart: false },
    },
    ...[true, false].map((other) => ({
      as: 'chosen',
      zh: `[任意名|任意数量的|至少一名|至少1名]${QUALITIES}${other ? '其他角色' : '角色'}`,
      with: { upTo: true, count: 0, other, apart: false, together: null },
    })),
    ...[true, false].flatMap((upTo) =>
      [true, false].flatMap((other) => {
        const fixed = { upTo, other, apart: false, together: null };
        const noun = other ? '其他角色' : '角色';
        const many = `${upTo ? '[至多|最多]' : ''}{count:amount}名`;
        return [
          { as: 'chosen', zh: `${many}${QUALITIES}${noun}`, with: fixed },
          ...(other
            ? [
                {
                  as: 'chosen',
                  zh: `${many}其他{qualities.0:character-quality}[角色|的角色]`,
                  with: fixed,
                  variant: true as const,
                },
              ]
            : []),
          // 你攻击范围内的1名其他角色.
          {
            as: 'chosen',
            zh: `{qualities.0:character-quality}${many}${noun}`,
            with: fixed,
            variant: true as const,
          },
        ];
      }),
    ),
  ],
  english: ({ upTo, count, other, apart, qualities, together }, say) => {
    const all = together === null ? qualities : [...qualities, together];
    const others = other || apart ? 'other ' : '';
    if (count === 1 && !upTo) {
      const one = characterWords(all, 'character', say);
      return others === '' ? article(one) : `another ${one}`;
    }
    const several = `${others}${characterWords(all, 'characters', say)}`;
    if (count === 0) return `any number of ${several}`;
    if (count === 1) return `up to 1 ${others}${characterWords(all, 'character', say)}`;
    return `${upTo ? 'up to ' : ''}${count} ${several}`;
  },
  explain: meaning('选出这样的角色', 'Such characters are chosen'),
  rules: ['P9'],
};

const handsWithin: SanguoshaWord<HandsWithin> = {
  kind: 'hands-within',
  forms: [{ as: 'group-quality', zh: '手牌数之差不大于你的牌数的' }],
  english: () => 'whose numbers of hand cards differ by at most the number of your cards',
  explain: meaning(
    '不能都没有手牌；牌数算手牌区和装备区',
    'At least one of them has hand cards; yours are those of hand and equipment',
  ),
  rules: ['P9', 'T31'],
};

const numbersDiffer: SanguoshaWord<NumbersDiffer> = {
  kind: 'numbers-differ',
  forms: [
    { as: 'group-quality', zh: '手牌数[不同的|不等的|不相同的]', with: { what: 'hand' } },
    { as: 'group-quality', zh: '体力值[不同的|不等的|不相同的]', with: { what: 'hp' } },
  ],
  english: ({ what }) =>
    `with different ${what === 'hand' ? 'numbers of hand cards' : 'amounts of HP'}`,
  explain: meaning('没有两名角色一样多', 'No two of them have as many'),
  rules: ['P9'],
};

const factionsApart: SanguoshaWord<FactionsApart> = {
  kind: 'factions-apart',
  forms: [{ as: 'group-quality', zh: '没有势力或势力互不相同且与此牌的目标均不同的' }],
  english: () =>
    'that have no faction, or each a faction different from the others’ and the targets’',
  explain: meaning(
    '没有势力的都可以；每名野心家各是一个势力',
    'Whoever has no faction is free; each careerist is a faction',
  ),
  rules: ['P9', 'H6'],
};

const all: SanguoshaWord<AllCharacters> = {
  kind: 'all-characters',
  forms: [
    ...[true, false].map((other) => ({
      as: 'everybody',
      zh: `[所有|全部]${QUALITIES}${other ? '其他角色' : '角色'}`,
      with: { other },
    })),
    // 所有其他魏势力角色.
    {
      as: 'everybody',
      zh: '[所有|全部|全体]其他{qualities.0:character-quality}[角色|的角色]',
      with: { other: true },
      variant: true,
    },
  ],
  english: ({ other, qualities }, say) =>
    `all ${other ? 'other ' : ''}${characterWords(qualities, 'characters', say)}`,
  explain: meaning(
    '从当前回合角色开始依次',
    'One after the other, from the character whose turn it is',
  ),
  rules: ['P3', 'T39'],
};

const SOME: readonly { how: SomeCards['how']; zh: string }[] = [
  { how: 'exactly', zh: '{count:amount}张' },
  { how: 'up-to', zh: '[至多|最多]{count:amount}张' },
  { how: 'any', zh: '[任意张|至少1张|至少一张]' },
  { how: 'all', zh: '所有' },
];

const WHICH = [
  { zh: '{qualities:card-quality*、}{sort:card-sort}', fixed: { at: 'cards' } },
  { zh: '手牌区里的{qualities:card-quality*、}{sort:card-sort}', fixed: { at: 'hand' } },
  { zh: '装备区里的{qualities:card-quality*、}{sort:card-sort}', fixed: { at: 'equipment' } },
  { zh: '{qualities:card-quality*、}{at:place}', fixed: { sort: null } },
] as const;

const PLACES_FIRST = [
  ['all', '区域'],
  ['equipment', '装备区'],
  ['judgement', '判定区'],
  ['hand', '手牌区'],
] as const;

/** So many cards where the place is said before the number: read, and never printed. */
function cardsAt(as: 'own-cards' | 'others-cards', at: SomeCards['at'], zh: string): Form {
  const owner = as === 'own-cards' ? { of: null } : {};
  const many = zh.includes('{count') ? { how: 'exactly' } : { how: 'all', count: 0 };
  return {
    as,
    zh,
    with: { ...many, each: false, sort: null, at, ...owner },
    variant: true,
    build: (read, span) =>
      ({ kind: 'some-cards', span, qualities: [], ...read }) as unknown as SomeCards,
  };
}

const some: SanguoshaWord<SomeCards> = {
  kind: 'some-cards',
  forms: [
    // 将【闪】当【杀】使用: one of them.
    {
      as: 'card-alone',
      zh: '{qualities:card-quality*、}{sort:card-sort}',
      with: { how: 'exactly', count: 1, each: false, of: null, at: 'cards' },
      variant: true,
    },
    // 将黑色手牌当【杀】使用.
    {
      as: 'card-alone',
      zh: '{qualities:card-quality*、}{at:place}',
      with: { how: 'exactly', count: 1, each: false, of: null, sort: null },
      variant: true,
    },
    // 其区域里的1张牌, 其装备区里的1张牌.
    ...PLACES_FIRST.map(([at, zh]) =>
      cardsAt('others-cards', at, `{of:owner}[|的]${zh}[里|内][的|]{count:amount}张牌`),
    ),
    // 弃置判定区里的1张牌: one's own.
    ...PLACES_FIRST.map(([at, zh]) =>
      cardsAt('own-cards', at, `${zh}[里|内][的|]{count:amount}张牌`),
    ),
    // 弃置区域里的所有牌, 弃置其装备区里的所有牌.
    ...PLACES_FIRST.flatMap(([at, zh]) => [
      cardsAt('own-cards', at, `${zh}[里|内][的|]所有牌`),
      cardsAt('others-cards', at, `{of:owner}[|的]${zh}[里|内][的|]所有牌`),
    ]),
    // 获得本阶段弃置的1张手牌.
    ...(['hand-discarded', 'discarded'] as const).map((at) =>
      cardsAt(
        'own-cards',
        at,
        `[此阶段内|此阶段|本阶段|本阶段内]弃置的{count:amount}张${at === 'discarded' ? '牌' : '手牌'}`,
      ),
    ),
    OUT_OF_THEM,
    ...SOME.flatMap(({ how, zh }) => {
      const count = how === 'any' || how === 'all' ? { count: 0 } : {};
      return WHICH.flatMap((which) => {
        const fixed = { how, each: false, ...count, ...which.fixed };
        return [
          {
            as: 'others-cards',
            zh: `{of:owner}各${zh}${which.zh}`,
            with: { ...fixed, each: true },
          },
          { as: 'own-cards', zh: `${zh}${which.zh}`, with: { ...fixed, of: null } },
          { as: 'others-cards', zh: `{of:owner}[|的]${zh}${which.zh}`, with: fixed },
        ];
      });
    }),
  ],
  meant: (node, { ancestors }) => ('among' in node ? ofThem(node, ancestors) : node),
  english: (node, say) => {
    const many = howMany(node, say);
    if (node.of === null) return many;
    const whose = say(node.of, 'you');
    if (node.each) return `${many} of ${eachOf(whose)}`;
    const theirs = possessed(whose, severalOf(node, say));
    if (theirs.endsWith(` of ${whose}`)) return `${many} of ${whose}`;
    if (node.how === 'any') return `any number of ${theirs}`;
    if (node.how === 'all') return `all of ${theirs}`;
    return `${node.how === 'up-to' ? 'up to ' : ''}${node.count} of ${theirs}`;
  },
  explain: meaning(
    '手牌区和装备区里的牌，除非另有说明',
    'Cards in hand and equipment unless it says otherwise',
  ),
  rules: ['T05'],
};

const KNOWN = {
  this: { zh: '此牌', en: 'that card' },
  damage: {
    zh: '[造成此伤害的牌|对你造成伤害的牌|造成伤害的牌]',
    en: 'the card that dealt this damage',
  },
  judgement: { zh: '[判定牌|此判定牌|该判定牌]', en: 'the judgement card' },
  these: { zh: '这些牌', en: 'those cards' },
  lost: { zh: '失去的牌', en: 'the lost cards' },
} as const;

const known: SanguoshaWord<KnownCards> = {
  kind: 'known-cards',
  forms: [
    ...Object.entries(KNOWN).map(([which, { zh }]) => ({
      as: 'known-cards',
      zh,
      with: { which },
    })),
    { as: 'known-cards', zh: '之', with: { which: 'it' }, variant: true },
  ],
  meant: (node, place) => ((node.which as string) === 'it' ? cardsMeant(node, place) : node),
  english: ({ which }) => KNOWN[which].en,
  explain: meaning(
    '前面提到过的牌；它若已移动过就不存在',
    'Cards named before; none if they have moved since',
  ),
  rules: ['T17'],
};

const revealed: SanguoshaWord<RevealedCards> = {
  kind: 'revealed-cards',
  forms: [{ as: 'known-cards', zh: '所有亮出的{what:spec}' }],
  english: ({ what }, say) =>
    what.qualities.some(({ kind }) => kind === 'named-suit')
      ? 'all turned-up cards of the named suit'
      : `all turned-up ${severalCards(say(what, 'you'))}`,
  explain: meaning('亮出之后还在处理区的牌', 'Those that still lie in the processing area'),
  rules: ['T17'],
};

const MOVING = {
  leaving: { zh: '将失去的', en: 'about to be lost' },
  come: { zh: '移至那里的', en: 'moved there' },
} as const;

const moving: SanguoshaWord<MovingCards> = {
  kind: 'moving-cards',
  forms: Object.entries(MOVING).map(([which, { zh }]) => ({
    as: 'known-cards',
    zh: `${zh}{what:spec}`,
    with: { which },
  })),
  english: ({ which, what }, say) => `the ${say(what, 'you')} ${MOVING[which].en}`,
  explain: meaning('正在移动的牌里的那些', 'Those of the cards that move'),
  rules: ['T17'],
};

const ofColour: SanguoshaWord<OfColour> = {
  kind: 'of-colour',
  forms: [{ as: 'card-quality', zh: '{colour}' }],
  english: ({ colour }) => COLOUR_TERMS[colour].en,
  explain: meaning('牌的颜色', 'Its colour'),
  rules: [],
};

const ofSuit: SanguoshaWord<OfSuit> = {
  kind: 'of-suit',
  forms: [
    { as: 'card-quality', zh: '{suits.0:suit}或{suits.1:suit}' },
    { as: 'card-quality', zh: '{suits.0:suit}' },
  ],
  english: ({ suits }) => suits.map((suit) => SUIT_TERMS[suit].en).join(' or '),
  explain: meaning('牌的花色', 'Its suit'),
  rules: [],
};

const ofSort: SanguoshaWord<OfSort> = {
  kind: 'of-sort',
  forms: [
    { as: 'card-sort', zh: '非{sort:excluded-sort}', with: { not: true } },
    { as: 'card-sort', zh: '{sort}', with: { not: false } },
  ],
  english: ({ sort, not }) => `${not ? 'non-' : ''}${SORTS[sort].en}`,
  explain: meaning('牌的类别', 'Its sort'),
  rules: [],
};

const ofSorts: SanguoshaWord<OfSorts> = {
  kind: 'of-sorts',
  forms: [{ as: 'card-sort', zh: '{sorts.0:sort}或{sorts.1:sort}' }],
  english: ({ sorts }) => sorts.map((sort) => SORTS[sort].en).join(' or '),
  explain: meaning('两类牌中的任意一类', 'Of either sort'),
  rules: [],
};

const ofFaces: SanguoshaWord<OfFaces> = {
  kind: 'of-faces',
  forms: [{ as: 'card-sort', zh: '【{faces.0:face}】[或|和|与|、]【{faces.1:face}】' }],
  english: ({ faces }, say) => faces.map((face) => say.term('face', face)).join(' or '),
  explain: meaning('两种牌中的任意一种', 'Either of those cards'),
  rules: ['T07'],
};

const ofFaceOrSort: SanguoshaWord<OfFaceOrSort> = {
  kind: 'of-face-or-sort',
  forms: [
    { as: 'card-sort', zh: '【{face}】[或|和|与|、]{sort}' },
    { as: 'card-sort', zh: '{sort}[或|和|与|、]【{face}】', variant: true },
  ],
  english: ({ face, sort }, say) => `${say.term('face', face)} or ${SORTS[sort].en}`,
  explain: meaning('这种牌，或这一类中的任意一张', 'That card, or any of that sort'),
  rules: ['T07'],
};

const ofFace: SanguoshaWord<OfFace> = {
  kind: 'of-face',
  forms: [
    { as: 'card-sort', zh: '普通【{face}】', with: { exact: true } },
    { as: 'card-sort', zh: '【{face}】', with: { exact: false } },
  ],
  english: ({ face, exact }, say) => `${exact ? 'plain ' : ''}${say.term('face', face)}`,
  explain: ({ face, exact }) => {
    if (face !== 'slash') return null;
    return exact ? PLAIN_SLASH : ANY_SLASH;
  },
  rules: ['T07'],
};

const ANY_SLASH = {
  zh: '包括火【杀】和雷【杀】',
  en: 'Those of fire and thunder are among them',
};
const PLAIN_SLASH = {
  zh: '不包括火【杀】和雷【杀】',
  en: 'Those of fire and thunder are not among them',
};

const ofRank: SanguoshaWord<OfRank> = {
  kind: 'of-rank',
  forms: [{ as: 'rank-quality', zh: '点数为{least:number}至{most:number}' }],
  english: ({ least, most }) => `of rank ${least} to ${most}`,
  explain: meaning('点数在其间', 'Its rank lies between'),
  rules: [],
};

const spec: SanguoshaWord<CardSpec> = {
  kind: 'card-spec',
  forms: [
    { as: 'spec', zh: '{qualities:card-quality*、}{sort:card-sort}', with: { inHand: false } },
    { as: 'spec', zh: '{qualities:card-quality*、}手牌', with: { sort: null, inHand: true } },
    { as: 'spec', zh: '{qualities:card-quality*、}牌', with: { sort: null, inHand: false } },
  ],
  english: ({ qualities, sort, inHand }, say) => {
    const noun = inHand ? 'hand card' : sort === null ? 'card' : say(sort, 'you');
    return cardWords(qualities, noun, say);
  },
  one: (node, _, say) => oneCard(say(node, 'you')),
  explain: meaning('这样的牌', 'Such a card'),
  rules: [],
};

/** Nouns, by kind. */
export const NOUNS: {
  readonly [K in (CharacterNoun | GroupQuality | CardsNoun | CardQuality)['kind']]: SanguoshaWord<
    Extract<CharacterNoun | GroupQuality | CardsNoun | CardQuality, { kind: K }>
  >;
} = {
  'named-characters': named,
  'chosen-characters': chosen,
  'all-characters': all,
  'hands-within': handsWithin,
  'factions-apart': factionsApart,
  'numbers-differ': numbersDiffer,
  'some-cards': some,
  'known-cards': known,
  'revealed-cards': revealed,
  'moving-cards': moving,
  'of-colour': ofColour,
  'of-suit': ofSuit,
  'of-sorts': ofSorts,
  'of-sort': ofSort,
  'of-faces': ofFaces,
  'of-face-or-sort': ofFaceOrSort,
  'of-face': ofFace,
  'of-rank': ofRank,
  'card-spec': spec,
  ...RELATIVE_QUALITIES,
};
