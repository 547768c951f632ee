import type { Form, Node, Place, Unmeant } from '@lianhuan/cardtext';
import type { Later, NamedCharacters, Status, TriggerPart } from '../../nodes/nodes.ts';
import { says } from '../../reading/word.ts';

/** Lasting words that begin, as they are said of oneself or of somebody else: read, and never printed. */

type Read = Readonly<Record<string, unknown>>;

/** 你 at the beginning, or one way to write it that is 你 alone. */
const OF_YOU = /^(你|\[[^\]]*\|你\])/;
/** 直到回合结束: as long as the turn under way. */
const UNTIL = '直到[回合结束|本回合结束|此回合结束|当前回合结束|该回合结束|回合结束时]';
/** 直到你的下回合开始. */
const UNTIL_OWN =
  '直到[你的下回合开始|你的下个回合开始|你下回合开始|你下个回合开始|你的下一个回合开始][|时|前]';
const DURING = '{period}[|内][|，]';

/**
 * Of lasting words that begin with 你: what stands behind it, for 其本回合不能使用【闪】 and the like.
 * @param forms of the words
 */
export function theirsOf(forms: readonly Form[]): Form[] {
  return forms
    .filter(({ zh, build }) => OF_YOU.test(zh) && build === undefined)
    .map(({ zh, ...form }) => ({
      ...form,
      as: 'their-status',
      zh: zh.startsWith('你的') ? `[|的]${zh.slice(2)}` : zh.replace(OF_YOU, ''),
      variant: true,
    }));
}

const WHEN = [
  { begin: UNTIL, fixed: { period: 'turn' } },
  { begin: UNTIL_OWN, fixed: { period: 'own-turn' } },
] as const;

/** 本回合你的手牌上限+2, 直到回合结束，你使用【杀】无次数限制. */
export const BEGUN_FORMS: readonly Form[] = [
  { zh: `[|令]${DURING}{word:status}`, with: {} },
  ...WHEN.flatMap(({ begin, fixed }) => [
    { zh: `${begin}[，|]{word:status}`, with: fixed },
    { zh: `[|令]{word:status}[，|]${begin}`, with: fixed },
  ]),
].map((form) => ({ ...form, as: 'deed', variant: true as const }));

/** 本回合你使用【杀】无距离限制且可以多使用1张【杀】: both of them begin. */
export const BEGUN_TOGETHER: readonly Form[] = [
  {
    as: 'effect',
    zh: `[|令]${DURING}{word:status}[且|，且|并|并且]{more:their-status}`,
    variant: true,
    build: ({ period, word, more }, span) => {
      const begin = (one: unknown) => ({ kind: 'begin', span, period, word: one });
      return { kind: 'sequence', span, steps: [begin(word), begin(more)] } as Node;
    },
  },
];

/** 本回合你使用【杀】或【决斗】造成的伤害+1: as that damage is dealt. */
export const LATER_FORMS: readonly Form[] = [
  {
    as: 'deed',
    zh: `${DURING}你[使用|因]{by:spec}造成的伤害{sign}{amount}`,
    variant: true,
    build: ({ period, by, sign, amount }, span) => {
      const on = { kind: 'damage-occasion', span, who: 'you', timing: 'deal-1', by };
      const whole = { ...on, each: false, across: null, nature: null };
      const deed = { kind: 'change-damage', span, sign, amount };
      return { kind: 'later', span, period, on: whole, deed } as Node;
    },
  },
  // 其下一次造成的伤害+1, 其下次受到的伤害-1.
  ...(['造成', '受到'] as const).map(
    (what): Form => ({
      as: 'deed',
      zh: `{who:party}[|的]下[一次|次|1次]${what}的伤害{sign}{amount}`,
      variant: true,
      build: ({ who, sign, amount }, span) => {
        if (who !== 'you' && who !== 'that') return null;
        const timing = what === '造成' ? 'deal-1' : 'take-2';
        const any = { by: null, each: false, across: null, nature: null };
        const on = { kind: 'damage-occasion', span, who, timing, ...any };
        const deed = { kind: 'change-damage', span, sign, amount };
        return { kind: 'later', span, period: 'always', on, deed, once: true } as Node;
      },
    }),
  ),
  // 其他吴势力角色对你使用【桃】时，你额外回复1点体力: once that card has been resolved.
  {
    as: 'act',
    zh: '[|你]额外回复{amount}点体力',
    variant: true,
    build: ({ amount }, span) => {
      const on = { kind: 'this-flow', span, timing: 'over-2' };
      const deed = { kind: 'recover', span, amount };
      return { kind: 'later', span, period: 'turn', on, deed, besides: true } as Node;
    },
  },
];

/** What is recovered besides must be so beside a card that is used. */
export function laterMeant(node: Later, { ancestors }: Place): Later | Unmeant {
  if (!('besides' in node)) return node;
  const part = ancestors.find(({ kind }) => kind === 'trigger') as TriggerPart | undefined;
  if (part?.on.kind !== 'use-occasion' || part.on.timing !== 'aim') return { why: BESIDES_WHAT };
  const { kind, span, period, on, deed } = node;
  return { kind, span, period, on, deed };
}

const BESIDES_WHAT = says(
  '「额外回复」在谁对你使用牌时才能说；写作 回复1点体力',
  '额外回复 is said where somebody uses a card on you: write 回复1点体力',
);

/** 令其本回合不能使用【闪】, 其非锁定技失效直到回合结束. */
export const BEGUN_FOR_FORMS: readonly Form[] = [
  { zh: `[|令]{whom:named}${DURING}{word:their-status}`, with: {} },
  { zh: `${DURING}[|令]{whom:named}{word:their-status}`, with: {} },
  ...WHEN.flatMap(({ begin, fixed }) => [
    { zh: `[|令]{whom:named}${begin}[，|]{word:their-status}`, with: fixed },
    { zh: `[|令]{whom:named}{word:their-status}[，|]${begin}`, with: fixed },
    { zh: `${begin}[，|]{whom:named}{word:their-status}`, with: fixed },
  ]),
].map((form) => ({ ...form, as: 'deed', variant: true as const, build: forThem }));

function forThem({ period, whom, word }: Read, span: Node['span']): Node | null {
  const { who } = whom as NamedCharacters;
  if (who === 'you') return null;
  const status = word as Status;
  if (status.kind === 'skills-void') return { kind: 'void-skills', span, period, whom } as Node;
  return { kind: 'begin-for', span, period, whom, word: status } as Node;
}
