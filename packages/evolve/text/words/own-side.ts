import type { By, Node, Place, Unmeant } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Instead } from '../nodes/index.ts';
import type { Side, Who } from '../reading/vocabulary.ts';
import { type CardFacts, type EvolveWord, says } from '../reading/word.ts';

/** 自己: whoever is told to do something; where nobody is, the card's own controller, who is 你 in print (3.1.2.4.1). */

interface Sided extends Node {
  readonly side: Side | null;
}

/** The same word, whose 自己 outside of what another player is told is 你. */
export function bySide<N extends Node>(word: EvolveWord<N>): EvolveWord<N> {
  return {
    ...word,
    meant: (node, place) => {
      const meant: Node | Unmeant = word.meant?.(node, place) ?? node;
      return isYou(meant, place) ? { ...meant, ...YOURS } : meant;
    },
    check: (node, place) => (isYou(node, place) ? SAY_YOU : (word.check?.(node, place) ?? null)),
  };
}

const YOURS = { side: 'own' } as const;

const SAY_YOU: Text = says(
  '没有别的玩家被指示：写「你」',
  'No other player is told to do anything here: write 你',
);

function isYou(node: object, { ancestors }: Place<CardFacts>): boolean {
  if (!('side' in node) || (node as Sided).side !== 'self') return false;
  return ancestors.some(({ kind }) => kind === 'ability') && !ancestors.some(isTold);
}

/** Is another player told to do what stands in this node? */
function isTold(node: Node): boolean {
  if (node.kind === 'by' || node.kind === 'may') return (node as By<Node, Who>).who !== 'you';
  return node.kind === 'instead' && (node as Instead).who.kind === 'players';
}
