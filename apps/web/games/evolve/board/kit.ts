import type { CardView } from '@lianhuan/kernel';
import type { TableKit } from '../../../board/table-kit.ts';
import { NAME, roundName } from '../about.ts';
import { TERMS } from '../card/names.ts';
import { type EvolveView, evolvedInto } from './evolve-view.ts';
import { AutoPass } from './hand/auto-pass.tsx';
import { isSearched } from './hand/searched.tsx';
import { CardNotes } from './notes.tsx';
import { evolveStory } from './story.ts';
import zoneNames from './zone-names.json' with { type: 'json' };

/** Verbs by which a player does without something. */
const PASSING = new Set(['pass', 'done', 'cancel', 'end-main', 'keep', 'stay', 'no', 'none']);

/** Verbs that answer a question about a card, rather than pick it. */
const BARE = new Set(['yes', 'no', 'mode', 'number', 'token', 'energy', 'evolve-point', 'stay']);

/** Causes by which a player does something with a card, and the lines that say so. */
const ACTS = new Set(['use', 'attack', 'ability']);
const DEEDS = new Set(['use', 'attacks', 'use-ability']);

/** Lines that say what came of something. */
const RESULTS = new Set(['damage', 'destroy', 'life', 'evolve', 'draw']);

/** What the shared parts of a table must know of EVOLVE. */
export const evolveTableKit: TableKit = {
  title: NAME,
  story: evolveStory,
  manyAnswers: true,
  isBare: ({ verb }) => BARE.has(verb),
  isPassing: ({ verb }) => PASSING.has(verb),
  isPlaced: isSearched,
  // See `WaitingList`.
  isListed: (_, { kind }) => kind === 'order-waiting',
  isLast: ({ verb }) => verb === 'surrender',
  zoneNames,
  seatWord: () => ({ zh: '对手', en: 'Opponent' }),
  roundName,
  // Every attack and every turn ends in one: what they lead to has lines of its own.
  isMinor: ({ kind, type }) => kind === 'event' && type === 'pass',
  isPhase: ({ kind, type }) => kind === 'event' && type === 'phase',
  isAct: ({ kind, type }) => kind === 'cause' && ACTS.has(type),
  isDeed: ({ kind, type }) => kind === 'event' && DEEDS.has(type),
  isResult: ({ kind, type }) => kind === 'event' && RESULTS.has(type),
  isTurn: ({ type }) => type === 'turn',
  // Other moves have words of their own.
  isPlainMove: ({ kind, type }) => kind === 'event' && type === 'shift',
  faceOf: ({ handle, definition }: CardView, seen) =>
    evolvedInto(seen as EvolveView, handle)?.definition ?? definition,
  counterName: (counter) => TERMS.counters[counter],
  CardNotes,
  MoreAnswers: AutoPass,
};
