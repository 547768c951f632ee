import type { CardFields } from './card-fields.ts';
import type { WrittenCard } from './card-file.ts';
import { type OpenLanguage, schemaOfTerms, TERMS } from './written-terms.ts';

/** A JSON schema, as editors read it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What was asked of the fields of a card as it was read, so that the reader is its own table of fields. */
export type FieldsAsked = Pick<CardFields, 'allowed' | 'shapes' | 'missing'>;

/** How the cards of a game can be written: by which fields they are told apart, each with what it may hold. */
export type CardForms = readonly Readonly<Record<string, readonly string[]>>[];

/**
 * The schema of a file of cards, made by asking the reader of cards of each form what fields it reads.
 * @param forms for each form the fields that tell it apart, with the words for it; [] where the field is left out
 * @param language whose open sets of terms a file may add to
 */
export function schemaOfCards(
  read: (card: WrittenCard) => FieldsAsked,
  forms: CardForms,
  language: OpenLanguage,
): JsonSchema {
  const isOpen = Object.keys(language.openSets).length > 0;
  const terms = isOpen ? { [TERMS]: schemaOfTerms(language) } : {};
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'array',
    items: {
      anyOf: [
        ...forms.map((form) => schemaOfForm(form, read, terms)),
        ...(isOpen ? [itemOfTerms(terms)] : []),
      ],
    },
  };
}

/** An item that brings in terms, and is no card. */
function itemOfTerms(properties: Properties): JsonSchema {
  return { type: 'object', properties, required: [TERMS], additionalProperties: false };
}

type Properties = Readonly<Record<string, JsonSchema>>;

function schemaOfForm(
  form: CardForms[number],
  read: (card: WrittenCard) => FieldsAsked,
  terms: Properties,
): JsonSchema {
  const { allowed, shapes, missing } = read(cardOf(form));
  const told = Object.entries(form);
  const properties = Object.fromEntries(
    allowed
      .filter((field) => form[field]?.length !== 0)
      .map((field) => {
        const isTold = form[field] !== undefined;
        const shape = isTold ? { enum: form[field] } : (shapes.get(field) ?? TEXT);
        const mayLack = !isTold && !missing.has(field);
        return [field, mayLack ? { anyOf: [shape, { type: 'null' }] } : shape];
      }),
  );
  const required = told.filter(([, words]) => words.length > 0).map(([field]) => field);
  return {
    type: 'object',
    properties: { ...properties, ...terms },
    required: [...new Set([...required, ...missing])],
    additionalProperties: false,
  };
}

/** A field that was only looked for holds text. */
const TEXT: JsonSchema = { type: 'string' };

/** A card of which nothing is written but its form. */
function cardOf(form: CardForms[number]): WrittenCard {
  const place = { file: '', line: 1, column: 1, within: () => ({ line: 1, column: 1 }) };
  const told = Object.entries(form).filter(([, words]) => words.length > 0);
  const fields = told.map(([field, [value]]) => [field, { value, place, nameAt: place }] as const);
  return { place, fields: new Map(fields) };
}
