import { type CardId, NOBODY } from '@lianhuan/kernel';
import {
  type CardDefinition,
  cards,
  commandsOf,
  FACTIONS,
  GENDERS,
  sanguosha as game,
  layOutBeginning,
  PLAYERS,
  RULES,
  type SanguoshaEvent,
  type SanguoshaSetup,
  type SanguoshaTable,
  secrets,
} from '@lianhuan/sanguosha';
import type { JudgedGame, Vocabulary } from '../../scenario/judged-game.ts';
import { beginningWith, libraryWith, playerCounts, termsInEnglish } from '../adapter.ts';
import { alsoAsked, alsoSaid } from './also-said.ts';
import { asksFor } from './asks-for.ts';
import {
  CARD_TRAITS,
  countsAs,
  isInState,
  markNames,
  marksOn,
  nameOf,
  ownCards,
  stateWords,
  usualStates,
  VALUES,
  withCopies,
} from './cards.ts';
import english from './english.json' with { type: 'json' };
import { DERIVED_NUMBERS, SEAT_NUMBERS, seatNumber } from './numbers.ts';
import { picksIn } from './picks-in.ts';
import {
  ACTIVE,
  COMMANDS,
  laidZones,
  layOut,
  MOMENTS,
  PHASES,
  ROUND,
  SETTING_NUMBERS,
  seatsWith,
  settingNumber,
  TURN,
} from './position.ts';
import { inSeats } from './seats-said.ts';
import { alsoTold, cameToBe } from './told.ts';
import { CLOSING, concluded, implied, waived } from './unsaid.ts';
import verbs from './verbs.json' with { type: 'json' };
import { cardsThere, SEAT_ZONE_NAMES, SHARED_ZONE_NAMES, START_ZONE_NAMES } from './zones.ts';

/** 三国杀 before the judge. */
export const sanguosha: JudgedGame<SanguoshaTable, SanguoshaSetup, SanguoshaEvent> = {
  ...secrets,
  game,
  rules: RULES,
  seats: playerCounts(PLAYERS),
  seatsWith,
  english: { ...termsInEnglish(FACTIONS, GENDERS), ...english },
  verbs,
  get vocabulary() {
    return words();
  },
  library: (madeUp) => {
    if (madeUp.length === 0) return { ok: true, value: ownWithCopies() };
    const all = libraryWith({ library: ownCards, ...cards, apart: ({ pack }) => pack }, madeUp);
    return all.ok ? { ok: true, value: withCopies(all.value) } : all;
  },
  nameOf: (definition) => nameOf(definition as CardDefinition),
  sharedName: (definition) => (definition as CardDefinition).name,
  wordsWith: (madeUp) => {
    const own = sanguosha.vocabulary;
    const marks = markNames(madeUp as readonly CardDefinition[]);
    const withMarks = (words: readonly string[]) => [...new Set([...words, ...marks])];
    return {
      ...own,
      counters: withMarks(own.counters),
      seatNumbers: withMarks(own.seatNumbers),
    };
  },
  position: layOut,
  beginning: beginningWith(
    layOutBeginning,
    (zones, definitions: readonly CardDefinition[], { mode }: SanguoshaSetup) =>
      laidZones(zones, definitions, mode),
  ),
  setup: (players, start) => ({ players, ...start }),
  cardsIn: cardsThere,
  number: (table, seat, name) => {
    if (name === ROUND) return table.state.round;
    if (name === TURN) return table.state.turns;
    return SETTING_NUMBERS.includes(name)
      ? settingNumber(table, name)
      : seatNumber(table, seat, name);
  },
  sharedSeat: ({ state }) => state.active,
  value: (table, card, name) => VALUES[name](table, card),
  hasState: isInState,
  trait: (table, card, name) => CARD_TRAITS[name].of(table, card),
  counter: (table: SanguoshaTable, card: CardId, name: string) => marksOn(table, card, name),
  list: (table) => (table.state.commands ?? []).map((at) => commandsOf(table)[at].card.name),
  phase: phaseOf,
  alsoAsked,
  alsoSaid,
  saidInPart: true,
  alsoTold,
  cameToBe,
  picksIn,
  inSeats,
  asksFor,
  implied,
  concluded,
  waived,
  countsAs,
  closing: CLOSING,
  refusals: () => [],
};

/** The phase of the turn under way, 回合开始 before its first one; nothing before the first turn. */
function phaseOf({ state }: SanguoshaTable): string {
  if (state.active === NOBODY) return '';
  const turn = state.frames.find((frame) => frame.kind === 'turn');
  return PHASES[turn?.kind === 'turn' && turn.phase !== null ? turn.phase : 'turn'];
}

let own: readonly CardDefinition[] | null = null;

/** Whatever can be named, read when it is first asked for. */
function ownWithCopies(): readonly CardDefinition[] {
  own ??= withCopies(ownCards());
  return own;
}

let vocabulary: Vocabulary | null = null;

/** Made when it is first asked for: marks and some states are named on cards. */
function words(): Vocabulary {
  if (vocabulary) return vocabulary;
  const marks = markNames(ownWithCopies());
  vocabulary = {
    sharedZones: SHARED_ZONE_NAMES,
    seatZones: SEAT_ZONE_NAMES,
    startZones: START_ZONE_NAMES,
    places: {},
    sharedNumbers: [ROUND, TURN, ...SETTING_NUMBERS],
    seatNumbers: [...SEAT_NUMBERS, ...marks],
    readOnly: [...DERIVED_NUMBERS, ACTIVE],
    sharedSeats: [ACTIVE],
    turn: ACTIVE,
    values: Object.keys(VALUES),
    traits: Object.fromEntries(
      Object.entries(CARD_TRAITS).map(([name, { known }]) => [name, known]),
    ),
    counters: marks,
    attachments: [],
    lists: [COMMANDS],
    laidLists: { [COMMANDS]: commandsOf({ library: ownCards() }).map(({ card }) => card.name) },
    phases: Object.values(PHASES),
    moments: MOMENTS,
    states: stateWords(),
    usualStates: usualStates(),
  };
  return vocabulary;
}
