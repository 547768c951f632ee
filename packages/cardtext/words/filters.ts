import type { Text } from '@lianhuan/kernel';
import { nearestWord } from '../diagnostics/nearest.ts';
import type { Form, Place, Speaker, Word } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';
import type { This } from '../nodes/nouns.ts';

/** How a dialect writes one part of a filter, what it means, and by which rules. */
export interface FilterPart<N extends Node, Rule extends string, Context> {
  /** The patterns by which it is written, each a `filter` unless it says otherwise. */
  readonly forms: readonly (string | Form)[];
  readonly explain: readonly [zh: string, en: string];
  readonly rules: readonly Rule[];
  /** What keeps it from being carried out where it stands, if anything does. */
  check?(node: N, place: Place<Context>): Text | null;
}

/** How a filter reads in English: as several cards, and as a single one. */
export interface FilterEnglish<Filter extends Node> {
  /** Cards that fit, e.g. "enemy generals". */
  called(filter: Filter, several: boolean, say: Speaker): string;
  /** A single card that fits. */
  one(filter: Filter, say: Speaker): string;
}

/** The parts of a dialect's filters, by kind. */
export type FilterParts<Filter extends Node, Rule extends string, Context> = {
  readonly [Kind in Filter['kind']]: FilterPart<Extract<Filter, { kind: Kind }>, Rule, Context>;
};

/**
 * The words that filters are made of, in the order of the parts. Every part of a filter reads in English
 * as the whole of it from there on.
 */
export function filterWords<Filter extends Node, Rule extends string, Context>(
  { called, one }: FilterEnglish<Filter>,
  parts: FilterParts<Filter, Rule, Context>,
): readonly Word<Filter, Rule, Context>[] {
  const all = Object.entries(parts) as [Filter['kind'], FilterPart<Filter, Rule, Context>][];
  return all.map(
    ([
      kind,
      {
        forms,
        explain: [zh, en],
        rules,
        check,
      },
    ]) => ({
      kind,
      forms: forms.map((form) => (typeof form === 'string' ? { as: 'filter', zh: form } : form)),
      english: (node, say) => called(node, true, say),
      one: (node, _, say) => one(node, say),
      explain: () => ({ zh, en }),
      rules,
      ...(check === undefined ? {} : { check }),
    }),
  );
}

/** What a card may be called in a dialect: the marks around its name, and the printed term for a card. */
export interface CardTerm {
  readonly open: string;
  readonly close: string;
  /** How a sentence says that no card is called so, up to the name and behind it. */
  readonly none: readonly [before: string, after: string];
}

/** Complains of a name that no card has, with the nearest that one has; null where all is well or names are not known. */
export function unknownName(
  name: string,
  names: ReadonlySet<string> | null,
  { open, close, none: [before, after] }: CardTerm,
): Text | null {
  if (names === null || names.has(name)) return null;
  const nearest = nearestWord(name, names);
  const quoted = (one: string) => `${open}${one}${close}`;
  return {
    zh: `${before}${quoted(name)}${after}${nearest ? `；是不是${quoted(nearest)}？` : ''}`,
    en: `There is no card called ${quoted(name)}${nearest ? `; did you mean ${quoted(nearest)}?` : ''}`,
  };
}

/**
 * Complains where a card calls itself what it is not: 本将领 on a tactic, except in words that it grants to a
 * general. `card` is what any card may call itself.
 * @param terms what kinds of card are called
 * @param itself what such a card can be called in any case: 本卡
 */
export function otherKind<Kind extends string>(
  { noun }: This<Kind>,
  { ancestors, context }: Place<{ readonly kind: string | null }>,
  terms: Readonly<Record<Kind, Text>>,
  itself: { readonly card: string; readonly name: string },
): Text | null {
  const granted = ancestors.some((node) => node.kind === 'grants');
  if (noun === 'card' || context.kind === null || context.kind === noun || granted) return null;
  return {
    zh: `这张${itself.card}不是${terms[noun].zh}；写「${itself.name}」`,
    en: `This card is no ${terms[noun].en}; write ${itself.name}`,
  };
}

/** The fields of a selection of all cards of which a filter holds, but for that and the place in the text. */
export const EVERY_ONE = {
  kind: 'selection',
  how: 'all',
  upTo: false,
  most: 'any',
  measure: null,
  said: false,
} as const;
