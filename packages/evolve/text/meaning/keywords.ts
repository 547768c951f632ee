import { placedAt, type Span } from '@lianhuan/cardtext';
import { cachedByObject } from '@lianhuan/kernel';
import type { Ability } from '../nodes/index.ts';
import { evolveText } from '../reading/language.ts';
import { KEYWORD_ENTRIES } from '../words/keywords.ts';

/** Keywords that stand for abilities (12.1.1): each of them as those abilities. */

/** An ability as it works; `stands` asks whether the rules of its keyword are in force, and is null for any other ability. */
export interface Expansion {
  readonly ability: Ability;
  readonly stands: (() => boolean) | null;
}

/** The abilities that a keyword stands for; any other ability is given as it is. */
export const expandKeyword = cachedByObject(expand);

function expand(ability: Ability): readonly Expansion[] {
  const { body } = ability;
  const abilities = body.kind === 'keyword' ? KEYWORD_ENTRIES[body.name].abilities : undefined;
  if (abilities === undefined) return [{ ability, stands: null }];
  return abilities.map(({ words, stands }) => ({ ability: read(words, body.span), stands }));
}

function read(words: string, span: Span): Ability {
  const { tree, diagnostics } = evolveText.parse(words, { kind: null, names: null });
  if (tree.length !== 1) throw new Error(`${words}: ${diagnostics.map((one) => one.text.zh)}`);
  return placedAt(tree[0], span);
}
