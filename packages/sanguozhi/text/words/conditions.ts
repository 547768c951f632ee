import { CORE_WORDS, type Form, formsAs, meaning, type Node } from '@lianhuan/cardtext';
import { cachedByObject, NO_CARD } from '@lianhuan/kernel';
import { rule } from '../../rules.ts';
import { printed, type SanguozhiTable, teamOf, treasuresOf } from '../../table/table.ts';
import { countsCompare } from '../meaning/amount.ts';
import { candidates } from '../meaning/candidates.ts';
import { hasQuality, holds, isOfBacks } from '../meaning/evaluate.ts';
import { asksFeature } from '../meaning/features.ts';
import { fits } from '../meaning/match.ts';
import { seatsOf } from '../meaning/players.ts';
import { cardsOf } from '../meaning/referents.ts';
import { lookingBack, type Scope } from '../meaning/scope.ts';
import { isBack } from '../meaning/values.ts';
import type { Condition, Count, Exists, Filter, Growth, Is, Quality } from '../nodes/index.ts';
import { called, isPlural, ofAny, one, thereIs, thereIsNo } from '../reading/english.ts';
import { countedAs } from '../reading/english-counts.ts';
import { COMPARISONS, CORPS_TERMS } from '../reading/terms.ts';
import type { Party, Side } from '../reading/vocabulary.ts';
import { type CardPlace, type ConditionWord, says } from '../reading/word.ts';
import { troopsCount } from './counts.ts';
import { hiddenFact, hiddenOnes } from './hidden-cards.ts';
import { wrongMeasure } from './measures.ts';

/** The conditions of card text. */

type WordOf<K extends Condition['kind']> = ConditionWord<Extract<Condition, { kind: K }>>;

const both: WordOf<'both'> = {
  ...CORE_WORDS.both,
  holds: (table, { first, second }, scope) =>
    holds(table, first, scope) && holds(table, second, scope),
};

/** 且 and 或 in one sentence: nobody knows which goes with which. */
function mixedWithBoth(_: Node, { ancestors }: CardPlace) {
  return ancestors.at(-1)?.kind === 'both'
    ? says('「且」与「或」不能写在一起，分成两句', '且 and 或 cannot be mixed: write two sentences')
    : null;
}

const eitherHolds: WordOf<'either-holds'> = {
  kind: 'either-holds',
  forms: [{ as: 'condition', zh: '{first:fact}[或|或者|，或|，或者]{second:fact}' }],
  english: ({ first, second }, say, voice) => `${say(first, voice)} or ${say(second, voice)}`,
  explain: meaning('两个条件有一个成立就行', 'One of the two conditions will do'),
  rules: ['108.4'],
  check: mixedWithBoth,
  holds: (table, { first, second }, scope) =>
    holds(table, first, scope) || holds(table, second, scope),
};

/** 己方粮草少于敌方, 敌方场上将领数量多于己方: the other side has the same counted. */
const OF_OTHER: readonly Form[] = [
  {
    as: 'fact',
    zh: '{count}{comparison}{party}',
    variant: true,
    build: ({ count, comparison, party }, span) => {
      const than = ofParty(count as Count, party as Party);
      return than === null
        ? null
        : ({ kind: 'compared-counts', span, count, comparison, than } as unknown as Node);
    },
  },
];

/** The same number of another player or side; null where it is of nobody's. */
function ofParty(count: Count, party: Party): Count | null {
  if (count.kind === 'player-number') return { ...count, who: party };
  if (count.kind !== 'count-of' || count.filter.kind !== 'of-side') return null;
  const side = SIDE_OF[party];
  return side === undefined ? null : { ...count, filter: { ...count.filter, side } };
}

const SIDE_OF: Partial<Readonly<Record<Party, Side>>> = {
  own: 'own',
  team: 'team',
  enemies: 'enemy',
};

const comparedCounts: WordOf<'compared-counts'> = {
  kind: 'compared-counts',
  forms: [
    { as: 'fact', zh: '{count}{comparison}{than:count}[|点|张|粮]' },
    // 己方手牌不多于2张: 手牌 for how many there are.
    {
      as: 'fact',
      zh: '{who:party}[|的]手牌{comparison}{than:count}[|张]',
      variant: true,
      build: ({ who, ...read }, span) => {
        const count = { kind: 'player-number', span, who, what: 'hand' };
        return { kind: 'compared-counts', span, ...read, count } as Node;
      },
    },
    // 己方粮草少于敌方: the same of the other.
    ...OF_OTHER,
    {
      as: 'fact',
      zh: '{count}与{than:count}[相同|相等|同样多]',
      with: { comparison: 'exactly' },
      variant: true,
    },
  ],
  english: (node, say, voice) => {
    const than = `${COMPARISONS[node.comparison].en} ${say(node.than, voice)}`;
    const many = node.than.kind !== 'number' || node.than.amount !== 1;
    const counted = node.than.kind === 'number' ? countedAs(node.count, than, many, say) : null;
    return counted ?? `${say(node.count, voice)} is ${than}`;
  },
  explain: meaning('两个数相比', 'Two numbers are compared'),
  rules: ['105.1', '112.2a'],
  holds: (table, node, scope) => {
    // An adviser lying face down has no 智 to compare, not even 0 (112.2a).
    if (comparesBacks(node.count) || comparesBacks(node.than)) return false;
    return countsCompare(table, node.count, node.comparison, node.than, scope);

    function comparesBacks(what: typeof node.count): boolean {
      if (what.kind === 'plus' || what.kind === 'times') return comparesBacks(what.count);
      if (what.kind !== 'stat-of') return false;
      const cards = cardsOf(table, what.of, scope);
      return (
        cards.length > 0 && cards.every((card) => table.cards[card].faceDown) && rule('112.2a')
      );
    }
  },
};

const exists: WordOf<'exists'> = {
  kind: 'exists',
  forms: [
    ...formsAs('fact', [
      [
        '{side}{place}[存在|有][|至少]{least:number}{measure}[|以上|以上的|或以上|或以上的|及以上|及以上的]{filter}',
        { not: false },
      ],
      [
        '{place}[存在|有][|至少]{least:number}{measure}[|以上|以上的|或以上|或以上的|及以上|及以上的]{filter}',
        { side: null, not: false },
      ],
      ['{side}{place}[存在|有]{filter}', { ...atLeastOne(), not: false }],
      ['{place}[存在|有]{filter}', { ...atLeastOne(), side: null, not: false }],
      ['{side}{place}[不存在|没有]{filter}', { ...atLeastOne(), not: true }],
      ['{place}[不存在|没有]{filter}', { ...atLeastOne(), side: null, not: true }],
    ]),
    // 己方没有主将: a role is had only in play (107.1).
    ...[false, true].map(
      (not): Form => ({
        as: 'fact',
        zh: `{side}${not ? '[没有|不存在]' : '[有|存在]'}{noun:role}`,
        variant: true,
        build: ({ side, noun }, span) =>
          ({
            ...atLeastOne(),
            kind: 'exists',
            span,
            side,
            place: 'field',
            not,
            filter: { kind: 'noun', span, noun },
          }) as Exists,
      }),
    ),
    // 效果条件 in short (108.4a, 108.4b): 2文人： speaks of the controller's field.
    ...['{trait}', '{faction}'].map((quality) => ({
      as: 'gate',
      zh: `{least:number}[|名]${quality}[|将领]`,
      variant: true as const,
      build: inShort,
    })),
  ],
  english: ({ side, place, not, least, filter }: Exists, say) => {
    const single = one(filter, say);
    if (not) return thereIsNo(called(filter, false, say), single, side, place);
    return least === 1
      ? thereIs(single, false, side, place)
      : thereIs(`${least} ${called(filter, true, say)}`, true, side, place);
  },
  explain: meaning('那里有（没有）这么多张', 'So many of them are there, or none'),
  rules: ['108.4', '112.2'],
  check: (node, { ancestors }) =>
    wrongMeasure(node) ?? hiddenFact(placed(node), node.span, ancestors),
  holds: (table, node, scope) => {
    const least = node.not ? 1 : node.least;
    return candidates(table, placed(node), scope, least).length >= least !== node.not;
  },
};

/** So many generals of a trait or a faction on one's own field. */
function inShort(
  { least, trait, faction }: Readonly<Record<string, unknown>>,
  span: Exists['span'],
): Exists {
  const quality =
    trait === undefined ? { kind: 'faction', span, faction } : { kind: 'trait', span, trait };
  const of: Filter = { kind: 'noun', span, noun: 'general' };
  return {
    kind: 'exists',
    span,
    side: 'own',
    place: 'field',
    not: false,
    least: least as number,
    measure: 'person',
    filter: { kind: 'qualified', span, quality: quality as Quality, of },
  };
}

function atLeastOne() {
  return { least: 1, measure: null };
}

/** 己方场上 + 火攻将领, as one filter. */
const placed = cachedByObject(({ span, side, place, filter }: Exists): Filter => {
  const there: Filter = { kind: 'in-place', span, place, of: filter };
  return side === null ? there : { kind: 'of-side', span, side, of: there };
});

const is: WordOf<'is'> = {
  kind: 'is',
  forms: [
    { as: 'fact', zh: '{who:cards}[不为|不是]{filter}', with: { not: true } },
    { as: 'fact', zh: '{who:cards}[为|是]{filter}', with: { not: false } },
  ],
  english: ({ not, who, filter }: Is, say, voice) => {
    const many = isPlural(who);
    const what = many ? called(filter, true, say) : one(filter, say);
    return `${say(who, voice)} ${many ? 'are' : 'is'}${not ? ' not' : ''} ${what}`;
  },
  explain: meaning('那张卡是（不是）这样的卡', 'That card is such a card, or is not'),
  rules: ['106.2d', '106.2e'],
  check: ({ who, span }, { ancestors }) => hiddenOnes(who, span, ancestors),
  holds: (table, { not, who, filter }, scope) => {
    const cards = cardsOf(table, who, scope);
    if (cards.length === 0) return false;
    // A card lying face down also does not count as lacking a quality (112.2).
    const back = lookingBack(scope);
    const unseen = asksFeature(filter) && cards.some((card) => isBack(table, card, back));
    if (not && unseen && rule('112.2c')) return false;
    return cards.every((card) => fits(table, filter, card, back)) !== not;
  },
};

const looks: WordOf<'looks'> = {
  kind: 'looks',
  forms: [
    { as: 'fact', zh: '{who:cards}{quality:having-now}' },
    { as: 'fact', zh: '{who:cards}{quality:predicate}' },
  ],
  english: ({ who, quality }, say, voice) => {
    const words = say(quality, voice);
    const many = isPlural(who);
    return words.startsWith('with ')
      ? `${say(who, voice)} ${many ? 'have' : 'has'} ${words.slice('with '.length)}`
      : `${say(who, voice)} ${many ? 'are' : 'is'} ${words}`;
  },
  explain: meaning('那张卡是这样的', 'That card is like that'),
  rules: ['106.5'],
  check: ({ who, span }, { ancestors }) => hiddenOnes(who, span, ancestors),
  holds: (table, { who, quality }, scope) => {
    const back = lookingBack(scope);
    const cards = cardsOf(table, who, scope).filter(
      (card) => isOfBacks(table, quality) || !isBack(table, card, back) || !rule('112.2'),
    );
    return cards.length > 0 && cards.every((card) => hasQuality(table, quality, card, back));
  },
};

const growth: WordOf<'growth'> = {
  kind: 'growth',
  forms: formsAs('growth', [
    ['我方{least:number}兵权', { team: true, corps: null }],
    ['我方{least:number}{corps}兵权', { team: true }],
    ['{least:number}兵权', { team: false, corps: null }],
    ['{least:number}{corps}[兵权|]', { team: false }],
  ]),
  english: ({ least, corps, team }) =>
    `${team ? 'your team has' : 'you have'} ${least} ${corps === null ? '' : `${CORPS_TERMS[corps].en} `}troops`,
  explain: meaning('场上兵权总数够了才具有', 'Had only with so many troops in play'),
  rules: ['105.11', '105.11a', '105.11b'],
  holds: (table, node: Growth, scope) => {
    const team = node.team && rule('105.11b');
    const corps = node.corps !== null && rule('105.11a') ? node.corps : null;
    const seats = team ? teamOf(table, scope.seat) : [scope.seat];
    const troops = seats.reduce((sum, seat) => sum + troopsCount(table, seat, corps), 0);
    return troops >= node.least || !rule('105.11');
  },
};

const turnOf: WordOf<'turn-of'> = {
  kind: 'turn-of',
  forms: [{ as: 'fact', zh: '[|在]{who:party}[|的]回合[|内|中]' }],
  english: ({ who }) => `it is ${ofAny(who)} turn`,
  explain: meaning('正在进行谁的回合', 'Whose turn it is'),
  rules: ['102.1', '600.1'],
  holds: (table, { who }, scope) => seatsOf(table, who, scope).includes(table.state.active),
};

const completion: WordOf<'completion'> = {
  kind: 'completion',
  forms: [{ as: 'completion', zh: '（{pieces:number}/{size:number}）' }],
  english: ({ pieces, size }) => `(${pieces}/${size})`,
  explain: meaning('装备将领装备了这么多件同一套装', 'Its bearer has so many pieces of the set'),
  rules: ['502.2'],
  check: ({ pieces, size }, { context }) => {
    if (context.kind !== null && context.kind !== 'treasure') {
      return says('只有宝物才有套装', 'Only treasures make a set');
    }
    return pieces > size ? says('没有这么多件', 'There are not so many pieces') : null;
  },
  holds: (table, { pieces }, scope) => piecesOf(table, scope) >= pieces || !rule('502.2'),
};

/** How many pieces of the set of a 宝物 its bearer has. */
function piecesOf(table: SanguozhiTable, { source }: Scope): number {
  const own = printed(table, source);
  const { host } = table.cards[source];
  if (own.kind !== 'treasure' || own.set === null || host === NO_CARD) return 0;
  const { name } = own.set;
  return treasuresOf(table, host).filter((card) => {
    const other = printed(table, card);
    return other.kind === 'treasure' && other.set?.name === name;
  }).length;
}

export const CONDITIONS: { readonly [K in Condition['kind']]: WordOf<K> } = {
  'either-holds': eitherHolds,
  both,
  exists,
  'compared-counts': comparedCounts,
  'turn-of': turnOf,
  is,
  looks,
  growth,
  completion,
};
