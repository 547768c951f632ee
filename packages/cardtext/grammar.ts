import { type Grammar, grammar, type Node as OhmNode, type Semantics } from 'ohm-js';
import type { Node } from './node.ts';
import { type Part, partsOf } from './pattern.ts';
import type { Form, Lexicon, Word } from './word.ts';

/** Numbers, signs and names: what no dialect needs to say again. */
const CORE_RULES = `
  card = unit*
  number (number) = digits
  digits = "0"             -- none
         | "1".."9" digit* -- some
  signed (signed) = sign ~"0" number
  amount (amount) = number | "X"
  sign (sign) = "+" | "-"
  name (name) = (~"】" any)+
`;

const CORE_NAMES: ReadonlySet<string> = new Set(['number', 'signed', 'amount', 'sign', 'name']);

/** A form of a word, under the name of its grammar rule. */
interface Entry {
  readonly rule: string;
  readonly word: Word;
  readonly form: Form;
}

/** Makes the grammar of a lexicon; a dialect is given the grammar it inherits from. */
export function makeGrammar(lexicon: Lexicon, base: Grammar | null): Grammar {
  const known = new Set(base ? Object.keys(base.rules) : []);
  const rules = [...categoriesOf(lexicon)].map((category) => {
    const name = ruleName(category);
    const alternatives = alternativesOf(lexicon, category).join(' | ');
    if (known.has(name)) return `${name} += ${alternatives}`;
    // A described rule hides what fails inside it, so only single terms are described.
    const label = category in lexicon.vocabularies ? ` (${category})` : '';
    return `${name}${label} = ${alternatives || '~any any'}`;
  });
  const forms = entriesOf(lexicon).map((entry) => `${entry.rule} = ${bodyOf(entry.form)}`);
  const head = base ? `${lexicon.name} <: ${base.name}` : lexicon.name;
  const own = base ? '' : CORE_RULES;
  const source = `${head} {${own}\n  ${[...rules, ...forms].join('\n  ')}\n}`;
  return base ? grammar(source, { [base.name]: base }) : grammar(source);
}

/** Makes the operation `build`, which gives the node (or value) a rule has read. */
export function makeBuilder(made: Grammar, lexicons: readonly Lexicon[]): Semantics {
  const actions: Record<string, (...parts: OhmNode[]) => unknown> = {
    card: (units) => units.children.map(build),
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
  const parts = partsOf(form.zh);
  return function (this: OhmNode, ...read: OhmNode[]): Node {
    const { startIdx, endIdx } = this.source;
    const fields: Record<string, unknown> = { ...form.with };
    let at = 0;
    for (const part of parts) {
      if (part.kind === 'slot') fill(fields, part, read.slice(at));
      at += part.kind === 'slot' && part.separator !== '' ? 3 : 1;
    }
    return { kind: word.kind, span: [startIdx, endIdx], ...fields };
  };
}

function fill(fields: Record<string, unknown>, slot: Part & { kind: 'slot' }, read: OhmNode[]) {
  const { field, index, separator } = slot;
  if (separator !== '') fields[field] = [build(read[0]), ...read[2].children.map(build)];
  else if (index < 0) fields[field] = build(read[0]);
  else fields[field] = [...((fields[field] as unknown[]) ?? []), build(read[0])];
}

function entriesOf(lexicon: Lexicon): Entry[] {
  return lexicon.words.flatMap((word) =>
    word.forms.map((form, index) => ({
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
    ...lexicon.words.flatMap((word) => word.forms.map((form) => form.as)),
  ]);
}

/** A category's own forms, then its terms (the longer first), then what it falls back to. */
function alternativesOf(lexicon: Lexicon, category: string): string[] {
  const forms = entriesOf(lexicon).filter(({ form }) => form.as === category);
  const terms = Object.values(lexicon.vocabularies[category] ?? {}).map(({ zh }) => zh);
  return [
    ...forms.map(({ rule }) => rule),
    ...terms.sort((a, b) => b.length - a.length).map(quoted),
    ...(lexicon.unions[category] ?? []).map(ruleName),
  ];
}

function bodyOf(form: Form): string {
  return partsOf(form.zh).map(partBody).join(' ');
}

function partBody(part: Part): string {
  if (part.kind === 'literal') return quoted(part.text);
  const name = ruleName(part.category);
  return part.separator === '' ? name : `${name} (${quoted(part.separator)} ${name})+`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function ruleName(category: string): string {
  if (CORE_NAMES.has(category)) return category;
  return category.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
