import type { Term } from '../language/vocabulary.ts';

/** Where something stands in a card's text: [start, end), counted in UTF-16 units. */
export type Span = readonly [start: number, end: number];

/** A piece of card text that was read: plain data, so that it can be stored, copied and compared. */
export interface Node {
  readonly kind: string;
  readonly span: Span;
}

/** A number printed as digits, or X, which a `where` around it explains. */
export type Amount = number | 'X';

/** Several things to do, one after the other, in one sentence. */
export interface Sequence<Deed> extends Node {
  readonly kind: 'sequence';
  readonly steps: readonly Deed[];
}

/** Several sentences of one ability. */
export interface Sentences<Deed> extends Node {
  readonly kind: 'sentences';
  readonly steps: readonly Deed[];
}

/** 然后: says only that it comes after what stands before it. */
export interface Then<Deed> extends Node {
  readonly kind: 'then';
  readonly deed: Deed;
}

/** Somebody does it; inside, "own" things are theirs. */
export interface By<Deed, Who> extends Node {
  readonly kind: 'by';
  readonly who: Who;
  readonly deed: Deed;
}

/** Somebody may do it. */
export interface May<Deed, Who> extends Node {
  readonly kind: 'may';
  readonly who: Who;
  readonly deed: Deed;
}

/** 若如此做: `so` only if `deed` was done. */
export interface IfDone<Deed> extends Node {
  readonly kind: 'if-done';
  /** Printed as a sentence of its own: 。若如此做， rather than ，若如此做，. */
  readonly apart: boolean;
  readonly deed: Deed;
  readonly so: Deed;
}

/** 若…，…；否则…: `otherwise` is null where nothing is said of it. */
export interface If<Deed, Condition> extends Node {
  readonly kind: 'if';
  readonly condition: Condition;
  readonly deed: Deed;
  readonly otherwise: Deed | null;
}

/** 选择一项. */
export interface Choose<Deed> extends Node {
  readonly kind: 'choose';
  readonly options: readonly Deed[];
}

/** 每有…: as often as `count` says. */
export interface ForEach<Deed, Count> extends Node {
  readonly kind: 'for-each';
  readonly count: Count;
  readonly deed: Deed;
}

/** X为…: what X is in `deed`. */
export interface Where<Deed, Count> extends Node {
  readonly kind: 'where';
  readonly deed: Deed;
  readonly count: Count;
}

/** 且: all of them. */
export interface Both<Condition> extends Node {
  readonly kind: 'both';
  readonly first: Condition;
  readonly second: Condition;
}

/** How a count can stand to a number: slug → how it reads. */
export const COMPARISONS = {
  'at-least': { zh: '不小于', en: 'at least' },
  'at-most': { zh: '不大于', en: 'at most' },
  'more-than': { zh: '大于', en: 'more than' },
  'less-than': { zh: '小于', en: 'less than' },
  exactly: { zh: '为', en: 'exactly' },
} as const;
/** How two numbers are compared, by its name. */
export type Comparison = keyof typeof COMPARISONS;

/** The same, written with a sign between two numbers. */
export const COMPARISON_SIGNS: Readonly<Record<Comparison, Term>> = {
  'at-least': {
    zh: '≥',
    en: COMPARISONS['at-least'].en,
    also: ['不小于', '不低于', '不少于', '大于等于', '大于或等于', '至少为'],
  },
  'at-most': {
    zh: '≤',
    en: COMPARISONS['at-most'].en,
    also: ['不大于', '不高于', '不多于', '不超过', '小于等于', '小于或等于', '至多为'],
  },
  'more-than': { zh: '>', en: COMPARISONS['more-than'].en, also: ['大于', '高于', '多于', '超过'] },
  'less-than': { zh: '<', en: COMPARISONS['less-than'].en, also: ['小于', '低于', '少于'] },
  exactly: { zh: '=', en: COMPARISONS.exactly.en, also: ['为', '等于', '是'] },
};

/** Does a number stand so to the other? */
export function compares(value: number, comparison: Comparison, than: number): boolean {
  switch (comparison) {
    case 'at-least':
      return value >= than;
    case 'at-most':
      return value <= than;
    case 'more-than':
      return value > than;
    case 'less-than':
      return value < than;
    case 'exactly':
      return value === than;
  }
}

/** A count compared with a number. */
export interface Compare<Count> extends Node {
  readonly kind: 'compare';
  readonly count: Count;
  readonly comparison: Comparison;
  readonly than: number;
}

/** What a modifier does to a number: sets it, or adds to it (less than 0 takes away). */
export interface Change extends Node {
  readonly kind: 'set' | 'add';
  readonly amount: number;
}
