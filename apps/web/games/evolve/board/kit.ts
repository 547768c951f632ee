import type { CardView, Text } from '@lianhuan/kernel';
import type { TableKit } from '../../../board/table-kit.ts';
import { NAME } from '../about.ts';
import { TERMS } from '../card/names.ts';
import { type EvolveView, evolvedInto } from './evolve-view.ts';
import { AutoPass } from './hand/auto-pass.tsx';
import { isSearched } from './hand/searched.tsx';
import { CardNotes } from './notes.tsx';

/** Verbs by which a player does without something. */
const PASSING = new Set(['pass', 'done', 'cancel', 'end-main', 'keep', 'stay', 'no', 'none']);

/** Verbs that answer a question about a card, rather than pick it. */
const BARE = new Set(['yes', 'no', 'mode', 'number', 'energy', 'evolve-point', 'stay']);

const ZONES: Readonly<Record<string, Text | undefined>> = {
  hand: { zh: '手牌', en: 'Hand' },
  deck: { zh: '牌组', en: 'Deck' },
  'evolve-deck': { zh: '进化牌组', en: 'Evolve deck' },
  spent: { zh: '进化牌组（正面朝上）', en: 'Evolve deck, face up' },
  extra: { zh: '额外区', en: 'EX area' },
  graveyard: { zh: '墓场', en: 'Cemetery' },
  banished: { zh: '消失领域', en: 'Banished' },
  aside: { zh: '查看中的卡牌', en: 'Looked at' },
};

/** What the shared parts of a table must know of EVOLVE. */
export const evolveTableKit: TableKit = {
  title: NAME,
  manyAnswers: true,
  isBare: ({ verb }) => BARE.has(verb),
  isPassing: ({ verb }) => PASSING.has(verb),
  isPlaced: isSearched,
  isLast: ({ verb }) => verb === 'surrender',
  zoneNames: ZONES,
  roundName: (round) =>
    round === 0 ? { zh: '准备', en: 'Set-up' } : { zh: `第 ${round} 个回合`, en: `Turn ${round}` },
  // Every attack and every turn ends in one: what they lead to has lines of its own.
  isMinor: ({ kind, type }) => kind === 'event' && type === 'pass',
  isTurn: ({ type }) => type === 'turn',
  // Other moves have words of their own.
  isPlainMove: ({ kind, type }) => kind === 'event' && type === 'shift',
  faceOf: ({ handle, definition }: CardView, seen) =>
    evolvedInto(seen as EvolveView, handle)?.definition ?? definition,
  counterName: (counter) => TERMS.counters[counter],
  CardNotes,
  MoreAnswers: AutoPass,
};
