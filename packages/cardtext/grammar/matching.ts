import type { Grammar, Semantics } from 'ohm-js';
import {
  type Expectation,
  expectation,
  type OhmFailure,
  tokenOf,
} from '../diagnostics/expectation.ts';
import type { Lexicon } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';
import { ruleName } from './grammar.ts';
import { NestedTooDeep } from './nesting.ts';

/** How far a text could be read, and what could have stood there. */
export interface MatchFailure {
  readonly kind: 'unread';
  readonly at: number;
  /** Looked up when somebody is told: that takes longer than reading the text. */
  expects(): Expectation;
}

/** Where words stand in each other too deep for the text to be read. */
export interface DepthFailure {
  readonly kind: 'too-deep';
  readonly at: number;
}

/** A text that was read whole, or how far it could be. */
export type Matched =
  | { readonly ok: true; readonly tree: readonly Node[] }
  | { readonly ok: false; readonly failure: MatchFailure | DepthFailure };

/** A language ready to read: its grammar, what it builds, and the words and terms it is made of. */
export interface Reader {
  readonly made: Grammar;
  readonly semantics: Semantics;
  readonly lexicons: readonly Lexicon[];
}

/** Reads a normalised text, whole, as something of that category. */
export function matchText(reader: Reader, text: string, category: string): Matched {
  try {
    return matchAtAnyDepth(reader, text, category);
  } catch (error) {
    if (!(error instanceof NestedTooDeep)) throw error;
    return { ok: false, failure: { kind: 'too-deep', at: error.at } };
  }
}

function matchAtAnyDepth(
  { made: grammar, semantics, lexicons }: Reader,
  text: string,
  category: string,
): Matched {
  const match = grammar.match(text, ruleName(category));
  if (!match.failed()) {
    const read: Node | readonly Node[] = semantics(match).build();
    return { ok: true, tree: Array.isArray(read) ? read : [read as Node] };
  }
  return {
    ok: false,
    failure: {
      kind: 'unread',
      at: match.getRightmostFailurePosition(),
      expects() {
        const failures = (match as unknown as WithFailures).getRightmostFailures();
        // A category without words of its own can begin with nothing.
        const terms = new Set(failures.filter(({ text }) => text !== 'nothing').map(tokenOf));
        return expectation(lexicons, terms);
      },
    },
  };
}

/** What Ohm tells of a failed match beyond its declared types. */
interface WithFailures {
  getRightmostFailures(): readonly OhmFailure[];
}
