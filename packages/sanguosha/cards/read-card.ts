import { type CardDefaults, CardFields, type CardReader } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import { sanguoshaText } from '../text/reading/language.ts';
import type { CardFacts } from '../text/reading/word.ts';
import { CARD_KINDS, type CardDefinition, FACTIONS, GENDERS } from './definition.ts';

/** What a printed card has where nothing is said. */
export const PRINTED: CardDefaults = {
  range: 0,
  hp: 0,
  hpHalves: 0,
  pack: '',
  sharedWith: '',
  lordOf: '',
  companions: '',
  skills: '',
  skillNames: '',
  text: '',
  derived: '否',
  icon: 'card-random',
};

const FIELDS = [
  'id',
  'name',
  'english',
  'kind',
  'range',
  'faction',
  'hp',
  'hpHalves',
  'gender',
  'pack',
  'sharedWith',
  'lordOf',
  'companions',
  'skills',
  'skillNames',
  'text',
  'derived',
  'icon',
];

const FACTION_NAMES = Object.fromEntries(
  Object.entries(FACTIONS).map(([slug, { zh }]) => [slug, zh]),
) as Readonly<Record<keyof typeof FACTIONS, string>>;
const GENDER_NAMES = Object.fromEntries(
  Object.entries(GENDERS).map(([slug, { zh }]) => [slug, zh]),
) as Readonly<Record<keyof typeof GENDERS, string>>;

/** How players call a general, beside 武将牌. */
export const ALSO_CALLED = { 武将: 'general' } as const;

const YES_OR_NO = { yes: '是', no: '否' } as const;

/** 士兵牌 (H12), which alone among generals have no hp of their own. */
const SOLDIERS = '士兵牌';
const NO_HP: Text = {
  zh: '武将牌的 hp（国战里是 hpHalves）至少是 1',
  en: 'The hp of a general (in hegemony hpHalves) is 1 at least',
};

/** Reads a card: its fields, then its text. */
export const readCard: CardReader<CardDefinition>['read'] = (written, defaults, names, terms) => {
  const fields = new CardFields(written, defaults);
  fields.allowOnly(FIELDS);
  return fields.read<CardDefinition>(readDefinition(fields, { names, terms }));
};

function readDefinition(fields: CardFields, known: Omit<CardFacts, 'kind'>): CardDefinition {
  const kind = fields.term('kind', CARD_KINDS, ALSO_CALLED);
  const id = fields.slug();
  const isGeneral = kind === 'general';
  const halves = fields.number('hpHalves') || (fields.number('hp') ?? 0) * 2;
  const pack = fields.string('pack');
  if (isGeneral && halves === 0 && pack !== SOLDIERS)
    fields.complain(fields.given('hp').place, NO_HP);
  const read = sanguoshaText.parse(fields.string('text'), { kind, ...known });
  fields.diagnose('text', read);
  return {
    id,
    face: id,
    name: fields.string('name'),
    english: fields.string('english'),
    kind,
    suit: null,
    rank: 0,
    range: fields.number('range') ?? 0,
    faction: isGeneral ? fields.term('faction', FACTION_NAMES) : null,
    hpHalves: halves,
    gender: isGeneral ? fields.term('gender', GENDER_NAMES) : null,
    lordOf: fields.string('lordOf'),
    companions: split(fields.string('companions'), '、'),
    pack,
    sharedWith: fields.string('sharedWith'),
    skills: split(fields.string('skills'), '、'),
    skillNames: split(fields.string('skillNames'), ','),
    text: read.text,
    abilities: read.tree,
    derived: fields.term('derived', YES_OR_NO) === 'yes',
    icon: fields.slug('icon'),
  };
}

function split(list: string, mark: string): string[] {
  return list === '' ? [] : list.split(mark).map((one) => one.trim());
}
