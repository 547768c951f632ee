import { EVERY_ONE, type Form, type Node, type Span } from '@lianhuan/cardtext';
import type { Ability, Count, Filter, Lasting, PlayerNumber, Side } from '../nodes/index.ts';
import { AMOUNT_CHANGES } from './lasting/amount-changes.ts';
import { THE_NTH, THIS_TURN, USED_KINDS, usedSoMany } from './used-this-turn.ts';

/** What using cards costs, said of those that somebody uses: 对手使用的法术费用+1, 你每回合使用的第1张法术费用-1. */

interface CostRead {
  readonly side: Side;
  readonly filter: Filter;
  readonly how: 'add' | 'subtract' | 'set';
  readonly amount: Count;
}

/** Whether in hand or in the EX area, from where cards are used (8.2.1). */
function whereverUsed({ side, filter, how, amount }: CostRead, span: Span): readonly Lasting[] {
  return (['hand', 'extra'] as const).map((place) => {
    const of = { kind: 'in-place', span, side, place, of: filter };
    const who = { ...EVERY_ONE, span, filter: of };
    return { kind: 'cost-change', span, who, how, amount } as Lasting;
  });
}

function abilitiesOf(words: readonly Lasting[], span: Span): Node {
  const abilities = words.map(
    (word): Ability =>
      ({ kind: 'ability', span, body: { kind: 'static', span, word }, limit: 0 }) as Ability,
  );
  return abilities as unknown as Node;
}

interface NthRead extends Omit<CostRead, 'filter'> {
  readonly nth: number;
  readonly noun: (typeof USED_KINDS)[number]['noun'];
  readonly what: PlayerNumber['what'];
}

/** Of all that could be used while so many have been. */
function ofNth({ nth, noun, what, ...read }: NthRead, span: Span): Node {
  const condition = usedSoMany({ side: read.side, what }, 'exactly', nth - 1, span);
  const filter: Filter = { kind: 'noun', span, noun };
  const words = whereverUsed({ ...read, filter }, span).map(
    (word): Lasting => ({ kind: 'while', span, bare: false, condition, words: [word] }),
  );
  return abilitiesOf(words, span);
}

/** 本回合中，你使用的法术费用-1: of all that is used in that time, which the leader has as an ability (10.9.2). */
function forATurn(read: CostRead & { readonly period: unknown }, span: Span): Node {
  const leader = { kind: 'noun', span, noun: 'leader' };
  const who = { ...EVERY_ONE, span, filter: { kind: 'of-side', span, side: 'own', of: leader } };
  const abilities = abilitiesOf(whereverUsed(read, span), span);
  const word = { kind: 'grants', span, who, abilities };
  return {
    kind: 'begin',
    span,
    period: read.period,
    until: null,
    words: [word],
  } as unknown as Node;
}

const COST = '[的|时的|所需的|][费用|使用费用]';

export const COSTS_FOR_A_TURN: readonly Form[] = AMOUNT_CHANGES.flatMap(({ zh, how }) =>
  [
    `{period}[，|]{side}[使用的|使用]{filter}${COST}${zh}`,
    `{side}[使用的|使用]{filter}${COST}${zh}[，|]{period}`,
  ].map(
    (words): Form => ({
      as: 'deed',
      zh: words,
      with: { how },
      variant: true,
      build: (read, span) => forATurn(read as never, span),
    }),
  ),
);

export const COSTS_OF_USED: readonly Form[] = AMOUNT_CHANGES.flatMap(({ zh, how }): Form[] => [
  {
    as: 'unit',
    zh: `{side}[使用的|使用]{filter}${COST}${zh}[。|]`,
    with: { how },
    variant: true,
    build: (read, span) => abilitiesOf(whereverUsed(read as unknown as CostRead, span), span),
  },
  ...USED_KINDS.flatMap(({ zh: called, noun, what }) =>
    [`{side}[|在]${THIS_TURN}`, `[|在]${THIS_TURN}[|，]{side}`, THIS_TURN].map(
      (whose): Form => ({
        as: 'unit',
        zh: `${whose}[使用|所使用]的${THE_NTH}${called}${COST}${zh}[。|]`,
        with: { noun, what, how },
        variant: true,
        build: (read, span) => ofNth({ side: 'own', ...read } as unknown as NthRead, span),
      }),
    ),
  ),
]);
