import { fail, type Problem, type Result, succeed, type Text } from '@lianhuan/kernel';
import type { JsonSchema } from '../cards/card-schema.ts';
import { quoted } from '../diagnostics/shortened.ts';

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
export const TOLD_BESIDES = [
  'id',
  'english',
  'idea',
  'ideaEn',
] as const satisfies (keyof ReadyDeck)[];

const says = (zh: string, en: string): Text => ({ zh, en });

/** Reads decks that are lists already; {@link DeckTexts} reads and writes their texts. */
export class DeckWriting<Many extends string, One extends string> {
  readonly format: DeckFormat<Many, One>;

  constructor(format: DeckFormat<Many, One>) {
    this.format = format;
  }

  /**
   * Reads lists of cards as people write them, `步兵兵权 x6` for several. It says nothing yet of whether
   * such a deck may be played.
   */
  readList(written: unknown): Result<DeckOf<Many, One>> {
    const { many, one, example } = this.format;
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
    problems.push({ at: part, text, rule: this.format.ruleOfOne ?? null });
    return '';
  }

  /** The JSON schema of a file with a deck, for editors. */
  schema(): JsonSchema {
    const { many, one } = this.format;
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
