import { type CardDefaults, CardFields, type CardReader } from '@lianhuan/cardtext';
import { minxinText } from '../text/reading/language.ts';
import { CARD_KINDS, type CardDefinition, HOMES } from './definition.ts';

const NUMBERS = ['cost', 'power', 'renown', 'favor', 'worth', 'defence', 'spoils'] as const;
/** What a printed card has where nothing is said. */
export const PRINTED: CardDefaults = {
  ...Object.fromEntries(NUMBERS.map((field) => [field, 0])),
  text: '',
  icon: 'card-random',
  copies: 1,
};

const FIELDS = ['id', 'name', 'english', 'kind', 'home', ...NUMBERS, 'text', 'icon', 'copies'];

/** Reads a card: its fields, then its text. */
export const readCard: CardReader<CardDefinition>['read'] = (written, defaults, names) => {
  const fields = new CardFields(written, defaults);
  fields.allowOnly(FIELDS);
  const definition = readDefinition(fields, names);
  return fields.read<CardDefinition>(definition);
};

function readDefinition(fields: CardFields, names: ReadonlySet<string>): CardDefinition {
  const kind = fields.term('kind', CARD_KINDS);
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, fields.number(field) ?? 0]));
  return {
    id: fields.slug(),
    name: fields.string('name'),
    english: fields.string('english'),
    kind,
    home: fields.term('home', HOMES),
    ...(numbers as Record<(typeof NUMBERS)[number], number>),
    ...readText(fields, kind, names),
    icon: fields.slug('icon'),
    copies: fields.number('copies') ?? 0,
  };
}

function readText(
  fields: CardFields,
  kind: CardDefinition['kind'],
  names: ReadonlySet<string>,
): Pick<CardDefinition, 'text' | 'abilities' | 'flash'> {
  const read = minxinText.parse(fields.string('text'), { kind, names });
  fields.diagnose('text', read);
  const { text, tree } = read;
  return { text, abilities: tree, flash: tree.some(({ flash }) => flash) };
}
