import { meaning, type Node, type Sequence, type Span } from '@lianhuan/cardtext';
import type { MinxinWord } from '../reading/word.ts';

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
function forEachThere({ at, filter, deed }: Read, span: Span): Node {
  const count = { kind: 'card-count', span, at, filter };
  return { kind: 'for-each', span, count, deed } as Node;
}

/** 获得2声望并获得1民心: one after the other. */
function bothDone({ first, rest }: Read, span: Span): Node {
  const { kind, steps } = rest as Sequence<Node>;
  const others = kind === 'sequence' ? steps : [rest as Node];
  return { kind: 'sequence', span, steps: [first as Node, ...others] } as Node;
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

const written: MinxinWord = {
  kind: 'written-clause',
  forms: [
    { zh: '{deed:payment-deed}，[|然后]{so:effect}', build: ifPaid },
    { zh: '{who}可以{deed:payment-deed}，[|然后]{so:effect}', build: ifPaidBy },
    { zh: '{at:spot}每有[1|一]张{filter:things}，{deed:effect}', build: forEachThere },
    { as: 'effect', zh: '{first:clause}[并|并且]{rest:effect}', build: bothDone },
    {
      as: 'sentence',
      zh: '{deed:effect}，[|然后|再][摸|抽|抽取][等量的|等量|相同数量的|同样数量的|同样多的][牌|卡]',
      build: drawAsMany,
    },
  ].map((form) => ({ as: 'clause', ...form, variant: true as const })),
  english: () => 'as it is printed',
  explain: meaning('照印出来的样子读', 'Read as it is printed'),
  rules: [],
};

export const WRITTEN = [written] as const;
