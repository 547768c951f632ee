import type { Form, Node, Span } from '@lianhuan/cardtext';
import type { Cards, Deed, Lasting } from '../nodes/index.ts';
import type { Period, Stat } from '../reading/vocabulary.ts';
import { selectedLast } from './nouns.ts';

/** A number doubled, and both numbers of a card changed alike: 其攻击力翻倍, 攻击力和生命值变为5. */

type Read = Readonly<Record<string, unknown>>;

const BOTH = ['attack', 'life'] as const;

/** Who it is said of; of what was selected last where nothing is. */
const WHOSE = [
  '[使|令|让|将|]{who:spoken}[|的]',
  '[使|令|让|将|]{who:standing}[|的]',
  '[使|令|让|将|]{who:chosen}[|的]',
  '[使|令|让|]',
];

/** Before or behind the words, or not at all. */
function timed(words: string): readonly string[] {
  return [`{period}[，|]${words}`, `${words}[，|]{period}`, words];
}

function begin(words: readonly Node[], period: unknown, span: Span): Node {
  return { kind: 'begin', span, period: period ?? null, until: null, words } as Node;
}

/** The numbers that are spoken of: one of them, or both. */
function statsIn({ stat }: Read): readonly Stat[] {
  return stat === undefined ? BOTH : [stat as Stat];
}

/** 其攻击力翻倍: +X, X being what it is. */
function doubled(read: Read, span: Span): Node {
  const { before, period } = read;
  const who = (read.who ?? selectedLast(span)) as Cards;
  const earlier = (before ?? []) as readonly Deed[];
  const all = statsIn(read).map((stat, at) => {
    const amount = { kind: 'number', span, amount: 'X' };
    const whose = at === 0 ? who : behind(who);
    const word = { kind: 'stat-change', span, who: whose, stat, how: 'add', amount };
    const begun = begin([word as Node], period as Period, span);
    const steps = at === 0 ? [...earlier, begun] : [begun];
    const deed = steps.length === 1 ? steps[0] : { kind: 'sequence', span, steps };
    const count = { kind: 'stat-of', span, stat, original: false, of: behind(who) };
    return { kind: 'where', span, deed, count } as Node;
  });
  return all.length === 1 ? all[0] : ({ kind: 'sentences', span, steps: all } as Node);
}

/** The same cards once more: 其, where they were picked. */
function behind(who: Cards): Cards {
  if (who.kind !== 'selection' || who.how === 'all') return who;
  const [, end] = who.span;
  return { kind: 'that', span: [end, end], noun: 'it' };
}

const TWICE =
  '[翻倍|加倍|变为2倍|变为两倍|变为原来的2倍|变为其2倍|变成2倍|成为2倍|变为双倍|翻一倍]';
const AND = '攻击力[和|与|、|及]生命值[|都|均|各|分别]';

export const DOUBLED: readonly Form[] = WHOSE.flatMap((whose) =>
  [
    { as: 'sentence', words: `{stat}${TWICE}` },
    { as: 'whole', words: `${AND}${TWICE}` },
  ].flatMap(({ as, words }) =>
    timed(`${whose}${words}`).map(
      (zh): Form => ({ as, zh: `{before:clause*，，}${zh}`, variant: true, build: doubled }),
    ),
  ),
);

/** 使其攻击力和生命值变为5: two words of the same card. */
export const BOTH_SET: readonly Form[] = WHOSE.flatMap((whose) =>
  timed(`${whose}${AND}[变为|变成|成为|改为]{amount:much}[|点]`).map(
    (zh): Form => ({
      as: 'deed',
      zh,
      variant: true,
      build: ({ who, period, amount }, span) => {
        const whom = (who ?? selectedLast(span)) as Cards;
        const words = BOTH.map(
          (stat) =>
            ({
              kind: 'stat-change',
              span,
              who: whom,
              stat,
              how: 'set',
              amount,
            }) as unknown as Lasting,
        );
        if (period !== undefined) return begin(words, period, span);
        const steps = words.map((word) => begin([word], null, span));
        return { kind: 'sequence', span, steps } as unknown as Node;
      },
    }),
  ),
);
