import {
  childrenOf,
  type Form,
  type If,
  type Node,
  type Sequence,
  type Span,
  type Then,
  type Unmeant,
} from '@lianhuan/cardtext';
import type { Ability, Condition, Deed, Paying } from '../nodes/index.ts';
import { says } from '../reading/word.ts';
import { INSTEAD, other } from './actions/other-than.ts';
import { noDeed } from './two-meanings.ts';

/** Costs that may be paid as a card is used, said apart from what they are paid for (10.4.7.2). */

/** When an additional cost is decided on. */
export const AS_IT_IS_USED =
  '[使用时|使用此卡牌时|使用本卡牌时|使用这张卡牌时|此卡牌使用时|作为追加费用|作为使用此卡牌的追加费用|作为使用这张卡牌的追加费用|作为使用本卡牌的追加费用|使用时，作为追加费用|使用此卡牌时，作为追加费用|使用这张卡牌时，作为追加费用]';
const PAID =
  '[若|如果][支付了追加费用|使用时支付了追加费用|支付了该追加费用|支付了该费用|已支付追加费用|支付了]';
const IF_PAID = `${PAID}，[|则]`;
const BREAK = '[。|，|。\n]';

/** The additional cost, as it stands in front. */
const HEADS = [
  `${AS_IT_IS_USED}[，|][可以|可|你可以]{cost}`,
  '[使用时|使用此卡牌时|使用本卡牌时|使用这张卡牌时|此卡牌使用时|][，|][可以|可|你可以]支付追加费用[：|，|——|]{cost}',
  `${AS_IT_IS_USED}[，|][可以|可|你可以]追加[支付|]{cost}`,
];

/** 作为使用费用的代替，可以…: no rule knows another cost than the card's own. */
const OTHER_COST = says(
  '没有规则让别的费用代替使用费用（10.4.7.2 只有追加费用）：写「使用时，可以…：此卡牌的使用费用变为0」',
  'No rule lets another cost stand for that of using a card (10.4.7.2 knows additional costs): write 使用时，可以…：此卡牌的使用费用变为0',
);
const IN_ITS_STEAD =
  '[作为使用费用的代替|作为费用的代替|作为此卡牌的使用费用的代替|作为此卡牌费用的代替|作为支付使用费用的代替|作为支付费用的代替|代替使用费用|代替费用|代替此卡牌的使用费用|代替支付使用费用|代替支付费用|作为替代费用|作为代替费用]';

/** 作为追加费用，丢弃1张手牌。: one that must be paid. */
const MUST_PAY = says(
  '没有规则让追加费用非付不可（10.4.7.2 由使用的玩家决定）：写「使用时，可以…：…」',
  'No rule knows an additional cost that must be paid (10.4.7.2 leaves it to its user): write 使用时，可以…：…',
);

/** What is refused with the reason, and how to say it. */
export const ALTERNATIVE: readonly Form[] = [
  ...[
    '[作为追加费用|作为使用此卡牌的追加费用|作为使用这张卡牌的追加费用|作为使用本卡牌的追加费用]',
  ].map(
    (as): Form => ({
      as: 'deed',
      zh: `${as}[，|][必须|需|需要|须|]{cost}`,
      variant: true,
      build: noDeed(MUST_PAY),
    }),
  ),
  ...[
    `${IN_ITS_STEAD}[，|][可以|可|你可以|][支付|]{cost}`,
    `${IN_ITS_STEAD}[，|][可以|可|你可以|][支付|]{amount:much}点[|自己的|你的][|主战者的|主战者][|的]生命值`,
    '[可以|可|你可以]{cost}[来代替|代替|以代替|作为代替][支付|][使用费用|费用|此卡牌的使用费用]',
    '[可以|可|你可以]不支付使用费用[，|][而|改为|而是][支付|]{cost}',
  ].map((zh): Form => ({ as: 'deed', zh, variant: true, build: noDeed(OTHER_COST) })),
];

const NOT_HERE = says(
  '这项能力前面没有追加费用：在同一段前面写「使用时，可以…。」；随从和护符写「使用时，可以…：…」，放置到战场后就执行',
  'This ability has no additional cost before it: write 使用时，可以…。 in front, in the same paragraph; on followers and amulets 使用时，可以…：…, which is carried out once it lies on the field',
);

/** 若支付了追加费用 where the ability says of none before it. */
export const PAID_NOWHERE: Form = {
  as: 'fact',
  zh: '[|使用时|在使用时][|已|已经|没有|未]支付[了|过|][该|此|]追加费用',
  variant: true,
  build: (_, span) =>
    ({ kind: 'turn-of', span, side: 'own', phase: null, why: NOT_HERE }) as unknown as Condition,
};

type Read = Readonly<Record<string, unknown>>;

/** What is paid for, among other sentences. */
function among(before: unknown, paid: Node, span: Span, after?: unknown): Node {
  const steps = [
    ...(before as readonly Node[]),
    paid,
    ...(after === undefined ? [] : [after as Node]),
  ];
  return steps.length === 1 ? paid : ({ kind: 'sentences', span, steps } as unknown as Node);
}

/** 使用时，可以丢弃1张手牌。抽1张卡牌。若支付了追加费用，改为抽3张卡牌: the one or the other. */
function insteadIfPaid(read: Read, span: Span): Node | null {
  const { cost, before, lead, after, ...said } = read;
  const either = other(said, span);
  if (either === null) return null;
  const paying = ({ deed, otherwise }: If<Deed, Condition>) =>
    ({ kind: 'paying', span, when: 'used', cost, deed, otherwise }) as Paying;
  const first = lead === undefined ? [] : [lead as Deed];
  // To whom either is done is selected once, before.
  const steps: readonly Deed[] = either.kind === 'sequence' ? either.steps : [either];
  const all = [...first, ...steps].map((step) =>
    step === steps.at(-1) ? paying(step as If<Deed, Condition>) : step,
  );
  const sequence = { kind: 'sequence', span, steps: all } as Sequence<Deed>;
  return among(before, all.length === 1 ? all[0] : sequence, span, after);
}

/** What stands in the same sentence before what is done otherwise, and in sentences behind. */
const WITH_MORE = ['', '{lead:done}，'].flatMap((lead) =>
  ['', '。{after:whole}'].map((after) => [lead, after] as const),
);

/** 使用时，可以支付追加费用：丢弃1张手牌。…。若支付了追加费用，…: what was paid for stands behind what is done in any case. */
export const ADDITIONAL: readonly Form[] = [
  {
    as: 'clause',
    zh: `${AS_IT_IS_USED}[，|][可以|可|你可以|]{cost}：{deed:effect}[；|，|。][否则|若未支付|若未支付追加费用|若没有支付追加费用|若不支付][，|则|，则|]{otherwise:effect}`,
    with: { when: 'used' },
    variant: true,
  },
  {
    as: 'clause',
    zh: `${AS_IT_IS_USED}[，|][可以|可|你可以]{cost}[。|，|][若如此做|若这样做|如果这样做]，[|则]{deed:effect}`,
    with: { when: 'used', otherwise: null },
    variant: true,
  },
  ...HEADS.flatMap((head): Form[] => [
    {
      as: 'whole',
      zh: `${head}${BREAK}{before:sentence*。。}${IF_PAID}{deed:effect}`,
      variant: true,
      build: ({ cost, before, deed }, span) => {
        const so = (deed as Deed).kind === 'then' ? (deed as Then<Deed>).deed : deed;
        const paid = { kind: 'paying', span, when: 'used', cost, deed: so, otherwise: null };
        return among(before, paid as Node, span);
      },
    },
    ...INSTEAD.flatMap((instead) =>
      WITH_MORE.map(
        ([lead, after]): Form => ({
          as: 'whole',
          zh: `${head}${BREAK}{before:sentence*。。}${lead}{otherwise:done}[。|，|；]${PAID}[，|，则|则|]${instead}${after}`,
          variant: true,
          build: insteadIfPaid,
        }),
      ),
    ),
  ]),
];

const NOT_AS_IT_ENTERS = says(
  '入场曲是放置到战场后才诱发的另一项能力，不知道使用时付了没有：写「使用时，可以…：…」，付了的话放置到战场后就执行；不付也做的另写「入场曲：…」',
  'A fanfare is another ability, which fires once the card lies on the field and knows nothing of what was paid: write 使用时，可以…：…, which is carried out as soon as the card lies there; what is done in any case goes into 入场曲：…',
);

/** Does an ability ask whether an additional cost was paid that stands nowhere in it? */
function asksWhetherPaid(node: Node): boolean {
  return ('why' in node && node.why === NOT_HERE) || childrenOf(node).some(asksWhetherPaid);
}

/** 使用时，可以丢弃1张手牌。入场曲：…。若支付了追加费用，…: told once, whatever stands between. */
export const PAID_BEFORE_IT_ENTERS: readonly Form[] = HEADS.flatMap((head) =>
  ['', '{between:unit}\n'].map(
    (between): Form => ({
      as: 'unit',
      zh: `${head}[。|。\n|\n|，]${between}{rest:unit}`,
      variant: true,
      build: ({ rest }) => {
        const [first, ...others] = [rest].flat() as readonly Ability[];
        if (![first, ...others].some(asksWhetherPaid)) return null;
        return { ...first, why: NOT_AS_IT_ENTERS } as Node;
      },
    }),
  ),
);

/** An ability that was read only to say what is wrong with it. */
export function meantBy(node: Ability): Ability | Unmeant {
  return 'why' in node ? { why: (node as Ability & Unmeant).why } : node;
}
