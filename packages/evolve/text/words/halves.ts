import type { Form, Node, Span, Where } from '@lianhuan/cardtext';
import type { Adjust, Count, Damage, Deed, Half } from '../nodes/index.ts';
import { selectedLast } from './nouns.ts';

/** Half of something, said where a number stands: 造成此随从攻击力一半（向上取整）的伤害 is X points, where X is that half. */

/** Which way to round, as it is written; the first is printed. */
export const ROUNDINGS = [
  { up: true, zh: '[向上取整|小数点以下进位|小数进位|小数点以下进一|进位]' },
  { up: false, zh: '[向下取整|小数点以下舍去|小数点后舍去|小数点后舍弃|小数舍去|舍去小数|舍去]' },
] as const;

type Read = Readonly<Record<string, unknown>>;

const X = (span: Span): Count => ({ kind: 'number', span, amount: 'X' });

/**
 * Sentences in which half of something stands, how to round being said right behind it or at the end.
 * @param zh with HALF where the half stands
 * @param deedOf what is done X times or X points of
 * @param countOf half of what, if the words between do not say it
 */
function halfForms(
  zh: string,
  deedOf: (read: Read, span: Span) => Node,
  countOf?: (read: Read, span: Span) => Node,
): Form[] {
  const what = countOf === undefined ? '{count:term}[的|]' : '';
  return [
    zh.replace('HALF', `${what}一半（{round:rounding}）`),
    `${zh.replace('HALF', `${what}一半`)}[（|，]{round:rounding}[）|]`,
  ].map(
    (written): Form => ({
      as: 'half-deed',
      zh: written,
      variant: true,
      build: (read, span) => {
        const { up } = read.round as unknown as Half;
        const count = { kind: 'half', span, count: countOf?.(read, span) ?? read.count, up };
        return { kind: 'where', span, deed: deedOf(read, span), count } as unknown as Node;
      },
    }),
  );
}

/** How to round, as half of something holds it. */
const ROUNDED: readonly Form[] = ROUNDINGS.map(({ up, zh }) => ({
  as: 'rounding',
  zh,
  variant: true,
  build: (_, span) => ({ kind: 'half', span, up }) as Node,
}));

/** What is done before, in the same sentence: 选择1个随从，其生命值变为一半（向上取整）. */
export const BY_HALF: readonly Form[] = [
  ...ROUNDED,
  ...['', '{earlier:clause}，'].map(
    (before): Form => ({
      as: 'sentence',
      zh: `${before}{halved:half-deed}`,
      variant: true,
      build: ({ earlier, halved }, span) => {
        const { deed, count } = halved as Where<Deed, Count>;
        if (earlier === undefined) return halved as Node;
        const steps = [...([earlier].flat() as unknown as readonly Deed[]), deed];
        return { kind: 'where', span, deed: { kind: 'sequence', span, steps }, count } as Node;
      },
    }),
  ),
];

const damageTo = ({ to }: Read, span: Span): Node => {
  const whom = (to ?? selectedLast(span)) as Damage['to'];
  return { kind: 'damage', span, to: whom, amount: X(span) } as Node;
};

export const HALF_DAMAGE: readonly Form[] = [
  '[给予|对]{to:cards}[|造成]',
  '[给予|造成]',
  '{to:cards}受到',
].flatMap((whom) =>
  halfForms(
    `${whom}[|等同于|等于|相当于|与|数值为]HALF[|数值|点数|点|相同|相等][|的]伤害`,
    damageTo,
  ),
);

export const HALF_DRAWN: readonly Form[] = halfForms(
  '[抽|抽取][|与|等同于|相当于]HALF[|数量|张数|相同|相同数量][|的|张][卡牌|牌]',
  (_, span) => ({ kind: 'draw', span, amount: X(span), upTo: false }) as Node,
);

/** 丢弃一半手牌: half of the hand of whoever does it. */
export const HALF_DISCARDED: readonly Form[] = [
  { zh: '', who: null, side: 'own' },
  { zh: '对手', who: 'enemy', side: 'enemy' },
].flatMap(({ zh, who, side }) =>
  halfForms(
    `${zh}[丢弃|舍弃|弃掉|弃置|弃][|自己|自己的|你的]HALF[|的]手牌`,
    (_, span) => {
      const deed = { kind: 'discard', span, amount: X(span), random: false, filter: null };
      return (who === null ? deed : { kind: 'by', span, who, deed }) as Node;
    },
    (_, span) => ({ kind: 'player-number', span, side, what: 'hand' }) as Node,
  ),
);

const lifeBy =
  (sign: Adjust['sign']) =>
  ({ side = null }: Read, span: Span) =>
    ({ kind: 'adjust', span, side, what: 'life', sign, amount: X(span) }) as Node;

const LIFE_CHANGES = [
  { zh: '[+|增加|回复]', sign: '+' },
  { zh: '[-|减少|失去]', sign: '-' },
] as const;

export const HALF_LIFE: readonly Form[] = [
  ...LIFE_CHANGES.flatMap(({ zh, sign }) =>
    ['{side?的}', '{side}'].flatMap((whose) =>
      halfForms(`${whose}主战者[|的]生命值${zh}HALF[|点]`, lifeBy(sign)),
    ),
  ),
  ...[
    '{side}[的|]主战者[|的]失去HALF[|的]生命值',
    '{side}[的|]主战者[|的]生命值[减少|失去]HALF',
  ].flatMap((zh) =>
    halfForms(
      zh,
      lifeBy('-'),
      ({ side }, span) => ({ kind: 'player-number', span, side, what: 'life' }) as Node,
    ),
  ),
];

/** 其攻击力变为一半. */
export const HALF_STAT: readonly Form[] = ['{who:pronoun}[|的]', '{who:single}[|的]'].flatMap(
  (who) =>
    halfForms(
      `[|使|令|将]${who}{stat}[变为|变成|减为|成为][|其|原来的|现在的]HALF`,
      ({ who: whose, stat }, span) => {
        const word = { kind: 'stat-change', span, who: whose, stat, how: 'set', amount: X(span) };
        return { kind: 'begin', span, period: null, until: null, words: [word] } as Node;
      },
      ({ who: of, stat }, span) => ({ kind: 'stat-of', span, stat, original: false, of }) as Node,
    ),
);
