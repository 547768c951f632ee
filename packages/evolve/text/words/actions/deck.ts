import { counted, type Form, meaning, verb } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { cardsIn, refOf } from '../../../table/table.ts';
import { amountOf, enough } from '../../meaning/amount.ts';
import { cardsMeant } from '../../meaning/pick.ts';
import { referTo } from '../../meaning/scope.ts';
import { seatsOfSide } from '../../meaning/sides.ts';
import type {
  Deed,
  Draw,
  Look,
  LookAt,
  Mill,
  Search,
  Show,
  ShowTop,
  Shuffle,
} from '../../nodes/index.ts';
import { called, one, whose } from '../../reading/english.ts';
import { theirs } from '../../reading/english-verbs.ts';
import { DESTINATIONS } from '../../reading/vocabulary.ts';
import type { DeedWord } from '../../reading/word.ts';
import { HALF_DRAWN } from '../halves.ts';
import { movedCount, movesAll } from '../moved.ts';

/** What is done with a deck (5.7–5.10), and showing cards (5.20). */

/** 抽取与其数量相同的卡牌. */
const AS_MANY: Form = {
  as: 'sentence',
  zh: '[抽|抽取][与|和]{count:term}[相同|相等|同样|相同数量|相等数量|同样数量|相同张数]的[卡牌|卡|牌]',
  variant: true,
  build: ({ count: many }, span) => {
    const amount = { kind: 'number', span, amount: 'X' };
    return {
      kind: 'where',
      span,
      deed: { kind: 'draw', span, amount, upTo: false },
      count: many,
    } as Deed;
  },
};

/** 抽相同数量的卡牌: as many as the cards that were spoken of last. */
const AS_MANY_AS_THOSE: Form = {
  as: 'sentence',
  zh: '{before:clause*，，}[抽|抽取][相同数量|与返回的张数相同数量|与返回的数量相同数量|与丢弃的张数相同数量|与丢弃的数量相同数量|同样数量|同等数量|相同张数|同样张数|与其相同数量|等量]的[卡牌|卡|牌]',
  variant: true,
  build: ({ before }, span) => {
    const steps = before as readonly Deed[];
    const [, end] = span;
    const amount = { kind: 'number', span, amount: 'X' };
    const drawn = { kind: 'draw', span, amount, upTo: false } as unknown as Deed;
    const deed = steps.length > 0 ? { kind: 'sequence', span, steps: [...steps, drawn] } : drawn;
    const last = steps.at(-1);
    if (last !== undefined && movesAll(last)) {
      return { kind: 'where', span, deed, count: movedCount(span) } as never;
    }
    const of = { kind: 'that', span: [end, end], noun: 'them' };
    return { kind: 'where', span, deed, count: { kind: 'those-count', span, of } } as never;
  },
};

/** 抽卡牌直到手牌为5张: none where there are so many already. */
const UP_TO_SO_MANY: Form = {
  as: 'sentence',
  zh: '抽[卡牌|卡|牌][，|][直到|至|直至][|自己的|你的]手牌[为|达到|变为|有|成为]{most:number}张[|为止]',
  variant: true,
  build: ({ most }, span) => {
    const hand = { kind: 'player-number', span, side: 'own', what: 'hand' };
    const than = { kind: 'number', span, amount: most };
    const condition = { kind: 'compared-counts', span, count: hand, comparison: 'less-than', than };
    const amount = { kind: 'number', span, amount: 'X' };
    const drawn = { kind: 'draw', span, amount, upTo: false };
    const deed = { kind: 'if', span, condition, deed: drawn, otherwise: null };
    const count = { kind: 'combined', span, how: 'difference', one: than, other: hand };
    return { kind: 'where', span, deed, count } as never;
  },
};

/** 从自己的牌组中抽取2张卡牌: nobody draws from elsewhere (5.9.1). */
const FROM_OWN_DECK: readonly Form[] = [true, false].map((upTo) => ({
  as: 'deed',
  zh: `从[|你的|自己的|自己|你][牌组|卡组][|中|里|顶|顶部|上方|最上方|的最上方]${upTo ? '[抽|抽取][最多|至多]' : '[抽|抽取]'}{amount:much}张[卡牌|卡|牌]`,
  with: { upTo },
  variant: true,
}));

const draw: DeedWord<Draw> = {
  kind: 'draw',
  forms: [
    { as: 'deed', zh: '[抽|抽取][最多|至多]{amount:much}张[卡牌|卡|牌]', with: { upTo: true } },
    { as: 'deed', zh: '[抽|抽取]{amount:much}张[卡牌|卡|牌|卡牌后|牌后|]', with: { upTo: false } },
    {
      as: 'deed',
      zh: '[各|各自][抽|抽取]{amount:much}张[卡牌|卡|牌]',
      with: { upTo: false },
      variant: true,
    },
    ...FROM_OWN_DECK,
    AS_MANY,
    ...HALF_DRAWN,
    AS_MANY_AS_THOSE,
    UP_TO_SO_MANY,
  ],
  english: ({ amount, upTo }, say, voice) =>
    `${verb(voice, 'draw')} ${upTo ? 'up to ' : ''}${many(say(amount, 'you'))}`,
  explain: meaning('一张一张地抽', 'One card after the other'),
  rules: ['5.9.1', '5.9.2'],
  rulesOf: ({ upTo }) => (upTo ? ['5.9.3', '5.9.3.1'] : ['5.9.1', '5.9.2']),
  run: (table, { amount, upTo }, scope) =>
    table.procedures.draw(table, scope.actor, amountOf(table, amount, scope), upTo),
};

/** "1 card", "X cards". */
function many(words: string): string {
  return counted(words === '1' ? 1 : words, 'card');
}

/** Before which of the cards that were looked at are taken. */
const FROM_THEM =
  '[，|。][将其中|从中将|从其中将|选择其中|从中选择|从其中选择|选择|从中|从其中|将][|的]';
/** The deck of whoever does it. */
const DECK = '[|你的|自己的|自己|你][牌组|卡组|牌库]';
/** Before where a card that was found goes; what had to fit is shown in any case (5.7.1.2). */
const AND =
  '[|，|并，|并|并将其|，将其|，并将其|后|展示后|，展示后|展示并|，展示并|，展示，|展示，|公开，|公开并|，公开并|公开后|，公开后|，公开，|，展示并将其|，公开并将其|展示并将其|公开并将其|，将其展示并|，将其展示后|，将其公开并|，将其公开后|，将其展示，|，向对手展示并|，向对手展示后|向对手展示并|向对手展示后|展示给对手并|，给对手确认后|并展示，|，并展示，|，展示给对手，]';
const TOP = '[顶部|最上方|最上面|上面|顶|上方|的最上方|的顶部|的最上面|最顶端|的顶端][|的]';
const REST =
  '[|将|并将|然后将][其余|其余的|其余卡牌|其余的卡牌|剩余|剩余的|剩余卡牌|剩余的卡牌|剩下的|剩下的卡牌|剩余的牌|其他卡牌|其他的卡牌][|以任意顺序|按任意顺序|以任意的顺序|按任意的顺序|以喜欢的顺序|全部]';

const search: DeedWord<Search> = {
  kind: 'search',
  forms: [
    {
      as: 'deed',
      zh: `从${DECK}[|中|里][寻找|查找|搜寻|探寻|检索|找出|搜索][最多|至多]{amount:number}[张|个|名]{filter}${AND}{to:deck-destination}`,
      with: { upTo: true },
    },
    {
      as: 'deed',
      zh: `从${DECK}[|中|里][寻找|查找|搜寻|探寻|检索|找出|搜索]{amount:number}[张|个|名]{filter}${AND}{to:deck-destination}`,
      with: { upTo: false },
    },
    // Nobody could pick from a deck otherwise than by looking through it.
    ...['[将|选择]', '[将|选择][最多|至多]'].map((how, at) => ({
      as: 'deed',
      zh: `从${DECK}[|中|里]${how}{amount:number}[张|个|名]{filter}${AND}{to:deck-destination}`,
      with: { upTo: at > 0 },
      variant: true as const,
    })),
  ],
  english: ({ amount, upTo, filter, to }, say, voice) => {
    const what =
      amount === 1 && !upTo
        ? one(filter, say)
        : `${upTo ? 'up to ' : ''}${amount} ${called(filter, amount !== 1, say)}`;
    const deck = theirs(null, voice);
    return `${verb(voice, 'search', 'searches')} ${deck} deck for ${what} and ${verb(voice, 'put')} ${amount === 1 ? 'it' : 'them'} ${DESTINATIONS[to].en}`;
  },
  explain: meaning(
    '查看牌组；有条件的找到后展示，找完洗切',
    'The deck is looked through; what had to fit is shown; then it is shuffled',
  ),
  rules: ['5.7.1', '5.7.1.1', '5.7.1.2', '5.7.2'],
  run: (table, { amount: most, upTo, filter, to }, scope) =>
    table.procedures.search(table, scope.actor, { most, upTo, filter, to }, scope),
};

const TAKES_NONE = { most: 0, takesUpTo: true, filter: null, to: 'top' } as const;

const LOOKED_AT = [
  { zh: `查看${DECK}${TOP}[最多|至多]{amount:much}张[卡牌|卡|牌|]`, upTo: true },
  { zh: `查看${DECK}${TOP}{amount:much}张[卡牌|卡|牌|]`, upTo: false },
] as const;

const look: DeedWord<Look> = {
  kind: 'look',
  clause: true,
  forms: LOOKED_AT.flatMap(({ zh, upTo }) => [
    {
      as: 'deed',
      zh: `${zh}${FROM_THEM}[最多|至多]{most:number}[张|个|名]{filter?}${AND}{to:deck-destination}[，|。]${REST}{rest:deck-destination}`,
      with: { upTo, takesUpTo: true },
    },
    {
      as: 'deed',
      zh: `${zh}${FROM_THEM}{most:number}[张|个|名]{filter?}${AND}{to:deck-destination}[，|。]${REST}{rest:deck-destination}`,
      with: { upTo, takesUpTo: false },
    },
    {
      as: 'deed',
      zh: `${zh}[，|。][|你][可以|可][将其中|从中将|从其中将|展示其中|公开其中|选择其中|从中选择|从其中选择|从中展示]{most:number}[张|个|名]{filter?}${AND}{to:deck-destination}[，|。]${REST}{rest:deck-destination}`,
      with: { upTo, takesUpTo: true },
      variant: true,
    },
    {
      as: 'deed',
      zh: `${zh}[，|。][以任意顺序|将其||将它们|将其以任意顺序|按任意顺序|将它们以任意顺序|将其按任意顺序|将它们按任意顺序|将这些卡牌以任意顺序|并以任意顺序|并按任意顺序]{rest:deck-destination}`,
      with: { ...TAKES_NONE, upTo },
    },
    { as: 'deed', zh, with: { ...TAKES_NONE, upTo, rest: null } },
  ]),
  english: (node, say, voice) => {
    const { amount, upTo, most, takesUpTo, filter, to, rest } = node;
    const cards = `the top ${upTo ? 'up to ' : ''}${many(say(amount, 'you'))}`.replace(
      ' 1 card',
      ' card',
    );
    const looks = `${verb(voice, 'look')} at ${cards} of ${theirs(null, voice)} deck`;
    if (rest === null) return looks;
    if (most === 0)
      return `${looks} and ${verb(voice, 'put')} them ${DESTINATIONS[rest].en} in any order`;
    const what = filter === null ? '' : ` ${called(filter, most !== 1, say)}`;
    const taken = `${takesUpTo ? 'up to ' : ''}${most}${what}`;
    return `${looks}, ${verb(voice, 'put')} ${taken} of them ${DESTINATIONS[to].en} and the rest ${DESTINATIONS[rest].en}`;
  },
  explain: meaning(
    '只有自己看；其余的按自己定的次序放',
    'Only oneself sees them; the rest is put away in any order',
  ),
  rules: ['5.10.1', '4.1.5'],
  rulesOf: ({ upTo }) => (upTo ? ['5.10.2', '5.10.2.4', '4.1.5'] : ['5.10.1', '4.1.5']),
  run: (table, { amount, upTo, most, takesUpTo, filter, to, rest }, scope) =>
    table.procedures.look(
      table,
      scope.actor,
      { amount: amountOf(table, amount, scope), upTo },
      { most, upTo: takesUpTo, filter, to },
      rest,
      scope,
    ),
};

const mill: DeedWord<Mill> = {
  kind: 'mill',
  forms: [
    { as: 'payment', zh: `将${DECK}${TOP}{amount:much}张[卡牌|卡|牌]{to:deck-destination}` },
    {
      as: 'payment',
      zh: `从${DECK}[顶部|最上方|最上面|上面|顶|上方][将|把]{amount:much}张[卡牌|卡|牌]{to:deck-destination}`,
      variant: true,
    },
  ],
  english: ({ amount, to }, say, voice) => {
    const cards = say(amount, 'you') === '1' ? 'card' : many(say(amount, 'you'));
    return `${verb(voice, 'put')} the top ${cards} of ${theirs(null, voice)} deck ${DESTINATIONS[to].en}`;
  },
  explain: meaning('从牌组顶部移过去', 'From the top of the deck'),
  rules: ['5.4.1', '4.1.3'],
  run: (table, { amount, to }, scope) =>
    table.procedures.mill(table, scope.actor, amountOf(table, amount, scope), to),
  payable: (table, { amount }, scope) =>
    cardsIn(table, scope.actor, 'deck').length >= amountOf(table, amount, scope),
};

const showTop: DeedWord<ShowTop> = {
  kind: 'show-top',
  forms: [
    {
      as: 'deed',
      zh: `[展示|公开|翻开]${DECK}[顶部|最上方|最上面]的[|1张|一张][卡牌|卡|牌]`,
      with: { amount: null },
    },
    { as: 'deed', zh: `[展示|公开|翻开]${DECK}${TOP}{amount:much}张[卡牌|卡|牌]` },
    { as: 'deed', zh: `将${DECK}${TOP}{amount:much}张[卡牌|卡|牌][展示|公开]`, variant: true },
    {
      as: 'deed',
      zh: `从${DECK}${TOP}[展示|公开|翻开]{amount:much}张[卡牌|卡|牌]`,
      variant: true,
    },
  ],
  english: ({ amount }, say, voice) => {
    const cards = amount === null ? 'card' : many(say(amount, 'you'));
    return `${verb(voice, 'reveal')} the top ${cards} of ${theirs(null, voice)} deck`;
  },
  explain: meaning(
    '大家都看得见，直到这个效果处理完；之后的「其」指它',
    'Both see it until this is carried out; “it” means that card from here on',
  ),
  rules: ['5.20.1', '5.20.1.1'],
  // 1张卡牌 is what is printed without a number.
  meant: (node) =>
    node.amount?.kind === 'number' && node.amount.amount === 1 ? { ...node, amount: null } : node,
  *run(table, { amount }, scope) {
    const much = amount === null ? 1 : amountOf(table, amount, scope);
    const top = much === 0 ? [] : cardsIn(table, scope.actor, 'deck').slice(-much).toReversed();
    if (top.length === 0) return false;
    referTo(
      scope,
      top.map((card) => refOf(table, card)),
    );
    return yield* table.procedures.show(table, scope.actor, top);
  },
};

/** Where one can look that cannot be seen (4.1.2). */
const LOOKED_INTO = {
  hand: { zh: '手牌', en: 'hand' },
  'evolve-deck': { zh: '进化牌组', en: 'evolve deck' },
} as const;

const lookAt: DeedWord<LookAt> = {
  kind: 'look-at',
  forms: [
    ...Object.entries(LOOKED_INTO).map(([place, { zh }]) => ({
      as: 'deed',
      zh: `[查看|确认|观看]{side}[的|][${zh}|所有${zh}|全部${zh}]`,
      with: { place, amount: null },
    })),
    {
      as: 'deed',
      zh: `查看{side}[的|][牌组|卡组]${TOP}{amount:much}张[卡牌|卡|牌|]`,
      with: { place: 'deck' },
    },
  ],
  english: ({ side, place, amount }, say, voice) => {
    const looks = `${verb(voice, 'look')} at`;
    if (place === 'deck') {
      const cards = amount === null ? 'card' : many(say(amount, 'you'));
      return `${looks} the top ${cards} of ${whose(side)} deck`;
    }
    return `${looks} ${whose(side)} ${LOOKED_INTO[place].en}`;
  },
  explain: meaning(
    '只有自己看；卡牌留在原处',
    'Only oneself sees them; the cards stay where they are',
  ),
  rules: ['4.1.2', '5.10.1'],
  *run(table, { side, place, amount }, scope) {
    const cards = seatsOfSide(table, side, scope).flatMap((seat) => {
      const all = cardsIn(table, seat, place);
      if (amount === null) return all;
      const much = amountOf(table, amount, scope);
      return much === 0 ? [] : all.slice(-much).toReversed();
    });
    if (cards.length === 0 || !rule('4.1.2')) return false;
    yield* table.procedures.happen(table, { type: 'look', seat: scope.actor, cards });
    return true;
  },
};

const show: DeedWord<Show> = {
  kind: 'show',
  forms: [
    { as: 'payment', zh: '[展示|公开]{what:cards}' },
    { as: 'payment', zh: '将{what:cards}[展示|公开]', variant: true },
  ],
  english: ({ what }, say, voice) => `${verb(voice, 'reveal')} ${say(what, 'you')}`,
  explain: meaning('大家都看得见，直到这个效果处理完', 'Both see it until this is carried out'),
  rules: ['5.20.1', '5.20.1.1'],
  *run(table, { what }, scope) {
    const cards = yield* cardsMeant(table, what, scope);
    return yield* table.procedures.show(table, scope.actor, cards);
  },
  payable: (table, { what }, scope) => enough(table, what, scope),
};

const shuffle: DeedWord<Shuffle> = {
  kind: 'shuffle',
  forms: [
    { as: 'deed', zh: `洗切${DECK}` },
    { as: 'deed', zh: `将${DECK}洗切`, variant: true },
  ],
  english: (_, __, voice) => `${verb(voice, 'shuffle')} ${theirs(null, voice)} deck`,
  explain: meaning('随机地重新排列', 'Put into an order by chance'),
  rules: ['5.8.1', '5.8.1.1'],
  run: (table, _, scope) => table.procedures.shuffle(table, scope.actor),
};

export const DECK_DEEDS = {
  draw,
  search,
  look,
  mill,
  'show-top': showTop,
  'look-at': lookAt,
  show,
  shuffle,
} as const;
