import marks from 'virtual:sanguosha/marks';
import type { LogLine, MoveFacts } from '@lianhuan/kernel';
import type { TableKit } from '../../../board/table-kit.ts';
import { NAME, roundName } from '../about.ts';
import type { SanguoshaCard } from '../card/library.ts';
import { AutoPass } from './hand/auto-pass.tsx';
import { AimList } from './players/aim-notes.tsx';
import { readsOf } from './players/skill-words.ts';
import type { SanguoshaView } from './sanguosha-view.ts';
import { sanguoshaStory } from './story.ts';
import zoneNames from './zone-names.json' with { type: 'json' };

/** Verbs that end or pass something, or use a skill: they have buttons, whatever card they carry. */
const BARE = new Set([
  'end',
  'pass',
  'done',
  'cancel',
  'do',
  'do-not',
  'skill',
  'use-skill',
  'convert-several',
  'hidden-card',
]);

/** Verbs by which a player does without something. */
const PASSING = new Set(['end', 'pass', 'done', 'cancel', 'do-not']);

/** Lines that say what came of something. */
const RESULTS = new Set(['hp', 'die', 'judged', 'turn-over', 'chain']);

/** Going to where cards are drawn, kept and used has words of its own. */
function isPlainMove({ kind, type, data }: LogLine): boolean {
  if (kind !== 'event' || type !== 'move') return false;
  const { from, to } = data as MoveFacts & LogLine['data'];
  return from.zone === 'processing' || to.zone === 'processing' || to.zone === 'discard-pile';
}

/** What the shared parts of a table must know of 三国杀. */
export const sanguoshaTableKit: TableKit = {
  title: NAME,
  story: sanguoshaStory,
  manyAnswers: true,
  isBare: ({ verb }) => BARE.has(verb),
  isPassing: ({ verb }) => PASSING.has(verb),
  readsOf: (option, seen, cards) =>
    readsOf(option, seen as SanguoshaView, cards as readonly SanguoshaCard[]),
  zoneNames,
  counterName: (mark) => marks[mark],
  roundName,
  // Phases begin and end all the time; what happens in them has lines of its own.
  isMinor: ({ type, data }) => type === 'begin-frame' && data.flow === 'phase',
  isTurn: ({ type }) => type === 'turn',
  isPlainMove,
  isDeed: ({ type, data }) =>
    type === 'begin-frame' && (data.flow === 'use' || data.flow === 'play'),
  isResult: ({ type }) => RESULTS.has(type),
  CardNotes: AimList,
  MoreAnswers: AutoPass,
};
