import { meaning, type Node } from '@lianhuan/cardtext';
import { rule } from '../../../rules.ts';
import { onField } from '../../../table/table.ts';
import { amountOf } from '../../meaning/amount.ts';
import { selfOf } from '../../meaning/referents.ts';
import type { Costs, Deed, Energy, TapThis } from '../../nodes/index.ts';
import { type CardPlace, type DeedWord, says } from '../../reading/word.ts';
import { isBehindDie } from '../bindings.ts';

/** Words that stand in costs only (10.4). */

/** 【将此护符破坏】： a cost in the brackets of icons. */
function alone({ steps }: Readonly<Record<string, unknown>>): Deed {
  return (steps as readonly Deed[])[0];
}

const costs: DeedWord<Costs> = {
  kind: 'costs',
  forms: [
    { as: 'cost', zh: '{steps:one-cost/，}' },
    { as: 'cost', zh: '{steps:one-cost/、}', variant: true },
    // Icons stand side by side: 【费用1】【横置】.
    ...['cost', 'icons'].map((as) => ({
      as,
      zh: '{steps.0:icon-cost}{steps.1:icon-cost}',
      variant: true as const,
    })),
    { as: 'cost', zh: '{steps.0:icon-cost}{steps.1:icon-cost}，{steps.2:one-cost}', variant: true },
    { as: 'cost', zh: '{steps.0:icon-cost}{steps.1:one-cost}', variant: true },
    {
      as: 'cost',
      zh: '{steps.0:icon-cost}，{steps.1:icon-cost}，{steps.2:one-cost}',
      variant: true,
    },
    { as: 'cost', zh: '{steps.0:icon-cost}[，|]【{steps.1:one-cost}】', variant: true },
    {
      as: 'cost',
      zh: '{steps.0:icon-cost}{steps.1:icon-cost}【{steps.2:one-cost}】',
      variant: true,
    },
    { as: 'cost', zh: '【{steps.0:one-cost}】', variant: true, build: alone },
  ],
  english: ({ steps }, say, voice) => steps.map((step) => say(step, voice)).join(', '),
  explain: meaning(
    '按次序支付；有一样付不起就完全不能支付',
    'Paid in order; where one cannot be paid none is',
  ),
  rules: ['10.4.2.1', '10.4.2.2'],
  run: (table, cost, scope) => table.procedures.pay(table, cost, scope),
  payable: (table, cost, scope) => table.procedures.canPay(table, cost, scope),
};

/** 【费用1】, （1）: in brackets, as the icon is typed. */
const IN_BRACKETS = [
  '【费用{amount:much}】',
  '（{amount:much}）',
  '（费用{amount:much}）',
] as const;

/** A cost that is a number and nothing else: 1：抽1张卡牌. */
interface BareEnergy extends Energy {
  readonly bare: true;
}

const OF_DIE = says(
  '掷骰子后面单独的数是骰子点数：费用写「费用1」',
  'A number alone behind 掷骰子 is what the die showed: write a cost as 费用1',
);

const ONE_OF_DIE = says(
  '几个单独的数是骰子点数：至多五个，与「掷骰子」写在一段里；费用写「费用1」',
  'Several numbers alone are of what a die showed: five at most, in one paragraph with 掷骰子; write a cost as 费用1',
);

/** Does the number begin a list of numbers, 1、2：? Nobody pays by such, but a die shows one of them. */
function beginsList({ span }: Node, { ancestors }: CardPlace): boolean {
  const list = ancestors.at(-1) as Partial<Costs> | undefined;
  if (list?.kind !== 'costs') return false;
  const bare = (list.steps ?? []).filter((step) => step.kind === 'energy' && 'bare' in step);
  return bare.length > 1 && bare[0].span[0] === span[0];
}

const energy: DeedWord<Energy> = {
  kind: 'energy',
  forms: [
    { as: 'bare-cost', zh: '[费用|●]{amount:much}' },
    {
      as: 'bare-cost',
      zh: '{amount:much}',
      variant: true,
      build: ({ amount }, span) => ({ kind: 'energy', span, amount, bare: true }) as BareEnergy,
    },
    // 【费用1】, and （1） as the icon is typed.
    ...['icon-cost', 'bare-cost'].flatMap((as) =>
      IN_BRACKETS.map((zh) => ({ as, zh, variant: true as const })),
    ),
    { as: 'bare-cost', zh: '[支付|消耗|消费]（[费用|]{amount:much}）', variant: true },
    { as: 'bare-cost', zh: '[支付|消耗|消费|]{amount:much}[点|]能量点', variant: true },
    { as: 'bare-cost', zh: '[支付|消耗|消费][费用|能量点|PP|●]{amount:much}[|点]', variant: true },
    { as: 'bare-cost', zh: '[支付|消耗|消费|]{amount:much}[点|]PP', variant: true },
  ],
  english: ({ amount }, say, voice) => {
    const much = say(amount, 'you');
    return voice === 'you'
      ? `cost ${much}`
      : `pay ${much} play ${much === '1' ? 'point' : 'points'}`;
  },
  explain: meaning('能量点减少这么多', 'So many play points'),
  // 掷骰子。1：抽1张卡牌 is of what the die showed.
  meant: (node, place) => {
    if (!('bare' in node)) return node;
    const { kind, span, amount } = node;
    if (isBehindDie(node, place)) return { why: OF_DIE };
    return beginsList(node, place) ? { why: ONE_OF_DIE } : { kind, span, amount };
  },
  rules: ['10.4.3', '10.4.4'],
  run: (table, { amount }, scope) =>
    table.procedures.adjust(table, scope.actor, 'energy', -amountOf(table, amount, scope)),
  payable: (table, { amount }, scope) =>
    table.procedures.canAdjust(table, scope.actor, 'energy', -amountOf(table, amount, scope)),
};

const tapThis: DeedWord<TapThis> = {
  kind: 'tap-this',
  forms: [
    { as: 'bare-cost', zh: '横置' },
    ...['icon-cost', 'bare-cost'].map((as) => ({ as, zh: '【横置】', variant: true as const })),
  ],
  english: () => 'tap',
  explain: meaning(
    '把竖置的这张卡牌横置；刚放置到战场也可以',
    'This card is tapped, even if it has just come to the field',
  ),
  rules: ['10.4.6', '10.4.6.1'],
  run: (table, _, scope) => table.procedures.setTapped(table, [selfOf(table, scope)], true),
  payable: (table, _, scope) => {
    const card = selfOf(table, scope);
    if (card < 0 || !onField(table, card)) return false;
    return !table.cards[card].tapped || !rule('10.4.6');
  },
};

export const COST_DEEDS = { costs, energy, 'tap-this': tapThis } as const;
