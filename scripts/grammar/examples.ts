import { type Part, partsOf } from '../../packages/cardtext/grammar/pattern.ts';
import { Printer } from '../../packages/cardtext/language/print.ts';
import { type Form, printedForms, type Word } from '../../packages/cardtext/language/word.ts';
import type { Node } from '../../packages/cardtext/nodes/node.ts';
import { isNode, type Mark } from '../../packages/cardtext/nodes/tree.ts';
import type { GameOfWords } from './pages.ts';

/** A sentence in which a form stands. */
export interface Example {
  readonly text: string;
  readonly tree: Node;
  /** What the form prints, and where in the text. */
  readonly node: Node;
  readonly span: Mark['span'];
  /** The card that says it; null where no card does. */
  readonly card: string | null;
}

/** What stands before and behind a node in a text. */
interface Around {
  readonly before: string;
  readonly behind: string;
}

/** A form is tried with so many other words in its slots and around it, before it is said to have no example. */
const MOST_FILLERS = 5;
const MOST_AROUND = 16;
/** Words in words in words that no card has are made up so deep. */
const DEEPEST = 3;

/** Numbers that something else in the text must explain. */
const UNEXPLAINED = /^[XN]$/;

/** The category of a text that stands by itself. */
const WHOLE = 'unit';

/** What stands for a category that is no word. */
const SIMPLE: Readonly<Record<string, readonly string[]>> = {
  number: ['1', '2'],
  amount: ['1', '2'],
  signed: ['+1', '-1'],
  sign: ['+', '-'],
};

/**
 * An example for every form: the shortest sentence of a card that is printed by it, else one made of the words
 * that cards put around and into forms like it. The same words always give the same examples.
 */
export class Examples {
  readonly #game: GameOfWords;
  readonly #printer: Printer;
  readonly #forms: readonly Form[];
  readonly #found = new Map<Form, Example>();
  readonly #around = new Map<string, Around[]>();
  readonly #passages = new Map<string, Set<string>>();

  constructor(game: GameOfWords) {
    this.#game = game;
    const words = game.language.words as ReadonlyMap<string, Word>;
    this.#printer = new Printer(words, game.lexicons);
    this.#forms = [...words.values()].flatMap(printedForms);
    const examples = game.library.flatMap((card) =>
      treesOf(card).flatMap((tree) => this.#formsIn(tree, card.name)),
    );
    examples.sort(([, one], [, other]) => one.text.length - other.text.length);
    for (const [form, example] of examples) this.#note(form, example);
  }

  /** Undefined where none is found. */
  of(form: Form): Example | undefined {
    const known = this.#found.get(form) ?? this.#madeUp(form);
    if (known) this.#found.set(form, known);
    return known;
  }

  #formsIn(tree: Node, card: string | null): [Form, Example][] {
    const printed: Parameters<Printer['print']>[3] = [];
    const text = this.#printer.print(tree, '', 0, printed);
    return printed.map(({ form, node, span }) => [form, { text, tree, node, span, card }]);
  }

  #note(form: Form, example: Example): void {
    if (!this.#found.has(form)) this.#found.set(form, example);
    const { text, tree, span } = example;
    const passages = this.#passages.get(form.as) ?? new Set();
    this.#passages.set(form.as, passages.add(text.slice(...span)));
    if (!this.#isWholeText(tree)) return;
    const around = this.#around.get(form.as) ?? [];
    this.#around.set(form.as, around);
    around.push({ before: text.slice(0, span[0]), behind: text.slice(span[1]) });
  }

  /** An ability, or what 三国杀 writes a card's text of: what stands around a word there can stand by itself. */
  #isWholeText({ kind }: Node): boolean {
    const word = (this.#game.language.words as ReadonlyMap<string, Word>).get(kind);
    return kind === 'ability' || (word?.forms.some(({ as }) => as === WHOLE) ?? false);
  }

  #madeUp(form: Form): Example | undefined {
    const inner = this.#textsOf(form, 0);
    for (const { before, behind } of this.#aroundOf(form.as, 0)) {
      for (const words of inner) {
        const example = this.#readAs(form, before + words + behind);
        if (example) return example;
      }
    }
    return undefined;
  }

  /** The text as an example of the form, if it is one. */
  #readAs(form: Form, text: string): Example | undefined {
    const { language, nothingKnown } = this.#game;
    const { tree, text: printed } = language.parse(text, nothingKnown as never);
    if (tree.length !== 1 || printed !== text) return undefined;
    return this.#formsIn(tree[0], null).find(([one]) => one === form)?.[1];
  }

  /** What may stand around words of a category: as cards have it, else around a form that has such words in it. */
  #aroundOf(category: string, depth: number): readonly Around[] {
    const known = this.#around.get(category);
    if (category === WHOLE) return [{ before: '', behind: '' }];
    if (known) return different(known).slice(0, MOST_AROUND);
    if (depth === DEEPEST) return [];
    return this.#forms
      .flatMap((form) => this.#aroundIn(form, category, depth))
      .slice(0, MOST_AROUND);
  }

  #aroundIn(form: Form, category: string, depth: number): readonly Around[] {
    const parts = partsOf(form.zh);
    const at = parts.findIndex(
      (part) => part.kind === 'slot' && this.#within(part.category).includes(category),
    );
    if (at < 0) return [];
    const [before] = this.#textsOfParts(parts.slice(0, at), depth + 1);
    const [behind] = this.#textsOfParts(parts.slice(at + 1), depth + 1);
    if (before === undefined || behind === undefined) return [];
    return this.#aroundOf(form.as, depth + 1).map((outer) => ({
      before: outer.before + before,
      behind: behind + outer.behind,
    }));
  }

  #textsOf(form: Form, depth: number): readonly string[] {
    return this.#textsOfParts(partsOf(form.zh), depth);
  }

  /** Texts by a pattern: one for each choice of what fills its first slot; the next takes the next there is. */
  #textsOfParts(parts: readonly Part[], depth: number): readonly string[] {
    const filled = parts.map((part) => this.#textsOfPart(part, depth));
    if (filled.some((texts) => texts.length === 0)) return [];
    const most = Math.max(0, ...filled.map((texts) => texts.length));
    return Array.from({ length: Math.max(1, most) }, (_, choice) =>
      filled.map((texts, slot) => texts[(choice + slot) % texts.length]).join(''),
    );
  }

  #textsOfPart(part: Part, depth: number): readonly string[] {
    if (part.kind === 'literal') return [part.text];
    const fillers = this.#fillersOf(part.category, depth);
    if (part.times === 'optional' || part.times === 'any') return [''];
    if (part.times === 'one') return fillers;
    return fillers.map(
      (text, index) => text + part.separator + fillers[(index + 1) % fillers.length],
    );
  }

  /** What can stand in a slot, the shortest first. */
  #fillersOf(category: string, depth: number): readonly string[] {
    if (SIMPLE[category]) return SIMPLE[category];
    if (category === 'name') return [this.#game.library[0].name];
    const within = this.#within(category);
    const terms = this.#game.lexicons.flatMap(({ vocabularies }) =>
      within.flatMap((one) => Object.values(vocabularies[one] ?? {}).map(({ zh }) => zh)),
    );
    const passages = within.flatMap((one) => [...(this.#passages.get(one) ?? [])]);
    const said = [...new Set([...terms, ...passages])].filter((text) => !UNEXPLAINED.test(text));
    if (said.length > 0) return said.toSorted(byLength).slice(0, MOST_FILLERS);
    if (depth >= DEEPEST) return [];
    const forms = this.#forms.filter(({ as }) => within.includes(as));
    return forms
      .flatMap((form) => this.#textsOf(form, depth + 1))
      .toSorted(byLength)
      .slice(0, MOST_FILLERS);
  }

  /** A category and all that may stand where it stands. */
  #within(category: string): readonly string[] {
    const within = [category];
    for (const one of within) {
      const others = this.#game.lexicons.flatMap(({ unions }) => unions[one] ?? []);
      within.push(...others.filter((other) => !within.includes(other)));
    }
    return within;
  }
}

/** Whatever was read of a card: its abilities, and fields that are text themselves. */
function treesOf(card: object): readonly Node[] {
  return Object.entries(card)
    .filter(([field]) => field !== 'catalogue')
    .flatMap(([, value]) => value)
    .filter(isRead);
}

function isRead(value: unknown): value is Node {
  return isNode(value);
}

function different(around: readonly Around[]): readonly Around[] {
  const byWords = new Map(around.map((one) => [`${one.before}…${one.behind}`, one]));
  return [...byWords.values()];
}

function byLength(one: string, other: string): number {
  return one.length - other.length;
}
