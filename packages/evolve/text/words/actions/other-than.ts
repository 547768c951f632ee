import type { Form, If, Node, Span } from '@lianhuan/cardtext';
import type { Cards, Condition, Deed, Select } from '../../nodes/index.ts';
import { selectedLast } from '../nouns.ts';

/** 改为 behind what is done otherwise: the one or the other. */

/** 对对手的主战者造成2点伤害。【唤灵充能10】改为造成4点伤害: to whom is said before. */
export function other(written: Readonly<Record<string, unknown>>, span: Span): Deed | null {
  const { amount, cards, ...rest } = written;
  const drawn = cards && { kind: 'draw', span, amount: cards, upTo: false };
  const much = amount ? { kind: 'damage', span, to: selectedLast(span), amount } : drawn;
  const read = much ? { ...rest, deed: much } : rest;
  const { deed, otherwise } = read as Readonly<Record<string, Deed>>;
  if (much && otherwise.kind !== deed.kind) return null;
  const isSameTo = deed.kind === 'damage' && otherwise.kind === 'damage' && 'elided' in deed.to;
  if (!isSameTo) return { kind: 'if', span, ...read } as If<Deed, Condition>;
  const { to } = otherwise;
  const either = (to: Cards) =>
    ({
      kind: 'if',
      span,
      ...read,
      deed: { ...deed, to },
      otherwise: { ...otherwise, to },
    }) as unknown as If<Deed, Condition>;
  // 对1个对手的随从造成2点伤害。【觉醒】改为造成4点伤害: it is selected once.
  if (to.kind !== 'selection' || to.how !== 'choose') return either(to);
  const select = { kind: 'select', span: to.span, what: to } as Select;
  const it = selectedLast([to.span[1], to.span[1]]);
  return { kind: 'sequence', span, steps: [select, either(it)] };
}

/** What is done instead, or how much of it. */
export const INSTEAD: readonly string[] = [
  '[改为|将其改为|则改为|代替为|则变为|变为]{deed:clause}',
  '[改为|将其改为|则改为|则变为|变为|则为|将伤害改为|将伤害变为|伤害改为|伤害变为|将该伤害改为|该伤害变为]{amount:much}点[伤害|的伤害|]',
  '[改为|将其改为|则改为|则变为|变为|则为]{cards:much}张',
  '{deed:clause}[作为代替|来代替|代替之]',
];

/** What is done or how much it is under a condition, as it stands behind what is done otherwise. */
const THE_OTHER: readonly string[] = [
  ...['{condition:class-term}', '{condition:state-term}', '[若|如果]{condition}'].flatMap((when) =>
    INSTEAD.map((zh) => `[。|，|；]${when}[，|：|，则|]${zh}`),
  ),
  // 对其造成3点伤害（【魔力连锁7】则为6点）.
  ...['{condition:class-term}[|，]', '[若|如果]{condition}，'].flatMap((when) =>
    ['{amount:much}点[|伤害]', '{cards:much}张'].map(
      (much) => `（${when}[则为|改为|则改为|为|变为]${much}）`,
    ),
  ),
];

/** 抽1张卡牌。【魔力连锁5】改为抽2张卡牌: the one or the other. */
export const OTHER_THAN: readonly Form[] = [
  ...THE_OTHER.map(
    (zh): Form => ({
      as: 'the-other',
      zh,
      variant: true,
      build: (read, span) => ({ kind: 'if', span, ...read }) as Node,
    }),
  ),
  {
    as: 'clause',
    zh: '{otherwise:done}{so:the-other}',
    variant: true,
    build: ({ otherwise, so }, span) => {
      const { kind: _, span: __, ...read } = so as Node;
      return other({ otherwise, ...read }, span);
    },
  },
];
