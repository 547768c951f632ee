import type { Node } from '@lianhuan/cardtext';
import { cachedByObject, type EffectHolder, heldEffect } from '@lianhuan/kernel';
import type { HeldAbility } from '../../effects/characteristics.ts';
import type { Body } from '../../effects/effect-body.ts';
import type { EvolveEffect } from '../../table/table.ts';
import type { AnyOccasion, Condition, Count, Entry, Lasting, Occasion } from '../nodes/index.ts';
import type { LastingWord } from '../reading/word.ts';
import { LASTING_WORDS } from '../words/lasting/index.ts';

/** From the abilities of a card to the effects in force. */

/** The word of a lasting node: what it does; a `frame` only holds other lasting nodes. */
export function wordOf(word: Lasting): LastingWord {
  return LASTING_WORDS[word.kind];
}

/** A lasting node without the frames around it. */
export interface FlatWord {
  readonly word: Lasting;
  /** The conditions of the frames around it: all must hold (10.3.3). */
  readonly conditions: readonly Condition[];
}

/** Takes the frames 若… and X为… off lasting words: what X is stands in the place of X. */
export const flatten = cachedByObject((word: Lasting) => takeApart(word, []));

function takeApart(word: Lasting, conditions: readonly Condition[]): readonly FlatWord[] {
  switch (word.kind) {
    case 'while':
      return word.words.flatMap((one) => takeApart(one, [...conditions, word.condition]));
    case 'where-lasting':
      return takeApart(explainedIn(word.word, word.count), conditions);
    default:
      return [{ word, conditions }];
  }
}

/** The words with what X is; what stands in the place of an event counts X when it is carried out (5.2.1.2.1). */
function explainedIn(word: Lasting, count: Count): Lasting {
  switch (word.kind) {
    case 'while':
      return { ...word, words: word.words.map((one) => explainedIn(one, count)) };
    case 'instead': {
      const { deed } = word;
      return { ...word, deed: { kind: 'where', span: deed.span, deed, count } };
    }
    default:
      return explained(word, count) as Lasting;
  }
}

/** The same tree with that count in the place of X. */
function explained(value: unknown, count: Count): unknown {
  if (Array.isArray(value)) return value.map((one) => explained(one, count));
  if (typeof value !== 'object' || value === null) return value;
  const { kind, amount } = value as Node & { readonly amount?: unknown };
  if (kind === 'number' && amount === 'X') return count;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, explained(inner, count)]),
  );
}

/** What a trigger waits for: one thing, or any of several. */
export function occasionsIn<On extends Entry | Occasion>(on: On | AnyOccasion): readonly On[] {
  return on.kind === 'any-occasion'
    ? ((on as AnyOccasion).occasions as readonly Node[] as readonly On[])
    : [on as On];
}

/**
 * The effects of one ability of a card: one for each lasting node of a static ability, one for each thing that an
 * automatic ability waits for.
 */
export function effectsOf(held: HeldAbility, place: number, holder: EffectHolder): EvolveEffect[] {
  const { ability, ref, granted } = held;
  const { body } = ability;
  if (body.kind === 'triggered') {
    return occasionsIn(body.on).map((on) => {
      const trigger: Body = { kind: 'trigger', ability, ref, word: body, on, granted };
      return heldEffect<Body>(holder, place, 0, trigger);
    });
  }
  if (body.kind !== 'static') return [];
  return flatten(body.word).map(({ word, conditions }, part) =>
    heldEffect<Body>(holder, place, part, { kind: 'held', ability, ref, word, conditions }),
  );
}
