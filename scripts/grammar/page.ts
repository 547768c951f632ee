import { partsOf } from '../../packages/cardtext/grammar/pattern.ts';
import { type Form, printedForms, type Word } from '../../packages/cardtext/language/word.ts';
import { categoryName } from './categories.ts';
import { type Example, Examples } from './examples.ts';
import type { GameOfWords } from './pages.ts';

interface Printing {
  readonly word: Word;
  readonly form: Form;
}

/** All that can be written on a card of a game, by category, as a page. */
export function grammarPage(game: GameOfWords): string {
  const words = [...game.language.words.values()] as readonly Word[];
  const printings = words.flatMap((word) => printedForms(word).map((form) => ({ word, form })));
  const examples = new Examples(game);
  const sections = [...groupedBy(printings, ({ form }) => form.as)].map(([category, some]) => {
    const { zh, en } = categoryName(game.lexicons, category);
    const rows = some.map((printing) => rowOf(game, printing, examples.of(printing.form)));
    return `## ${zh} · ${en} (\`${category}\`)\n\n${HEAD}\n${rows.join('\n')}\n`;
  });
  return `${introduction(game)}\n${sections.join('\n')}`;
}

const HEAD = '| 写法 Form | 例 Example | English | 规则 Rules |\n|---|---|---|---|';

function introduction({ title }: GameOfWords): string {
  return `# ${title}：牌面文字的写法 · Words of cards

由 \`npm run grammar\` 按词本身写成，不要手改。‹…› 处填入该类的词；小字是也读得懂、但不这样印的一些写法。例句下注有牌名的
出自那张牌，其余由同类的词拼成；「—」表示此写法没有自己的例句。

Written by \`npm run grammar\` from the words themselves: do not edit. ‹…› takes words of that category; small print
shows some of what is read besides and never printed. An example names the card it stands on; the others are put together
from words of the same categories. “—”: no example was found for the form.
`;
}

function rowOf(game: GameOfWords, { word, form }: Printing, example: Example | undefined): string {
  const besides = [...choicesOf(form), ...variantsOf(game, word, form)];
  const small = besides.length > 0 ? `<br><sub>${besides.join('；')}</sub>` : '';
  const rules = (example && word.rulesOf?.(example.node)) ?? word.rules;
  const cells = [
    shown(game, form) + small,
    example ? marked(example) : '—',
    example ? game.englishText({ abilities: [example.tree] }) : '—',
    rules.join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** The sentence, with what the form prints of it in bold. */
function marked({ text, span: [start, end], card }: Example): string {
  const sentence = `${text.slice(0, start)}<b>${text.slice(start, end)}</b>${text.slice(end)}`;
  return card === null ? sentence : `${sentence}<br><sub>${card}</sub>`;
}

/** A pattern as it is printed, with the names of categories in its slots. */
function shown({ lexicons }: GameOfWords, { zh }: Form): string {
  return partsOf(zh)
    .map((part) => {
      if (part.kind === 'literal') return part.text;
      const name = slotName(lexicons, part.category);
      if (part.times === 'one') return `‹${name}›`;
      const more = part.times === 'optional' ? '?' : `${part.separator}…`;
      return `‹${name}${more}›${part.closing}`;
    })
    .join('');
}

function slotName(lexicons: GameOfWords['lexicons'], category: string): string {
  const terms = lexicons.flatMap(({ vocabularies }) => Object.values(vocabularies[category] ?? {}));
  const isShort = terms.length > 0 && terms.length <= 3;
  return isShort ? terms.map(({ zh }) => zh).join('/') : categoryName(lexicons, category).zh;
}

/** What may be written for words of a form: 若/如果. */
function choicesOf({ zh }: Form): readonly string[] {
  return partsOf(zh).flatMap((part) => {
    if (part.kind === 'slot' || part.also.length === 0 || MARKS.test(part.text)) return [];
    return [[part.text, ...part.also].map((text) => CHOSEN[text] ?? text).join('/')];
  });
}

/** Marks and what may be left out: the same everywhere, so no row tells of them. */
const MARKS = /^[。，；：（）、]*$|^（属性）$/;

const CHOSEN: Readonly<Record<string, string>> = { '': '∅', $: '文末' };

/** The forms of the word that are only read, behind the first form of their category, or of all. */
function variantsOf(game: GameOfWords, word: Word, form: Form): readonly string[] {
  const printed = printedForms(word);
  const homeOf = (variant: Form) => printed.find(({ as }) => as === variant.as) ?? printed[0];
  return word.forms
    .filter((one) => one.variant && homeOf(one) === form && !printed.includes(one))
    .map((variant) => shown(game, variant))
    .filter((variant) => variant.length <= LONGEST_VARIANT)
    .slice(0, MOST_VARIANTS);
}

/** Longer ones, in characters, and more of them would hide what is printed. */
const LONGEST_VARIANT = 40;
const MOST_VARIANTS = 6;

/** Things in groups of one key, in the order in which the keys come. */
function groupedBy<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group === undefined) groups.set(keyOf(thing), [thing]);
    else group.push(thing);
  }
  return groups;
}
