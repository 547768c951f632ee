import type { LogLine, MoveFacts, Text } from '@lianhuan/kernel';
import type { TableKit } from '../../../board/table-kit.ts';
import { NAME } from '../about.ts';

/** Verbs that end or pass something, whatever card they carry. */
const BARE = new Set(['end', 'pass', 'done']);

/** Verbs by which a player does without something. */
const PASSING = new Set([...BARE, 'decline']);

const ZONES: Readonly<Record<string, Text | undefined>> = {
  hand: { zh: '手牌', en: 'Hand' },
  deck: { zh: '牌库', en: 'Deck' },
  discard: { zh: '弃牌堆', en: 'Discard' },
  pouches: { zh: '锦囊', en: 'Pouches' },
  'central-deck': { zh: '中央牌库', en: 'Central deck' },
  'event-deck': { zh: '事件牌库', en: 'Event deck' },
  'pouch-deck': { zh: '锦囊牌库', en: 'Pouch deck' },
  exile: { zh: '放逐区', en: 'Exile' },
  removed: { zh: '游戏外', en: 'Out of the game' },
};

/** Drawing and entering play have words of their own. */
function isPlainMove({ kind, type, data }: LogLine): boolean {
  if (kind !== 'event' || type !== 'move') return false;
  const { from, to } = data as MoveFacts & LogLine['data'];
  if (from.zone === 'deck' && to.zone === 'hand') return false;
  return from.zone !== 'entering' || to.zone === 'discard';
}

/** What the shared parts of a table must know of 民心. */
export const minxinTableKit: TableKit = {
  title: NAME,
  isBare: ({ verb }) => BARE.has(verb),
  isPassing: ({ verb }) => PASSING.has(verb),
  zoneNames: ZONES,
  roundName: (round) =>
    round === 0 ? { zh: '轮抽', en: 'Draft' } : { zh: `第 ${round} 轮`, en: `Round ${round}` },
  isTurn: ({ type }) => type === 'turn',
  isPlainMove,
};
