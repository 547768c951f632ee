import type { Text } from '@lianhuan/kernel';
import { type Part, partsOf, skeleton } from '../grammar/pattern.ts';
import { type Lexicon, printedForms } from '../language/word.ts';

/** What Ohm tells of one thing that would have matched. */
export interface OhmFailure {
  readonly type: 'description' | 'string' | 'code';
  readonly text: string;
}

/** A term that could begin something: a literal in quotes, or the category of a single term. */
type Token = `「${string}」` | `:${string}`;

/** The term that Ohm missed. */
export function tokenOf({ type, text }: OhmFailure): Token {
  if (type === 'string') return `「${text}」`;
  return text === 'end of input' ? ':end' : `:${text}`;
}

/** What could have stood where a text could be read no further. */
export interface Expectation {
  readonly expected: readonly Text[];
  /** Words that could stand there, as they are printed. */
  readonly candidates: readonly string[];
}

/** Names what was expected: whole categories where all that could begin them was, else terms. */
export function expectation(lexicons: readonly Lexicon[], tokens: ReadonlySet<Token>): Expectation {
  const expected: Text[] = [];
  const candidates: string[] = [];
  const left = new Set(tokens);
  for (const alike of alikeCategories(lexicons)) {
    const [{ firsts }] = alike;
    if (![...firsts].every((token) => tokens.has(token))) continue;
    if (![...firsts].some((token) => left.has(token))) continue;
    for (const { category, label } of alike) {
      expected.push(label);
      candidates.push(...phrases(lexicons, category, new Set()));
    }
    for (const token of firsts) left.delete(token);
  }
  for (const token of left) {
    const literal = token.slice(1, token.startsWith('「') ? -1 : undefined);
    expected.push(
      token.startsWith('「')
        ? { zh: token, en: `“${literal}”` }
        : (labelOf(lexicons, literal) ?? sampleOf(lexicons, literal)),
    );
    if (token.startsWith('「')) candidates.push(literal);
    else candidates.push(...phrases(lexicons, literal, new Set()));
  }
  return { expected, candidates };
}

interface Labelled {
  readonly category: string;
  readonly label: Text;
  readonly firsts: ReadonlySet<Token>;
}

/** What is alike in a language, which does not change. */
const known = new WeakMap<readonly Lexicon[], readonly (readonly Labelled[])[]>();

function alikeCategories(lexicons: readonly Lexicon[]): readonly (readonly Labelled[])[] {
  const alike = known.get(lexicons) ?? alikeIn(categoriesOf(lexicons));
  known.set(lexicons, alike);
  return alike;
}

/** The categories that have a name for people, those that can begin in most ways first. */
function categoriesOf(lexicons: readonly Lexicon[]): Labelled[] {
  return lexicons
    .flatMap(({ labels }) => Object.entries(labels))
    .map(([category, label]) => ({ category, label, firsts: firstsOf(lexicons, category) }))
    .filter(({ firsts }) => firsts.size > 1)
    .sort((a, b) => b.firsts.size - a.firsts.size);
}

/** Categories that begin in the same ways together: where one of them is missed, nobody can say which. */
function alikeIn(categories: readonly Labelled[]): Labelled[][] {
  const groups = new Map<string, Labelled[]>();
  for (const one of categories) {
    const key = [...one.firsts].sort().join();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** All that something of a category can begin with. */
function firstsOf(lexicons: readonly Lexicon[], category: string): Set<Token> {
  const firsts = new Set<Token>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const forms = lexicons.flatMap(({ words }) => words.flatMap(printedForms));
    const own = forms.filter((form) => form.as === name);
    const others = lexicons.flatMap(({ unions }) => unions[name] ?? []);
    if (own.length + others.length === 0) firsts.add(`:${name}`);
    for (const first of own.flatMap((form) => beginnings(form.zh))) {
      if (first.kind === 'literal') firsts.add(`「${first.text}」`);
      else visit(first.category);
    }
    for (const other of others) visit(other);
  };
  visit(category);
  return firsts;
}

/** The parts that a pattern can begin with: what may be missing, and the first that may not. */
function beginnings(pattern: string): readonly Part[] {
  const parts = partsOf(pattern);
  const sure = parts.findIndex((part) =>
    part.kind === 'literal' ? part.text !== '' : part.times === 'one' || part.times === 'several',
  );
  const first = sure < 0 ? parts : parts.slice(0, sure + 1);
  return first.filter((part) => part.kind === 'slot' || part.text !== '');
}

function labelOf(lexicons: readonly Lexicon[], category: string): Text | null {
  return lexicons.find(({ labels }) => category in labels)?.labels[category] ?? null;
}

/** What stands for a category that has no name for people: the first that is printed of it. */
function sampleOf(lexicons: readonly Lexicon[], category: string): Text {
  const [first] = phrases(lexicons, category, new Set());
  return first === undefined
    ? { zh: category, en: category }
    : { zh: `「${first}」`, en: `“${first}”` };
}

/** How everything of a category is printed, with gaps for what varies. */
function phrases(lexicons: readonly Lexicon[], category: string, seen: Set<string>): string[] {
  if (seen.has(category)) return [];
  seen.add(category);
  const found: string[] = [];
  for (const { words, vocabularies, unions } of lexicons) {
    for (const word of words) {
      for (const form of printedForms(word)) {
        if (form.as !== category) continue;
        found.push(skeleton(form.zh));
        for (const first of beginnings(form.zh)) {
          if (first.kind === 'literal') found.push(first.text);
          else found.push(...phrases(lexicons, first.category, seen));
        }
      }
    }
    found.push(...Object.values(vocabularies[category] ?? {}).map((term) => term.zh));
    for (const other of unions[category] ?? []) found.push(...phrases(lexicons, other, seen));
  }
  return found;
}
