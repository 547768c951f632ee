import { formsAs, meaning, variantsAs } from '@lianhuan/cardtext';
import type { CardId, Flow, Seat } from '@lianhuan/kernel';
import { rule } from '../../../rules.ts';
import type { Target } from '../../../table/state.ts';
import { countersOn, player, type SanguozhiTable } from '../../../table/table.ts';
import { amountOf, wanted } from '../../meaning/amount.ts';
import { victimsMeant } from '../../meaning/pick.ts';
import { seatsOf } from '../../meaning/players.ts';
import { cardsOf } from '../../meaning/referents.ts';
import type { Scope } from '../../meaning/scope.ts';
import type { Counters } from '../../nodes/index.ts';
import { counterCalled } from '../../reading/english.ts';
import { they } from '../../reading/english-verbs.ts';
import type { DeedWord } from '../../reading/word.ts';

/** 指示物 and 标记 of cards and of players (119). */

/** Whose counters: a card, or a player. */
type Holder = { readonly card: CardId } | { readonly seat: Seat };

function holderOf(target: Target): Holder | null {
  switch (target.kind) {
    case 'card':
      return { card: target.card };
    case 'seat':
      return { seat: target.seat };
    case 'item':
      return null;
  }
}

function has(table: SanguozhiTable, holder: Holder, counter: string): number {
  return 'card' in holder
    ? countersOn(table, holder.card, counter)
    : (player(table, holder.seat).counters[counter] ?? 0);
}

function* change(
  table: SanguozhiTable,
  holder: Holder,
  counter: string,
  by: number,
): Flow<boolean> {
  if (by === 0) return true;
  if ('card' in holder) return yield* table.procedures.addCounters(table, holder.card, counter, by);
  const event = { type: 'player-counter', seat: holder.seat, counter, by } as const;
  return (yield* table.procedures.happen(table, event)) !== null;
}

/** Takes away as many counters as there are; gives whether there were enough (706.2). */
function* remove(
  table: SanguozhiTable,
  holder: Holder,
  { counter, amount }: Counters,
  scope: Scope,
): Flow<boolean> {
  const there = has(table, holder, counter);
  const much = amount === 'all' ? there : amountOf(table, amount, scope);
  const taken = there < much && rule('706.2') ? there : much;
  return (yield* change(table, holder, counter, -taken)) && taken >= much;
}

const counters: DeedWord<Counters> = {
  kind: 'counters',
  forms: [
    ...formsAs('deed', [
      [
        '[移除|移去|拿走]{to:victims}[的|上的|上]{amount:count}[个|枚]{counter}',
        { how: 'remove', sign: false },
      ],
      [
        '[移除|移去|拿走]{to:victims}[的|上的|上|的所有|上的所有]{counter}',
        { how: 'remove', sign: false, amount: 'all' },
      ],
      [
        '[|使|令]{to:victims}[获得|得到]{amount:count}[个|枚]{counter}',
        { how: 'add', sign: false },
      ],
    ]),
    {
      as: 'deed',
      zh: '[|使|令]{to:victims}[获得|得到|具有][|1个|一个]{counter}',
      variant: true,
      // Of a mark there is one (119.4c).
      build: ({ to, counter }, span) =>
        String(counter).endsWith('标记')
          ? ({
              kind: 'counters',
              span,
              to,
              counter,
              how: 'add',
              sign: false,
              amount: { kind: 'number', span, amount: 1 },
            } as unknown as Counters)
          : null,
    },
    ...variantsAs('deed', [
      [
        '[将|]{amount:count}[个|枚]{counter}[放置|置|放][在|于|到]{to:victims}[|上]',
        { how: 'add', sign: false },
      ],
      [
        '[在|于]{to:victims}[|上][|各][放置|置|放]{amount:count}[个|枚]{counter}',
        { how: 'add', sign: false },
      ],
      ['{to:victims?}{counter}+{amount:count}', { how: 'add', sign: true }],
      ['{to:victims?}{counter}-{amount:count}', { how: 'remove', sign: true }],
    ]),
    {
      as: 'deed',
      zh: '从{to:victims}[上|][移除|移去|拿走]{amount:count}[个|枚]{counter}',
      with: { how: 'remove', sign: false },
      variant: true,
    },
    { as: 'deed', zh: '{to:victims?}+{amount:count}{counter}', with: { how: 'add', sign: true } },
    {
      as: 'deed',
      zh: '{to:victims?}-{amount:count}{counter}',
      with: { how: 'remove', sign: true },
    },
  ],
  english: ({ to, counter, how, sign, amount }, say, voice) => {
    const much = amount === 'all' ? 'all' : say(amount, voice);
    const some = `${much} ${counterCalled(counter, much !== '1')}`;
    if (how === 'remove' && !sign && to !== null) return `remove ${some} from ${say(to, voice)}`;
    const verb = how === 'add' ? 'get' : 'lose';
    return to === null ? `${verb} ${some}` : `${they(to, say, `${verb}s`, verb, voice)} ${some}`;
  },
  explain: meaning(
    '指示物数目增减；同一种标记不会有两个',
    'Counters are added or taken away; nobody has the same mark twice',
  ),
  rules: ['119.4a', '119.4d'],
  *run(table, node, scope) {
    const targets: readonly Target[] =
      node.to === null
        ? [{ kind: 'seat', seat: scope.actor }]
        : yield* victimsMeant(table, node.to, scope);
    let done =
      node.to === null || node.to.kind === 'players' || targets.length >= wanted(node.to, scope);
    for (const target of targets) {
      const holder = holderOf(target);
      if (holder === null) continue;
      const step =
        node.how === 'remove'
          ? remove(table, holder, node, scope)
          : change(
              table,
              holder,
              node.counter,
              node.amount === 'all' ? 0 : amountOf(table, node.amount, scope),
            );
      if (!(yield* step)) done = false;
    }
    return done;
  },
  payable: (table, node, scope) => {
    if (node.how === 'add' || node.amount === 'all') return true;
    const much = amountOf(table, node.amount, scope);
    return holdersNow(table, node, scope).every(
      (holder) => has(table, holder, node.counter) >= much,
    );
  },
};

function holdersNow(table: SanguozhiTable, { to }: Counters, scope: Scope): readonly Holder[] {
  if (to === null) return [{ seat: scope.actor }];
  if (to.kind === 'players') return seatsOf(table, to.who, scope).map((seat) => ({ seat }));
  return cardsOf(table, to, scope).map((card) => ({ card }));
}

export const COUNTER_DEEDS = { counters } as const;
