import type { Place, Unmeant } from '@lianhuan/cardtext';
import type { CardsAre, Condition, Deed, KnownCards, Part } from '../../nodes/nodes.ts';
import { says } from '../../reading/word.ts';

/** Which cards 之 means: the one that is judged with, else that which was dealt with or used. */

const NONE = says(
  '「之」前面没有说过哪张牌；写作 判定牌、此牌、这些牌 或 造成此伤害的牌',
  '之 refers to no card named before: write 判定牌, 此牌, 这些牌 or 造成此伤害的牌',
);

/** What is dealt with before it in the sentence: those cards. */
const HANDLING = ['show', 'discard', 'obtain', 'draw', 'give', 'recast-cards'];

/** The cards that 之 means where it stands, or why none. */
export function cardsMeant(node: KnownCards, { ancestors }: Place): KnownCards | Unmeant {
  const which = whichMeant(ancestors);
  return which === null ? { why: NONE } : { ...node, which };
}

/** 为黑色 without a subject: of the cards just dealt with, or of the judgement. */
export function justHandled(node: CardsAre, { ancestors }: Place): Condition | Unmeant {
  const { span, quality } = node;
  const which = whichMeant(ancestors);
  if (which === 'judgement') return { kind: 'card-is', span, which, not: false, quality };
  if (which !== 'these') return { why: NONE };
  return { kind: 'cards-are', span, not: false, quality };
}

function whichMeant(ancestors: Place['ancestors']): KnownCards['which'] | null {
  const sequence = ancestors.findLast(({ kind }) => kind === 'sequence');
  if (sequence !== undefined && 'steps' in sequence) {
    const [told] = sequence.steps as readonly Deed[];
    const first = told.kind === 'let' ? told.deed : told;
    if (HANDLING.includes(first.kind)) return 'these';
    if (first.kind === 'judge') return 'judgement';
  }
  const part = ancestors.find(({ kind }) => kind === 'trigger') as Part | undefined;
  if (part?.kind !== 'trigger') return null;
  if (part.on.kind === 'flow-occasion' && part.on.timing.startsWith('judge')) return 'judgement';
  return part.on.kind === 'use-occasion' ? 'this' : null;
}
