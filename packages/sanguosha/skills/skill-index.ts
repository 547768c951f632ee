import { type CardId, citedAside, NO_CARD, type Seat } from '@lianhuan/kernel';
import type { CardDefinition } from '../cards/definition.ts';
import { rule } from '../rules.ts';
import { lineAmong } from '../table/seating.ts';
import {
  cardsIn,
  faceOf,
  guiseShown,
  isAlive,
  printed,
  roleOf,
  type SanguoshaTable,
} from '../table/table.ts';
import { isOfSort } from '../text/meaning/card-qualities.ts';
import type { StatusInForce } from '../text/meaning/procedures.ts';
import type {
  ActivePart,
  ConvertPart,
  DeclarePart,
  Part,
  Skill,
  SkillReads,
  Status,
  TriggerPart,
  Unit,
} from '../text/nodes/nodes.ts';
import { areFormationsVoid } from './formations.ts';
import { skillsByRule } from './rule-skills.ts';

/** Which skills characters have, and what waits for which timing: worked out once for each change of skills. */

/** A skill that a character has. */
export interface HeldSkill {
  readonly seat: Seat;
  readonly name: string;
  readonly tags: Skill['tags'];
  readonly parts: readonly Part[];
  /** The general or the equipment that brings it; −1 for one that was gained. */
  readonly source: CardId;
  /** Its class at a timing (P4): 0 for skills of generals, 1 for those of equipment, 2 for what the rules give. */
  readonly rank: number;
  /** Is it that of an armour, which cards can ignore? */
  readonly armour: boolean;
  /** Of a general that lies face down: it is shown as the skill is used, and only status words do nothing (H9). */
  readonly hidden: boolean;
}

/** A part of a skill that waits for a timing. */
export interface Listener {
  readonly held: HeldSkill;
  readonly part: TriggerPart;
  /** Where the part stands in its skill, from 0. */
  readonly place: number;
}

/** A part of a skill that its owner uses at an idle point. */
export interface HeldPart<P extends Part> {
  readonly held: HeldSkill;
  readonly part: P;
  readonly place: number;
}

/** What characters have, sorted by what it is needed for. */
export interface SkillIndex {
  readonly skills: readonly HeldSkill[];
  readonly byTiming: ReadonlyMap<string, readonly Listener[]>;
  readonly active: readonly HeldPart<ActivePart>[];
  readonly converting: readonly HeldPart<ConvertPart>[];
  readonly declaring: readonly HeldPart<DeclarePart>[];
  readonly statuses: ReadonlyMap<string, readonly StatusInForce[]>;
}

interface Kept {
  readonly version: number;
  readonly index: SkillIndex;
  /** Whose skills hang on their hp, and what those were. */
  readonly watched: readonly { readonly seat: Seat; readonly hp: number }[];
}

const kept = new WeakMap<SanguoshaTable, Kept>();

/** The skills of all characters as they stand. */
export function skillIndex(table: SanguoshaTable): SkillIndex {
  const version = table.state.skillsVersion;
  const known = kept.get(table);
  if (known !== undefined && known.version === version && isAsWatched(table, known)) {
    return known.index;
  }
  const isSecret = table.state.mode === 'hegemony';
  const index = isSecret ? citedAside(() => makeIndex(table)) : makeIndex(table);
  kept.set(table, { version, index, watched: watchedIn(table, index) });
  return index;
}

function watchedIn({ state }: SanguoshaTable, { statuses }: SkillIndex): Kept['watched'] {
  const words = statuses.get('other-skills-void') ?? NOTHING;
  return words.map(({ seat }) => ({ seat, hp: state.characters[seat].hp }));
}

function isAsWatched({ state }: SanguoshaTable, { watched }: Kept): boolean {
  return watched.every(({ seat, hp }) => state.characters[seat].hp === hp);
}

function makeIndex(table: SanguoshaTable): SkillIndex {
  const skills = skillsOfAll(table);
  const byTiming = new Map<string, Listener[]>();
  const active: HeldPart<ActivePart>[] = [];
  const converting: HeldPart<ConvertPart>[] = [];
  const declaring: HeldPart<DeclarePart>[] = [];
  const statuses = new Map<string, StatusInForce[]>();
  for (const held of skills) {
    held.parts.forEach((part, place) => {
      switch (part.kind) {
        case 'trigger':
          for (const timing of table.procedures.timingsOf(part.on)) {
            listAt(byTiming, timing).push({ held, part, place });
          }
          return;
        case 'active':
          active.push({ held, part, place });
          return;
        case 'convert':
          converting.push({ held, part, place });
          return;
        case 'declare':
          declaring.push({ held, part, place });
          return;
        case 'status': {
          if (held.hidden && rule('H9')) return;
          const { seat, name, source } = held;
          listAt(statuses, part.word.kind).push({
            word: part.word,
            seat,
            that: NOTHING,
            skill: name,
            source,
            condition: part.condition,
          });
          return;
        }
      }
    });
  }
  return { skills, byTiming, active, converting, declaring, statuses };
}

function listAt<T>(map: Map<string, T[]>, key: string): T[] {
  let list = map.get(key);
  if (list === undefined) {
    list = [];
    map.set(key, list);
  }
  return list;
}

function skillsOfAll(table: SanguoshaTable): HeldSkill[] {
  const skills: HeldSkill[] = [];
  for (let seat = 0; seat < table.seats; seat++) skills.push(...skillsOf(table, seat as Seat));
  const own = skills.filter(({ tags }) => !tags.includes('formation') || !areFormationsVoid(table));
  const out = outOfSeats(table, own);
  const had = own.flatMap((held) => hadBesides(table, held, own, out));
  const lent = [...own, ...had].flatMap((held) => lentBy(table, held, out));
  return withoutVoid(table, readAs(table, [...own, ...lent, ...had]));
}

/** Whoever is left out of seats (T47). */
function outOfSeats(table: SanguoshaTable, skills: readonly HeldSkill[]): readonly Seat[] {
  const isOut = (word: Status) => word.kind === 'left-out' && word.of === 'seats' && rule('T47');
  const by = skills.filter(
    ({ hidden, parts }) =>
      !hidden && parts.some((part) => part.kind === 'status' && isOut(part.word)),
  );
  const begun = begunStatuses(table, 'left-out').filter(({ word }) => isOut(word));
  return [...by, ...begun].map(({ seat }) => seat);
}

/** What others have as long as the words of a skill hold: it is theirs by a status effect (T56). */
function lentBy(
  table: SanguoshaTable,
  { seat: lender, source, hidden, parts }: HeldSkill,
  out: readonly Seat[],
) {
  const words = parts.flatMap((part) =>
    part.kind === 'status' && part.word.kind === 'lend-skill' && !hidden ? [part.word] : [],
  );
  return words.flatMap(({ faction, inLine, skill: name }): HeldSkill[] => {
    const skill = skillNamed(table.library, name);
    if (skill === undefined || !isAlive(table, lender)) return [];
    const { tags, parts } = skill;
    const line = inLine === null ? null : lineAmong(table, lender, out);
    return table.state.characters.flatMap((character, index) => {
      const seat = index as Seat;
      if (line?.includes(seat) === false) return [];
      if (seat === lender || (faction !== null && character.faction !== faction)) return [];
      return [{ seat, name, tags, parts, source, rank: 0, armour: false, hidden: false }];
    });
  });
}

/** What its owner has besides as long as the words of a skill hold. */
function hadBesides(
  table: SanguoshaTable,
  { seat, source, hidden, parts }: HeldSkill,
  own: readonly HeldSkill[],
  out: readonly Seat[],
) {
  const words = parts.flatMap((part) =>
    part.kind === 'status' && part.word.kind === 'have-skill' && !hidden ? [part.word] : [],
  );
  const worn = parts.some((part) => part.kind === 'status' && part.word.kind === 'as-guise');
  if (worn && !hidden) return ofGuise(table, seat);
  return words.flatMap(({ skill: name, inLine }): HeldSkill[] => {
    const skill = skillNamed(table.library, name);
    if (skill === undefined || !isAlive(table, seat)) return [];
    if (own.some((held) => held.seat === seat && held.name === name && !held.hidden)) return [];
    const line = inLine === null ? null : lineAmong(table, seat, out);
    if (line !== null && (line.length < 2 || !line.includes(table.state.active))) return [];
    const { tags, parts } = skill;
    return [{ seat, name, tags, parts, source, rank: 0, armour: false, hidden: false }];
  });
}

/** The skill that was declared of the “化身” which is shown. */
function ofGuise(table: SanguoshaTable, seat: Seat): HeldSkill[] {
  const { guise = null } = table.state.characters[seat];
  const source = guiseShown(table, seat);
  if (guise === null || source === undefined) return [];
  return skillUnits(printed(table, source).abilities)
    .filter(({ name }) => name === guise.skill)
    .map(({ name, tags, parts }) => {
      return { seat, name, tags, parts, source, rank: 0, armour: false, hidden: false };
    });
}

/** 〖武圣〗改为〖武圣（阵）〗: skills that are had under their own names, with other words. */
function readAs(table: SanguoshaTable, skills: HeldSkill[]): HeldSkill[] {
  const words = skills.flatMap(({ seat, hidden, parts }) =>
    parts.flatMap((part) =>
      part.kind === 'status' && part.word.kind === 'skill-reads' && !hidden && isAlive(table, seat)
        ? [{ owner: seat, word: part.word }]
        : [],
    ),
  );
  if (words.length === 0) return skills;
  return skills.map((held) => {
    const found = words.find(({ owner, word }) => isMeant(table, word, owner, held));
    const other = found === undefined ? undefined : skillNamed(table.library, found.word.as);
    return other === undefined ? held : { ...held, tags: other.tags, parts: other.parts };
  });
}

/** Is it such a skill of a character of the faction, or of the owner’s own primary general, shown? */
function isMeant(
  table: SanguoshaTable,
  { faction, skill }: SkillReads,
  owner: Seat,
  held: HeldSkill,
): boolean {
  if (held.name !== skill) return false;
  if (faction !== null) return table.state.characters[held.seat].faction === faction;
  const [primary] = cardsIn(table, owner, 'generals');
  return held.seat === owner && held.source === primary && !held.hidden;
}

/** Of a character whose skills are void only the compulsory ones work (T01), and awakening ones are such (T03). */
function withoutVoid(table: SanguoshaTable, all: HeldSkill[]): HeldSkill[] {
  const skills = withoutOthers(table, all);
  const voided = new Set(begunStatuses(table, 'skills-void').map(({ seat }) => seat));
  for (const { seat, hidden, parts } of skills) {
    const isVoid = parts.some((part) => part.kind === 'status' && part.word.kind === 'skills-void');
    if (isVoid && !hidden) voided.add(seat);
  }
  if (voided.size === 0) return skills;
  return skills.filter(({ seat, tags }) => {
    if (!voided.has(seat)) return true;
    const isKept = tags.includes('compulsory') || tags.includes('awakening');
    return isKept && rule('T01');
  });
}

/** 你的其他武将技能无效: of whoever has so many hp only the skill that says so is left, and equipment. */
function withoutOthers({ state }: SanguoshaTable, skills: HeldSkill[]): HeldSkill[] {
  const alone = skills.filter(({ seat, hidden, parts }) =>
    parts.some(
      (part) =>
        part.kind === 'status' &&
        part.word.kind === 'other-skills-void' &&
        !hidden &&
        state.characters[seat].hp === part.word.hp &&
        rule('P1'),
    ),
  );
  if (alone.length === 0) return skills;
  return skills.filter(
    ({ seat, name, rank }) =>
      rank > 0 || !alone.some((one) => one.seat === seat && one.name !== name),
  );
}

function skillsOf(table: SanguoshaTable, seat: Seat): HeldSkill[] {
  const own = [
    ...cardsIn(table, seat, 'generals').flatMap((card) => ofGeneral(table, seat, card)),
    ...cardsIn(table, seat, 'role').flatMap((card) => ofGeneral(table, seat, card)),
    ...gainedBy(table, seat),
  ];
  return [
    ...own,
    ...cardsIn(table, seat, 'equipment').flatMap((card) => ofEquipment(table, seat, card)),
    ...own.flatMap(({ hidden, parts }) =>
      hidden ? [] : parts.flatMap((part) => asIfEquipped(table, seat, part)),
    ),
    ...skillsByRule(table, seat, (name) => skillNamed(table.library, name)),
  ];
}

/**
 * The skills printed on a general, or a role, that lies face up, or on a hidden one of 国战 (P10, H9), without those it
 * lost and the lord's of others (T04). What its text has beside the skills that it lists is there to be gained (急袭).
 */
function ofGeneral(table: SanguoshaTable, seat: Seat, card: CardId): HeldSkill[] {
  const hidden = table.cards[card].faceDown;
  if (hidden && table.state.mode !== 'hegemony') return [];
  const { lost, emptied } = table.state.characters[seat];
  if (emptied.length > 0 && emptied.includes(cardsIn(table, seat, 'generals').indexOf(card))) {
    return [];
  }
  const { abilities, skills } = printed(table, card);
  return skillUnits(abilities)
    .filter(({ name }) => skills.length === 0 || skills.includes(name))
    .filter(({ name, tags }) => !lost.includes(name) && isHad(table, seat, tags))
    .filter(({ tags }) => isInPlace(table, seat, card, tags))
    .map(({ name, tags, parts }) => ({
      seat,
      name,
      tags,
      parts,
      source: card,
      rank: 0,
      armour: false,
      hidden,
    }));
}

/** A 主公技 is had by the lord alone (T04, M10). */
function isHad(table: SanguoshaTable, seat: Seat, tags: Skill['tags']): boolean {
  if (!tags.includes('lord')) return true;
  return roleOf(table, seat) === 'lord' && rule('T04') && rule('M10');
}

/** 主将技 works for the primary general alone, 副将技 for the deputy (T40); only 国战 has both. */
function isInPlace(table: SanguoshaTable, seat: Seat, card: CardId, tags: Skill['tags']): boolean {
  const wanted = tags.includes('primary') ? 0 : tags.includes('deputy') ? 1 : -1;
  if (wanted < 0) return true;
  const place = cardsIn(table, seat, 'generals').indexOf(card);
  return (table.state.mode === 'hegemony' && place === wanted) || !rule('T40');
}

function gainedBy(table: SanguoshaTable, seat: Seat): HeldSkill[] {
  return table.state.characters[seat].gained.flatMap(({ name }) => {
    const skill = skillNamed(table.library, name);
    if (skill === undefined) return [];
    const { tags, parts } = skill;
    return [{ seat, name, tags, parts, source: NO_CARD, rank: 0, armour: false, hidden: false }];
  });
}

/** Whatever equipment says beside how it is used works for whoever it is equipped to. */
function ofEquipment(table: SanguoshaTable, seat: Seat, card: CardId): HeldSkill[] {
  return skillOfEquipment(seat, printed(table, card), card);
}

function skillOfEquipment(
  seat: Seat,
  { kind, name, abilities }: CardDefinition,
  source: CardId,
): HeldSkill[] {
  const parts = abilities.filter(isPart);
  if (parts.length === 0) return [];
  const armour = kind === 'armour';
  return [{ seat, name, tags: ['compulsory'], parts, source, rank: 1, armour, hidden: false }];
}

/** 视为装备着: the skill of equipment that is not there, as long as none of the sort is. */
function asIfEquipped(table: SanguoshaTable, seat: Seat, part: Part): HeldSkill[] {
  if (part.kind !== 'status' || part.word.kind !== 'as-if-equipped') return [];
  const { sort, face } = part.word;
  const isThere = cardsIn(table, seat, 'equipment').some((card) =>
    isOfSort(table, sort, printed(table, card)),
  );
  return isThere ? [] : skillOfEquipment(seat, faceOf(table, face), NO_CARD);
}

function isPart(unit: Unit): unit is Part {
  return (
    unit.kind === 'trigger' ||
    unit.kind === 'active' ||
    unit.kind === 'convert' ||
    unit.kind === 'declare' ||
    unit.kind === 'status'
  );
}

function skillUnits(abilities: readonly Unit[]): Skill[] {
  return abilities.filter((unit) => unit.kind === 'skill');
}

const named = new WeakMap<readonly CardDefinition[], ReadonlyMap<string, Skill>>();

/**
 * The skill of that name, as some general has it printed, rather one that works in either place of 国战 (T40);
 * undefined where there is none.
 */
export function skillNamed(library: readonly CardDefinition[], name: string): Skill | undefined {
  let known = named.get(library);
  if (known === undefined) {
    const skills = library.flatMap(({ abilities }) => skillUnits(abilities)).toReversed();
    const inOrder = [...skills.filter(isOfOnePlace), ...skills.filter((one) => !isOfOnePlace(one))];
    known = new Map(inOrder.map((skill) => [skill.name, skill]));
    named.set(library, known);
  }
  return known.get(name);
}

/** 主将技 or 副将技. */
function isOfOnePlace({ tags }: Skill): boolean {
  return tags.includes('primary') || tags.includes('deputy');
}

const NOTHING: readonly never[] = [];

/** The parts of skills that wait for a timing. */
export function listenersAt(table: SanguoshaTable, timing: string): readonly Listener[] {
  return skillIndex(table).byTiming.get(timing) ?? NOTHING;
}

/** Lasting words of a kind that effects began. */
export function begunStatuses(
  table: SanguoshaTable,
  kind: Status['kind'],
): readonly StatusInForce[] {
  if (table.effects.modify.length === 0) return NOTHING;
  return table.effects.modify.flatMap(({ body, source }) =>
    body.kind === 'status-begun' && body.word.kind === kind
      ? [
          {
            word: body.word,
            seat: body.seat,
            that: body.that,
            skill: body.skill,
            source,
            condition: null,
          },
        ]
      : [],
  );
}
