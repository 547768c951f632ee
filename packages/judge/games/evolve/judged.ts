import {
  type CardDefinition,
  CLASS_TERMS,
  COUNTERS,
  cards,
  type EvolveEvent,
  type EvolveSetup,
  type EvolveTable,
  effectWords,
  evolvedInto,
  evolve as game,
  KEYWORDS,
  KIND_TERMS,
  layOutBeginning,
  library,
  PHASES,
  PLAYER_COUNTS,
  printed,
  RULES,
  refusals,
  secrets,
  sortOf,
  TRAITS,
} from '@lianhuan/evolve';
import { type CardId, type Decision, NO_CARD } from '@lianhuan/kernel';
import { type JudgedGame, seatLetter } from '../../scenario/judged-game.ts';
import { beginningWith, libraryWith, refusedOptions, termsInEnglish, termsOn } from '../adapter.ts';
import { concludedPick, drawnInAll, impliedPicks, onTheWay, ordered, picksBy } from '../sayings.ts';
import { alsoSaid } from './also-said.ts';
import {
  CARD_TRAITS,
  COUNTER_WORDS,
  counted,
  isInState,
  STATE_WORDS,
  USUAL_STATES,
  VALUES,
} from './cards.ts';
import english from './english.json' with { type: 'json' };
import { DERIVED_NUMBERS, SEAT_NUMBERS, seatNumber } from './numbers.ts';
import { CLOSING, PHRASES } from './phrases.ts';
import { CARROT, FIRST, laidZones, layOut, PHASE_WORDS, TURN, UPON } from './position.ts';
import verbs from './verbs.json' with { type: 'json' };
import { cardsThere, RESOLVING, SEAT_ZONE_NAMES, SHOWN, START_ZONE_NAMES } from './zones.ts';

const WAITING = '待机';
const ACTIVE = '回合玩家';

const SHARED_SEATS: Readonly<Record<string, 'first' | 'active'>> = {
  [FIRST]: 'first',
  [ACTIVE]: 'active',
};

/** 影之诗 EVOLVE before the judge. */
export const evolve: JudgedGame<EvolveTable, EvolveSetup, EvolveEvent> = {
  ...secrets,
  game,
  rules: RULES,
  seats: PLAYER_COUNTS,
  english: { ...termsInEnglish(KEYWORDS, TRAITS, COUNTERS, CLASS_TERMS, KIND_TERMS), ...english },
  verbs,
  vocabulary: {
    sharedZones: [RESOLVING],
    seatZones: SEAT_ZONE_NAMES,
    startZones: START_ZONE_NAMES,
    places: {},
    sharedNumbers: [TURN],
    seatNumbers: SEAT_NUMBERS,
    readOnly: [...DERIVED_NUMBERS, ACTIVE, SHOWN, RESOLVING],
    sharedSeats: Object.keys(SHARED_SEATS),
    turn: ACTIVE,
    values: Object.keys(VALUES),
    traits: Object.fromEntries(
      Object.entries(CARD_TRAITS).map(([name, { known }]) => [name, known]),
    ),
    counters: COUNTER_WORDS,
    attachments: [UPON, CARROT],
    lists: [WAITING],
    phases: PHASE_WORDS,
    states: STATE_WORDS,
    usualStates: USUAL_STATES,
  },
  library: (madeUp) => libraryWith({ library, ...cards, apart: sortOf }, madeUp),
  nameOf: (definition) => (definition as CardDefinition).name,
  wordsWith: (madeUp) => {
    const own = evolve.vocabulary;
    const terms = termsOn(madeUp as readonly CardDefinition[]);
    return {
      ...own,
      traits: { ...own.traits, 类型: [...own.traits.类型, ...terms] },
      counters: [...own.counters, ...terms],
    };
  },
  position: layOut,
  beginning: beginningWith(layOutBeginning, laidZones),
  setup: (players, start) => ({ players, ...start }),
  cardsIn: cardsThere,
  number: (table, seat, name) => (name === TURN ? table.state.turn : seatNumber(table, seat, name)),
  sharedSeat: ({ state }, name) => state[SHARED_SEATS[name]],
  value: (table, card, name) => VALUES[name](table, card),
  hasState: isInState,
  trait: (table, card, name) => CARD_TRAITS[name].of(table, card),
  counter: counted,
  attached: (table, card, as) => (as === UPON ? upon(table, card) : carrotsOf(table, card)),
  list: (table) => waitingInWords(table),
  phase: ({ state }) => PHASES[state.phase],
  refusals: refusedOptions(refusals),
  picksIn: (line) => picksBy(PHRASES, line),
  alsoSaid,
  alsoTold: (table, lines, from) => [
    ...sharesTold(table, lines, from),
    ...drawnInAll(lines.slice(from), /^([AB]) 抽到 /, (many) => `抽${many}张卡牌`),
  ],
  implied: impliedPicks,
  waived: (_, decision) => (asksForOrder(decision) ? ordered(decision) : []),
  concluded: (decision) => concludedPick(decision, asksForOrder(decision)),
  onTheWay,
  closing: CLOSING,
};

/** 乙兵 1点 for 箭雨 对 乙兵 造成 1 点能力伤害: the last share of damage, which nobody is asked for. */
function sharesTold(_: EvolveTable, lines: readonly string[], from: number): string[] {
  return lines.slice(from).flatMap((line) => {
    const [, target, share] = / 对 (.+) 造成 (\d+) 点能力伤害/.exec(line) ?? [];
    if (target === undefined) return [];
    return ['A', 'B'].map((letter) => `${letter} ${target} ${share}点`);
  });
}

/** The kinds of decisions that ask in which order cards are put somewhere. */
const ORDERS: ReadonlySet<string> = new Set(['order', 'bottom-order']);

function asksForOrder({ kind }: Decision): boolean {
  return ORDERS.has(kind);
}

function upon(table: EvolveTable, card: CardId) {
  const found = evolvedInto(table, card);
  return found === NO_CARD ? [] : [found];
}

function carrotsOf({ cards, zones }: EvolveTable, card: CardId): CardId[] {
  return cards
    .filter(({ host, zone }) => host === card && zones[zone].name === 'race')
    .map(({ id }) => id);
}

/** The automatic abilities that wait, in the order in which they came to, each with its player. */
function waitingInWords(table: EvolveTable): string[] {
  return table.state.waiting.map(
    ({ effect }) =>
      `${printed(table, effect.source).name}：${effectWords(table, effect).zh} · ${seatLetter(effect.controller)}`,
  );
}
