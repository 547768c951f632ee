import { createLanguage, type Language } from '@lianhuan/cardtext';
import type { Ability } from '../nodes/index.ts';
import { DEED_LABELS, DEED_UNIONS, DEED_VOCABULARIES } from '../words/actions/index.ts';
import { WORDS } from '../words/index.ts';
import { LOOKS } from '../words/qualities.ts';
import {
  ARM_TERMS,
  COMPARISONS,
  CORPS_TERMS,
  FACTION_TERMS,
  PHASE_TERMS,
  ROLE_TERMS,
  SELF_NOUNS,
  SORT_TERMS,
  STAT_TERMS,
} from './terms.ts';
import { TRAITS } from './traits.ts';
import {
  BANS,
  CARD_NOUNS,
  CARD_STATES,
  DAMAGE_KINDS,
  DESTINATIONS,
  DUTIES,
  KEYWORDS,
  LEVELLED,
  MEASURES,
  PARTIES,
  PERIODS,
  PLACES,
  REPLACEABLE_EVENTS,
  SIDES,
  WHENS,
} from './vocabulary.ts';
import { type CardFacts, type SanguozhiLexicon, says } from './word.ts';

type Terms = SanguozhiLexicon['vocabularies'][string];

/** Some of the terms of a list. */
function only(terms: Terms, isMeant: (slug: string) => boolean): Terms {
  return Object.fromEntries(Object.entries(terms).filter(([slug]) => isMeant(slug)));
}

/** Words that variants have apart from what they belong to. */
const AIM: Terms = { target: says('指定', 'target') };
const OTHER: Terms = { other: says('其他', 'other') };

const levelled: ReadonlySet<string> = LEVELLED;

/** The dialect of 三国智: its words, its terms, and what they are called when one is missing. */
export const LEXICON: SanguozhiLexicon = {
  name: 'Sanguozhi',
  words: WORDS,
  names: { counter: ['指示物', '标记'] },
  bareNames: ({ names }) => names,
  openSets: {
    特性: { category: 'trait', en: 'traits', ending: '' },
    指示物: { category: 'counter', en: 'counters', ending: '指示物' },
    标记: { category: 'counter', en: 'marks', ending: '标记' },
  },
  addedTerms: ({ terms }) => terms ?? null,
  vocabularies: {
    ...DEED_VOCABULARIES,
    party: PARTIES,
    side: SIDES,
    place: PLACES,
    noun: CARD_NOUNS,
    'self-noun': SELF_NOUNS,
    state: CARD_STATES,
    looks: LOOKS,
    stat: STAT_TERMS,
    comparison: COMPARISONS,
    sort: SORT_TERMS,
    corps: CORPS_TERMS,
    arm: ARM_TERMS,
    faction: FACTION_TERMS,
    trait: TRAITS,
    role: ROLE_TERMS,
    measure: MEASURES,
    damage: DAMAGE_KINDS,
    when: WHENS,
    phase: PHASE_TERMS,
    ban: BANS,
    duty: DUTIES,
    replaced: REPLACEABLE_EVENTS,
    lethal: only(REPLACEABLE_EVENTS, (slug) => slug === 'falls' || slug === 'to-graveyard'),
    destination: DESTINATIONS,
    period: PERIODS,
    aim: AIM,
    other: OTHER,
    keyword: KEYWORDS,
    levelled: only(KEYWORDS, (slug) => levelled.has(slug)),
    unlevelled: only(KEYWORDS, (slug) => !levelled.has(slug)),
  },
  unions: {
    ...DEED_UNIONS,
    gate: ['growth', 'condition'],
    condition: ['fact'],
    worn: ['filter'],
    doer: ['this', 'bearer', 'filter'],
    cards: ['selection', 'this', 'that', 'bearer', 'every'],
    victims: ['cards', 'players'],
    quality: ['having', 'printed-quality'],
    happening: ['occasion'],
    predicate: ['having-now'],
    count: ['limited'],
    limited: ['halved', 'term'],
    term: ['figure', 'number-count'],
    worth: ['figure'],
    points: ['number-count'],
  },
  labels: {
    ...DEED_LABELS,
    unit: says('一个效果的开头', 'the start of an ability'),
    'timed-body': says('时机（如 上场：、横置：、每当…时，）', 'a time (such as 上场：, 横置：)'),
    lasting: says('持续的话（如 本将领不能进攻）', 'lasting words (such as 本将领不能进攻)'),
    gate: says('效果条件（如 8兵权）', 'a condition (such as 8兵权)'),
    fact: says('一个条件（如 己方手牌数量≥2）', 'a condition (such as 己方手牌数量≥2)'),
    occasion: says('一件事（如 本将领进攻）', 'something that happens (such as 本将领进攻)'),
    happening: says('一件事（如 本将领进攻）', 'something that happens (such as 本将领进攻)'),
    'printed-quality': says('兵种、阵营、特性或类型', 'an arm, a faction, a trait or a type'),
    cards: says('哪些卡（如 1名指定敌方场上将领）', 'which cards (such as 1名指定敌方场上将领)'),
    filter: says('什么卡（如 己方场上骑兵将领）', 'what cards (such as 己方场上骑兵将领)'),
    quality: says('怎样的（如 骑兵、攻≥3的）', 'of what sort (such as 骑兵, 攻≥3的)'),
    count: says('一个数（如 2、X、己方手牌数量）', 'a number (such as 2, X, 己方手牌数量)'),
    number: says('一个数', 'a number'),
    signed: says('带正负号的数', 'a number with its sign'),
    amount: says('一个数或X', 'a number or X'),
    sign: says('+ 或 -', '+ or -'),
    name: says('卡名', 'the name of a card'),
    counter: says('指示物或标记', 'a counter'),
    party: says('玩家（如 己方、敌方）', 'players (such as 己方, 敌方)'),
    side: says('己方、我方或敌方', '己方, 我方 or 敌方'),
    place: says('区域（如 场上、手牌）', 'a zone (such as 场上, 手牌)'),
    noun: says('卡牌种类（如 将领、副将、谋略）', 'a kind of card (such as 将领, 副将, 谋略)'),
    'self-noun': says('将领、谋略、宝物、阵型、兵权、事件或卡', 'a kind of card'),
    looks: says('状态（如 横置、进攻中）', 'a state (such as 横置, 进攻中)'),
    state: says('状态（如 横置、进攻中的）', 'a state (such as 横置, 进攻中的)'),
    stat: says('攻、命或智', '攻, 命 or 智'),
    comparison: says('≥、≤、>、< 或 =', '≥, ≤, >, < or ='),
    trait: says('特性', 'a trait'),
    faction: says('阵营', 'a faction'),
    arm: says('兵种属性', 'an arm'),
    corps: says('步兵、弓兵、骑兵、谋士或通用', 'a corps'),
    measure: says('量词：名、张、件', 'a measure word: 名, 张 or 件'),
    damage: says('伤害', 'damage'),
    when: says('做了或遭遇什么（如 进攻、被破坏）', 'what it does or suffers (such as 进攻)'),
    phase: says('回合、流程或阶段', 'a turn or a phase'),
    duty: says('必须做什么（如 必须进攻）', 'what it must do (such as 必须进攻)'),
    lethal: says('阵亡或被置入墓地', '阵亡 or 被置入墓地'),
    replaced: says('将发生的事（如 被破坏、抓卡）', 'what is about to happen (such as 被破坏)'),
    sort: says(
      '速度、时限或类型（如 急速、永续、武器）',
      'a speed, duration or type (such as 急速)',
    ),
    keyword: says('禀赋', 'a keyword'),
    levelled: says('带等级的禀赋', 'a keyword with a level'),
    unlevelled: says('禀赋', 'a keyword'),
    role: says('主将、军师或副将', '主将, 军师 or 副将'),
    destination: says('去哪里（如 返回手牌）', 'where to (such as 返回手牌)'),
    end: says('文字的结束', 'the end of the text'),
  },
};

/** 三国智 card text: reads, prints, translates and explains it. */
export const sanguozhiText: Language<Ability, CardFacts> = createLanguage<Ability, CardFacts>(
  LEXICON,
  null,
);
