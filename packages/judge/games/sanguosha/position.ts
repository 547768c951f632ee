import { cachedByObject, NOBODY, type Seat } from '@lianhuan/kernel';
import {
  type CardDefinition,
  commandsOf,
  halvesAt,
  isDealt,
  type LaidCard,
  type LaidCharacter,
  type LaidPhase,
  type LaidZone,
  laidCard,
  layOutPosition,
  MODE_PLAYERS,
  MODES,
  type Mode,
  PHASE_TERMS,
  PLAYERS,
  type Role,
  rolesOf,
  type SanguoshaTable,
  modeOf as usualMode,
} from '@lianhuan/sanguosha';
import type { PlacedCard, PlacedZone, Position, SeatsOf } from '../../scenario/judged-game.ts';
import { codeCalled, commonParts, givenNumber } from '../adapter.ts';
import {
  BLANK,
  BLANK_ID,
  delayedCalled,
  factionCalled,
  HIDDEN,
  hasLabel,
  isLabel,
  isPack,
  LABEL_WORDS,
  SHOWN,
} from './cards.ts';
import { ALIVE, CHAINED, DRUNK, HP, isMark, MAX_HP, STACKED, TURNED_OVER } from './numbers.ts';
import { GENERALS, ROLE, sharedCalled, zoneCalled } from './zones.ts';

/** Roles that lie open from the beginning (M1, L1). */
const OPEN_ROLES: ReadonlySet<string> = new Set<Role>(['lord', 'landlord', 'farmer']);

export const ROUND = '轮';
export const TURN = '回合';
/** 1 where whoever comes first answers. */
const FIRST_ANSWERS = '同时响应';
/** Numbers that are 1 in the mode of that name; an 身份局 needs no saying. */
const MODE_NAMES = Object.entries(MODES)
  .filter(([mode]) => mode !== 'identity')
  .map(([mode, { zh }]) => [mode as Mode, zh] as const);
/** What a table is set up as: each is 1 or 0. */
export const SETTING_NUMBERS: readonly string[] = [
  ...MODE_NAMES.map(([, name]) => name),
  FIRST_ANSWERS,
];

/** 1 for the name of the table's mode, and for how several answer there. */
export function settingNumber({ state }: SanguoshaTable, name: string): number {
  if (name === FIRST_ANSWERS) return Number(state.responses === 'first');
  return Number(MODES[state.mode].zh === name);
}

export const ACTIVE = '当前回合角色';
/** The list of those that are offered next (T55). */
export const COMMANDS = '军令';

/** The phases of a turn, and a turn about to begin. */
export const PHASES: Readonly<Record<Exclude<LaidPhase, 'before-play'>, string>> = {
  turn: '回合开始',
  prepare: PHASE_TERMS.prepare.zh,
  judge: PHASE_TERMS.judge.zh,
  draw: PHASE_TERMS.draw.zh,
  play: PHASE_TERMS.play.zh,
  discard: PHASE_TERMS.discard.zh,
  finish: PHASE_TERMS.finish.zh,
};

const BEFORE = /(?:开始前|开始时|前)$/;

/** Moments of a turn that a position can stand in, in other words: 出牌阶段开始前, and so of each. */
export const MOMENTS: readonly string[] = Object.values(PHASES).flatMap((name) =>
  name === PHASES.turn ? [`${name}前`, `${name}时`] : [`${name}开始前`, `${name}开始时`],
);

/** Where in the turn a position stands: 出牌阶段 is the phase itself, any other one its beginning. */
function phaseCalled(name: string): LaidPhase {
  const phase = codeCalled(PHASES, name.replace(BEFORE, '')) ?? 'turn';
  return phase === 'play' && BEFORE.test(name) ? 'before-play' : phase;
}

/** Older editions of a set: their generals must be called with it. */
const OLDER_SETS: ReadonlySet<string> = new Set(['旧风']);
/** The standard set of generals of each mode. */
const STANDARD_SETS: Readonly<Record<Mode, string>> = {
  identity: '标准版',
  hegemony: '国战标准版',
  landlord: '标准版',
  duel: '标准版',
};
const STANDARD: ReadonlySet<string> = new Set(Object.values(STANDARD_SETS));

type Library = readonly CardDefinition[];

/** A scenario's position as a table of 三国杀. */
export function layOut(position: Position): SanguoshaTable {
  const { players } = position;
  const library = position.library as Library;
  const given = [...position.zones, ...generalsLeft(position), ...rolesLeft(position)];
  const zones = given.map((zone) => (isOfDead(position, zone) ? shown(zone) : zone));
  const seats = Array.from({ length: players }, (_, seat) => seat as Seat);
  return layOutPosition({
    ...commonParts(position, ACTIVE),
    library,
    mode: modeOf(position),
    responses: givenNumber(position, FIRST_ANSWERS) === 1 ? 'first' : 'in-turn',
    phase: phaseCalled(position.phase ?? PHASES.play),
    round: givenNumber(position, ROUND) ?? 1,
    turn: givenNumber(position, TURN) ?? position.active + 1,
    characters: seats.map((seat) => laidCharacter({ ...position, zones }, seat)),
    zones: laidZones(zones, library, modeOf(position)),
    commands: commandsIn(position),
  });
}

/** The 军令 that a position names as the next ones, by their places among all. */
function commandsIn({ lists, library }: Position): number[] {
  const known = commandsOf({ library: library as Library });
  const named = lists.flatMap(({ name, entries }) => (name === COMMANDS ? entries : []));
  return named.map((entry) => known.findIndex(({ card }) => card.name === entry));
}

/** The role of a dead character has been shown (death.5). */
function isOfDead(position: Position, { zone, seat }: PlacedZone): boolean {
  return zone === ROLE && givenNumber(position, ALIVE, seat) === 0;
}

function shown({ seat, zone, cards }: PlacedZone): PlacedZone {
  return { seat, zone, cards: cards.map((card) => card && { ...card, states: [SHOWN] }) };
}

/** 白板 for every living character without a general. */
function generalsLeft(position: Position): PlacedZone[] {
  const library = position.library as Library;
  const definition = library.findIndex(({ name }) => name === BLANK);
  const card = { definition, states: [], counters: [], attached: [], owner: null };
  return without(position, GENERALS)
    .filter((seat) => (givenNumber(position, ALIVE, seat) ?? 1) > 0)
    .map((seat) => ({ seat, zone: GENERALS, cards: [card] }));
}

/** The mode that a position says, as 斗地主: 1; else what so many play where nothing is said. */
function modeOf(position: Position): Mode {
  const said = MODE_NAMES.find(([, name]) => givenNumber(position, name) === 1);
  return said?.[0] ?? usualMode(position.players);
}

/** How many play where so many say nothing else. */
const USUAL_PLAYERS = 4;

/** How many can play the mode that a position or a start says, and how many do where nothing is said: the least of it, or four. */
export function seatsWith(said: Readonly<Record<string, unknown>>): SeatsOf {
  const isSaid = ([mode, name]: (typeof MODE_NAMES)[number]) =>
    String(said[name]) === '1' || said.mode === mode;
  const mode = MODE_NAMES.find(isSaid)?.[0];
  const { least, most } = mode === undefined || said.mode === mode ? PLAYERS : MODE_PLAYERS[mode];
  const usual = Math.min(
    USUAL_PLAYERS,
    mode === undefined ? PLAYERS.most : MODE_PLAYERS[mode].most,
  );
  return { seats: Array.from({ length: most - least + 1 }, (_, more) => least + more), usual };
}

/** Whoever is given no role has one of those that are left (M1, L1): 主公, then 忠臣, 反贼, 内奸, from A on. */
function rolesLeft(position: Position): PlacedZone[] {
  const library = position.library as Library;
  const { players } = position;
  const left = rolesOf(modeOf(position), players, false);
  for (const { zone, cards } of position.zones) {
    for (const card of zone === ROLE ? cards : []) {
      const at = card === null ? -1 : left.indexOf(library[card.definition].id as Role);
      if (at >= 0) left.splice(at, 1);
    }
  }
  return without(position, ROLE)
    .slice(0, left.length)
    .map((seat, index) => {
      const definition = library.findIndex(({ id }) => id === left[index]);
      const card = { definition, states: [], counters: [], attached: [], owner: null };
      return { seat, zone: ROLE, cards: [card] };
    });
}

/** The seats of which a position says nothing about that zone. */
function without({ players, zones }: Position, name: string): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat as Seat);
  return seats.filter((seat) => !zones.some((one) => one.zone === name && one.seat === seat));
}

/** 体力 and 体力上限 are as printed on the generals where nothing is said, and each other's default. */
function laidCharacter(position: Position, seat: Seat): LaidCharacter {
  const own = (name: string) => givenNumber(position, name, seat);
  const generals = generalsOf(position, seat);
  const library = position.library as Library;
  const halves = generals.map(({ definition }, place) => halvesAt(library[definition], place));
  const printed = Math.floor(halves.reduce((sum, one) => sum + one, 0) / 2);
  const alive = (own(ALIVE) ?? 1) > 0;
  const maxHp = own(MAX_HP) ?? Math.max(printed, own(HP) ?? 0);
  const shown = generals.find(({ states }) => !states.includes(HIDDEN));
  const said = generals.flatMap(({ states }) => states.map(factionCalled)).find(Boolean);
  return {
    alive,
    hp: alive ? (own(HP) ?? maxHp) : 0,
    maxHp,
    faction: said ?? (shown ? library[shown.definition].faction : null),
    hasShown: shown !== undefined && library[shown.definition].id !== BLANK_ID,
    chained: (own(CHAINED) ?? 0) > 0,
    turnedOver: (own(TURNED_OVER) ?? own(STACKED) ?? 0) > 0,
    drunk: own(DRUNK) ?? 0,
    marks: Object.fromEntries([
      ...generals.flatMap(({ counters }) => counters.map(({ name, value }) => [name, value])),
      ...position.numbers.flatMap(({ seat: of, name, value }) =>
        of === seat && isMark(name) ? [[name, value]] : [],
      ),
    ]),
  };
}

function generalsOf(position: Position, seat: Seat): PlacedCard[] {
  const { zones, library } = position;
  const mode = modeOf(position);
  return zones
    .filter((zone) => zone.zone === GENERALS && zone.seat === seat)
    .flatMap(({ cards }) => cards.filter((card) => card !== null))
    .map((card) => ({ ...card, definition: generalCalled(card, library as Library, mode) }));
}

/** The zones of a position. */
export function laidZones(zones: readonly PlacedZone[], library: Library, mode: Mode): LaidZone[] {
  return zones.map(({ seat, zone, cards }) => {
    const placed = cards.filter((card) => card !== null);
    const laid = placed.map((card) => laidAt(card, zone, library, mode));
    if (seat === NOBODY) return { zone: sharedCalled(zone), cards: laid };
    return { seat, zone: zoneCalled(zone), cards: laid };
  });
}

function laidAt(card: PlacedCard, zone: string, library: Library, mode: Mode): LaidCard {
  const definition = definitionOf(card, library, mode);
  const { id } = library[definition];
  const shown = card.states.includes(SHOWN) || zone !== ROLE || OPEN_ROLES.has(id);
  return laidCard(definition, {
    faceDown: card.states.includes(HIDDEN) || !shown,
    as: card.states.map(delayedCalled).find((face) => face !== undefined) ?? null,
  });
}

/** Which one a name means: a general, a role, or of a face the first copy that decks have. */
function definitionOf(card: PlacedCard, library: Library, mode: Mode): number {
  const { kind } = library[card.definition];
  if (kind === 'role') return card.definition;
  return kind === 'general'
    ? generalCalled(card, library, mode)
    : printingCalled(card, library, mode);
}

/** Of several printings of a card that of the set that is said, else that of a set of 国战 if it is that mode; there with its label. */
function printingCalled({ definition, states }: PlacedCard, library: Library, mode: Mode): number {
  const { name, suit, rank } = library[definition];
  const called = cardsCalled(name, library).filter((index) => {
    const card = library[index];
    return suit === null ? card.suit !== null : card.suit === suit && card.rank === rank;
  });
  const said = states.find((state) => isPack(state));
  // A card of a standard set is printed without one.
  const isIt = ({ pack }: CardDefinition) =>
    said === undefined
      ? (pack !== '') === (mode === 'hegemony')
      : pack === (STANDARD.has(said) ? '' : said);
  const printings = called.filter((index) => isIt(library[index]));
  const all = printings.length > 0 ? printings : called;
  const wanted = mode === 'hegemony' ? LABEL_WORDS : states.filter(isLabel);
  const bearing = all.find((index) => wanted.some((word) => hasLabel(library[index], word)));
  return bearing ?? all[0] ?? definition;
}

/** All cards of that name, in the order of the library. */
function cardsCalled(name: string, library: Library): readonly number[] {
  return indexesByName(library).get(name) ?? [];
}

const indexesByName = cachedByObject((library: Library): ReadonlyMap<string, readonly number[]> => {
  const indexes = new Map<string, number[]>();
  library.forEach(({ name }, index) => {
    const known = indexes.get(name);
    if (known) known.push(index);
    else indexes.set(name, [index]);
  });
  return indexes;
});

/**
 * The general of that name: of the set that is said; else a made-up one, that of the standard set, the first of those
 * that are dealt in the mode (in a newer edition, where there are two), or any.
 */
function generalCalled({ definition, states }: PlacedCard, library: Library, mode: Mode): number {
  const { name } = library[definition];
  const called = cardsCalled(name, library);
  const said = states.find((state) => isPack(state));
  const wanted: ((card: CardDefinition) => boolean)[] =
    said === undefined
      ? [
          ({ pack }) => pack === '',
          ({ pack }) => pack === STANDARD_SETS[mode],
          (card) => isDealt(mode, card) && !OLDER_SETS.has(card.pack),
          (card) => isDealt(mode, card),
        ]
      : [({ pack }) => pack === said];
  const found = wanted.map((isIt) => called.find((index) => isIt(library[index])));
  return found.find((index) => index !== undefined) ?? definition;
}
