import { childrenOf, type Node } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { type CardPlace, says } from '../reading/word.ts';

/**
 * Whether anything was spoken of before words that refer to it. It is asked of whole cards: of a piece of text,
 * whose card is not known, others may have spoken.
 */

/** Words behind which 该将领, 该卡 mean something: they pick, look at or hear of cards. */
const SPEAKING: ReadonlySet<string> = new Set([
  'selection',
  'card-does',
  'damages',
  'suffers',
  'targeted',
  'uses',
  'player-does',
  'instead',
  'redirect',
  'damage-change',
  'look',
  'fetch',
  'draw',
  'discard',
  'mill',
  'piles',
]);

/** Complains of 该将领 where nothing in the same effect speaks of a card before. */
export function nothingSpokenOf(
  { span: [at] }: Node,
  { ancestors, context }: CardPlace,
): Text | null {
  const root = ancestors.find(({ kind }) => kind === 'ability');
  if (root === undefined || context.kind === null || speaksBefore(root, at)) return null;
  return says(
    '前面没有提到任何卡，「该」不知道指的是谁',
    'No card was spoken of before: nobody knows which one 该 means',
  );
}

function speaksBefore(node: Node, at: number): boolean {
  if (node.span[0] >= at) return false;
  return SPEAKING.has(node.kind) || childrenOf(node).some((child) => speaksBefore(child, at));
}

/** Complains of 该伤害 where no damage was heard of. */
export function noDamageHeard(
  { span: [at] }: Node,
  { ancestors, context }: CardPlace,
): Text | null {
  const root = ancestors.find(({ kind }) => kind === 'ability');
  if (root === undefined || context.kind === null || hearsDamage(root, at)) return null;
  return says(
    '前面没有提到伤害，不知道「该伤害」是多少',
    'No damage was spoken of before: nobody knows how much 该伤害 is',
  );
}

function hearsDamage(node: Node, at: number): boolean {
  if (node.span[0] >= at) return false;
  const isDamage = node.kind === 'damages' || node.kind === 'suffers';
  return isDamage || childrenOf(node).some((child) => hearsDamage(child, at));
}
