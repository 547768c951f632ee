import type { Ability } from '../nodes/index.ts';
import { evolveText } from '../reading/language.ts';

/**
 * Reads card text that the rules speak: what keywords stand for (12.1.1).
 * @throws Error for words that are not one ability
 */
export function readRuleText(words: string): Ability {
  const { tree, diagnostics } = evolveText.parse(words, { kind: null, names: null });
  if (tree.length !== 1) throw new Error(`${words}: ${diagnostics.map((one) => one.text.zh)}`);
  return tree[0];
}
