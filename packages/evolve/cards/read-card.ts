import { type CardDefaults, CardFields, type CardReader } from '@lianhuan/cardtext';
import { catalogueOf } from '../text/reading/catalogue.ts';
import { evolveText } from '../text/reading/language.ts';
import { TRAITS } from '../text/reading/traits.ts';
import type { CardFacts } from '../text/reading/word.ts';
import { type CardDefinition, type CardKind, CLASSES, KINDS, type Special } from './definition.ts';

const COMMON = [
  'id',
  'name',
  'english',
  'alias',
  'kind',
  'class',
  'traits',
  'theme',
  'icon',
  'text',
];

/** 特殊种类, as card files call them (2.3.3, 9.1). */
export const SPECIALS: Readonly<Record<Special, string>> = { evolved: '进化', token: '衍生物' };

const OWN_TRAITS = Object.keys(TRAITS);

/** The fields that a card of this kind may have; a leader and an evolve card have no cost. */
export function fieldsOf(kind: CardKind, special: Special | null): readonly string[] {
  return [
    ...COMMON,
    ...(kind === 'leader' ? [] : ['special']),
    ...(kind === 'leader' || special === 'evolved' ? [] : ['cost']),
    ...(kind === 'follower' ? ['stats'] : []),
  ];
}

/** What a printed card has where nothing is said. */
export const PRINTED: CardDefaults = { icon: 'card-random' };

/** What may be left out of every card file. */
const LEFT_OUT: CardDefaults = {
  alias: null,
  special: null,
  traits: null,
  theme: null,
  text: '',
};

/** Reads a card: its fields, then its text. */
export const readCard: CardReader<CardDefinition>['read'] = (written, defaults, names, terms) => {
  const fields = new CardFields(written, { ...LEFT_OUT, ...defaults });
  const kind = fields.term('kind', KINDS);
  const special = readSpecial(fields, kind);
  const has = { cost: kind !== 'leader' && special !== 'evolved', stats: kind === 'follower' };
  // Of a kind that nobody knows, any field may be one.
  const unclear = fields.problems.length > 0;
  fields.allowOnly(unclear ? fieldsOf('follower', null) : fieldsOf(kind, special));
  const [attack, life] = has.stats ? readStats(fields) : [null, null];
  const definition = {
    ...readPrinted(fields, { kind: unclear ? null : kind, names, terms }),
    kind,
    special,
    cost: has.cost ? fields.number('cost') : null,
    attack,
    life,
  };
  return fields.read<CardDefinition>(definition);
};

/** A leader is nothing special (6.1.1.2). */
function readSpecial(fields: CardFields, kind: CardKind): Special | null {
  if (kind === 'leader' || !fields.has('special')) return null;
  return fields.term('special', SPECIALS);
}

type Printed = Omit<CardDefinition, 'kind' | 'special' | 'cost' | 'attack' | 'life'>;

function readPrinted(fields: CardFields, facts: CardFacts): Printed {
  const read = evolveText.parse(withoutNotes(fields.string('text')), facts);
  fields.diagnose('text', read);
  const { text, tree } = read;
  return {
    id: fields.slug(),
    name: fields.string('name'),
    english: fields.string('english'),
    alias: fields.has('alias') ? fields.string('alias') : null,
    class: fields.term('class', CLASSES),
    traits: fields.openTerms('traits', OWN_TRAITS, facts.terms?.trait),
    theme: fields.has('theme') ? fields.string('theme') : null,
    icon: fields.slug('icon'),
    text,
    abilities: tree,
    catalogue: catalogueOf(tree),
  };
}

const STATS = /^(\d{1,2})\/(\d{1,2})$/;

/** `2/3`: 攻击力 and 生命值. */
function readStats(fields: CardFields): readonly [number, number] {
  const read = (written: string): readonly [number, number] | null => {
    const match = STATS.exec(written);
    return match && [Number(match[1]), Number(match[2])];
  };
  return fields.value('stats', read, '2/3') ?? [0, 0];
}

/**
 * 注释 in brackets say nothing that works (2.6.2); （每回合N次）, （若…，则为N）, how to round, and the numbers （1）, （2） before
 * options are no 注释.
 */
const NOTE = /[（(](?!每回合|若|\d+[）)])[^（）()]*(?<!取整|舍去|进位|进一)[）)]/g;

/** The text as it works: blanks stand where notes stood, so that all else keeps its place. */
function withoutNotes(text: string): string {
  return text.replaceAll(NOTE, (note) => ' '.repeat(note.length));
}
