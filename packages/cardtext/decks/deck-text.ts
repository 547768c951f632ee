import { fail, type Problem, type Result, succeed, type Text } from '@lianhuan/kernel';
import { stringify } from 'yaml';
import { quoted } from '../diagnostics/shortened.ts';
import { readYaml, type YamlFault } from '../yaml/yaml-reading.ts';
import {
  type DeckOf,
  type DeckWriting,
  type Named,
  type ReadyDeck,
  TOLD_BESIDES,
} from './deck-list.ts';

const says = (zh: string, en: string): Text => ({ zh, en });

/** Reads and writes decks as people hand them on. */
export class DeckTexts<Many extends string, One extends string> {
  readonly #writing: DeckWriting<Many, One>;

  constructor(writing: DeckWriting<Many, One>) {
    this.#writing = writing;
  }

  /** The deck as text that `read` reads, several of a card as `步兵兵权 x6`. */
  write(deck: Named & DeckOf<Many, One>): string {
    const { many, one } = this.#writing.format;
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
  read(text: string): Result<Named & DeckOf<Many, One>> {
    const { documents, faults } = readYaml(text);
    if (faults.length > 0) return unreadable(faults[0]);
    const written: unknown = documents[0].toJS({ maxAliasCount: -1 });
    const list = this.#writing.readList(written);
    if (!list.ok) return list;
    const { name = '' } = written as { readonly name?: unknown };
    const problems = [...this.#unknownKeys(written as object), ...nameProblems(name)];
    if (problems.length > 0) return { ok: false, problems };
    return succeed({ name: String(name).trim(), ...list.value });
  }

  /**
   * Reads the decks of the game's own.
   * @param files their texts by the names of their files
   * @throws Error for a text that is no YAML or no deck.
   */
  readReady(files: Readonly<Record<string, string>>): (ReadyDeck & DeckOf<Many, One>)[] {
    return Object.entries(files).map(([file, text]) => this.#readReady(file, text));
  }

  #readReady(file: string, text: string): ReadyDeck & DeckOf<Many, One> {
    const { documents, faults } = readYaml(text);
    if (faults.length > 0) throw new Error(`${file}: ${faults[0].text.zh}`);
    const written = documents[0].toJS() as ReadyDeck;
    const list = this.#writing.readList(written);
    if (!list.ok) throw new Error(`${file}: ${list.problems.map((one) => one.text.zh)}`);
    const { id, name, english, idea, ideaEn } = written;
    return { id, name, english, idea, ideaEn, ...list.value };
  }

  #unknownKeys(written: object): Problem[] {
    const { many, one } = this.#writing.format;
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
