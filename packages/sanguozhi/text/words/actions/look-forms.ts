import type { Form } from '@lianhuan/cardtext';
import type { Look } from '../../nodes/index.ts';
import { FETCHED, TAKING, TAKING_BY_FETCHING } from './taking.ts';

/** How 查看 and 展示 are written, with what is done with the cards. */

const LOOKING = [
  { verb: '查看', show: false },
  { verb: '展示', show: true },
] as const;

const LEFT_ALONE = {
  take: 0,
  upTo: false,
  fetched: false,
  to: null,
  measure: null,
  filter: null,
  rest: null,
} as const;

/** 另1张 is 其余 where so many are left. */
function allTold(
  { others, ...read }: Readonly<Record<string, unknown>>,
  span: Look['span'],
): Look | null {
  const { amount, take } = read as unknown as Look;
  if (amount === 'all' || amount.kind !== 'number' || amount.amount === 'X') return null;
  if (take === 'all' || amount.amount - take !== others) return null;
  return { kind: 'look', span, ...read } as Look;
}

/** 选取其中1张加入手牌 says what 选取其中1张 says alone. */
function asFetched(read: Readonly<Record<string, unknown>>, span: Look['span']): Look {
  const node = { kind: 'look', span, ...read } as Look;
  return node.to === 'add-to-hand' ? { ...node, upTo: true, fetched: true } : node;
}

const THEN = '[，|后，|，之后|，然后|，并|并]';
/** Where those that nobody took go. */
export const REST =
  '[其余|其余的卡|其余的|其余卡|剩余的卡|剩余的|剩下的卡|剩下的|其他卡|剩余卡][|按任意顺序|以任意顺序|以任意次序]{rest:destination}';

function asVariant<Written extends object>(form: Written): Written & { readonly variant: true } {
  return { ...form, variant: true };
}

/** Every way to write 查看, or 展示. */
function formsOf(verb: '查看' | '展示', show: boolean): Form[] {
  const shown = { show } as const;
  const hand = { at: 'hand', what: null, amount: 'all', ...shown } as const;
  return [
    ...(['deck-top', 'deck-bottom'] as const).flatMap((at) => ofDeck(verb, at, show)),
    ...[...TAKING, ...TAKING_BY_FETCHING.map(asVariant)].flatMap((taking) => [
      {
        ...taking,
        as: 'deed',
        zh: `${verb}{who:party}[的|]手牌${THEN}${taking.zh}[舍弃|将其舍弃|并将其舍弃|，将其舍弃]`,
        with: { ...hand, ...taking.with, to: 'discarded', rest: null },
      },
      ...(show
        ? [
            {
              ...taking,
              as: 'deed',
              zh: `{who:party}[展示|公开][|其|所有|全部|其所有]手牌${THEN}${taking.zh}[舍弃|将其舍弃|并将其舍弃|，将其舍弃]`,
              with: { ...hand, ...taking.with, to: 'discarded', rest: null },
              variant: true as const,
            },
          ]
        : []),
      {
        ...taking,
        as: 'deed',
        zh: `${verb}{who:party}[的|]手牌${THEN}${taking.zh}{to:destination}`,
        with: { ...hand, ...taking.with, rest: null },
      },
    ]),
    {
      as: 'deed',
      zh: `${verb}{who:party}的手牌`,
      with: { ...hand, ...LEFT_ALONE, use: 'nothing' },
    },
    ...(show
      ? [
          {
            as: 'deed',
            zh: '{who:party}[展示|公开][|其|所有|全部|其所有]手牌',
            with: { ...hand, ...LEFT_ALONE, use: 'nothing' as const },
            variant: true as const,
          },
        ]
      : []),
    {
      as: 'deed',
      zh: `${verb}{what:cards}`,
      with: { at: 'cards', who: null, amount: 'all', ...LEFT_ALONE, ...shown, use: 'nothing' },
    },
  ];
}

function ofDeck(verb: '查看' | '展示', at: 'deck-top' | 'deck-bottom', show: boolean): Form[] {
  const end = at === 'deck-top' ? '顶' : '底';
  const cards = `[${verb}|${verb === '展示' ? '公开' : '观看'}]{who:party}[|的][卡组|牌库]${end}[|的]{amount:count}张[卡|卡牌]`;
  const there = { at, what: null, show } as const;
  return [
    ...(['顶', '底'] as const).map((back) => ({
      as: 'deed',
      zh: `${cards}${THEN}[按|以]任意[顺序|次序][返回卡组${back}|置于卡组${back}|放回卡组${back}]`,
      with: {
        ...there,
        ...LEFT_ALONE,
        rest: back === '顶' ? 'deck-top' : 'deck-bottom',
        use: 'rearrange',
      },
    })),
    ...TAKING.map((taking) => ({
      as: 'deed',
      zh: `${cards}${THEN}${taking.zh}{to:destination}，${REST}`,
      with: { ...there, ...taking.with },
    })),
    ...TAKING_BY_FETCHING.map((taking) => ({
      as: 'deed',
      zh: `${cards}${THEN}${taking.zh}{to:destination}，${REST}`,
      with: { ...there, ...taking.with },
      variant: true as const,
      build: asFetched,
    })),
    ...FETCHED.map((fetched) => ({
      as: 'deed',
      zh: `${cards}${THEN}${fetched.zh}，${REST}`,
      with: { ...there, ...fetched.with, upTo: true, fetched: true, to: 'add-to-hand' },
    })),
    {
      as: 'deed',
      zh: `${cards}${THEN}将其中{take:number}{measure}{to:destination}，另{others:number}{measure}{rest:destination}`,
      with: { ...there, upTo: false, fetched: false, use: 'take', filter: null },
      variant: true as const,
      build: allTold,
    },
    { as: 'deed', zh: cards, with: { ...there, ...LEFT_ALONE, use: 'nothing' } },
  ];
}

/** 查看卡组顶3张卡: the deck of nobody else is one's own (108.2a). */
function ofNobody(forms: readonly Form[]): Form[] {
  const whose = '{who:party}[|的][卡组|牌库]';
  return forms.flatMap((form) =>
    form.zh.includes(whose)
      ? [
          {
            ...form,
            zh: form.zh.replace(whose, '[卡组|牌库]'),
            with: { ...form.with, who: 'own' },
            variant: true,
          },
        ]
      : [],
  );
}

const PRINTED = LOOKING.flatMap(({ verb, show }) => formsOf(verb, show));

export const LOOK_FORMS: readonly Form[] = [...PRINTED, ...ofNobody(PRINTED)];
