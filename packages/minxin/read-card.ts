import {
  type CardProblem,
  cardProblem,
  type Given,
  nearestWord,
  type CardPlace as Place,
  type WrittenCard,
} from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { CARD_KINDS, type CardDefinition, HOMES } from './definition.ts';
import { minxinText } from './text/language.ts';

const NUMBERS = ['cost', 'power', 'renown', 'favor', 'worth', 'defence', 'spoils'] as const;
const FIELDS = [
  'id',
  'name',
  'english',
  'kind',
  'home',
  ...NUMBERS,
  'text',
  'icon',
  'copies',
] as const;
type Field = (typeof FIELDS)[number];

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a card that leaves a field out has there; a field without such a value must be given. */
export type Defaults = Partial<Readonly<Record<Field, string | number>>>;

/** A card that was read, or what is wrong with it. */
export interface ReadCard {
  readonly definition: CardDefinition | null;
  readonly problems: readonly CardProblem[];
}

/** The card's name, for others to speak of it, even if something else is wrong with it. */
export function nameOf({ fields }: WrittenCard): string | null {
  const value = fields.get('name')?.value;
  return typeof value === 'string' ? value : null;
}

/** Reads a card: its fields, then its text. @param names the names of all cards there are. */
export function readCard(
  written: WrittenCard,
  defaults: Defaults,
  names: ReadonlySet<string>,
): ReadCard {
  const reader = new CardReader(written, defaults);
  const definition = reader.read(names);
  return { definition: reader.problems.length > 0 ? null : definition, problems: reader.problems };
}

class CardReader {
  readonly problems: CardProblem[] = [];
  readonly #written: WrittenCard;
  readonly #defaults: Defaults;

  constructor(written: WrittenCard, defaults: Defaults) {
    this.#written = written;
    this.#defaults = defaults;
  }

  read(names: ReadonlySet<string>): CardDefinition {
    this.#unknownFields();
    const kind = this.#term('kind', CARD_KINDS);
    const numbers = Object.fromEntries(NUMBERS.map((field) => [field, this.#number(field)]));
    return {
      id: this.#slug(),
      name: this.#string('name'),
      english: this.#string('english'),
      kind,
      home: this.#term('home', HOMES),
      ...(numbers as Record<(typeof NUMBERS)[number], number>),
      ...this.#text(kind, names),
      icon: this.#string('icon'),
      copies: this.#number('copies'),
    };
  }

  #unknownFields(): void {
    for (const [name, { nameAt }] of this.#written.fields) {
      if ((FIELDS as readonly string[]).includes(name)) continue;
      const nearest = nearestWord(name, FIELDS);
      this.#complain(
        nameAt,
        say(
          `牌没有「${name}」这一项${nearest ? `；是不是 ${nearest}？` : ''}`,
          `A card has no field “${name}”${nearest ? `; did you mean ${nearest}?` : ''}`,
        ),
        { nearest, expected: FIELDS.map((field) => say(field, field)) },
      );
    }
  }

  /** What was given for a field, or the default; complains if there is neither. */
  #given(field: Field): Given {
    const given = this.#written.fields.get(field);
    if (given && given.value !== null) return given;
    const { place } = given ?? this.#written;
    const value = this.#defaults[field];
    if (value === undefined) {
      this.#complain(place, say(`这张牌没有写 ${field}`, `The card has no ${field}`));
    }
    return { value: value ?? null, place };
  }

  #string(field: Field): string {
    const { value, place } = this.#given(field);
    if (typeof value === 'string') return value;
    if (value !== null)
      this.#complain(place, say(`${field} 应当是文字`, `${field} should be text`));
    return '';
  }

  #slug(): string {
    const { place } = this.#given('id');
    const id = this.#string('id');
    if (id !== '' && !SLUG.test(id)) {
      this.#complain(
        place,
        say(
          'id 应当是小写字母、数字和连字符，例如 guan-yu',
          'An id is lower-case letters, digits and hyphens, e.g. guan-yu',
        ),
      );
    }
    return id;
  }

  #number(field: Field): number {
    const { value, place } = this.#given(field);
    if (Number.isInteger(value) && (value as number) >= 0) return value as number;
    if (value !== null) {
      this.#complain(
        place,
        say(`${field} 应当是不小于 0 的整数`, `${field} should be a whole number, not below 0`),
      );
    }
    return 0;
  }

  /** A slug, or the term printed for it. */
  #term<Slug extends string>(field: Field, terms: Readonly<Record<Slug, string>>): Slug {
    const { value, place } = this.#given(field);
    const slugs = Object.keys(terms) as Slug[];
    const found = slugs.find((slug) => slug === value || terms[slug] === value);
    if (found !== undefined) return found;
    if (value !== null) {
      const known = slugs.flatMap((slug) => [slug, terms[slug]]);
      const nearest = nearestWord(String(value), known);
      const list = slugs.map((slug) => terms[slug]).join('、');
      this.#complain(
        place,
        say(
          `没有「${value}」这种 ${field}，应当是${list}之一${nearest ? `；是不是「${nearest}」？` : ''}`,
          `There is no ${field} “${value}”; it is one of ${slugs.join(', ')}`,
        ),
        { nearest, expected: slugs.map((slug) => say(terms[slug], slug)) },
      );
    }
    return slugs[0];
  }

  #text(
    kind: CardDefinition['kind'],
    names: ReadonlySet<string>,
  ): Pick<CardDefinition, 'text' | 'abilities' | 'flash'> {
    const { place } = this.#given('text');
    const written = this.#string('text');
    const parsed = minxinText.parse(written, { kind, names });
    for (const { span, text, expected, nearest } of parsed.diagnostics) {
      const position = { file: place.file, ...placeIn(place, written, span[0]) };
      this.problems.push(cardProblem(position, text, { expected, nearest }));
    }
    const abilities = parsed.tree;
    return { text: parsed.text, abilities, flash: abilities.some(({ flash }) => flash) };
  }

  #complain(place: Place, text: Text, more: Parameters<typeof cardProblem>[2] = {}): void {
    this.problems.push(cardProblem(place, text, more));
  }
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

const say = (zh: string, en: string): Text => ({ zh, en });
