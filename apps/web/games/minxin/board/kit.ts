import type { LogLine, MoveFacts } from '@lianhuan/kernel';
import type { TableKit } from '../../../board/table-kit.ts';
import { NAME, roundName } from '../about.ts';
import { FewerClicks } from './fewer-clicks.tsx';
import { minxinStory } from './story.ts';
import zoneNames from './zone-names.json' with { type: 'json' };

/** Verbs that end or pass something, whatever card they carry. */
const BARE = new Set(['end', 'pass', 'done']);

/** Verbs by which a player does without something. */
const PASSING = new Set([...BARE, 'decline']);

/** Causes by which a player does something with a card, and the lines that say so. */
const ACTS = new Set(['play', 'rout', 'recruit']);

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
  story: minxinStory,
  isBare: ({ verb }) => BARE.has(verb),
  isPassing: ({ verb }) => PASSING.has(verb),
  zoneNames,
  roundName,
  isAct: ({ kind, type }) => kind === 'cause' && ACTS.has(type),
  isDeed: ({ kind, type }) => kind === 'event' && ACTS.has(type),
  isResult: ({ kind, type }) => kind === 'event' && type === 'gain',
  isTurn: ({ type }) => type === 'turn',
  isPlainMove,
  MoreAnswers: FewerClicks,
};
