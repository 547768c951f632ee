import { type Part, partsOf } from '../grammar/pattern.ts';
import type { Node, Span } from '../nodes/node.ts';
import { isNode } from '../nodes/tree.ts';
import { type Form, type Lexicon, printedForms, type Word } from './word.ts';

/** Where a node stands in what was printed of it. */
export interface Printed {
  readonly span: Span;
  readonly node: Node;
  /** By which of its forms it was printed. */
  readonly form: Form;
}

/** Prints nodes as the card has them: `print(parse(text))` gives the normalised text back. */
export class Printer {
  readonly #words: ReadonlyMap<string, Word>;
  readonly #lexicons: readonly Lexicon[];
  /**
   * What {@link #mayStandAs} found: each node is asked once, not once for every form of every node
   * around it, which doubles with each level.
   */
  readonly #standing = new WeakMap<Node, Map<string, boolean>>();

  constructor(words: ReadonlyMap<string, Word>, lexicons: readonly Lexicon[]) {
    this.#words = words;
    this.#lexicons = lexicons;
  }

  /**
   * @param category what the node stands as, which may decide between its forms
   * @param print where to note what stands where; `at` is where this begins
   */
  print(node: Node, category = '', at = 0, printed?: Printed[]): string {
    let text = '';
    const form = this.#form(node, category);
    for (const part of partsOf(form.zh)) {
      text +=
        part.kind === 'literal' ? part.text : this.#slot(node, part, at + text.length, printed);
    }
    printed?.push({ span: [at, at + text.length], node, form });
    return text;
  }

  #form(node: Node, category: string): Form {
    const forms = this.#suiting(ownForms(this.#word(node)), node);
    const form = forms.find((one) => one.as === category) ?? forms[0];
    if (!form) throw new Unprintable(`${node.kind}: no form prints ${JSON.stringify(node)}`);
    return form;
  }

  #suiting(forms: readonly Form[], node: Node): readonly Form[] {
    return forms
      .filter((form) => this.#suits(form, node))
      .sort((one, other) => fixed(other) - fixed(one));
  }

  /** Every form that says all there is to the node where something of that category stands. */
  formsFor(node: Node, category: string): readonly Form[] {
    const { as } = this.#form(node, category);
    const forms = this.#word(node).forms.filter(
      (form) => form.as === as && form.build === undefined && saysAll(form, node),
    );
    return this.#suiting(forms, node);
  }

  #word(node: Node): Word {
    const word = this.#words.get(node.kind);
    if (!word) throw new Error(`no such word: ${node.kind}`);
    return word;
  }

  /** Does this form print that node: all it fixes is so, and all it shows can stand there? */
  #suits(form: Form, node: Node): boolean {
    const fields = node as unknown as Record<string, unknown>;
    for (const [field, value] of Object.entries(form.with ?? {})) {
      if (fields[field] !== value) return false;
    }
    if (!showsAllItems(form, node)) return false;
    return partsOf(form.zh).every((part) => {
      if (part.kind === 'literal') return true;
      const value = fieldOf(node, part);
      if (value === null || value === undefined) return part.times === 'optional';
      return this.#mayFill(value, part.category);
    });
  }

  #mayFill(value: unknown, category: string): boolean {
    if (Array.isArray(value)) return value.every((one) => this.#mayFill(one, category));
    if (isNode(value)) return this.#mayStandAs(value, category);
    const known = this.#lexicons.filter(({ vocabularies }) => category in vocabularies);
    if (known.length === 0 || this.#isOpen(category)) return true;
    return known.some(({ vocabularies }) => String(value) in vocabularies[category]);
  }

  /** May card files add terms there? One of theirs is its own slug. */
  #isOpen(category: string): boolean {
    return this.#lexicons.some(({ openSets = {} }) =>
      Object.values(openSets).some((set) => set.category === category),
    );
  }

  #mayStandAs(node: Node, category: string): boolean {
    const found = this.#standing.get(node) ?? new Map<string, boolean>();
    this.#standing.set(node, found);
    const known = found.get(category);
    if (known !== undefined) return known;
    const may = this.#hasFormAs(node, category);
    found.set(category, may);
    return may;
  }

  #hasFormAs(node: Node, category: string): boolean {
    const forms = ownForms(this.#word(node)).filter((form) => form.as === category);
    if (forms.some((form) => this.#suits(form, node))) return true;
    return this.#lexicons.some(({ unions }) =>
      (unions[category] ?? []).some((other) => this.#mayStandAs(node, other)),
    );
  }

  #slot(node: Node, slot: Part & { kind: 'slot' }, at: number, printed?: Printed[]): string {
    const value = fieldOf(node, slot);
    const { category, separator, closing } = slot;
    const values = Array.isArray(value) ? value : value === null ? [] : [value];
    let words = '';
    for (const [index, one] of values.entries()) {
      if (index > 0) words += separator;
      words += this.#value(one, category, at + words.length, printed);
    }
    return values.length === 0 ? '' : words + closing;
  }

  #value(value: unknown, category: string, at: number, printed?: Printed[]): string {
    if (isNode(value)) return this.print(value, category, at, printed);
    if (category === 'signed') return (value as number) < 0 ? String(value) : `+${value}`;
    for (const { vocabularies } of this.#lexicons) {
      const term = vocabularies[category]?.[value as string];
      if (term) return term.zh;
    }
    return String(value);
  }
}

/** No form of a word prints all that a node says. */
export class Unprintable extends Error {}

/** The forms that are printed; those that are read of a word that only stands for others. */
function ownForms(word: Word): readonly Form[] {
  const printed = printedForms(word);
  return printed.length > 0 ? printed : word.forms;
}

/** Does the form show or fix every field of the node, and every item of its lists? */
function saysAll({ zh, with: fixed = {} }: Form, node: Node): boolean {
  const slots = partsOf(zh).filter((part) => part.kind === 'slot');
  return Object.entries(node).every(([field, value]) => {
    if (field === 'kind' || field === 'span' || field in fixed) return true;
    const shown = slots.filter((slot) => slot.field === field);
    const isByItem = shown.some(({ index }) => index >= 0);
    return isByItem ? shown.length === (value as unknown[]).length : shown.length > 0;
  });
}

/** Does a form that shows a list item by item show all of them? */
function showsAllItems({ zh }: Form, node: Node): boolean {
  const fields = node as unknown as Record<string, unknown>;
  return itemsShown(zh).every(([field, shown]) => {
    const items = fields[field];
    return Array.isArray(items) && items.length === shown;
  });
}

const SHOWN = new Map<string, readonly (readonly [field: string, items: number])[]>();

/** The lists that a pattern shows item by item, and how many of each. */
function itemsShown(pattern: string): readonly (readonly [field: string, items: number])[] {
  let shown = SHOWN.get(pattern);
  if (shown === undefined) {
    const many = new Map<string, number>();
    for (const part of partsOf(pattern)) {
      if (part.kind === 'slot' && part.index >= 0)
        many.set(part.field, (many.get(part.field) ?? 0) + 1);
    }
    shown = [...many];
    SHOWN.set(pattern, shown);
  }
  return shown;
}

/** How much a form says without printing it: the one that says most prints. */
function fixed(form: Form): number {
  return form.with === undefined ? 0 : Object.keys(form.with).length;
}

function fieldOf(node: Node, { field, index }: Part & { kind: 'slot' }): unknown {
  const value = (node as unknown as Record<string, unknown>)[field];
  return index < 0 ? value : (value as unknown[])[index];
}
