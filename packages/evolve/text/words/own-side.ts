import type { By, Node, Place, Unmeant } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Instead } from '../nodes/index.ts';
import type { Who } from '../reading/vocabulary.ts';
import { type CardFacts, type EvolveWord, says } from '../reading/word.ts';

/** 自己: whoever is told to do something; where nobody is, the card's own controller, who is 你 in print (3.1.2.4.1). */

/** The fields in which words say whose something is. */
const WHOSE = ['side', 'whose'] as const;

/** The same word, whose 自己 outside of what another player is told is 你. */
export function bySide<N extends Node>(word: EvolveWord<N>): EvolveWord<N> {
  return {
    ...word,
    meant: (node, place) => {
      const meant: Node | Unmeant = word.meant?.(node, place) ?? node;
      const field = yours(meant, place);
      return field === undefined ? meant : ({ ...meant, [field]: 'own' } as Node);
    },
    check: (node, place) =>
      yours(node, place) === undefined ? (word.check?.(node, place) ?? null) : SAY_YOU,
  };
}

const SAY_YOU: Text = says(
  '没有别的玩家被指示：写「你」',
  'No other player is told to do anything here: write 你',
);

/** The field that says 自己 where only 你 can be meant. */
function yours(node: object, { ancestors }: Place<CardFacts>): 'side' | 'whose' | undefined {
  const field = WHOSE.find((name) => (node as Readonly<Record<string, unknown>>)[name] === 'self');
  if (field === undefined || !ancestors.some(({ kind }) => kind === 'ability')) return undefined;
  return ancestors.some(isTold) ? undefined : field;
}

/** Is another player told to do what stands in this node? */
function isTold(node: Node): boolean {
  if (node.kind === 'by' || node.kind === 'may') return (node as By<Node, Who>).who !== 'you';
  return node.kind === 'instead' && (node as Instead).who.kind === 'players';
}
