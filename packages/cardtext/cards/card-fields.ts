import type { Text } from '@lianhuan/kernel';
import { nearestWord } from '../diagnostics/nearest.ts';
import { quoted } from '../diagnostics/shortened.ts';
import type { Parsed } from '../language/text-reader.ts';
import type { Node } from '../nodes/node.ts';
import type { Given, Place, WrittenCard } from './card-file.ts';
import { type CardProblem, cardProblem } from './card-problem.ts';
import type { JsonSchema } from './card-schema.ts';
import type { ReadCard } from './reading-cards.ts';
import type { Rewording } from './rewording.ts';
import { TERMS } from './written-terms.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const MOST_OF_SLUG = 60;

/** No card prints a higher number. */
const MOST_ON_A_CARD = 999;

/** What a card that leaves a field out has there; a field without such a value must be given. */
export type CardDefaults = Readonly<Record<string, string | number | null | readonly string[]>>;

const says = (zh: string, en: string): Text => ({ zh, en });

/** The fields of a card that somebody wrote; whatever is wrong with them is kept in `problems`. */
export class CardFields {
  readonly problems: CardProblem[] = [];
  /** Card text that was written otherwise than it is printed. */
  readonly rewordings: Rewording[] = [];
  /** What was asked: the fields that such a card may have, as what each is read, and which must be given and were not. */
  allowed: readonly string[] = [];
  readonly shapes = new Map<string, JsonSchema>();
  readonly missing = new Set<string>();
  readonly #written: WrittenCard;
  readonly #defaults: CardDefaults;

  constructor(written: WrittenCard, defaults: CardDefaults) {
    this.#written = written;
    this.#defaults = defaults;
  }

  /** Complains of fields that such a card does not have. */
  allowOnly(fields: readonly string[]): void {
    this.allowed = fields;
    for (const [name, { nameAt }] of this.#written.fields) {
      // What a card brings in is read beside its fellows.
      if (fields.includes(name) || name === TERMS) continue;
      const nearest = nearestWord(name, fields);
      this.complain(
        nameAt,
        says(
          `这种卡牌没有「${quoted(name)}」这一项${nearest ? `；是不是 ${nearest}？` : ''}`,
          `Such a card has no field “${quoted(name)}”${nearest ? `; did you mean ${nearest}?` : ''}`,
        ),
        { nearest, expected: fields.map((field) => says(field, field)) },
      );
    }
  }

  /** Was anything given for a field? A default is not. */
  has(field: string): boolean {
    return (this.#written.fields.get(field)?.value ?? null) !== null;
  }

  /**
   * What was given for a field, or the default; complains if there is neither.
   * @param terms one of which it should be, by their slugs
   */
  given(field: string, terms: Readonly<Record<string, string>> = {}): Given {
    const given = this.#written.fields.get(field);
    if (given && given.value !== null) return given;
    const { place } = given ?? this.#written;
    const value = this.#defaults[field];
    if (value === undefined) {
      this.missing.add(field);
      const expected = Object.entries(terms).map(([slug, term]) => says(term, slug));
      const [zh, en] = [expected.map((one) => one.zh).join('、'), Object.keys(terms).join(', ')];
      this.complain(
        place,
        says(
          `这张卡牌没有写 ${field}${zh && `，应当是${zh}之一`}`,
          `The card has no ${field}${en && `; it is one of ${en}`}`,
        ),
        { expected },
      );
    }
    return { value: value ?? null, place };
  }

  /** A text; '' and a complaint where something else was given. */
  string(field: string): string {
    this.shapes.set(field, SHAPES.text);
    const { value, place } = this.given(field);
    if (typeof value === 'string') return value;
    if (value !== null) {
      this.complain(place, says(`${field} 应当是文字`, `${field} should be text`));
    }
    return '';
  }

  /** The `id`, or another name for programs: lower-case letters, digits and hyphens; complains of anything else. */
  slug(field = 'id'): string {
    const slug = this.string(field);
    this.shapes.set(field, SHAPES.slug);
    const { value, place } = this.#written.fields.get(field) ?? { place: this.#written.place };
    if (typeof value === 'string' && !(SLUG.test(slug) && slug.length <= MOST_OF_SLUG)) {
      this.complain(
        place,
        says(
          `${field} 应当是小写字母、数字和连字符，至多 ${MOST_OF_SLUG} 个，例如 guan-yu`,
          `An ${field} is lower-case letters, digits and hyphens, ${MOST_OF_SLUG} at most, e.g. guan-yu`,
        ),
      );
    }
    return slug;
  }

  /** A whole number from 0 to 999; null where the default is null. */
  number(field: string): number | null {
    this.shapes.set(field, SHAPES.number);
    const { value, place } = this.given(field);
    if (value === null) return null;
    if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_ON_A_CARD) {
      return value as number;
    }
    this.complain(
      place,
      says(
        `${field} 应当是 0 到 ${MOST_ON_A_CARD} 的整数`,
        `${field} should be a whole number from 0 to ${MOST_ON_A_CARD}`,
      ),
    );
    return 0;
  }

  /**
   * A slug, or the term printed for it.
   * @param also other names that are read, and never printed, with what they stand for
   */
  term<Slug extends string>(
    field: string,
    terms: Readonly<Record<Slug, string>>,
    also: Readonly<Record<string, Slug>> = {},
  ): Slug {
    this.shapes.set(field, oneOf(terms, Object.keys(also)));
    const { value, place } = this.given(field, terms);
    const first = Object.keys(terms)[0] as Slug;
    if (value === null) return first;
    const meant = typeof value === 'string' && Object.hasOwn(also, value) ? also[value] : value;
    return this.#slugOf(field, meant, place, terms) ?? first;
  }

  /**
   * A list of printed terms of a set that card files may add to, none twice.
   * @param own those of the game
   * @param added those that card files add, with their English
   */
  openTerms(
    field: string,
    own: readonly string[],
    added: Readonly<Record<string, string>> = {},
  ): string[] {
    const terms = Object.fromEntries([...own, ...Object.keys(added)].map((term) => [term, term]));
    const read = this.terms(field, terms);
    const any = { anyOf: [oneOf(terms), SHAPES.text] };
    this.shapes.set(field, { type: 'array', items: any, uniqueItems: true });
    return read;
  }

  /** A list of them, none twice. */
  terms<Slug extends string>(field: string, terms: Readonly<Record<Slug, string>>): Slug[] {
    this.shapes.set(field, { type: 'array', items: oneOf(terms), uniqueItems: true });
    const { value, place, items = [] } = this.given(field);
    if (value === null) return [];
    if (!Array.isArray(value)) {
      this.complain(
        place,
        says(`${field} 应当是一列：[…, …]`, `${field} should be a list: […, …]`),
      );
      return [];
    }
    const found = value.map((one, index) => this.#slugOf(field, one, items[index] ?? place, terms));
    if (new Set(found).size < found.length) {
      this.complain(place, says(`${field} 里有重复`, `${field} has something twice`));
    }
    return found.filter((slug) => slug !== null);
  }

  #slugOf<Slug extends string>(
    field: string,
    value: unknown,
    place: Place,
    terms: Readonly<Record<Slug, string>>,
  ): Slug | null {
    const slugs = Object.keys(terms) as Slug[];
    const found = slugs.find((slug) => slug === value || terms[slug] === value);
    if (found !== undefined) return found;
    const nearest = nearestWord(
      quoted(value),
      slugs.flatMap((slug) => [slug, terms[slug]]),
    );
    const list = slugs.map((slug) => terms[slug]).join('、');
    this.complain(
      place,
      says(
        `没有「${quoted(value)}」这种 ${field}，应当是${list}之一${nearest ? `；是不是「${nearest}」？` : ''}`,
        `There is no ${field} “${quoted(value)}”; it is one of ${slugs.join(', ')}${nearest ? `; did you mean “${nearest}”?` : ''}`,
      ),
      { nearest, expected: slugs.map((slug) => says(terms[slug], slug)) },
    );
    return null;
  }

  /** A value written in a way of its own, e.g. `2/2/1`. */
  value<Value>(
    field: string,
    parse: (written: string) => Value | null,
    like: string,
  ): Value | null {
    this.shapes.set(field, { type: ['string', 'number'], examples: [like] });
    const { value, place } = this.given(field);
    if (value === null) return null;
    const isWritten = typeof value === 'string' || typeof value === 'number';
    const parsed = isWritten ? parse(String(value)) : null;
    if (parsed === null) {
      this.complain(
        place,
        says(`${field} 应当写成「${like}」这样`, `${field} should be written like “${like}”`),
      );
    }
    return parsed;
  }

  /** Keeps how card text in a field was read: what is wrong with it where it stands, or how it is printed. */
  diagnose(
    field: string,
    {
      diagnostics,
      text: printed,
      asWritten,
    }: Pick<Parsed<Node>, 'text' | 'asWritten' | 'diagnostics'>,
  ): void {
    const { value, place } = this.given(field);
    if (diagnostics.length === 0 && typeof value === 'string' && value.trim() !== printed) {
      const inOtherWords = asWritten.text !== printed;
      this.rewordings.push({ ...place, field, written: value, printed, inOtherWords });
    }
    for (const { span, text, expected, nearest } of diagnostics) {
      const position = {
        file: place.file,
        ...placeIn(place, typeof value === 'string' ? value : '', span[0]),
      };
      this.problems.push(cardProblem(position, text, { expected, nearest }));
    }
  }

  /** The card as it was read; without its definition if anything was wrong. */
  read<Card>(definition: Card): ReadCard<Card> {
    const { problems, rewordings } = this;
    return {
      definition: problems.length > 0 ? null : definition,
      problems,
      rewordings,
      asked: this,
    };
  }

  /** Keeps a problem with the card. @param place where it is, in the file */
  complain(place: Place, text: Text, more: Parameters<typeof cardProblem>[2] = {}): void {
    this.problems.push(cardProblem(place, text, more));
  }
}

const SHAPES = {
  text: { type: 'string' },
  slug: { type: 'string', pattern: SLUG.source },
  number: { type: 'integer', minimum: 0, maximum: MOST_ON_A_CARD },
} as const satisfies Record<string, JsonSchema>;

function oneOf(terms: Readonly<Record<string, string>>, also: readonly string[] = []): JsonSchema {
  return { enum: [...new Set([...Object.keys(terms), ...Object.values(terms), ...also])] };
}

/** Where a character of a text stands in its file; the end of the text is right behind its last one. */
function placeIn(place: Place, written: string, at: number): { line: number; column: number } {
  const ink = countInk(written.slice(0, at));
  if (ink === 0 || ink < countInk(written)) return place.within(ink);
  const { line, column } = place.within(ink - 1);
  return { line, column: column + 1 };
}

function countInk(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}
