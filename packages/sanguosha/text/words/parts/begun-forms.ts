import type { Form, Node } from '@lianhuan/cardtext';
import type { NamedCharacters, Status } from '../../nodes/nodes.ts';

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
