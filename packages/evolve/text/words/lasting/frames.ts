import { type Form, formsAs, meaning, type Node, type Span } from '@lianhuan/cardtext';
import { THREE_HELD, TWO_HELD } from '../../meaning/subjects.ts';
import type { Cards, Count, Lasting, This, WhereLasting, While } from '../../nodes/index.ts';
import type { PlainWordOf } from '../../reading/word.ts';
import { THIS_TURN, USED_KINDS } from '../used-this-turn.ts';
import { isOfLeaders } from './stat-changes.ts';

/** Words that hold lasting words together: under a condition, and with an X. */

/** 此随从+1/+1并具有【守护】: both of the same cards. */
const bothHeld: NonNullable<Form['build']> = ({ who, words, ...read }, span) => {
  const all = words as While['words'];
  // 【守护】和【威压】 are granted by one word.
  if (all.length > 1 && all.every(({ kind }) => kind === 'grants')) return null;
  const held = all.map((word) => ({ ...word, who }));
  return { kind: 'while', span, ...read, words: held } as unknown as While;
};

/** The card itself, where the words do not say whom they are for. */
function itself([, end]: Span): This {
  return { kind: 'this', span: [end, end], noun: 'card' };
}

/** 此随从已进化时，具有【疾驰】: of the card that the condition speaks of. */
const ofItself: NonNullable<Form['build']> = (read, span) => {
  const { condition } = read as { readonly condition: Node };
  const who = 'who' in condition ? (condition.who as Node) : null;
  return who?.kind === 'this' ? bothHeld({ ...read, who }, span) : null;
};

const during: PlainWordOf<While> = {
  kind: 'while',
  forms: [
    ...formsAs('while-word', [
      ['{condition:premise}，{words:lasting/，}', { bare: true }],
      ['{condition:premise}，{words.0:lasting}', { bare: true }],
      ['[若|如果|只要]{condition}，[|则|那么]{words:lasting/，}', { bare: false }],
      ['[若|如果|只要]{condition}，[|则|那么]{words.0:lasting}', { bare: false }],
    ]),
    ...['{words.0:held-now}', TWO_HELD].map(
      (words): Form => ({
        as: 'while-word',
        zh: `[若|如果|只要|]{condition}[，|时，|期间，|的期间，]${words}`,
        with: { bare: false },
        variant: true,
        build: ofItself,
      }),
    ),
    // 【连击3】此随从具有【疾驰】: what is neither used nor fires is a static ability (10.1.1.3.1).
    ...['{words:lasting/，}', '{words.0:lasting}'].map(
      (words): Form => ({
        as: 'while-word',
        zh: `{condition:class-term}[|，|：]${words}`,
        with: { bare: false },
        variant: true,
      }),
    ),
    // 此随从在进入战场的回合不能攻击主战者: as long as it is the turn in which it came.
    {
      as: 'while-word',
      zh: '{who:this}[|在][进入战场|登场|进场|放置到战场|放置到战场上]的[|那个|该|这个|那一]回合[中|内|][，|]{words.0:held-now}',
      with: { bare: false },
      variant: true,
      build: ({ who, ...read }, span) => {
        const quality = { kind: 'state', span, state: 'this-turn' };
        const condition = { kind: 'looks', span, who, quality };
        return bothHeld({ ...read, condition, who }, span);
      },
    },
    // 【连击3】获得【疾驰】, 【觉醒】+2/+0: of the card itself.
    ...['class-term', 'state-term'].flatMap((term) =>
      ['{words.0:held-now}', TWO_HELD].map(
        (words): Form => ({
          as: 'while-word',
          zh: `{condition:${term}}[，|：|]${words}`,
          with: { bare: false },
          variant: true,
          build: (read, span) => bothHeld({ ...read, who: itself(span) }, span),
        }),
      ),
    ),
    {
      as: 'while-word',
      zh: `{condition:class-term}[，|：|]{who:standing}${TWO_HELD}`,
      with: { bare: false },
      variant: true,
      build: bothHeld,
    },
    {
      as: 'while-word',
      zh: '{condition}[时|期间|的场合|的期间]，{words.0:lasting}',
      with: { bare: false },
      variant: true,
    },
    ...[TWO_HELD, THREE_HELD].map(
      (words): Form => ({
        as: 'while-word',
        zh: `[若|如果|只要|]{condition}[，|时，|期间，|的期间，|][|则]{who:standing}[|的]${words}`,
        with: { bare: false },
        variant: true,
        build: bothHeld,
      }),
    ),
  ],
  english: ({ condition, words }, say, voice) =>
    `as long as ${say(condition, voice)}, ${words.map((word) => say(word, voice)).join(' and ')}`,
  explain: meaning('只在条件成立时有效', 'In force only while the condition holds'),
  rules: ['10.3.3'],
  effect: 'frame',
};

/** 每有1张你墓场的法术，此随从+1/+0 is +X/+0, X为你墓场的法术的数量. */
const byEach: NonNullable<Form['build']> = ({ count, word }, span) => {
  const inX = withX(word as Lasting);
  const all = 'measure' in (count as Count) ? { ...(count as Count), measure: null } : count;
  return inX === null
    ? null
    : ({ kind: 'where-lasting', span, word: inX, count: all } as WhereLasting);
};

/** The words with X for each 1 that they say; null where they say another number. */
function withX(word: Lasting): Lasting | null {
  const numbers = Object.entries(word).filter(([, part]) => part?.kind === 'number');
  const changed = numbers.flatMap(([field, part]) => {
    if (part.amount === 0) return [];
    return [[field, { ...part, amount: part.amount === 1 ? 'X' : null }] as const];
  });
  if (changed.length === 0 || changed.some(([, part]) => part.amount === null)) return null;
  return { ...word, ...Object.fromEntries(changed) } as Lasting;
}

const where: PlainWordOf<WhereLasting> = {
  kind: 'where-lasting',
  forms: [
    { as: 'where-word', zh: '{word:unexplained}[，|。]X[为|是|等于]{count}' },
    { as: 'where-word', zh: '每有{count:each}，{word:unexplained}', variant: true, build: byEach },
    ...USED_KINDS.flatMap(({ zh: noun, what }) =>
      [`{side}${THIS_TURN}`, `[|在]${THIS_TURN}[，|]{side}`, `[|在]${THIS_TURN}[，|]`].map(
        (whose): Form => ({
          as: 'where-word',
          zh: `${whose}每[使用|使用过|使用了|已使用过]1[张|个|名]${noun}，{word:unexplained}`,
          variant: true,
          build: ({ side = 'own', word }, span) =>
            byEach({ word, count: { kind: 'player-number', span, side, what } }, span),
        }),
      ),
    ),
    {
      as: 'where-word',
      zh: '{who:standing}[|的][使用费用|费用|使用时的费用][减少|降低|-]{count:term}',
      variant: true,
      build: ({ who, count }, span) => {
        const amount = { kind: 'number', span, amount: 'X' };
        const word = { kind: 'cost-change', span, who, how: 'subtract', amount };
        return { kind: 'where-lasting', span, word, count } as WhereLasting;
      },
    },
    // 此随从的攻击力等于你的护符的数量: it is that number at any time.
    ...['等于', '等同于', '为', '变为'].map(
      (is): Form => ({
        as: 'where-word',
        zh: `{who:standing}[|的]{stat}${is}{count:term}`,
        variant: true,
        build: ({ who, stat, count }, span) => {
          // The life of a leader is a number of its player (2.8.3).
          const cards = who as Cards;
          if (cards.kind === 'selection' && isOfLeaders(cards.filter)) return null;
          const amount = { kind: 'number', span, amount: 'X' };
          const word = { kind: 'stat-change', span, who, stat, how: 'set', amount };
          return { kind: 'where-lasting', span, word, count } as WhereLasting;
        },
      }),
    ),
    {
      as: 'where-word',
      zh: '{who:standing}[|的][使用费用|费用|使用时的费用]每有{count:each}[减少1|-1|减少1点|，减少1]',
      variant: true,
      build: ({ who, count }, span) => {
        const amount = { kind: 'number', span, amount: 1 };
        const word = { kind: 'cost-change', span, who, how: 'subtract', amount };
        return byEach({ word, count }, span);
      },
    },
    {
      as: 'where-word',
      zh: '{side}[的|][战场上|战场|场上]每有1{measure}{filter}，{word:unexplained}',
      variant: true,
      build: ({ side, measure, filter, word }, span) => {
        const of = { kind: 'of-side', span, side, of: filter };
        return byEach({ word, count: { kind: 'count-of', span, measure, filter: of } }, span);
      },
    },
    // 战场上每有1个你的其他随从: whose they are is said behind.
    {
      as: 'where-word',
      zh: '[战场上|场上]每有1{measure}{filter}，{word:unexplained}',
      variant: true,
      build: ({ measure, filter, word }, span) =>
        byEach({ word, count: { kind: 'count-of', span, measure, filter } }, span),
    },
    {
      as: 'where-word',
      zh: '{side}[的|]{place}[|中|里]每有1{measure}{filter}，{word:unexplained}',
      variant: true,
      build: ({ side, place, measure, filter, word }, span) => {
        const of = { kind: 'in-place', span, side, place, of: filter };
        return byEach({ word, count: { kind: 'count-of', span, measure, filter: of } }, span);
      },
    },
  ],
  english: ({ word, count }, say, voice) => `${say(word, voice)}, where X is ${say(count, voice)}`,
  explain: meaning('随时数出 X', 'X is counted whenever it is asked for'),
  rules: ['5.2.1.2.1'],
  effect: 'frame',
};

export const FRAME_LASTING = { 'where-lasting': where, while: during } as const;
