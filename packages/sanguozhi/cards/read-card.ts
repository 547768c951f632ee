import { type CardDefaults, CardFields, type CardReader } from '@lianhuan/cardtext';
import type { Text } from '@lianhuan/kernel';
import type { Ability, Formula } from '../text/nodes/index.ts';
import { catalogueOf } from '../text/reading/catalogue.ts';
import { sanguozhiText } from '../text/reading/language.ts';
import {
  type Part,
  parseAbility,
  parseCondition,
  parseFilter,
  parseFormula,
} from '../text/reading/parts.ts';
import { GENERAL_TRAITS, SHARED_TRAITS, TACTIC_TRAITS } from '../text/reading/traits.ts';
import type { CardFacts } from '../text/reading/word.ts';
import { parseNeeds, parseNumbers, parseTroops } from './card-values.ts';
import {
  ARMS,
  type CardDefinition,
  type CardKind,
  DURATIONS,
  type EventDefinition,
  FACTIONS,
  type FormationDefinition,
  type GeneralDefinition,
  KINDS,
  SPEEDS,
  type TacticDefinition,
  TREASURES,
  TROOP_TYPES,
  type TreasureDefinition,
  type TroopDefinition,
} from './definition.ts';

/** Fields of every card, and those of each kind. */
const COMMON = ['id', 'name', 'english', 'kind', 'limit', 'text'] as const;
const OF_KIND: Readonly<Record<CardKind, readonly string[]>> = {
  general: ['factions', 'arms', 'traits', 'needs', 'stats'],
  tactic: ['traits', 'speed', 'duration', 'wit'],
  treasure: ['type', 'bearer', 'set'],
  troop: ['type', 'face'],
  formation: ['arms', 'stats', 'forming', 'formingArms'],
  event: ['duration', 'condition', 'completion', 'leaving'],
};

/** The fields that a card of this kind may have. */
export function fieldsOf(kind: CardKind): readonly string[] {
  return [...COMMON, ...OF_KIND[kind]];
}

/** What may be left out of every card file. */
const LEFT_OUT: CardDefaults = {
  limit: 0,
  text: '',
  factions: null,
  arms: null,
  traits: null,
  needs: '0通用',
  wit: null,
  bearer: null,
  set: null,
  forming: null,
  formingArms: null,
  condition: null,
  completion: null,
  leaving: null,
};

/** Reads a card: its fields, then its text. */
export const readCard: CardReader<CardDefinition>['read'] = (written, defaults, names, terms) => {
  const fields = new CardFields(written, { ...LEFT_OUT, ...defaults });
  const kind = fields.term('kind', KINDS);
  fields.allowOnly(fieldsOf(kind));
  const { value: name } = written.fields.get('name') ?? { value: null };
  const facts = { kind, names, terms, ...(typeof name === 'string' ? { name } : {}) };
  return fields.read<CardDefinition>(readOfKind(fields, kind, facts));
};

function readOfKind(fields: CardFields, kind: CardKind, facts: CardFacts): CardDefinition {
  switch (kind) {
    case 'general':
      return readGeneral(fields, facts);
    case 'tactic':
      return readTactic(fields, facts);
    case 'treasure':
      return readTreasure(fields, facts);
    case 'troop':
      return readTroop(fields, facts);
    case 'formation':
      return readFormation(fields, facts);
    case 'event':
      return readEvent(fields, facts);
  }
}

type Printed = Omit<GeneralDefinition, 'kind' | 'factions' | 'arms' | 'traits' | 'needs' | Numbers>;
type Numbers = 'attack' | 'life' | 'wit';

/** What all kinds have; `others` are abilities written outside of the text box. */
function readPrinted(
  fields: CardFields,
  facts: CardFacts,
  others: readonly Ability[] = [],
): Printed {
  const read = sanguozhiText.parse(fields.string('text'), facts);
  fields.diagnose('text', read);
  const { text, tree } = read;
  const [abilities, quoted] = [tree, catalogueOf(tree).slice(tree.length)];
  return {
    id: fields.slug(),
    name: fields.string('name'),
    english: fields.string('english'),
    limit: fields.number('limit') ?? 0,
    text,
    abilities,
    catalogue: [...abilities, ...quoted, ...others],
  };
}

const TRAITS_OF_GENERALS = Object.keys({ ...GENERAL_TRAITS, ...SHARED_TRAITS });
const TRAITS_OF_TACTICS = Object.keys({ ...TACTIC_TRAITS, ...SHARED_TRAITS });

function readGeneral(fields: CardFields, facts: CardFacts): GeneralDefinition {
  const stats = fields.value('stats', (written) => parseNumbers(written, 3), '2/3/1');
  const [attack, life, wit] = stats ?? [0, 0, 0];
  return {
    kind: 'general',
    ...readPrinted(fields, facts),
    factions: fields.terms('factions', FACTIONS),
    arms: fields.terms('arms', ARMS),
    traits: fields.openTerms('traits', TRAITS_OF_GENERALS, facts.terms?.trait),
    needs: fields.value('needs', parseNeeds, '2步 1通用 / 3骑') ?? [],
    attack,
    life,
    wit,
  };
}

function readTactic(fields: CardFields, facts: CardFacts): TacticDefinition {
  const duration = fields.term('duration', DURATIONS);
  return {
    kind: 'tactic',
    ...readPrinted(fields, { ...facts, duration }),
    traits: fields.openTerms('traits', TRAITS_OF_TACTICS, facts.terms?.trait),
    speed: fields.term('speed', SPEEDS),
    duration,
    wit: fields.number('wit'),
  };
}

function readTreasure(fields: CardFields, facts: CardFacts): TreasureDefinition {
  return {
    kind: 'treasure',
    ...readPrinted(fields, facts),
    type: fields.term('type', TREASURES),
    bearer: readPart(fields, 'bearer', facts, parseFilter),
    set: readSet(fields),
  };
}

/** 套装名称 (419.1), and how many 宝物 a set has at most. */
const SET_NAME = /^[^\s\p{C}<>【】]{1,40}$/u;
const MOST_OF_SET = 20;

/** `{ name: 奉先撼虎, size: 3 }` (502.2). */
function readSet(fields: CardFields): TreasureDefinition['set'] {
  fields.shapes.set('set', {
    type: 'object',
    properties: { name: { type: 'string' }, size: { type: 'integer' } },
    required: ['name', 'size'],
  });
  const { value, place } = fields.given('set');
  if (value === null) return null;
  const { name, size } = value as { readonly name?: unknown; readonly size?: unknown };
  const isNamed = typeof name === 'string' && SET_NAME.test(name);
  const isSized =
    Number.isInteger(size) && (size as number) >= 1 && (size as number) <= MOST_OF_SET;
  if (isNamed && isSized) return { name, size: size as number };
  fields.complain(place, {
    zh: 'set 应当写成 { name: 奉先撼虎, size: 3 } 这样',
    en: 'set should be written like { name: 奉先撼虎, size: 3 }',
  });
  return null;
}

function readTroop(fields: CardFields, facts: CardFacts): TroopDefinition {
  return {
    kind: 'troop',
    ...readPrinted(fields, facts),
    type: fields.term('type', TROOP_TYPES),
    face: fields.value('face', parseTroops, '1步兵') ?? {},
  };
}

function readFormation(fields: CardFields, facts: CardFacts): FormationDefinition {
  const [attack, life] = readFormulas(fields, facts);
  return {
    kind: 'formation',
    ...readPrinted(fields, facts),
    arms: fields.terms('arms', ARMS),
    attack,
    life,
    forming: readPart(fields, 'forming', facts, parseFilter),
    formingArms: fields.terms('formingArms', ARMS),
  };
}

const ZERO: Formula = { kind: 'number', span: [0, 0], amount: 0 };

/** `N+1/2N` (503.7). */
function readFormulas(fields: CardFields, facts: CardFacts): readonly [Formula, Formula] {
  const parse = (written: string) => {
    const parts = written.split('/').map((part) => parseFormula(part, facts).node);
    return parts.length === 2 && !parts.includes(null) ? parts : null;
  };
  const [attack, life] = fields.value('stats', parse, 'N+1/2N') ?? [null, null];
  return [attack ?? ZERO, life ?? ZERO];
}

function readEvent(fields: CardFields, facts: CardFacts): EventDefinition {
  const completion = readPart(fields, 'completion', facts, (written) =>
    parseAbility(written.trim().replace(/。?$/, '。'), facts),
  );
  if (completion?.body.kind === 'spell')
    fields.complain(fields.given('completion').place, NEVER_DONE);
  const duration = fields.term('duration', EVENT_DURATIONS);
  const others = completion === null ? [] : catalogueOf([completion]);
  return {
    kind: 'event',
    ...readPrinted(fields, { ...facts, duration }, others),
    duration,
    condition: readPart(fields, 'condition', facts, parseCondition),
    completion,
    leaving: readPart(fields, 'leaving', facts, parseCondition),
  };
}

/** A 完成项 is not carried out of itself: it fires, is used, or holds (505.5d). */
const NEVER_DONE: Text = {
  zh: '完成项要写明什么时候执行，如「若己方粮草≥15，则当己方回合结束时，抓2张卡」',
  en: 'A 完成项 should say when it is carried out, as in 若己方粮草≥15，则当己方回合结束时，抓2张卡',
};

const EVENT_DURATIONS = { instant: DURATIONS.instant, permanent: DURATIONS.permanent } as const;

/** Card text in a field of its own; null where the field is left out. */
function readPart<N>(
  fields: CardFields,
  field: string,
  facts: CardFacts,
  parse: (written: string, facts: CardFacts) => Part<N>,
): N | null {
  if (!fields.has(field)) return null;
  const read = parse(fields.string(field), facts);
  fields.diagnose(field, read);
  return read.node;
}
