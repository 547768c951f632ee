import type ts from 'typescript';

/** What sort of thing is changed. */
export const CHANGE_KINDS = [
  'condition',
  'logic',
  'comparison',
  'negation',
  'arithmetic',
  'call',
  'statement',
  'literal',
  'return',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One change of one piece of code: the piece is replaced by `after`. */
export interface Change {
  readonly kind: ChangeKind;
  /** An expression or an expression statement. */
  readonly node: ts.Node;
  /** The expression that stands there instead; empty: the statement is dropped. */
  readonly after: string;
}

/** Says what can be changed at a node itself, not within it. */
export type Changer = (node: ts.Node) => readonly string[];
