import type { Ability } from '../nodes/index.ts';
import { sanguozhiText } from '../reading/language.ts';

/**
 * Reads card text that the rules speak: what 禀赋 stand for (802).
 * @throws Error for words that are not one ability
 */
export function readRuleText(words: string): Ability {
  const { tree, diagnostics } = sanguozhiText.parse(words, { kind: null, names: null });
  if (tree.length !== 1) throw new Error(`${words}: ${diagnostics.map((one) => one.text.zh)}`);
  return tree[0];
}
