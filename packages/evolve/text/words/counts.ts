import { type Form, meaning, type Node } from '@lianhuan/cardtext';
import type { Seat } from '@lianhuan/kernel';
import { LAYERS, usable } from '../../effects/characteristics.ts';
import type { EvolveEvent } from '../../events/events.ts';
import { rule } from '../../rules.ts';
import { cardsIn, type EvolveTable, player } from '../../table/table.ts';
import { candidates, isBeingUsed } from '../meaning/candidates.ts';
import { namesXAt } from '../meaning/declared.ts';
import { count } from '../meaning/evaluate.ts';
import { spellsOf } from '../meaning/graveyard.ts';
import { playedBy } from '../meaning/played.ts';
import { refsOf } from '../meaning/referents.ts';
import type { Scope } from '../meaning/scope.ts';
import { seatsOfSide } from '../meaning/sides.ts';
import { countersOf as countersOfRef, statOfRef } from '../meaning/values.ts';
import type { Cards, Count, PlayerNumber } from '../nodes/index.ts';
import { called, counterCalled, one } from '../reading/english.ts';
import { theirs } from '../reading/english-verbs.ts';
import { PLAYER_NUMBERS, STAT_TERMS } from '../reading/vocabulary.ts';
import { type CardPlace, type CountWord, says } from '../reading/word.ts';
import { noAmount, noDie, nothingMoved } from './bindings.ts';
import { destroyedCount } from './destroyed-this-turn.ts';
import { ROUNDINGS } from './halves.ts';
import { hiddenFact, hiddenNumber } from './hidden-facts.ts';
import { wrongMeasure } from './measures.ts';
import { USED_KINDS } from './used-this-turn.ts';

/** Counts: printed numbers, X, and what can be counted. */

type WordOf<K extends Count['kind']> = CountWord<Extract<Count, { kind: K }>>;

const number: WordOf<'number'> = {
  kind: 'number',
  forms: [{ as: 'much', zh: '{amount}' }],
  english: ({ amount }) => String(amount),
  explain: ({ amount }) => (amount === 'X' ? X_MEANS : null),
  rules: ['1.3.5'],
  rulesOf: ({ amount }) =>
    amount === 'X' ? ['5.2.1.2', '5.2.1.2.1', '5.2.1.2.2'] : ['1.3.5', '1.3.2.2'],
  check: (node, place) => (node.amount === 'X' ? unnamed(node, place) : null),
  count: (table, { amount }, scope) => {
    if (amount !== 'X') return amount;
    if (scope.x < 0 && scope.xOf !== null) scope.x = count(table, scope.xOf, scope);
    return Math.max(0, scope.x);
  },
};

const X_MEANS = says(
  '句末没有说明时，由使用的玩家在使用时决定',
  'Its user names it on use, unless the sentence says what it is',
);

/** What is wrong with an X that no X为… at the end of its sentence explains, and that its user does not name; null for nothing. */
export function unnamed(node: Node, { ancestors }: CardPlace) {
  const isSaid = ancestors.some((one, at) => {
    if (one.kind !== 'where' && one.kind !== 'where-lasting') return false;
    return (one as Node & { readonly count: Node }).count !== (ancestors[at + 1] ?? node);
  });
  return isSaid || namesXAt(ancestors)
    ? null
    : says(
        '没有说明 X 是多少；在句末写「，X为…」，或者费用里要有 X',
        'Nothing says what X is; end the sentence with “，X为…”, or let the cost have X',
      );
}

const countOf: WordOf<'count-of'> = {
  kind: 'count-of',
  forms: [
    { as: 'term', zh: '{filter}[的数量|数量|的张数|张数|的个数|个数|数]', with: { measure: null } },
    { as: 'each', zh: '1{measure}{filter}' },
    {
      as: 'each',
      zh: '1{measure}[|的]{side}[的|战场上的|场上的|的战场上的]{filter}',
      variant: true,
      build: ({ side, measure, filter }, span) => {
        const of = { kind: 'of-side', span, side, of: filter };
        return { kind: 'count-of', span, measure, filter: of } as Count;
      },
    },
  ],
  english: ({ filter }, say) => `the number of ${called(filter, true, say)}`,
  one: ({ filter }, _, say) =>
    one(filter, say)
      .replace(/^another /, 'other ')
      .replace(/^an? /, ''),
  explain: meaning('数出符合的卡牌', 'How many such cards there are'),
  rules: ['4.4.3', '9.1.1.1'],
  check: ({ measure, filter }, { ancestors }) =>
    wrongMeasure(measure, filter) ?? hiddenFact(filter, ancestors),
  count: (table, { filter }, scope) => {
    const found = candidates(table, filter, scope);
    // Tokens count as cards (9.1.1.1).
    rule('9.1.1.1');
    return found.length;
  },
};

const SUM = '[合计|的合计|总和|的总和|之和|总计|的总计|合计值|的合计值]';

/** The number of several cards; null of one that is alone. */
const ofSeveral: NonNullable<Form['build']> = ({ of, ...read }, span) => {
  const cards = of as Cards;
  if (cards.kind === 'this') return null;
  const all = cards.kind === 'selection' ? { ...cards, said: false } : cards;
  return { kind: 'stat-of', span, ...read, of: all } as Count;
};

const statCount: WordOf<'stat-of'> = {
  kind: 'stat-of',
  forms: [
    { as: 'term', zh: '{of:pronoun}原本的{stat}', with: { original: true } },
    { as: 'term', zh: '{of:pronoun}{stat}', with: { original: false } },
    { as: 'term', zh: '{of:owner}原本的{stat}', with: { original: true } },
    { as: 'term', zh: '{of:owner}的{stat}', with: { original: false } },
    {
      as: 'term',
      zh: '{of:owner}{stat}',
      with: { original: false },
      variant: true,
      // 你的主战者生命值 is a number of the player (2.8.3).
      build: (read, span) =>
        (read.of as Node).kind === 'selection'
          ? null
          : ({ kind: 'stat-of', span, ...read } as Count),
    },
    { as: 'term', zh: '{of:pronoun}的{stat}', with: { original: false }, variant: true },
    // 你的随从的攻击力合计, 所有你的随从的攻击力: of several it is what they come to together.
    ...[
      `{of:owner}[的|]{stat}${SUM}`,
      `{of:pronoun}[的|]{stat}${SUM}`,
      `{of:all}[的|]{stat}[|${SUM.slice(1)}`,
    ].map(
      (zh): Form => ({
        as: 'term',
        zh,
        with: { original: false },
        variant: true,
        build: ofSeveral,
      }),
    ),
    { as: 'term', zh: '{of:pronoun}的原本的{stat}', with: { original: true }, variant: true },
  ],
  english: ({ stat, original, of }, say) => {
    const what = `${original ? 'original ' : ''}${STAT_TERMS[stat].en}`;
    return of.kind === 'selection'
      ? `the ${what} of ${say(of, 'you')}`
      : `${possessive(say(of, 'you'))} ${what}`;
  },
  explain: meaning(
    '那张卡牌的数值；已经离开的，看离开时的',
    'The value of that card; of one that has left, what it was then',
  ),
  rules: ['5.23.1', '10.11.1'],
  rulesOf: ({ original }) => (original ? ['5.23.1'] : ['10.11.1', '5.24.2.1']),
  check: (node, { ancestors }) => hiddenNumber(node, ancestors),
  reads: ({ original }) => (original ? 0 : 1 << LAYERS.numbers),
  count: (table, { stat, original, of }, scope) => {
    let sum = 0;
    for (const ref of refsOf(table, of, scope)) sum += statOfRef(table, ref, stat, original, scope);
    return usable(sum);
  },
};

/** Whose number, in English: "its", "this follower’s". */
function possessive(words: string): string {
  if (words === 'it') return 'its';
  return words === 'them' ? 'their' : `${words}’s`;
}

/** The number of the player meant; 双方 means the sum of both players'. */
function total(table: EvolveTable, { side, what }: PlayerNumber, scope: Scope): number {
  let sum = 0;
  for (const seat of seatsOfSide(table, side, scope)) sum += numberOf(table, seat, what, scope);
  return sum;
}

function numberOf(
  table: EvolveTable,
  seat: Seat,
  what: PlayerNumber['what'],
  scope: Scope,
): number {
  switch (what) {
    case 'hand':
      return cardsIn(table, seat, 'hand').filter((card) => !isBeingUsed(card, scope)).length;
    case 'deck':
      // Cards of the deck that are being looked at still count as its cards.
      return cardsIn(table, seat, 'deck').length + cardsIn(table, seat, 'aside').length;
    case 'graveyard':
      return cardsIn(table, seat, 'graveyard').length;
    case 'spells':
      return spellsOf(table, seat, scope);
    case 'life':
      return player(table, seat).life;
    case 'energy':
      return player(table, seat).energy;
    case 'energy-most':
      return player(table, seat).energyMost;
    case 'evolve-points':
      return player(table, seat).evolvePoints;
    case 'played':
      return playedBy(table, seat, scope);
    case 'played-followers':
      return playedBy(table, seat, scope, 'follower');
    case 'played-amulets':
      return playedBy(table, seat, scope, 'amulet');
    case 'played-spells':
      return playedBy(table, seat, scope, 'spell');
    case 'extra':
      return cardsIn(table, seat, 'extra').filter((card) => !isBeingUsed(card, scope)).length;
    case 'field':
    case 'banished':
    case 'evolve-deck':
      return cardsIn(table, seat, what).length;
    case 'hand-limit':
      return table.procedures.limitOf(table, seat, 'hand');
    case 'field-limit':
      return table.procedures.limitOf(table, seat, 'field');
    case 'extra-limit':
      return table.procedures.limitOf(table, seat, 'extra');
    case 'turns':
      return player(table, seat).turns;
    case 'wounds':
      return player(table, seat).wounds;
  }
}

/** How many cards were used this turn, in other words. */
const USED = (noun: string) =>
  `[|在][本回合|这个回合|此回合][中|内|][|已|所][使用|使用过|使用了]的${noun}[数量|的数量|数|张数|的张数|个数|的个数|]`;

const playerNumber: WordOf<'player-number'> = {
  kind: 'player-number',
  forms: [
    ...USED_KINDS.map(({ zh, what }) => ({
      as: 'term',
      zh: `{side}本回合使用的${zh}数量`,
      with: { what },
    })),
    { as: 'term', zh: '{side}本回合失去的生命值', with: { what: 'wounds' } },
    ...USED_KINDS.flatMap(({ zh: noun, what }) => [
      { as: 'term', zh: `{side}${USED(noun)}`, with: { what }, variant: true as const },
      { as: 'term', zh: USED(noun), with: { side: 'own', what }, variant: true as const },
      {
        as: 'term',
        zh: `[|在][本回合|这个回合|此回合][中|内|][|，]{side}[|已|所][使用|使用过|使用了]的${noun}[数量|的数量|数|张数|的张数]`,
        with: { what },
        variant: true as const,
      },
    ]),
    { as: 'term', zh: '{side}[的|]{what:player-value}' },
    { as: 'term', zh: '{what:player-value}', with: { side: 'own' }, variant: true },
  ],
  english: ({ side, what }) => {
    const words = PLAYER_NUMBERS[what].en;
    const many = MANY.has(what) ? 'number of ' : '';
    return `${theirs(side, 'you')} ${many}${words}`;
  },
  explain: meaning('玩家的数值', 'A number of the player'),
  rules: ['3.2.1', '4.1.2.1'],
  count: total,
};

const MANY: ReadonlySet<PlayerNumber['what']> = new Set<PlayerNumber['what']>([
  'hand',
  'deck',
  'graveyard',
  'spells',
  'played',
  'played-followers',
  'played-amulets',
  'played-spells',
  'extra',
  'field',
  'banished',
  'evolve-deck',
  'turns',
]);

const countersOf: WordOf<'counters-of'> = {
  kind: 'counters-of',
  forms: [
    { as: 'term', zh: '{of:pronoun}{counter}数量' },
    { as: 'term', zh: '{of:owner}的{counter}数量' },
    { as: 'term', zh: '{of:owner}[上|上的|的]{counter}[数量|的数量|数]', variant: true },
  ],
  english: ({ counter, of }, say) =>
    `the number of ${counterCalled(counter, true)} on ${say(of, 'you')}`,
  explain: meaning('有多少个这种指示物', 'How many such counters there are'),
  rules: ['15.1.1', '15.1.2.2'],
  count: (table, { counter, of }, scope) => {
    let sum = 0;
    for (const ref of refsOf(table, of, scope)) sum += countersOfRef(table, ref, counter, scope);
    return sum;
  },
};

const dieResult: WordOf<'die-result'> = {
  kind: 'die-result',
  forms: [{ as: 'term', zh: '[骰子点数|骰子的点数|掷出的点数|骰子的结果|掷骰结果|结果|点数]' }],
  english: () => 'the result of the die',
  explain: meaning('刚才掷出的点数', 'What the die showed'),
  check: noDie,
  rules: ['5.19.1'],
  count: (_, __, { die }) => die,
};

/** How much it was that happened; 0 where it has no amount. */
function amountIn(event: EvolveEvent): number {
  switch (event.type) {
    case 'damage':
      return event.amount;
    case 'life':
    case 'energy':
    case 'energy-most':
    case 'evolve-points':
    case 'count':
      return Math.abs(event.by);
    case 'die':
      return event.result;
    default:
      return 0;
  }
}

const thatAmount: WordOf<'that-amount'> = {
  kind: 'that-amount',
  forms: [
    { as: 'term', zh: '[该数值|此数值|这个数值|相同数值|该伤害的数值|此伤害的数值|该伤害值]' },
  ],
  english: () => 'that number',
  explain: meaning('触发它的那件事有多少', 'How much that was which triggered it'),
  rules: ['10.7.2'],
  check: noAmount,
  count: (_, __, { heard }) => (heard === null ? 0 : amountIn(heard)),
};

const COMBINING = { sum: '之和', difference: '之差' } as const;

const combined: WordOf<'combined'> = {
  kind: 'combined',
  forms: Object.entries(COMBINING).map(([how, zh]) => ({
    as: 'combined',
    zh: `{one:operand}[与|和]{other:operand}[${zh}|的${zh.slice(1)}]`,
    with: { how },
  })),
  english: ({ how, one, other }, say) =>
    how === 'sum'
      ? `the sum of ${say(one, 'you')} and ${say(other, 'you')}`
      : `the difference between ${say(one, 'you')} and ${say(other, 'you')}`,
  explain: ({ how }) =>
    how === 'sum'
      ? says('两个数加起来', 'Both numbers together')
      : says('大的减去小的', 'The greater number less the smaller'),
  rules: ['1.3.5'],
  count: (table, { how, one, other }, scope) => {
    const [first, second] = [count(table, one, scope), count(table, other, scope)];
    return how === 'sum' ? first + second : Math.abs(first - second);
  },
};

const thoseCount: WordOf<'those-count'> = {
  kind: 'those-count',
  forms: [{ as: 'term', zh: '{of:pronoun}[的数量|的张数|的个数|数量|张数]' }],
  english: () => 'how many they are',
  explain: meaning('选择或提到的有多少张', 'How many were selected or spoken of'),
  rules: ['10.6.2.3'],
  count: (table, { of }, scope) => refsOf(table, of, scope).length,
};

const movedCount: WordOf<'moved-count'> = {
  kind: 'moved-count',
  forms: [
    {
      as: 'term',
      zh: '因此[移动|消失|被破坏|破坏|返回|返回手牌|丢弃|舍弃|放置到墓场]的[卡牌|随从|手牌]数量',
    },
  ],
  english: () => 'the number of cards moved that way',
  explain: meaning('前面那件事移动了多少张卡牌', 'How many cards what was done before has moved'),
  check: (node, place) => nothingMoved(node, place),
  rules: ['5.4.1'],
  count: (_, __, { moved }) => moved,
};

const half: WordOf<'half'> = {
  kind: 'half',
  forms: ROUNDINGS.flatMap(({ up, zh }) => [
    // What stands in brackets is a note (2.6.2), so it is printed behind a comma.
    { as: 'count', zh: `{count:term}[的|]一半，${zh}`, with: { up } },
    { as: 'count', zh: `{count:term}[的|]一半（${zh}）`, with: { up }, variant: true as const },
  ]),
  english: ({ count: what, up }, say) =>
    `half of ${say(what, 'you')} (rounded ${up ? 'up' : 'down'})`,
  explain: meaning('一半，写明怎样取整', 'Half of it; which way to round is said'),
  rules: ['1.3.5'],
  count: (table, { count: what, up }, scope) => {
    rule('1.3.5');
    const exact = count(table, what, scope) / 2;
    return up ? Math.ceil(exact) : Math.floor(exact);
  },
};

/** Every count by kind; the order decides where two could begin alike. */
export const COUNTS: { readonly [K in Count['kind']]: WordOf<K> } = {
  number,
  half,
  combined,
  'those-count': thoseCount,
  'moved-count': movedCount,
  'die-result': dieResult,
  'that-amount': thatAmount,
  'destroyed-count': destroyedCount,
  'player-number': playerNumber,
  'counters-of': countersOf,
  'stat-of': statCount,
  'count-of': countOf,
};

/** Numbers of players that other words speak of by name. */
export const {
  played: _played,
  'played-followers': _followers,
  'played-amulets': _amulets,
  'played-spells': _spells,
  wounds: _wounds,
  ...PLAYER_VALUES
} = PLAYER_NUMBERS;
