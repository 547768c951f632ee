import type { Decision } from '@lianhuan/kernel';
import {
  ARM_TERMS,
  type CardDefinition,
  cards,
  countersIn,
  countersOn,
  sanguozhi as game,
  itemName,
  KEYWORDS,
  layOutBeginning,
  library,
  PHASES,
  PLAYER_COUNTS,
  RULES,
  refusals,
  type SanguozhiEvent,
  type SanguozhiSetup,
  type SanguozhiTable,
  secrets,
  TRAITS as TRAIT_WORDS,
  treasuresOf,
} from '@lianhuan/sanguozhi';
import { type JudgedGame, seatLetter, type Vocabulary } from '../../scenario/judged-game.ts';
import { beginningWith, libraryWith, refusedOptions, termsInEnglish, termsOn } from '../adapter.ts';
import { concludedPick, impliedPicks, onTheWay, ordered, picksBy } from '../sayings.ts';
import { alsoSaid } from './also-said.ts';
import {
  counterCalled,
  counterWords,
  isInState,
  STATE_WORDS,
  TRAITS,
  USUAL_STATES,
  VALUES,
} from './cards.ts';
import english from './english.json' with { type: 'json' };
import { DERIVED_NUMBERS, seatNumber, seatNumberWords } from './numbers.ts';
import { CLOSING, PHRASES } from './phrases.ts';
import { FIRST, laidZones, layOut, mayLieIn, ROUND, TURN } from './position.ts';
import { alsoTold } from './told.ts';
import verbs from './verbs.json' with { type: 'json' };
import { CHAIN_CARDS, cardsThere, LAID_OPEN, SEAT_ZONE_NAMES, START_ZONE_NAMES } from './zones.ts';

const CHAIN = '连环';
const EQUIPPED = '装备';
const ACTIVE = '主动玩家';
const PRIORITY = '行动权';

const SHARED_SEATS: Readonly<Record<string, 'first' | 'active' | 'priority'>> = {
  [FIRST]: 'first',
  [ACTIVE]: 'active',
  [PRIORITY]: 'priority',
};

/** 三国智 before the judge. */
export const sanguozhi: JudgedGame<SanguozhiTable, SanguozhiSetup, SanguozhiEvent> = {
  ...secrets,
  game,
  rules: RULES,
  seats: PLAYER_COUNTS,
  english: { ...termsInEnglish(ARM_TERMS, KEYWORDS, TRAIT_WORDS), ...english },
  verbs,
  get vocabulary() {
    return words();
  },
  library: (madeUp) => libraryWith({ library, ...cards }, madeUp),
  nameOf: (definition) => (definition as CardDefinition).name,
  wordsWith: (madeUp) => {
    const counters = countersIn(madeUp as readonly CardDefinition[]);
    const own = words();
    const traits = termsOn(madeUp as readonly CardDefinition[]);
    return {
      ...own,
      traits: { ...own.traits, 特性: [...own.traits.特性, ...traits] },
      counters: [...new Set([...own.counters, ...counters])],
      seatNumbers: [...new Set([...own.seatNumbers, ...counters])],
    };
  },
  mayLie: (definition, zone) =>
    zone === EQUIPPED
      ? (definition as CardDefinition).kind === 'treasure'
      : mayLieIn(definition as CardDefinition, zone),
  position: layOut,
  beginning: beginningWith(layOutBeginning, laidZones),
  setup: (players, start) => ({ players, ...start }),
  cardsIn: cardsThere,
  number: (table, seat, name) =>
    name === ROUND
      ? table.state.round
      : name === TURN
        ? table.state.turn
        : seatNumber(table, seat, name),
  sharedSeat: ({ state }, name) => state[SHARED_SEATS[name]],
  value: (table, card, name) => VALUES[name](table, card),
  hasState: isInState,
  trait: (table, card, name) => TRAITS[name].of(table, card),
  counter: (table, card, name) => countersOn(table, card, counterCalled(name)),
  attached: (table, card) => treasuresOf(table, card),
  list: (table) => chainInWords(table),
  phase: ({ state }) => PHASES[state.phase],
  choiceIn: (event) => (event.type === 'pick' ? event : null),
  refusals: refusedOptions(refusals),
  picksIn: (line) => picksBy(PHRASES, line),
  alsoSaid,
  alsoTold,
  implied: impliedPicks,
  waived: (_, decision) => (asksForOrder(decision) ? ordered(decision) : []),
  concluded,
  passed: passIn,
  onTheWay,
  closing: CLOSING,
};

/** 让过 of whoever has 行动权; −1 where something else is asked. */
function passIn({ options }: Decision): number {
  return options.findIndex(({ verb }) => verb === 'pass');
}

/** What may be done at any time, and is no play. */
const IDLE: ReadonlySet<string> = new Set(['pass', 'surrender', 'offer-draw']);

/** The phases in which a fight that has begun goes on as everybody passes. */
const FIGHTING: ReadonlySet<string> = new Set(['attack', 'defence']);

/** What concludes a pick, or 让过 of whoever can do nothing else while something is still to be resolved. */
function concluded(decision: Decision, { state }: SanguozhiTable): number {
  const pass = passIn(decision);
  if (pass < 0) return concludedPick(decision, asksForOrder(decision));
  const isOnly = decision.options.every(({ verb }) => IDLE.has(verb));
  return isOnly && (state.chain.length > 0 || FIGHTING.has(state.phase)) ? pass : -1;
}

/** The verbs of what comes first: of cards that are put into a pile, and of those who deal damage. */
const ORDERS: ReadonlySet<string> = new Set(['put-next', 'deals-next']);

function asksForOrder({ options }: Decision): boolean {
  return options.every(({ verb }) => ORDERS.has(verb));
}

let vocabulary: Vocabulary | null = null;

/** Made when it is first asked for: the names of counters come from the cards. */
function words(): Vocabulary {
  vocabulary ??= {
    sharedZones: [CHAIN_CARDS],
    seatZones: SEAT_ZONE_NAMES,
    startZones: START_ZONE_NAMES,
    places: {},
    sharedNumbers: [ROUND, TURN],
    seatNumbers: seatNumberWords(),
    readOnly: [...DERIVED_NUMBERS, ACTIVE, PRIORITY, LAID_OPEN, CHAIN_CARDS],
    sharedSeats: Object.keys(SHARED_SEATS),
    turn: ACTIVE,
    values: Object.keys(VALUES),
    traits: Object.fromEntries(Object.entries(TRAITS).map(([name, { known }]) => [name, known])),
    counters: counterWords(),
    attachments: [EQUIPPED],
    lists: [CHAIN],
    phases: Object.values(PHASES),
    states: STATE_WORDS,
    usualStates: USUAL_STATES,
  };
  return vocabulary;
}

/** The cards and effects in the chain, each with its player; the next one to resolve comes first. */
function chainInWords(table: SanguozhiTable): string[] {
  return table.state.chain
    .toReversed()
    .map((item) => `${itemName(table, item, item.controller).zh} · ${seatLetter(item.controller)}`);
}
