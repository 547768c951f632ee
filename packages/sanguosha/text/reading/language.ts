import {
  COMPARISON_SIGNS,
  CORE,
  createLanguage,
  type Language,
  type Lexicon,
} from '@lianhuan/cardtext';
import TERMS from '../../terms.json' with { type: 'json' };
import type { Unit } from '../nodes/nodes.ts';
import { WORDS } from '../words/index.ts';
import {
  COLOUR_TERMS,
  DAMAGE_TIMINGS,
  DEAL_TIMINGS,
  EXCLUDED_SORTS,
  FACTION_TERMS,
  FLOW_TIMINGS,
  GENDER_TERMS,
  LABELS,
  MOVE_CAUSES,
  NAMED,
  NUMBERS_OF,
  PARTIES,
  PERIODS,
  PHASE_TERMS,
  PHASE_TIMINGS,
  PILE_TERMS,
  PLACES,
  SORTS,
  SUIT_TERMS,
  TAGS,
  TARGET_TIMINGS,
  TOKENS,
  USER_TIMINGS,
} from './vocabulary.ts';
import { type CardFacts, type SanguoshaLexicon, says } from './word.ts';

/**
 * Of the core's words those that 三国杀 says otherwise (who does something, 可, X in a cost, 然后各), or not at all: 每有, and
 * changes of a number.
 */
const SAID_OTHERWISE: ReadonlySet<string> = new Set([
  'by',
  'may',
  'and',
  'choose',
  'where',
  'then',
  'for-each',
  'add',
  'set',
]);

/** How 三国杀 builds its sentences. */
export const SENTENCES: Lexicon = {
  ...CORE,
  words: CORE.words.filter(({ kind }) => !SAID_OTHERWISE.has(kind)),
};

/** The dialect of 三国杀: its words, its terms, and what they are called when one is missing. */
export const LEXICON: SanguoshaLexicon = {
  name: 'Sanguosha',
  words: WORDS,
  inParagraphs: true,
  openSets: { 标记: { category: 'token', en: 'marks', ending: '' } },
  addedTerms: ({ terms }) => terms ?? null,
  vocabularies: {
    tag: TAGS,
    'named-term': NAMED,
    party: PARTIES,
    'move-cause': MOVE_CAUSES,
    place: PLACES,
    pile: PILE_TERMS,
    label: LABELS,
    token: TOKENS,
    sort: SORTS,
    'excluded-sort': EXCLUDED_SORTS,
    suit: SUIT_TERMS,
    colour: COLOUR_TERMS,
    gender: GENDER_TERMS,
    faction: FACTION_TERMS,
    phase: PHASE_TERMS,
    'phase-timing': PHASE_TIMINGS,
    'damage-timing': DAMAGE_TIMINGS,
    'deal-timing': DEAL_TIMINGS,
    'user-timing': USER_TIMINGS,
    'target-timing': TARGET_TIMINGS,
    'flow-timing': FLOW_TIMINGS,
    'number-of-character': NUMBERS_OF,
    period: PERIODS,
    'comparison-said': COMPARISON_SIGNS,
    face: TERMS.faces,
  },
  unions: {
    unit: ['part'],
    character: ['named', 'chosen', 'everybody'],
    owner: ['named', 'chosen', 'everybody'],
    'target-noun': ['named', 'chosen', 'everybody'],
    cards: ['own-cards', 'others-cards', 'known-cards'],
    'any-quality': ['card-sort', 'card-quality'],
    'phase-only': ['occasion'],
    cost: ['run'],
  },
  labels: {
    unit: says(
      '一个技能（如 〖奸雄〗…）或这张牌的用法',
      'a skill (such as 〖奸雄〗…) or how the card is used',
    ),
    part: says('技能的一部分', 'a part of a skill'),
    occasion: says('一个时机（如 你受到伤害后）', 'a timing (such as 你受到伤害后)'),
    deed: says('要做的事（如 摸2张牌）', 'something to do (such as 摸2张牌)'),
    status: says('持续的话（如 你的手牌上限+1）', 'lasting words (such as 你的手牌上限+1)'),
    cards: says('哪些牌（如 1张手牌）', 'which cards (such as 1张手牌)'),
    character: says('哪些角色（如 1名其他角色）', 'which characters (such as 1名其他角色)'),
    face: says('牌名', 'the name of a card'),
    token: says('标记的名称', 'the name of a mark'),
    tag: says('技能的标签（如 锁定技）', 'a tag of a skill (such as 锁定技)'),
    'any-quality': says('怎样的牌（如 红色、【杀】）', 'what sort of card (such as 红色, 【杀】)'),
  },
};

/** 三国杀 card text: reads, prints, translates and explains it. */
export const sanguoshaText: Language<Unit, CardFacts> = createLanguage<Unit, CardFacts>(
  LEXICON,
  SENTENCES,
);
