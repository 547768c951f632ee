import { type Form, meaning, type Node, type Sequence, type Span } from '@lianhuan/cardtext';
import type { ThisSuffers } from '../nodes/nodes.ts';
import type { Fate } from '../reading/vocabulary.ts';
import { type MinxinWord, says } from '../reading/word.ts';

/** Clauses that are written otherwise than they are printed. */

type Read = Readonly<Record<string, unknown>>;

/** 支付2声望，摸2张牌: whoever does not pay does not draw. */
function ifPaid({ deed, so }: Read, span: Span): Node {
  return { kind: 'if-done', span, deed, so, apart: false } as Node;
}

/** 你可以支付2声望，摸2张牌. */
function ifPaidBy({ who, deed, so }: Read, span: Span): Node {
  const may = { kind: 'may', span: (deed as Node).span, who, deed };
  return { kind: 'if-done', span, deed: may, so, apart: false } as Node;
}

/** 你场上每有1张领土，战力+1. */
function forEachThere({ at, other, filter, deed }: Read, span: Span): Node {
  const count = { kind: 'card-count', span, at, other: other ?? false, filter };
  return { kind: 'for-each', span, count, deed } as Node;
}

/** 获得2声望并获得1民心: one after the other. */
function bothDone({ first, rest }: Read, span: Span): Node {
  const { kind, steps } = rest as Sequence<Node>;
  const others = kind === 'sequence' ? steps : [rest as Node];
  return { kind: 'sequence', span, steps: [first as Node, ...others] } as Node;
}

/** 获得2民心和1张锦囊. */
function gainedWithPouches({ amount, resource, count }: Read, span: Span): Node {
  const gain = { kind: 'gain', span, resource, sign: '+', amount } as Node;
  return { kind: 'sequence', span, steps: [gain, { kind: 'pouches', span, count }] } as Node;
}

/** 获得2声望和1民心. */
function gainedBoth({ amount, resource, more, other }: Read, span: Span): Node {
  const gain = (what: unknown, much: unknown) =>
    ({ kind: 'gain', span, resource: what, sign: '+', amount: much }) as Node;
  return { kind: 'sequence', span, steps: [gain(resource, amount), gain(other, more)] } as Node;
}

/** 获得2点战力，仅用于攻城. */
function gainedForSieges({ amount }: Read, span: Span): Node {
  return { kind: 'gain', span, resource: 'siege', sign: '+', amount } as Node;
}

/** 放逐至多2张手牌。每放逐1张，声望+1: for each that was picked. */
function forEachPicked({ deed }: Read, span: Span): Node {
  return {
    kind: 'for-each',
    span,
    count: { kind: 'known-number', span, what: 'picked' },
    deed,
  } as Node;
}

/** 你本回合招募的下一张牌费用-2. */
function nextCosts({ filter, change }: Read, span: Span): Node {
  const word = {
    kind: 'payment-change',
    span,
    who: 'you',
    act: 'recruit',
    next: true,
    filter,
    change,
  };
  return { kind: 'begin', span, period: 'turn', word } as Node;
}

/** 弃置任意张手牌，摸等量的牌: as many as were picked. */
function drawAsMany({ deed: picks }: Read, span: Span): Node {
  const { kind, steps } = picks as Sequence<Node>;
  const draw = { kind: 'draw', span, count: 'X' } as Node;
  const deed = {
    kind: 'sequence',
    span,
    steps: [...(kind === 'sequence' ? steps : [picks]), draw],
  };
  return {
    kind: 'where',
    span,
    deed,
    count: { kind: 'known-number', span, what: 'picked' },
  } as Node;
}

/** 你没有手牌, 手牌数不少于3: how many of it a player has; one's own where nobody is named. */
function heldIs({ who, what, comparison, than }: Read, span: Span): Node {
  const count = { kind: 'holding-count', span, who: who ?? 'you', what } as Node;
  return { kind: 'compare', span, count, comparison: comparison ?? 'exactly', than } as Node;
}

/** 你场上有2张以上的领土. */
function haveAtLeast({ at, filter, than }: Read, span: Span): Node {
  const count = { kind: 'card-count', span, at, other: false, filter } as Node;
  return { kind: 'compare', span, count, comparison: 'at-least', than } as Node;
}

/** 你本回合没有招募过牌. */
function didNot({ act, type }: Read, span: Span): Node {
  const count = { kind: 'done-count', span, act, type } as Node;
  return { kind: 'compare', span, count, comparison: 'exactly', than: 0 } as Node;
}

/** 若目标为乱军，其费用+3. */
function ifTarget({ filter, change }: Read, span: Span): Node {
  const condition = { kind: 'target-is', span, filter };
  const deed = { kind: 'target-cost', span, value: 'cost', change };
  return { kind: 'if', span, condition, deed, otherwise: null } as Node;
}

/** 此次招募的费用+1: of nothing else that may be answered. */
function ofThisContest({ contest, change }: Read, span: Span): Node {
  const condition = { kind: 'in-contest', span, contest };
  const deed = { kind: 'target-cost', span, value: 'cost', change };
  return { kind: 'if', span, condition, deed, otherwise: null } as Node;
}

/** 失去所有声望，获得等量的战力: as much as there is now. */
function turnedInto({ resource, into }: Read, span: Span): Node {
  const gain = (what: unknown, sign: '+' | '-') =>
    ({ kind: 'gain', span, resource: what, sign, amount: 'X' }) as Node;
  const steps = [gain(resource, '-'), gain(into, '+')];
  const deed = { kind: 'sequence', span, steps } as Node;
  const count = { kind: 'holding-count', span, who: 'you', what: resource } as Node;
  return { kind: 'where', span, deed, count } as Node;
}

/** 令一名其他玩家弃置1张手牌: who does it is told to. */
function told({ who, deed }: Read, span: Span): Node {
  return { kind: 'by', span, who, deed } as Node;
}

/** 声望翻倍: as much again as there is now. */
function doubled({ resource }: Read, span: Span): Node {
  const deed = { kind: 'gain', span, resource, sign: '+', amount: 'X' } as Node;
  const count = { kind: 'holding-count', span, who: 'you', what: resource } as Node;
  return { kind: 'where', span, deed, count } as Node;
}

/** 其他玩家攻城此牌时需多支付1战力: 攻城 is paid for by the 守备 (2.3.2.4). */
function dearerSiege({ what, amount }: Read, span: Span): Node {
  const change = { kind: 'add', span, amount } as Node;
  return { kind: 'defence-change', span, what, value: 'defence', change } as Node;
}

const AND = '[和|与|、|及|以及]';
const THIS_TURN = '[你本回合|本回合你|你在本回合|本回合]';

const FACTS: readonly Form[] = [
  { zh: '{who:somebody}没有{what:holding}', with: { than: 0 }, build: heldIs },
  { zh: '没有{what:holding}', with: { than: 0 }, build: heldIs },
  {
    zh: '{who:somebody}[的|]{what:holding}[数|数量|]{comparison:measure}{than:number}[张|点|]',
    build: heldIs,
  },
  { zh: '{what:holding}[数|数量|]{comparison:measure}{than:number}[张|点|]', build: heldIs },
  {
    zh: '{who:somebody}有[至少|不少于]{than:number}[张|点|]{what:holding}',
    with: { comparison: 'at-least' },
    build: heldIs,
  },
  {
    zh: '{who:somebody}有{than:number}[张|点|][以上|或以上|及以上|或更多][的|]{what:holding}',
    with: { comparison: 'at-least' },
    build: heldIs,
  },
  { zh: '{at:spot}有[至少|不少于]{than:number}张{filter:things}', build: haveAtLeast },
  {
    zh: '{at:spot}有{than:number}张[以上|或以上|及以上|或更多][的|]{filter:things}',
    build: haveAtLeast,
  },
  {
    zh: '民心池[的|中的|中]民心[数|数量|]{comparison:measure}{than:number}',
    build: ({ comparison, than }: Read, span: Span) =>
      ({
        kind: 'compare',
        span,
        count: { kind: 'known-number', span, what: 'pool' },
        comparison,
        than,
      }) as Node,
  },
  { zh: `${THIS_TURN}没有打出过{type}`, with: { act: 'play' }, build: didNot },
  { zh: `${THIS_TURN}没有招募过牌`, with: { act: 'recruit', type: 'card' }, build: didNot },
  { zh: `${THIS_TURN}没有击溃过乱军`, with: { act: 'rout', type: 'rebel' }, build: didNot },
  { zh: `${THIS_TURN}没有攻破过领土`, with: { act: 'siege', type: 'territory' }, build: didNot },
].map((form) => ({ as: 'fact', ...form }));

const CONTESTS = [
  { zh: '招募', contest: 'recruit' },
  { zh: '击溃', contest: 'rout' },
] as const;

/** 攻城的玩家弃置1张手牌: who did what the trigger hears. */
interface WrittenClause extends Node {
  readonly kind: 'written-clause';
  readonly deed: Node;
  readonly fate: Fate;
}

const written: MinxinWord<WrittenClause> = {
  kind: 'written-clause',
  forms: [
    { zh: '{deed:payment-deed}，[|然后]{so:effect}', build: ifPaid },
    { zh: '{who}可以{deed:payment-deed}，[|然后]{so:effect}', build: ifPaidBy },
    { zh: '{at:spot}每有[1|一]张{filter:things}，{deed:effect}', build: forEachThere },
    {
      zh: '{at:spot}每有[1|一]张其他{filter:things}，{deed:effect}',
      with: { other: true },
      build: forEachThere,
    },
    { as: 'effect', zh: '{first:clause}[并|并且]{rest:effect}', build: bothDone },
    {
      as: 'effect',
      zh: `[获得|得到]{amount}[点|]{resource}${AND}{count:number}张[锦囊|【锦囊】]`,
      build: gainedWithPouches,
    },
    {
      as: 'effect',
      zh: `[获得|得到]{amount}[点|]{resource}${AND}{more:amount}[点|]{other:resource}`,
      build: gainedBoth,
    },
    {
      zh: '[获得|得到]{amount}[点|]战力，[仅|只|仅能|只能|仅可][用于|用来|用在]攻城',
      build: gainedForSieges,
    },
    { zh: '战力+{amount}，[仅|只|仅能|只能|仅可][用于|用来|用在]攻城', build: gainedForSieges },
    {
      zh: '每[放逐|弃置|弃|选|选择][了|][1|一]张[手牌|牌|]，{deed:effect}',
      build: forEachPicked,
    },
    {
      zh: `${THIS_TURN}招募的下[一|1]张{filter:things}[的费用|费用]{change}`,
      build: nextCosts,
    },
    {
      as: 'sentence',
      zh: '{deed:effect}，[|然后|再][摸|抽|抽取][等量的|等量|相同数量的|同样数量的|同样多的][牌|卡]',
      build: drawAsMany,
    },
    ...FACTS,
    { as: 'act', zh: '[令|让]{who}[|各]{deed}', build: told },
    { as: 'sentence', zh: '[|你的]{resource}[翻倍|加倍]', build: doubled },
    {
      as: 'sentence',
      zh: '失去[所有|全部]{resource}，[|然后|再][获得|得到][等量的|等量]{into:resource}',
      build: turnedInto,
    },
    {
      as: 'sentence',
      zh: '[将|把][所有|全部]{resource}[转化为|转换为|变为|变成|换成][等量的|等量|]{into:resource}',
      build: turnedInto,
    },
    {
      as: 'lasting',
      zh: '其他玩家攻城{what:this}[时|时，|，|][需|需要|须|必须|]多支付{amount:number}[点|]战力',
      build: dearerSiege,
    },
    {
      as: 'act',
      zh: '[攻城的玩家|攻破此牌的玩家|攻破者|攻城者]{deed}',
      with: { fate: 'besieged' },
    },
    {
      as: 'act',
      zh: '[击溃此牌的玩家|击溃它的玩家|击溃者]{deed}',
      with: { fate: 'routed' },
    },
    { zh: '[若|如果][目标牌|目标][为|是]{filter:things}，[|则]其费用{change}', build: ifTarget },
    ...CONTESTS.map(({ zh, contest }) => ({
      zh: `[此次|这次|本次|该次]${zh}的费用{change}`,
      with: { contest },
      build: ofThisContest,
    })),
  ].map((form) => ({ as: 'clause', ...form, variant: true as const })),
  english: () => 'as it is printed',
  explain: meaning('照印出来的样子读', 'Read as it is printed'),
  rules: [],
  meant: ({ span, deed, fate }, { ancestors: [ability] }) => {
    const on = (ability as { readonly on?: Partial<ThisSuffers> } | undefined)?.on;
    if (on?.kind !== 'this-suffers' || on.fate !== fate) return { why: NOBODY_DID };
    return { kind: 'by', span, who: 'that', deed } as Node;
  },
};

const NOBODY_DID = says(
  '只有「当此牌被攻破（被击溃）时」之后才有攻城（击溃）的玩家',
  'Somebody besieges or routs it only after 当此牌被攻破时 or 当此牌被击溃时',
);

export const WRITTEN = [written] as const;
