import { type Form, findNode, type Node } from '@lianhuan/cardtext';
import type { Count, Deed } from '../../nodes/nodes.ts';

/** What is done by the result of a 拼点 or a judgement, as it is printed: read, and never printed so. */

type Span = Node['span'];
type Read = Readonly<Record<string, unknown>>;

/** The steps of what is done in order. */
export const stepsOf = (deed: Deed): readonly Deed[] =>
  deed.kind === 'sequence' ? deed.steps : [deed];

function inOrder(first: Deed, second: Deed, span: Span): Node {
  return { kind: 'sequence', span, steps: [...stepsOf(first), ...stepsOf(second)] } as Node;
}

function wins(won: boolean, span: Span): Node {
  return { kind: 'won-pindian', span, who: 'you', won } as Node;
}

/** Whoever was compared with deals damage to somebody within its attack range, whom you choose. */
function ofRival(amount: unknown, span: Span): Deed {
  const named = (who: string) => ({ kind: 'named-characters', span, who });
  const near = { kind: 'in-range', span, of: named('rival') };
  const one = { upTo: false, count: 1, other: false, apart: false, together: null };
  const whom = { kind: 'chosen-characters', span, ...one, qualities: [near] };
  const deed = { kind: 'suffer', span, from: named('rival'), amount, nature: 'normal' };
  const steps = [
    { kind: 'choose-characters', span, whom },
    { kind: 'let', span, whom: named('that'), deed },
  ];
  return { kind: 'sequence', span, steps } as unknown as Deed;
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
  // 若你赢，其对其攻击范围内你选择的另一名角色造成1点伤害；若你没赢，….
  {
    as: 'clause',
    zh: '若你赢，[|则]其对其攻击范围内[|的]你选择的[另|][1名|一名]角色造成{amount}点伤害[；|。|，][若你没赢|若没赢|若你没有赢|若你拼点没赢]，[|则]{lost:effect}',
    variant: true,
    build: ({ amount, lost }, span) => byPindian({ won: ofRival(amount, span), lost }, span),
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
      return both.some(({ kind }) => kind === 'choose') || isToggled(both)
        ? null
        : ({ kind: 'choose', span, options: both } as Node);
    },
  },
];

/** 横置或重置 is a word of its own. */
function isToggled(both: readonly Deed[]): boolean {
  return both.every((deed) => deed.kind === 'change-state');
}

/** 弃置X张牌（X为…），…: what X is, said at once or behind the last 。. */
export const X_SAID: readonly Form[] = [
  {
    as: 'sentence',
    zh: '{deed:effect}[|。]（X[为|是|等于]{count}）',
    variant: true,
    build: ({ deed, count }, span) => counting(deed as Deed, count as Count, span),
  },
  {
    as: 'sentence',
    zh: '{first:effect}（X[为|是|等于]{count}），{second:effect}',
    variant: true,
    build: ({ first, second, count }, span) => {
      const deed = inOrder(first as Deed, second as Deed, span);
      return counting(deed as Deed, count as Count, span);
    },
  },
  // 弃置等同于其手牌数之差的牌，….
  ...['，{rest:effect}', ''].map(
    (rest): Form => ({
      as: 'sentence',
      zh: `{first:effect}，弃置[等同于|数量等同于|等于|数量等于]{count}[的|张|数量的]牌${rest}`,
      variant: true,
      build: ({ first, rest: more, count }, span) => {
        const what = { kind: 'some-cards', span, how: 'exactly', count: 'X', each: false };
        const cards = { ...what, of: null, at: 'cards', sort: null, qualities: [] };
        const discard = { kind: 'discard', span, what: cards } as unknown as Deed;
        const paid = inOrder(first as Deed, discard, span) as Deed;
        const deed = more === undefined ? paid : (inOrder(paid, more as Deed, span) as Deed);
        return { kind: 'where', span, deed, count } as Node;
      },
    }),
  ),
];

const saysX = (deed: Node): boolean => findNode([deed], hasX) !== null;
const hasX = (node: Node): boolean => Object.values(node).includes('X');

/** X in the options of a choice is said in each of them; null where it stands before them, too. */
function counting(deed: Deed, count: Count, span: Span): Node | null {
  switch (deed.kind) {
    case 'choose': {
      const options = deed.options.map((one) => (saysX(one) ? whereX(one, count, one.span) : one));
      return { ...deed, options } as Node;
    }
    case 'jointly': {
      if (!endsInChoice(deed.second)) return whereX(deed, count, span);
      const second = saysX(deed.first) ? null : counting(deed.second, count, span);
      return second && ({ ...deed, second } as Node);
    }
    case 'sequence': {
      const place = deed.steps.findIndex(endsInChoice);
      if (place < 0) return whereX(deed, count, span);
      const before = deed.steps.slice(0, place);
      const choice = withRest(deed.steps[place], deed.steps.slice(place + 1));
      const counted = before.some(saysX) ? null : counting(choice, count, span);
      if (counted === null || place === 0) return counted;
      return { ...deed, steps: [...before, counted] } as Node;
    }
    default:
      return whereX(deed, count, span);
  }
}

function endsInChoice(deed: Deed): boolean {
  return deed.kind === 'choose' || (deed.kind === 'jointly' && endsInChoice(deed.second));
}

/** What stands behind a choice in its sentence belongs to its last option. */
function withRest(deed: Deed, rest: readonly Deed[]): Deed {
  if (rest.length === 0) return deed;
  if (deed.kind === 'jointly') return { ...deed, second: withRest(deed.second, rest) };
  if (deed.kind !== 'choose') return deed;
  const last = deed.options.at(-1) ?? deed;
  const steps = [...stepsOf(last), ...rest];
  return {
    ...deed,
    options: [...deed.options.slice(0, -1), { ...SEQUENCE, span: last.span, steps }],
  };
}

const SEQUENCE = { kind: 'sequence' } as const;

function whereX(deed: Deed, count: Count, span: Span): Node {
  return { kind: 'where', span, deed, count } as Node;
}

/** 进行判定，若结果为黑色，你获得之，然后你可以重复此流程: each time only if it was so. */
export const AGAIN: readonly Form[] = [
  {
    as: 'whole',
    zh: '{first:effect}，[若|如果]{condition}，[|则]{second:effect}，[|然后|并|并且][你|][可以|可]重复此流程',
    variant: true,
    build: ({ first, second, condition }, span) => {
      const branch = { kind: 'if', span, condition, deed: second, otherwise: null } as Deed;
      const deed = inOrder(first as Deed, branch, span);
      return { kind: 'repeat', span, deed, condition } as Node;
    },
  },
  {
    as: 'whole',
    zh: '{deed:effect}[，|。|；][若|如果]{condition}，[|则][你|][可以|可]重复此流程',
    variant: true,
  },
];

/** 你回复1点体力。若你未受伤，改为摸1张牌: one of both is done. */
export const INSTEAD: readonly Form[] = [
  {
    as: 'whole',
    zh: '{deed:effect}[。|；|，][若|如果]{condition}，[|则][改为|你改为]{instead:effect}',
    variant: true,
    build: ({ deed, instead, condition }, span) =>
      ({ kind: 'if', span, condition, deed: instead, otherwise: deed }) as Node,
  },
];
