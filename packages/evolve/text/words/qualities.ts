import { compares, type Form, meaning } from '@lianhuan/cardtext';
import { type CardId, NO_CARD } from '@lianhuan/kernel';
import { LAYERS } from '../../effects/characteristics.ts';
import { obeys, rule } from '../../rules.ts';
import type { CardRef, LastKnown } from '../../table/state.ts';
import {
  countersOn,
  DAMAGE,
  damageOn,
  type EvolveTable,
  hasRaced,
  historyOf,
  isEvolved,
  isSame,
  mealOf,
  onField,
} from '../../table/table.ts';
import { isOfSort } from '../meaning/ability-sorts.ts';
import { count, hasQuality } from '../meaning/evaluate.ts';
import { refsOf } from '../meaning/referents.ts';
import { leftAs } from '../meaning/scope.ts';
import { hasStat, lastOf, statOf } from '../meaning/values.ts';
import type { Quality } from '../nodes/index.ts';
import { adjective, counterCalled } from '../reading/english.ts';
import {
  type AbilitySort,
  CARD_STATES,
  type CardState,
  COMPARISONS,
  type Comparison,
  FEATURES,
  type Feature,
  KEYWORDS,
  type KeywordName,
  STAT_TERMS,
} from '../reading/vocabulary.ts';
import { type QualityWord, says } from '../reading/word.ts';
import { except, superlative } from './superlatives.ts';
import { total } from './totals.ts';

/** Qualities: what must be true of a card beside its kind. */

/** How numbers are compared in words that stand behind the number: 3以下, 3或以上, 为3. */
const BEHIND = [
  {
    comparison: 'at-most',
    before: '[|为|在|有]',
    after: '[|点|张|个|名][以下|或以下|及以下|或更少|或更低]',
  },
  {
    comparison: 'at-least',
    before: '[|为|在|有]',
    after: '[|点|张|个|名][以上|或以上|及以上|或更多|或更高]',
  },
  { comparison: 'exactly', before: '[为|等于|是]', after: '[点|张|个]' },
  {
    comparison: 'less-than',
    before: '[不足|不到|未满|不满|少于|低于|未达到|未达|没达到]',
    after: '[|点|张|个|名]',
  },
  { comparison: 'more-than', before: '[超过|多于|高于]', after: '[|点|张|个|名]' },
] as const;

/** The forms of a comparison in words; they are only read. */
export function inWords(
  as: string,
  what: string,
  behind: string,
  fixed: Form['with'] = {},
): Form[] {
  return BEHIND.map(({ comparison, before, after }) => ({
    as,
    zh: `${what}${before}{than:count}${after}${behind}`,
    with: { ...fixed, comparison },
    variant: true,
  }));
}

type WordOf<K extends Quality['kind']> = QualityWord<Extract<Quality, { kind: K }>>;

const NUMBERS = 1 << LAYERS.numbers;
const OTHERS = 1 << LAYERS.others;
const ABILITIES = 1 << LAYERS.abilities;

/** States by what cards do or suffer, as they stand before a kind of card only: 攻击的随从 is 攻击中的随从. */
const AS_IT_DOES = [
  { zh: '[攻击|进行攻击|发起攻击]的', state: 'attacking' },
  { zh: '[|作为|成为|是|为][攻击目标|攻击对象|被攻击]的', state: 'under-attack' },
  { zh: '受到伤害的', state: 'damaged' },
] as const;

const state: WordOf<'state'> = {
  kind: 'state',
  forms: [
    { as: 'quality', zh: '{state}[的|]' },
    ...AS_IT_DOES.map(
      ({ zh, state }): Form => ({ as: 'quality', zh, with: { state }, variant: true }),
    ),
    { as: 'option', zh: '{state}' },
    { as: 'predicate', zh: '{state}' },
    { as: 'undone', zh: '进化', with: { state: 'evolved' } },
  ],
  english: (node) => CARD_STATES[node.state].en,
  explain: meaning('卡牌此刻的状态', 'How the card lies, or what it has done'),
  rules: ['4.2.2', '5.15.1.2'],
  rulesOf: ({ state: what }) => STATE_RULES[what],
  reads: () => 0,
  fits: (table, node, card, scope) => {
    const left = leftAs(card, scope);
    if (left === null) return isInState(table, node.state, card);
    return wasInState(left, node.state, table.state.turn);
  },
};

const STATE_RULES = {
  tapped: ['4.2.2.2'],
  untapped: ['4.2.2.1'],
  evolved: ['5.15.1.2'],
  damaged: ['5.13.1'],
  'this-turn': ['5.4.3'],
  raced: ['14.2.3.1'],
  'evolved-this-turn': ['5.15.1.2'],
  fed: ['14.2.1.2'],
  attacking: ['8.4.5'],
  'under-attack': ['8.4.3'],
  fighting: ['8.4.5.1'],
  taken: ['5.21.1.1'],
} as const;

function isInState(table: EvolveTable, what: CardState, card: CardId): boolean {
  switch (what) {
    case 'tapped':
      return table.cards[card].tapped && rule('4.2.2.2');
    case 'untapped':
      return !table.cards[card].tapped && rule('4.2.2.1');
    case 'evolved':
      return isEvolved(table, card) && rule('5.15.1.2');
    case 'damaged':
      return damageOn(table, card) > 0;
    case 'this-turn':
      return onField(table, card) && historyOf(table, card)?.entered === table.state.turn;
    case 'raced':
      return historyOf(table, card)?.raced === table.state.turn;
    case 'evolved-this-turn':
      return historyOf(table, card)?.evolved === table.state.turn && rule('5.15.1.2');
    case 'fed':
      return mealOf(table, card) !== NO_CARD && rule('14.2.1.2');
    case 'attacking':
      return isSaid(table, table.state.attack?.attacker, card) && rule('8.4.5');
    case 'under-attack':
      return isSaid(table, table.state.attack?.target, card) && rule('8.4.3');
    case 'fighting':
      return isFighting(table, card) && rule('8.4.5.1');
    case 'taken':
      return isTaken(table, card) && rule('5.21.1.1');
  }
}

function isSaid(table: EvolveTable, ref: CardRef | undefined, card: CardId): boolean {
  return ref?.card === card && isSame(table, ref);
}

function isFighting(table: EvolveTable, card: CardId): boolean {
  const { attack } = table.state;
  if (attack === null || !attack.fighting) return false;
  return isSaid(table, attack.attacker, card) || isSaid(table, attack.target, card);
}

function isTaken(table: EvolveTable, card: CardId): boolean {
  const { controller, owner } = table.cards[card];
  return onField(table, card) && controller !== owner;
}

/** Was the card in that state when it left the field (10.11.1)? */
function wasInState(known: LastKnown, what: CardState, turn: number): boolean {
  const { tapped, evolved, counters, entered, raced } = known;
  switch (what) {
    case 'tapped':
      return tapped;
    case 'untapped':
      return !tapped;
    case 'evolved':
      return evolved;
    case 'damaged':
      return (counters[DAMAGE] ?? 0) > 0;
    case 'this-turn':
      return entered === turn;
    case 'raced':
      return raced === turn;
    // What ends as a card leaves the field, and what is not kept of it.
    default:
      return false;
  }
}

/** A comparison in English: "at least 3"; to be exactly 3 reads "3", and "equal to" what is counted. */
export function compared(comparison: Comparison, than: string): string {
  if (comparison !== 'exactly') return `${COMPARISONS[comparison].en} ${than}`;
  return /^\d+$/.test(than) || than === 'X' ? than : `equal to ${than}`;
}

const stat: WordOf<'stat'> = {
  kind: 'stat',
  forms: [
    { as: 'quality', zh: '原本的{stat}{comparison}{than:count}[的|]', with: { original: true } },
    { as: 'quality', zh: '{stat}{comparison}{than:count}[的|]', with: { original: false } },
    { as: 'option', zh: '原本的{stat}{comparison}{than:count}', with: { original: true } },
    { as: 'option', zh: '{stat}{comparison}{than:count}', with: { original: false } },
    ...inWords('option', '原本的{stat}', '', { original: true }),
    ...inWords('option', '{stat}', '', { original: false }),
    ...inWords('quality', '原本的{stat}', '[的|]', { original: true }),
    ...inWords('quality', '{stat}', '[的|]', { original: false }),
    {
      as: 'quality',
      zh: '{stat}{than:much}[点的|的]',
      with: { original: false, comparison: 'exactly' },
      variant: true,
    },
    {
      as: 'quality',
      zh: '[与|和]{than:single}{stat}[相同|同样][的|]',
      variant: true,
      build: ({ than, stat: what }, span) => {
        const of = { kind: 'stat-of', span, stat: what, original: false, of: than };
        return {
          kind: 'stat',
          span,
          stat: what,
          original: false,
          comparison: 'exactly',
          than: of,
        } as Quality;
      },
    },
  ],
  english: ({ stat: what, original, comparison, than }, say) =>
    `with ${original ? 'original ' : ''}${STAT_TERMS[what].en} ${compared(comparison, say(than, 'you'))}`,
  explain: meaning('数值与这个数相比', 'The value, compared with the number'),
  rules: ['2.7.1', '2.8.1', '2.5.1'],
  rulesOf: ({ original }) => (original ? ['5.23.1'] : ['10.9.1']),
  reads: ({ original }) => (original ? 0 : NUMBERS | OTHERS),
  fits: (table, node, card, scope) => {
    // A card that is no follower has no 攻击力 and no 生命值, not even 0 (5.24.2.1).
    if (!hasStat(card, node.stat, scope) && rule('5.24.2.1')) return false;
    const value = statOf(table, card, node.stat, node.original, scope);
    return compares(value, node.comparison, count(table, node.than, scope));
  },
};

const ofClass: WordOf<'class'> = {
  kind: 'class',
  forms: [
    { as: 'quality', zh: '{class}' },
    { as: 'quality', zh: '{class}职业[|的]', variant: true },
    // 【皇家护卫】随从, as the icon is typed.
    { as: 'quality', zh: '[【|〈|《]{class}[】|〉|》][|的]', variant: true },
    { as: 'option', zh: '{class}' },
    { as: 'sort', zh: '{class}' },
  ],
  english: (node) => adjective(node) ?? node.class,
  explain: meaning('属于这个职业', 'It is of this class'),
  rules: ['2.2.1', '2.2.3'],
  reads: () => OTHERS,
  fits: (_, node, card, { cards }) =>
    cards.of(card).class === node.class && obeys('2.2.2', '2.2.3'),
};

const trait: WordOf<'trait'> = {
  kind: 'trait',
  forms: [
    { as: 'quality', zh: '{trait}' },
    { as: 'quality', zh: '[|具有|持有|拥有]{trait}[类型|·类型|・类型][|的]', variant: true },
    { as: 'quality', zh: '类型[为|是]{trait}[|的]', variant: true },
    { as: 'quality', zh: '[【|〈|《]{trait}[】|〉|》][|类型|·][|的]', variant: true },
    { as: 'option', zh: '{trait}' },
    { as: 'sort', zh: '{trait}' },
  ],
  english: (node) => adjective(node) ?? node.trait,
  explain: meaning('具有这个类型', 'It has this trait'),
  rules: ['2.4.1', '2.4.2'],
  reads: () => OTHERS,
  fits: (_, node, card, { cards }) => cards.of(card).traits.includes(node.trait) && rule('2.4.2'),
};

const holding: WordOf<'holding'> = {
  kind: 'holding',
  forms: [
    { as: 'quality', zh: '[具有|拥有|持有|带有|有]{keyword}[|效果|能力|关键词][的|]' },
    { as: 'predicate', zh: '[具有|拥有|持有|带有|有]{keyword}[|效果|能力|关键词]' },
    { as: 'option', zh: '[具有|拥有|持有|带有|有|]{keyword}[|效果|能力|关键词]' },
    { as: 'held', zh: '[具有|拥有|持有|带有]{keyword}[|效果|能力|关键词]' },
    { as: 'quality', zh: '{keyword}[的|]', variant: true },
  ],
  english: ({ keyword }) => `with ${KEYWORDS[keyword].en}`,
  explain: meaning('具有这个关键词', 'It has this keyword'),
  rules: ['12.1.1'],
  reads: () => ABILITIES,
  fits: (table, { keyword }, card, scope) => {
    const left = leftAs(card, scope);
    if (left !== null) return left.keywords.includes(keyword);
    const { abilities, silenced, voided } = scope.cards.of(card);
    if (silenced && rule('10.3.2')) return false;
    if (voided.some((sort) => isVoid(keyword, sort))) return false;
    if (keyword === 'rush' && hasRaced(table, card)) return true;
    return abilities.some(
      ({ ability: { body } }) => body.kind === 'keyword' && body.name === keyword,
    );
  },
};

/** Is a keyword void where abilities of that sort are (10.3.2)? */
function isVoid(name: KeywordName, sort: AbilitySort): boolean {
  const body = { kind: 'keyword', span: [0, 0], name } as const;
  return isOfSort(body, sort) && rule('10.3.2');
}

const counter: WordOf<'counter'> = {
  kind: 'counter',
  forms: [
    { as: 'quality', zh: '[放有|带有|放置有|有]{counter}的' },
    { as: 'predicate', zh: '放有{counter}' },
    { as: 'option', zh: '放有{counter}' },
    { as: 'held', zh: '放有{counter}' },
  ],
  english: (node) => `with ${counterCalled(node.counter, true)}`,
  explain: meaning('其上有这种指示物', 'There is such a counter on it'),
  rules: ['15.1.1', '15.1.2.1'],
  reads: () => 0,
  fits: (table, node, card, scope) => {
    const left = leftAs(card, scope);
    const there =
      left === null ? countersOn(table, card, node.counter) : (left.counters[node.counter] ?? 0);
    return there > 0 && obeys('15.1.2.1', '15.1.2.2');
  },
};

const namePart: WordOf<'name-part'> = {
  kind: 'name-part',
  forms: [
    {
      as: 'quality',
      zh: '[名称含|名称中含有|名称包含|卡牌名称中包含|卡牌名称包含|名称中包含|名称含有|名称中含|名称中有|卡牌名称含有|卡牌名称中含有|卡名中含有|卡名含有|卡名含]『{name}』的',
    },
  ],
  english: ({ name }) => `with 『${name}』 in its name`,
  explain: meaning('卡牌名称或联动名称中有这几个字', 'Its name or its other name has these words'),
  rules: ['2.1.2', '2.14.2'],
  reads: () => OTHERS,
  fits: (_, { name }, card, { cards }) =>
    cards
      .of(card)
      .names.some(
        (one, index) =>
          one.includes(name) && (index === 0 ? rule('2.1.2') : obeys('2.1.2', '2.14.2')),
      ),
};

const namedAs: WordOf<'named-as'> = {
  kind: 'named-as',
  forms: [
    { as: 'quality', zh: '[名称为|名为]『{name}』的' },
    { as: 'option', zh: '[名称为|名为]『{name}』' },
  ],
  english: ({ name }) => `named 『${name}』`,
  explain: meaning('叫这个名称', 'It has this name'),
  rules: ['2.1.2', '2.14.2'],
  reads: () => OTHERS,
  fits: (_, { name }, card, { cards }) => {
    const { names } = cards.of(card);
    return (names[0] === name && rule('2.1.2')) || (names.indexOf(name) > 0 && rule('2.14.2'));
  },
};

/** What a card has of a feature, as it is now or as it was when it left the field. */
function featuresOf(
  known: Pick<LastKnown, 'names' | 'class' | 'traits' | 'kind'>,
  feature: Feature,
): readonly string[] {
  switch (feature) {
    case 'name':
      return known.names;
    case 'class':
      return [known.class];
    case 'trait':
      return known.traits;
    case 'kind':
      return [known.kind];
  }
}

const sameAs: WordOf<'same-as'> = {
  kind: 'same-as',
  forms: [
    {
      as: 'quality',
      zh: '[与|和]{than:single}{feature}[相同|同样]的',
      with: { differs: false },
    },
    { as: 'quality', zh: '[与|和]{than:single}{feature}不同的', with: { differs: true } },
    {
      as: 'quality',
      zh: '[与|和]{than:single}[同名|同名称]的',
      with: { feature: 'name', differs: false },
      variant: true,
    },
  ],
  english: ({ than, feature, differs }, say) => {
    const other = say(than, 'you');
    const what = FEATURES[feature].en;
    return differs ? `with another ${what} than ${other}` : `with the same ${what} as ${other}`;
  },
  explain: ({ differs }) =>
    differs
      ? says('没有一样相同', 'It has nothing of that alike')
      : says('至少有一样相同', 'It has one of that alike at least'),
  rules: ['2.1.1', '2.2.1', '2.3.1', '2.4.1', '10.11.1'],
  reads: () => OTHERS,
  fits: (table, { than, feature, differs }, card, scope) => {
    const own = featuresOf(leftAs(card, scope) ?? scope.cards.of(card), feature);
    const others = refsOf(table, than, scope).flatMap((ref) =>
      featuresOf(lastOf(table, ref, scope) ?? scope.cards.of(ref.card), feature),
    );
    return own.some((one) => others.includes(one)) !== differs;
  },
};

/** A quality as a verb: "has cost at most 3", "is tapped". */
function asVerb(words: string): string {
  if (words.startsWith('with ')) return words.replace('with', 'has');
  if (words.startsWith('without ')) return words.replace('without', 'has no');
  return words.startsWith('that ') ? words.slice('that '.length) : `is ${words}`;
}

const anyQuality: WordOf<'any-quality'> = {
  kind: 'any-quality',
  forms: [
    { as: 'quality', zh: '{qualities:option/或}[的|]' },
    { as: 'quality', zh: '{qualities:option/、}[的|]', variant: true },
  ],
  english: ({ qualities }, say) => {
    const words = qualities.map((one) => say(one, 'you'));
    if (words.every((one) => one.startsWith('with '))) {
      return `with ${words.map((one) => one.slice('with '.length)).join(' or ')}`;
    }
    return `that ${words.map(asVerb).join(' or ')}`;
  },
  explain: meaning('有一样符合就可以', 'Any one of these fits'),
  rules: [],
  reads: () => 0,
  fits: (table, { qualities }, card, scope) =>
    qualities.some((one) => hasQuality(table, one, card, scope)),
};

const not: WordOf<'not'> = {
  kind: 'not',
  forms: [
    { as: 'quality', zh: '未{quality:undone}的' },
    { as: 'quality', zh: '未{quality:undone}', variant: true },
    { as: 'quality', zh: '[不|没有|未]{quality:held}的' },
    { as: 'quality', zh: '非{quality:sort}的' },
    { as: 'quality', zh: '[除|除了]{quality:sort}[以外|之外]的', variant: true },
    { as: 'predicate', zh: '未{quality:undone}' },
    { as: 'predicate', zh: '不{quality:held}' },
  ],
  english: ({ quality }, say) => {
    const words = say(quality, 'you');
    return words.startsWith('with ') ? words.replace('with', 'without') : `not ${words}`;
  },
  explain: meaning('不是那样', 'It is not like that'),
  rules: [],
  reads: () => 0,
  fits: (table, { quality }, card, scope) => !hasQuality(table, quality, card, scope),
};

/** Every quality by kind; the order decides where two could begin alike. */
export const QUALITIES: { readonly [K in Quality['kind']]: WordOf<K> } = {
  'any-quality': anyQuality,
  'name-part': namePart,
  'named-as': namedAs,
  'same-as': sameAs,
  except,
  not,
  superlative,
  total,
  stat,
  holding,
  counter,
  state,
  trait,
  class: ofClass,
};
