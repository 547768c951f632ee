import type { Form, Then } from '@lianhuan/cardtext';
import type { Deed } from '../nodes/index.ts';

/** Costs that may be paid as a card is used, said apart from what they are paid for (10.4.7.2). */

const AS_IT_IS_USED =
  '[使用时|使用此卡牌时|使用本卡牌时|使用这张卡牌时|此卡牌使用时|作为追加费用|作为使用此卡牌的追加费用]';
const IF_PAID =
  '[若|如果][支付了追加费用|支付了该追加费用|支付了该费用|已支付追加费用|支付了]，[|则]';

/** 使用时，可以支付追加费用：丢弃1张手牌。…。若支付了追加费用，…: what was paid for stands behind what is done in any case. */
export const ADDITIONAL: readonly Form[] = [
  {
    as: 'clause',
    zh: `${AS_IT_IS_USED}[，|][可以|可|你可以]{cost}[。|，][若如此做|若这样做|如果这样做]，[|则]{deed:effect}`,
    with: { when: 'used' },
    variant: true,
  },
  ...[
    `${AS_IT_IS_USED}[，|][可以|可|你可以]{cost}`,
    '[使用时|使用此卡牌时|使用本卡牌时|使用这张卡牌时|此卡牌使用时|][，|][可以|可|你可以]支付追加费用[：|，|——]{cost}',
  ].map(
    (head): Form => ({
      as: 'whole',
      zh: `${head}[。|，|。\n]{before:sentence*。。}${IF_PAID}{deed:effect}`,
      variant: true,
      build: ({ cost, before, deed }, span) => {
        const so = (deed as Deed).kind === 'then' ? (deed as Then<Deed>).deed : deed;
        const paid = { kind: 'paying', span, when: 'used', cost, deed: so } as unknown as Deed;
        const steps = before as readonly Deed[];
        return steps.length === 0
          ? paid
          : ({ kind: 'sentences', span, steps: [...steps, paid] } as unknown as Deed);
      },
    }),
  ),
];
