import { CORE, createLanguage, type Language, type Lexicon } from '@lianhuan/cardtext';
import type { Ability } from '../nodes/index.ts';
import { OWNER_HAND, OWNER_PLACES } from '../words/actions/moving.ts';
import { PLAYER_VALUES } from '../words/counts.ts';
import { WORDS } from '../words/index.ts';
import { CARD_BANS, PLAYER_BANS } from '../words/lasting/prohibitions.ts';
import { CARD_EVENTS, PLAYER_EVENTS } from '../words/lasting/replacements.ts';
import { POINTERS, PRONOUNS } from '../words/nouns.ts';
import { BRACKET_TERMS, SONG_TERMS } from '../words/occasions/entries.ts';
import { COUNTERS } from './counters.ts';
import { TRAITS } from './traits.ts';
import {
  ABILITY_SORTS,
  CARD_NOUNS,
  CARD_STATES,
  CLASS_TERMS,
  COMPARISONS,
  DAMAGE_TERMS,
  DESTINATIONS,
  ENTRY_TERMS,
  FEATURES,
  KEYWORDS,
  KIND_TERMS,
  MEASURES,
  PERIODS,
  PHASE_TERMS,
  PLACES,
  SELF_NOUNS,
  SIDES,
  STAT_TERMS,
  WHENS,
  WHO,
} from './vocabulary.ts';
import { type CardFacts, type EvolveLexicon, says } from './word.ts';

/** Of the core's words those that EVOLVE says otherwise: 抉择, and numbers compared with signs. */
const SAID_OTHERWISE: ReadonlySet<string> = new Set(['choose', 'compare', 'add', 'set']);

/** How EVOLVE builds its sentences. */
const SENTENCES: Lexicon = {
  ...CORE,
  words: CORE.words.filter(({ kind }) => !SAID_OTHERWISE.has(kind)),
  vocabularies: {},
};

/** The dialect of 影之诗 EVOLVE: its words, its terms, and what they are called when one is missing. */
export const LEXICON: EvolveLexicon = {
  name: 'Evolve',
  words: WORDS,
  inParagraphs: true,
  namesX: true,
  openSets: {
    类型: { category: 'trait', en: 'traits', ending: '' },
    指示物: { category: 'counter', en: 'counters', ending: '指示物' },
  },
  addedTerms: ({ terms }) => terms ?? null,
  vocabularies: {
    who: WHO,
    side: SIDES,
    place: PLACES,
    noun: CARD_NOUNS,
    'self-noun': SELF_NOUNS,
    feature: FEATURES,
    'ability-sort': ABILITY_SORTS,
    'pronoun-noun': PRONOUNS,
    'pointer-noun': POINTERS,
    kind: KIND_TERMS,
    class: CLASS_TERMS,
    trait: TRAITS,
    counter: COUNTERS,
    state: CARD_STATES,
    measure: MEASURES,
    comparison: COMPARISONS,
    stat: STAT_TERMS,
    'player-value': PLAYER_VALUES,
    keyword: KEYWORDS,
    'entry-term': ENTRY_TERMS,
    'song-term': SONG_TERMS,
    'bracket-term': BRACKET_TERMS,
    when: WHENS,
    phase: PHASE_TERMS,
    damage: DAMAGE_TERMS,
    destination: DESTINATIONS,
    'owner-hand': OWNER_HAND,
    'owner-place': OWNER_PLACES,
    period: PERIODS,
    'card-ban': CARD_BANS,
    'player-ban': PLAYER_BANS,
    'card-event': CARD_EVENTS,
    'player-event': PLAYER_EVENTS,
  },
  unions: {
    cards: ['chosen', 'drawn', 'all', 'every', 'this', 'that'],
    standing: ['every', 'this'],
    spoken: ['quantity', 'that'],
    quantity: ['all', 'drawn'],
    that: ['pointer', 'pronoun'],
    remote: ['quantity', 'pointer'],
    'remote-chosen': ['chosen', 'pointer'],
    owner: ['every', 'this', 'pointer'],
    single: ['this', 'that'],
    'doer-noun': ['filter', 'this'],
    doer: ['filter', 'this', 'that'],
    count: ['combined', 'term', 'much'],
    operand: ['term', 'much'],
    deed: ['payment'],
    cost: ['one-cost'],
    // 横置其 begins as 横置 does.
    'one-cost': ['payment', 'bare-cost'],
    'standing-word': ['where-word', 'while-word', 'lasting'],
    unexplained: ['while-word', 'lasting'],
    'lasting-now': ['lasting', 'passing'],
    occasion: ['happening'],
  },
  labels: {
    unit: says('一项能力的开头', 'the start of an ability'),
    deed: says('要做的事（如 抽1张卡牌）', 'something to do (such as 抽1张卡牌)'),
    'one-cost': says('费用（如 费用1、横置）', 'a cost (such as 费用1, 横置)'),
    lasting: says('持续的话（如 此随从不能攻击）', 'lasting words (such as 此随从不能攻击)'),
    fact: says('一个条件（如 处于【觉醒】状态）', 'a condition (such as 处于【觉醒】状态)'),
    occasion: says('一件事（如 此随从攻击）', 'something that happens (such as 此随从攻击)'),
    happening: says('一件事（如 此随从攻击）', 'something that happens (such as 此随从攻击)'),
    either: says(
      '几件事（如 此随从攻击或此随从被破坏）',
      'any of several things (such as 此随从攻击或此随从被破坏)',
    ),
    cards: says('哪些卡牌（如 1个对手的随从）', 'which cards (such as 1个对手的随从)'),
    chosen: says('选择哪些（如 1个对手的随从）', 'what to select (such as 1个对手的随从)'),
    filter: says('什么卡牌（如 你的精灵随从）', 'what cards (such as 你的精灵随从)'),
    quality: says('怎样的（如 精灵、费用≤2的）', 'of what sort (such as 精灵, 费用≤2的)'),
    term: says(
      '可以数的东西（如 你的手牌数量）',
      'something that is counted (such as 你的手牌数量)',
    ),
    combined: says('两个数之和、之差', 'a sum or a difference'),
    operand: says('可以数的东西，或一个数', 'something that is counted, or a number'),
    option: says('怎样的（如 精灵、费用≤2）', 'of what sort (such as 精灵, 费用≤2)'),
    feature: says('名称、职业、类型或种类', '名称, 职业, 类型 or 种类'),
    'ability-sort': says('哪种能力（如 启动能力）', 'a sort of ability (such as 启动能力)'),
    much: says('一个数或X', 'a number or X'),
    number: says('一个数', 'a number'),
    amount: says('一个数或X', 'a number or X'),
    sign: says('+ 或 -', '+ or -'),
    name: says('卡牌名称', 'the name of a card'),
    counter: says('指示物', 'a counter'),
    trait: says('类型', 'a trait'),
    class: says('职业', 'a class'),
    kind: says('种类', 'a kind of card'),
    side: says('你、对手或双方', '你, 对手 or 双方'),
    who: says('玩家（如 你、对手）', 'players (such as 你, 对手)'),
    place: says('领域（如 墓场、手牌）', 'a zone (such as 墓场, 手牌)'),
    noun: says('随从、护符、法术、卡牌或主战者', 'a kind of card'),
    'self-noun': says('随从、护符、法术或卡牌', 'a kind of card'),
    'pronoun-noun': says('其或它们', '其 or 它们'),
    'pointer-noun': says('该随从、该卡牌、前者或后者', '该随从, 该卡牌, 前者 or 后者'),
    state: says('状态（如 横置、已进化）', 'a state (such as 横置, 已进化)'),
    stat: says('攻击力、生命值或费用', '攻击力, 生命值 or 费用'),
    comparison: says('≥、≤、>、< 或 =', '≥, ≤, >, < or ='),
    measure: says('量词：个、张或名', 'a measure word: 个, 张 or 名'),
    keyword: says('关键词（如 【守护】）', 'a keyword (such as 【守护】)'),
    'entry-term': says('入场曲、谢幕曲、【攻击时】等', '入场曲, 谢幕曲, 【攻击时】…'),
    when: says('做了或遭遇什么（如 攻击、被破坏）', 'what it does or suffers (such as 攻击)'),
    phase: says('回合、主要阶段或结束阶段开始', 'the beginning of a turn or a phase'),
    damage: says('攻击伤害、交战伤害或能力伤害', 'a kind of damage'),
    destination: says('去哪里（如 加入手牌）', 'where to (such as 加入手牌)'),
    'player-value': says('玩家的数值（如 手牌数量）', 'a number of a player (such as 手牌数量)'),
    'card-ban': says('不能做的事（如 攻击）', 'what cannot be done (such as 攻击)'),
    'player-ban': says('不能做的事（如 使用法术）', 'what cannot be done (such as 使用法术)'),
    'card-event': says('遭遇什么（如 被破坏）', 'what would happen to it (such as 被破坏)'),
    'player-event': says('要做什么（如 抽卡牌）', 'what a player would do (such as 抽卡牌)'),
    end: says('文字的结束', 'the end of the text'),
  },
};

/** 影之诗 EVOLVE card text: reads, prints, translates and explains it. */
export const evolveText: Language<Ability, CardFacts> = createLanguage<Ability, CardFacts>(
  LEXICON,
  SENTENCES,
);
