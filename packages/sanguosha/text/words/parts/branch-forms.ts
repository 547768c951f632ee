import type { Form, Node } from '@lianhuan/cardtext';
import type { Deed } from '../../nodes/nodes.ts';

/** What is done by the result of a 拼点 or a judgement, as it is printed: read, and never printed so. */

type Span = Node['span'];
type Read = Readonly<Record<string, unknown>>;

const stepsOf = (deed: Deed): readonly Deed[] => (deed.kind === 'sequence' ? deed.steps : [deed]);

function inOrder(first: Deed, second: Deed, span: Span): Node {
  return { kind: 'sequence', span, steps: [...stepsOf(first), ...stepsOf(second)] } as Node;
}

function wins(won: boolean, span: Span): Node {
  return { kind: 'won-pindian', span, who: 'you', won } as Node;
}

/** 若你赢，…；若你没赢，…: there is no third. */
function byPindian({ won, lost }: Read, span: Span): Node {
  return { kind: 'if', span, condition: wins(true, span), deed: won, otherwise: lost } as Node;
}

/** 与其拼点：若你赢，…；若你没赢，…. */
export const BRANCHES: readonly Form[] = [
  {
    as: 'clause',
    zh: '若你赢，[|则]{won:effect}[；|。|，][若你没赢|若没赢|若你没有赢|若你拼点没赢]，[|则]{lost:effect}',
    variant: true,
    build: byPindian,
  },
  // 进行判定：若结果为红色，…；若结果为黑色，…: each of them is asked by itself.
  {
    as: 'whole',
    zh: '{first:effect}；{second:branch}',
    variant: true,
    build: ({ first, second }, span) =>
      ({ kind: 'sentences', span, steps: [first, second] }) as Node,
  },
  {
    as: 'branch',
    zh: '[若|如果]{condition}，[|则]{deed:effect}',
    variant: true,
    build: ({ condition, deed }, span) =>
      (condition as Node).kind === 'won-pindian'
        ? null
        : ({ kind: 'if', span, condition, deed, otherwise: null } as Node),
  },
  // What stands behind ： follows what stands before it.
  {
    as: 'effect',
    zh: '{first:judging}：{second:effect}',
    variant: true,
    build: ({ first, second }, span) => inOrder(first as Deed, second as Deed, span),
  },
  {
    as: 'judging',
    zh: '进行[|1次|一次]判定',
    variant: true,
    build: (_, span) => ({ kind: 'judge', span }) as Node,
  },
  {
    as: 'judging',
    zh: '与{whom:character}拼点',
    variant: true,
    build: ({ whom }, span) => ({ kind: 'pindian', span, whom }) as Node,
  },
];

/** 回复1点体力或摸2张牌: one of both is chosen. */
export const EITHER: readonly Form[] = [
  {
    as: 'act',
    zh: '{options.0:deed}[或|或者|，或|，或者]{options.1:deed}',
    variant: true,
    build: ({ options }, span) => {
      const both = options as readonly Deed[];
      // A或B或C could be grouped in two ways.
      return both.some(({ kind }) => kind === 'choose')
        ? null
        : ({ kind: 'choose', span, options: both } as Node);
    },
  },
];

/** 弃置X张牌（X为…），…: what X is, said at once. */
export const X_SAID: readonly Form[] = [
  {
    as: 'sentence',
    zh: '{deed:effect}[（|(]X[为|是|等于]{count}[）|)]',
    variant: true,
  },
  {
    as: 'sentence',
    zh: '{first:effect}[（|(]X[为|是|等于]{count}[）|)]，{second:effect}',
    variant: true,
    build: ({ first, second, count }, span) => {
      const deed = inOrder(first as Deed, second as Deed, span);
      return { kind: 'where', span, deed, count } as Node;
    },
  },
];
