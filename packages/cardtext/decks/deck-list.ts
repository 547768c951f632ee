import { fail, type Problem, type Result, succeed, type Text } from '@lianhuan/kernel';
import { stringify } from 'yaml';
import type { JsonSchema } from '../cards/card-schema.ts';
import { quoted } from '../diagnostics/shortened.ts';
import { readYaml, type YamlFault } from '../yaml/yaml-reading.ts';

/** How the decks of a game are written: some parts are lists of card names, others are one name. */
export interface DeckFormat<Many extends string, One extends string> {
  readonly many: readonly Many[];
  readonly one: readonly One[];
  /** A card of which there may be several, for messages. */
  readonly example: string;
  /** Which rule says that there is one of them, if one does. */
  readonly ruleOfOne?: string;
}

/** The cards of a deck by name, each as often as it is in it; one that is not named is empty. */
export type DeckOf<Many extends string, One extends string> = Readonly<
  Record<Many, readonly string[]> & Record<One, string>
>;

/** What is told of a deck beside its cards; empty where nothing was written. */
export interface Named {
  readonly name: string;
}

/** What is told of a deck of the game's own, ready to play. */
export interface ReadyDeck extends Named {
  readonly id: string;
  readonly english: string;
  /** What it is up to, in a sentence or two. */
  readonly idea: string;
  readonly ideaEn: string;
}

/** What a ready deck says besides; it is read over in others. */
const TOLD_BESIDES = ['id', 'english', 'idea', 'ideaEn'] as const satisfies (keyof ReadyDeck)[];

const says = (zh: string, en: string): Text => ({ zh, en });

/** Reads and writes decks as people hand them on. */
export class DeckWriting<Many extends string, One extends string> {
  readonly #format: DeckFormat<Many, One>;

  constructor(format: DeckFormat<Many, One>) {
    this.#format = format;
  }

  /**
   * Reads lists of cards as people write them, `步兵兵权 x6` for several. It says nothing yet of whether
   * such a deck may be played.
   */
  readList(written: unknown): Result<DeckOf<Many, One>> {
    const { many, one, example } = this.#format;
    if (typeof written !== 'object' || written === null || Array.isArray(written)) {
      const parts = [
        ...one.map((part) => says(`${part}: 卡名`, `${part}: name`)),
        ...many.map((part) => says(`${part}: [卡名, …]`, `${part}: [names…]`)),
      ];
      return fail(
        `应当写成 { ${parts.map(({ zh }) => zh).join(', ')} }，例如 ${example} x2`,
        `A deck is written { ${parts.map(({ en }) => en).join(', ')} }, e.g. ${example} x2`,
        '',
      );
    }
    const given = written as Readonly<Record<string, unknown>>;
    const problems: Problem[] = [];
    const deck = Object.fromEntries([
      ...one.map((part) => [part, this.#readOne(given[part] ?? '', part, problems)]),
      ...many.map((part) => [part, readNames(given[part] ?? [], part, problems)]),
    ]) as DeckOf<Many, One>;
    return problems.length > 0 ? { ok: false, problems } : succeed(deck);
  }

  #readOne(written: unknown, part: string, problems: Problem[]): string {
    if (typeof written === 'string') return written.trim();
    const text = says(
      `${part} 应当是恰好一张卡的卡名`,
      `${part} should be the name of exactly one card`,
    );
    problems.push({ at: part, text, rule: this.#format.ruleOfOne ?? null });
    return '';
  }

  /** The JSON schema of a file with a deck, for editors. */
  schema(): JsonSchema {
    const { many, one } = this.#format;
    const line = { type: 'string', minLength: 1 };
    const list = { type: 'array', items: line, maxItems: MOST_CARDS };
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        name: { type: ['string', 'number'] },
        ...Object.fromEntries(TOLD_BESIDES.map((part) => [part, { type: 'string' }])),
        ...Object.fromEntries(one.map((part) => [part, { type: 'string' }])),
        ...Object.fromEntries(many.map((part) => [part, list])),
      },
      additionalProperties: false,
    };
  }

  /** The deck as text that `readText` reads, several of a card as `步兵兵权 x6`. */
  writeText(deck: Named & DeckOf<Many, One>): string {
    const { many, one } = this.#format;
    const written = Object.fromEntries([
      ['name', deck.name],
      ...one.map((part) => [part, deck[part]]),
      ...many.map((part) => [part, counted(deck[part] as readonly string[])]),
    ]);
    return stringify(written, { lineWidth: 0 });
  }

  /**
   * Reads a deck from its text (YAML, so JSON too). It says nothing yet of whether such a deck may be
   * played, nor whether there are such cards.
   */
  readText(text: string): Result<Named & DeckOf<Many, One>> {
    const { documents, faults } = readYaml(text);
    if (faults.length > 0) return unreadable(faults[0]);
    const written: unknown = documents[0].toJS({ maxAliasCount: -1 });
    const list = this.readList(written);
    if (!list.ok) return list;
    const { name = '' } = written as { readonly name?: unknown };
    const problems = [...this.#unknownKeys(written as object), ...nameProblems(name)];
    if (problems.length > 0) return { ok: false, problems };
    return succeed({ name: String(name).trim(), ...list.value });
  }

  /**
   * Reads a deck of the game's own.
   * @param file the name of its file, for the message of an error
   * @throws Error if the text is no YAML or no deck.
   */
  readReady(file: string, text: string): ReadyDeck & DeckOf<Many, One> {
    const { documents, faults } = readYaml(text);
    if (faults.length > 0) throw new Error(`${file}: ${faults[0].text.zh}`);
    const written = documents[0].toJS() as ReadyDeck;
    const list = this.readList(written);
    if (!list.ok) throw new Error(`${file}: ${list.problems.map((one) => one.text.zh)}`);
    const { id, name, english, idea, ideaEn } = written;
    return { id, name, english, idea, ideaEn, ...list.value };
  }

  #unknownKeys(written: object): Problem[] {
    const { many, one } = this.#format;
    const known: readonly string[] = ['name', ...one, ...many];
    const told: readonly string[] = TOLD_BESIDES;
    return Object.keys(written)
      .filter((key) => !known.includes(key) && !told.includes(key))
      .map((key) => ({
        at: key,
        text: says(
          `没有「${quoted(key)}」这一项；可写 ${known.join('、')}`,
          `There is no “${quoted(key)}”; there are ${known.join(', ')}`,
        ),
      }));
  }
}

/** Far more than any deck may hold: what is longer is not read on. */
const MOST_CARDS = 500;

function readNames(written: unknown, part: string, problems: Problem[]): string[] {
  if (!Array.isArray(written)) {
    const text = says(`${part} 应当是一列卡名`, `${part} should be a list of names`);
    problems.push({ at: part, text });
    return [];
  }
  if (written.length > MOST_CARDS) {
    const text = says(`${part} 至多 ${MOST_CARDS} 行`, `${part} has ${MOST_CARDS} lines at most`);
    problems.push({ at: part, text });
    return [];
  }
  return written.flatMap((line: unknown, index) => {
    const match = typeof line === 'string' ? LINE.exec(line.trim()) : null;
    if (typeof line === 'string' && (match?.[2] === '0' || NO_NUMBER.test(line.trim()))) {
      problems.push({ at: `${part}[${index}]`, text: noNumber(line) });
      return [];
    }
    if (match !== null) return Array<string>(Number(match[2] ?? 1)).fill(match[1]);
    const text = says(
      `应当是卡名，或「卡名 x数量」，而不是「${quoted(line)}」`,
      `Expected a name, or “name x number”, not “${quoted(line)}”`,
    );
    problems.push({ at: `${part}[${index}]`, text });
    return [];
  });
}

/** A name, and perhaps how many: 步兵兵权 x6. */
const LINE = /^(.+?)(?:\s*[x×](\d{1,2}))?$/;

/** A number that no deck holds of a card: 步兵兵权 x-3, x1000. */
const NO_NUMBER = /\s[x×](?!\d{1,2}$)[-+.]?\d\S*$/;

function noNumber(line: string): Text {
  return says(
    `「${quoted(line)}」的数量应当是 1 到 99 的整数`,
    `The number of “${quoted(line)}” should be a whole number from 1 to 99`,
  );
}

/** Each name once, where it first stands. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} x${count}` : name));
}

function unreadable({ text, line, column }: YamlFault): Result<never> {
  return fail(
    `这里读不下去：每张卡单独一行，写成「- 卡名」或「- 卡名 x数量」。${text.zh}`,
    `It cannot be read from here: each card on a line of its own, “- name” or “- name x number”. ${text.en}`,
    `${line}:${column}`,
  );
}

/** A name stands in tables and on buttons. */
const MOST_OF_NAME = 100;

function nameProblems(name: unknown): Problem[] {
  if (typeof name !== 'string' && typeof name !== 'number') {
    return [{ at: 'name', text: says('name 应当是一个名字', 'name should be a name') }];
  }
  if (String(name).length <= MOST_OF_NAME) return [];
  const text = says(
    `name 至多 ${MOST_OF_NAME} 个字`,
    `name has ${MOST_OF_NAME} characters at most`,
  );
  return [{ at: 'name', text }];
}
