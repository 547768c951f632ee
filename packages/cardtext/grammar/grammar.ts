import * as ohm from 'ohm-js';
import { type Grammar, grammar, type Node as OhmNode, type Semantics } from 'ohm-js';
import { type Form, type Lexicon, printedForms, type Word } from '../language/word.ts';
import type { Node } from '../nodes/node.ts';
import { type Part, printedParts, type Times } from './pattern.ts';

/** Numbers, signs and names: what no dialect needs to say again. */
const BASE = `
  CardTextBase {
    card = unit*
    page = (unit (paragraph unit)*)?
    paragraph (paragraph) = "\\n"
    unit = nothing
    nothing (nothing) = ~any any
    number (number) = digits
    digits = "0"             -- none
           | "1".."9" digit* -- some
    signed (signed) = sign ~"0" number
    amount (amount) = number | "X"
    sign (sign) = "+" | "-"
    name (name) = (~("】" | "』" | "〗") any)+
  }
`;

/** A form of a word, under the name of its grammar rule. */
interface Entry {
  readonly rule: string;
  readonly word: Word;
  readonly form: Form;
}

/**
 * Makes the grammar of a lexicon, which inherits from another. It is given to Ohm as a recipe, the
 * form in which Ohm itself keeps compiled grammars: the same in Ohm's notation takes it half a
 * second to read.
 */
export function makeGrammar(lexicon: Lexicon, base: Grammar): Grammar {
  const rules: Record<string, RuleRecipe> = {};
  for (const category of categoriesOf(lexicon)) {
    const name = ruleName(category);
    // A described rule hides what fails inside it, so only single terms are described.
    const description = category in lexicon.vocabularies ? category : null;
    const operation = name in base.rules ? 'extend' : 'define';
    rules[name] = [operation, {}, description, [], anyOf(alternativesOf(lexicon, category))];
  }
  for (const { rule, form } of entriesOf(lexicon)) {
    rules[rule] = ['define', {}, null, [], bodyOf(form)];
  }
  for (const [category, endings] of Object.entries(lexicon.names ?? {})) {
    rules[ruleName(category)] = ['define', {}, category, [], endingWith(endings)];
  }
  return makeRecipe(['grammar', {}, lexicon.name, base, null, rules]);
}

/** The grammar that all others inherit from. */
export function baseGrammar(): Grammar {
  return grammar(BASE);
}

/** Makes the operation `build`, which gives the node (or value) a rule has read. */
export function makeBuilder(made: Grammar, lexicons: readonly Lexicon[]): Semantics {
  const actions: Record<string, (...parts: OhmNode[]) => unknown> = {
    card: (units) => units.children.map(build),
    page: (first, _, others) => [...first.children, ...inEach(others)].map(build),
    number: (digits) => Number(digits.sourceString),
    signed: (sign, number) => Number(sign.sourceString + number.sourceString),
    name: (letters) => letters.sourceString,
    _terminal(this: OhmNode) {
      return this.sourceString;
    },
  };
  for (const lexicon of lexicons) {
    for (const entry of entriesOf(lexicon)) {
      actions[entry.rule] = withArity(buildForm(entry), made.rules[entry.rule].body.getArity());
    }
    for (const category of Object.keys(lexicon.names ?? {})) {
      actions[ruleName(category)] = (name, ending) => name.sourceString + ending.sourceString;
    }
    for (const [category, vocabulary] of Object.entries(lexicon.vocabularies)) {
      const slugs = new Map(Object.entries(vocabulary).map(([slug, { zh }]) => [zh, slug]));
      actions[ruleName(category)] = (term) => slugs.get(term.sourceString);
    }
  }
  return made.createSemantics().addOperation<unknown>('build', actions);
}

function build(node: OhmNode): unknown {
  return (node as OhmNode & { build(): unknown }).build();
}

/** Ohm holds the number of parameters of an action against its rule. */
function withArity<Action extends object>(action: Action, arity: number): Action {
  return Object.defineProperty(action, 'length', { value: arity });
}

function buildForm({ word, form }: Entry): (...parts: OhmNode[]) => Node {
  const parts = printedParts(form.zh);
  return function (this: OhmNode, ...read: OhmNode[]): Node {
    const { startIdx, endIdx } = this.source;
    const fields: Record<string, unknown> = { ...form.with };
    let at = 0;
    for (const part of parts) {
      if (part.kind === 'slot') fill(fields, part, read.slice(at));
      at += widthOf(part);
    }
    return { kind: word.kind, span: [startIdx, endIdx], ...fields };
  };
}

/** How many pieces of what was read belong to a part. */
function widthOf(part: Part): number {
  if (part.kind === 'literal') return 1;
  const { separator, closing } = part;
  return 1 + (separator === '' ? 0 : 2) + (closing === '' ? 0 : 1);
}

function fill(fields: Record<string, unknown>, slot: Part & { kind: 'slot' }, read: OhmNode[]) {
  const { field, index, times } = slot;
  const value = times === 'one' ? build(read[0]) : all(slot, read);
  if (index < 0) fields[field] = value;
  else fields[field] = [...((fields[field] as unknown[]) ?? []), value];
}

/** What stands in a slot that does not hold just one: a list, or null for one that is missing. */
function all({ times }: Part & { kind: 'slot' }, [first, , others]: OhmNode[]): unknown {
  switch (times as Exclude<Times, 'one'>) {
    case 'optional':
      return first.children.length === 0 ? null : build(first.children[0]);
    case 'several':
      return [build(first), ...others.children.map(build)];
    case 'any':
      return [...first.children, ...inEach(others)].map(build);
  }
}

function inEach({ children }: OhmNode): OhmNode[] {
  return children.flatMap((each) => each.children);
}

/** The grammar rules that read one word each. */
export function wordRules(lexicon: Lexicon): string[] {
  return entriesOf(lexicon).map(({ rule }) => rule);
}

function entriesOf(lexicon: Lexicon): Entry[] {
  return lexicon.words.flatMap((word) =>
    printedForms(word).map((form, index) => ({
      rule: ruleName(`${form.as}-${word.kind}-${index}`),
      word,
      form,
    })),
  );
}

function categoriesOf(lexicon: Lexicon): Set<string> {
  return new Set([
    ...Object.keys(lexicon.unions),
    ...Object.keys(lexicon.vocabularies),
    ...lexicon.words.flatMap((word) => printedForms(word).map((form) => form.as)),
  ]);
}

/** A category's own forms, then its terms (the longer first), then what it falls back to. */
function alternativesOf(lexicon: Lexicon, category: string): Expression[] {
  const forms = entriesOf(lexicon).filter(({ form }) => form.as === category);
  const terms = Object.values(lexicon.vocabularies[category] ?? {}).map(({ zh }) => zh);
  return [
    ...forms.map(({ rule }) => apply(rule)),
    ...terms.sort((a, b) => b.length - a.length).map(literal),
    ...(lexicon.unions[category] ?? []).map((other) => apply(ruleName(other))),
  ];
}

function bodyOf(form: Form): Expression {
  return ['seq', {}, ...printedParts(form.zh).map(partBody)];
}

function partBody(part: Part): Expression {
  if (part.kind === 'literal') return literal(part.text);
  const { times, separator, closing } = part;
  const one = apply(ruleName(part.category));
  const another: Expression = ['seq', {}, literal(separator), one];
  const close = closing === '' ? [] : [literal(closing)];
  switch (times) {
    case 'one':
      return one;
    case 'several':
      return ['seq', {}, one, ['plus', {}, another]];
    case 'optional':
      return ['opt', {}, ['seq', {}, one, ...close]];
    case 'any':
      return ['opt', {}, ['seq', {}, one, ['star', {}, another], ...close]];
  }
}

/** Marks that no name holds: it ends before them, or is none. */
export const MARKS = [...'，。；：、【】〖〗“”（）+-≥≤><=▶▷→'];

/** A name of one or more characters, up to the first of its endings. */
function endingWith(endings: readonly string[]): Expression {
  const ending: Expression = ['alt', {}, ...endings.map(literal)];
  const stop: Expression = ['alt', {}, ...[...endings, ...MARKS].map(literal)];
  const letter: Expression = ['seq', {}, ['not', {}, stop], apply('any')];
  return ['seq', {}, ['plus', {}, letter], ending];
}

/** The grammar's rule for a category. */
export function ruleName(category: string): string {
  return category.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A parsing expression as an Ohm recipe has it. */
type Expression = readonly [operator: string, meta: object, ...operands: unknown[]];

type RuleRecipe = readonly [
  operation: 'define' | 'extend',
  meta: object,
  description: string | null,
  parameters: readonly string[],
  body: Expression,
];

type GrammarRecipe = readonly [
  kind: 'grammar',
  meta: object,
  name: string,
  base: Grammar,
  start: string | null,
  rules: Readonly<Record<string, RuleRecipe>>,
];

/** Exported by Ohm for the grammars it compiles ahead, though not among its declared types. */
const { makeRecipe } = ohm as unknown as { makeRecipe(recipe: GrammarRecipe): Grammar };

const literal = (text: string): Expression => ['terminal', {}, text];
const apply = (rule: string): Expression => ['app', {}, rule];

function anyOf(alternatives: readonly Expression[]): Expression {
  return alternatives.length === 0 ? apply('nothing') : ['alt', {}, ...alternatives];
}
