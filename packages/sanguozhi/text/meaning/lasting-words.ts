import { childrenOf, type Node } from '@lianhuan/cardtext';
import { cachedByObject, type EffectHolder, heldEffect } from '@lianhuan/kernel';
import type { HeldAbility } from '../../effects/characteristics.ts';
import type { Body } from '../../effects/effect-body.ts';
import type { SanguozhiEffect } from '../../table/table.ts';
import type { Condition, Count, Lasting, Together } from '../nodes/index.ts';
import type { LastingWord } from '../reading/word.ts';
import { isLayered } from '../words/lasting/frames.ts';
import { LASTING } from '../words/lasting/index.ts';

/** From the abilities of a card to the effects in force. */

const lasting = LASTING as Readonly<Record<string, LastingWord>>;

/** What a lasting word does; `frame` words only hold others. */
export function wordOf(word: Lasting): LastingWord {
  return lasting[word.kind];
}

/** Do words of the tree change what a card is (712.1a)? */
export function shapesCards(node: Node): boolean {
  return isLayered(node) || childrenOf(node).some(shapesCards);
}

/** A lasting word that stands alone, with the conditions and the X that 若…则 and X为 put around it. */
export interface FlatWord {
  readonly word: Lasting;
  readonly conditions: readonly Condition[];
  readonly x: Count | null;
}

/** Takes lasting words apart that 若…则, 且 and X为 hold together. */
export const flatten = cachedByObject((word: Lasting) => takeApart(word, [], null));

function takeApart(
  word: Lasting,
  conditions: readonly Condition[],
  x: Count | null,
): readonly FlatWord[] {
  switch (word.kind) {
    case 'while':
      return word.words.flatMap((one) => takeApart(one, [...conditions, word.condition], x));
    case 'together':
      return partsOf(word).map((one) => ({ word: one, conditions, x }));
    case 'where-lasting':
      return takeApart(word.word, conditions, word.count);
    default:
      return [{ word, conditions, x }];
  }
}

/**
 * The parts of a 且. Those that change characteristics stay one word, which is for the same cards in all
 * its layers (709.5); the others stand alone.
 */
function partsOf(word: Together): readonly Lasting[] {
  const { who, words } = word;
  const layered = words.filter(isLayered);
  const others = words.filter((one) => !isLayered(one)).map((one) => ({ ...one, who }) as Lasting);
  return layered.length === 0 ? others : [{ ...word, words: layered }, ...others];
}

/** The effects of one ability of a card: as many as it has lasting words, or its trigger. */
export function effectsOf(
  held: HeldAbility,
  place: number,
  holder: EffectHolder,
): SanguozhiEffect[] {
  const { ability, ref } = held;
  const { body } = ability;
  if (body.kind === 'triggered') {
    return [heldEffect<Body>(holder, place, 0, { kind: 'trigger', ability, ref, word: body })];
  }
  if (body.kind !== 'static') return [];
  return flatten(body.word).map(({ word, conditions, x }, part) =>
    heldEffect<Body>(holder, place, part, { kind: 'held', ability, ref, word, conditions, x }),
  );
}
