import {
  type LogLine,
  type MoveFacts,
  OFFER_DRAW,
  type Seat,
  SURRENDER,
  type Text,
} from '@lianhuan/kernel';
import type { TableKit } from '../../../board/table-kit.ts';
import type { TableView } from '../../../board/table-view.ts';
import { NAME, roundName } from '../about.ts';
import { counterName } from '../card/names.ts';
import { AutoPass } from './hand/auto-pass.tsx';
import { isSearched } from './hand/searched.tsx';
import { CardNotes } from './notes.tsx';
import { sanguozhiStory } from './story.ts';
import zoneNames from './zone-names.json' with { type: 'json' };

/** Verbs by which a player does without something. */
const PASSING = new Set([
  'pass',
  'done',
  'cancel',
  'decline',
  'decline-draw',
  'do-not',
  'do-not-guard',
  'stay',
  'keep',
  'fight-alone',
  // Three cards for one: not what should catch the eye.
  'levy',
]);

/** Verbs that end or pass something, or name a number: they have buttons, whatever card they carry. */
const BARE = new Set(['pass', 'done', 'cancel', 'take-damage', 'number']);

/** Lines that say what came of something. */
const RESULTS = new Set(['damage', 'destroy', 'draw', 'player-counter', 'heal', 'enter']);

/** Zones on the way to which a card has words of its own. */
const NAMED_WAYS: ReadonlySet<string> = new Set([
  'main',
  'adviser',
  'deputy',
  'tactics',
  'graveyard',
  'removed',
  'deck',
  'hand',
]);

function isPlainMove({ kind, type, data }: LogLine): boolean {
  if (kind !== 'event' || (type !== 'move' && type !== 'shift')) return false;
  const { to } = data as MoveFacts & LogLine['data'];
  return type === 'shift' || (!NAMED_WAYS.has(to.zone) && data.faceDown !== true);
}

/** What the other players are called, by how far round the table they sit from the reader. */
const AROUND: readonly Text[] = [
  { zh: '对手', en: 'Opponent' },
  { zh: '下家', en: 'Next' },
  { zh: '队友', en: 'Partner' },
  { zh: '上家', en: 'Previous' },
];

function seatWord(seat: Seat, { view }: TableView): Text {
  const { seat: reader, seats } = view;
  const away = seats === 2 ? 0 : (seat - reader + seats) % seats;
  return AROUND[away] ?? AROUND[0];
}

/** What the shared parts of a table must know of 三国智. */
export const sanguozhiTableKit: TableKit = {
  title: NAME,
  story: sanguozhiStory,
  manyAnswers: true,
  isBare: ({ verb }) => BARE.has(verb),
  isPlaced: isSearched,
  isPassing: ({ verb }) => PASSING.has(verb),
  isLast: ({ verb }) => verb === SURRENDER || verb === OFFER_DRAW,
  zoneNames,
  seatWord,
  roundName,
  // Nearly every step ends in passes: what they lead to has lines of its own.
  isMinor: ({ kind, type }) => kind === 'event' && type === 'pass',
  isPhase: ({ kind, type }) => kind === 'event' && type === 'phase',
  // Between what enters the chain and what comes of it the others answer.
  isAct: ({ kind, type }) => kind === 'cause' && type === 'resolve',
  isDeed: ({ kind, type }) => kind === 'event' && type === 'resolve',
  isResult: ({ kind, type }) => kind === 'event' && RESULTS.has(type),
  isTurn: ({ type, data }) => type === 'turn' && data.skipped === false,
  isPlainMove,
  counterName,
  CardNotes,
  MoreAnswers: AutoPass,
};
