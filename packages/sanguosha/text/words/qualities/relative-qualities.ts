import { meaning } from '@lianhuan/cardtext';
import type {
  ConvertedBy,
  DifferentSuits,
  LikeThis,
  NamedSuit,
  NotConverted,
  NotItself,
  OfLabel,
  OtherColour,
  SameSuit,
  SuitUnlike,
} from '../../nodes/nodes.ts';
import { LABELS, PILE_TERMS } from '../../reading/vocabulary.ts';
import { type SanguoshaWord, says } from '../../reading/word.ts';

/** What cards are beside others, or by what words before were about. */

const sameSuit: SanguoshaWord<SameSuit> = {
  kind: 'same-suit',
  forms: [{ as: 'card-quality', zh: '花色相同的' }],
  english: () => 'of the same suit',
  explain: meaning('与前面展示的牌花色相同', 'Of the suit of the card that was shown before'),
  rules: [],
};

const notItself: SanguoshaWord<NotItself> = {
  kind: 'not-itself',
  forms: [{ as: 'card-quality', zh: '除此装备外的' }],
  english: () => 'other than this equipment',
  explain: meaning('写着这句话的装备牌本身不算', 'The equipment that says so is none of them'),
  rules: ['T17'],
};

const differentSuits: SanguoshaWord<DifferentSuits> = {
  kind: 'different-suits',
  forms: [{ as: 'card-quality', zh: '花色各不相同的' }],
  english: () => 'of different suits',
  explain: meaning('没有两张花色相同', 'No two of them have one suit'),
  rules: [],
};

const otherColour: SanguoshaWord<OtherColour> = {
  kind: 'other-colour',
  forms: [
    { as: 'card-quality', zh: '与判定牌颜色不同的', with: { same: false } },
    { as: 'card-quality', zh: '与判定牌颜色相同的', with: { same: true } },
  ],
  english: ({ same }) =>
    same ? 'of the judgement card’s colour' : 'of a different colour than the judgement card',
  explain: meaning('红色或黑色', 'Red or black'),
  rules: [],
};

const ALIKE = {
  colour: { zh: '颜色', en: 'colour' },
  suit: { zh: '花色', en: 'suit' },
  sort: { zh: '[类别|类型]', en: 'type' },
} as const;

const likeThis: SanguoshaWord<LikeThis> = {
  kind: 'like-this',
  forms: Object.entries(ALIKE).flatMap(([what, { zh }]) => [
    { as: 'card-quality', zh: `与[此牌|之|该牌|此【杀】]${zh}相同的`, with: { what, same: true } },
    { as: 'card-quality', zh: `与[此牌|之|该牌|此【杀】]${zh}不同的`, with: { what, same: false } },
  ]),
  english: ({ what, same }) =>
    same ? `of that card’s ${ALIKE[what].en}` : `of a different ${ALIKE[what].en} than that card`,
  explain: meaning(
    '刚说过的那张牌；没有颜色或花色的牌都不算',
    'The card that was named last; one without a colour or a suit is neither',
  ),
  rules: ['T17'],
  // Always and everywhere no card is the one that is meant.
  check: (_, { ancestors }) =>
    ancestors.some(({ kind }) => kind === 'status' || kind === 'convert') ? NO_CARD_NAMED : null,
};

const NO_CARD_NAMED = says(
  '「与此牌…」前面没有说过哪张牌',
  'Nothing before 与此牌… says which card is meant',
);

const namedSuit: SanguoshaWord<NamedSuit> = {
  kind: 'named-suit',
  forms: [{ as: 'card-quality', zh: '所选花色' }],
  english: () => 'of the named suit',
  explain: meaning('与前面所选的花色相同', 'Of the suit that was named before'),
  rules: [],
};

const suitUnlike: SanguoshaWord<SuitUnlike> = {
  kind: 'suit-unlike',
  forms: [{ as: 'card-quality', zh: '与所有“{pile}”花色均不同的' }],
  english: ({ pile }) => `of a suit that none of your ${PILE_TERMS[pile].en}s has`,
  explain: meaning('没有一张的花色与它相同', 'None of them is of its suit'),
  rules: ['T09'],
};

const ofLabel: SanguoshaWord<OfLabel> = {
  kind: 'of-label',
  forms: [{ as: 'card-quality', zh: '带有{label}标记的' }],
  english: ({ label }) => `labelled ${LABELS[label].en}`,
  explain: meaning('牌角上印着它', 'It is printed in the corner of the card'),
  rules: [],
};

const convertedBy: SanguoshaWord<ConvertedBy> = {
  kind: 'converted-by',
  forms: [{ as: 'card-quality', zh: '因〖{skill:name}〗转化的' }],
  english: ({ skill }) => `a card converted by 〖${skill}〗`,
  explain: meaning('由这个技能转化出来的牌', 'Made of other cards by that skill'),
  rules: ['T57'],
};

const notConverted: SanguoshaWord<NotConverted> = {
  kind: 'not-converted',
  forms: [{ as: 'card-quality', zh: '非转化的' }],
  english: () => 'unconverted',
  explain: meaning('有实体牌，不是由技能当作的', 'A real card that no skill makes another'),
  rules: ['T57'],
};

/** By kind. */
export const RELATIVE_QUALITIES = {
  'same-suit': sameSuit,
  'not-itself': notItself,
  'different-suits': differentSuits,
  'other-colour': otherColour,
  'like-this': likeThis,
  'named-suit': namedSuit,
  'suit-unlike': suitUnlike,
  'of-label': ofLabel,
  'converted-by': convertedBy,
  'not-converted': notConverted,
} as const;
