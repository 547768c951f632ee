import { type Form, findNode, type Node, type Unmeant } from '@lianhuan/cardtext';
import type { SomeCards, TriggerPart } from '../../nodes/nodes.ts';
import { says } from '../../reading/word.ts';

/** 其中的1张牌, where a condition speaks of the cards discarded in the phase: read, and never printed. */

export const OUT_OF_THEM: Form = {
  as: 'others-cards',
  zh: '[其中的|其中]{count:amount}张[牌|手牌]',
  variant: true,
  build: ({ count }, span) => {
    const of = { kind: 'named-characters', span, who: 'you' };
    const what = { how: 'exactly', count, each: false, sort: null, qualities: [] };
    return { kind: 'some-cards', span, of, at: 'discarded', ...what, among: true } as Node;
  },
};

const NONE = says(
  '「其中」前面没有说过哪些牌；写作 此阶段内弃置的牌、亮出的牌 或 其手牌',
  '其中 refers to no cards named before: write 此阶段内弃置的牌, 亮出的牌 or 其手牌',
);

/** Those that the condition of the trigger counts, or none. */
export function ofThem(node: SomeCards, ancestors: readonly Node[]): SomeCards | Unmeant {
  const part = ancestors.find(({ kind }) => kind === 'trigger') as TriggerPart | undefined;
  const condition = part?.condition ?? null;
  const counted =
    condition === null ? null : findNode([condition], ({ kind }) => kind === 'discarded-in-phase');
  if (counted === null) return { why: NONE };
  const { among: _, ...meant } = node as SomeCards & { readonly among: true };
  return meant;
}
