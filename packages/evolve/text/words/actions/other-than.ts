import type { Form, If, Node, Span } from '@lianhuan/cardtext';
import type { Cards, Condition, Deed, Select } from '../../nodes/index.ts';
import { selectedLast } from '../nouns.ts';

/** 改为 behind what is done otherwise: the one or the other. */

/** The one under its condition, or where the rite was paid for, and else the other (13.3.3.2). */
function so(read: Readonly<Record<string, unknown>>, span: Span): Deed {
  if (read.condition !== undefined) return { kind: 'if', span, ...read } as If<Deed, Condition>;
  return { kind: 'paying', span, when: 'earth-rite', cost: null, ...read } as unknown as Deed;
}

/** 对对手的主战者造成2点伤害。【唤灵充能10】改为造成4点伤害: to whom is said before. */
export function other(written: Readonly<Record<string, unknown>>, span: Span): Deed | null {
  const { amount, cards, tokens, ...rest } = written;
  const drawn = cards && { kind: 'draw', span, amount: cards, upTo: false };
  const made = tokens && { ...(written.otherwise as Deed), span, amount: tokens };
  if (made && (made as Deed).kind !== 'create') return null;
  const much = amount ? { kind: 'damage', span, to: selectedLast(span), amount } : (drawn ?? made);
  const read = much ? { ...rest, deed: much } : rest;
  const { deed, otherwise } = read as Readonly<Record<string, Deed>>;
  if (much && otherwise.kind !== deed.kind) return null;
  const isSameTo = deed.kind === 'damage' && otherwise.kind === 'damage' && 'elided' in deed.to;
  if (!isSameTo) return so(read, span);
  const { to } = otherwise;
  const either = (to: Cards) =>
    so({ ...read, deed: { ...deed, to }, otherwise: { ...otherwise, to } }, span);
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
  '[改为|则改为|变为|则变为][召唤|召唤出]{tokens:much}[个|张|名|体|只]',
  '{deed:clause}[作为代替|来代替|代替之]',
];

const RITE = '【土之秘术】';

/** What is done or how much it is under a condition, as it stands behind what is done otherwise. */
const THE_OTHER: readonly string[] = [
  ...['{condition:class-term}', '{condition:state-term}', '[若|如果]{condition}', RITE].flatMap(
    (when) => INSTEAD.map((zh) => `[。|，|；|\n|。\n]${when}[，|：|，则|]${zh}`),
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
